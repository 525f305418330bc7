import type { Pool } from 'pg';

/** Whether content with this SHA-256 was imported completely. */
export async function isImported(pool: Pool, contentHash: Buffer): Promise<boolean> {
  const { rows } = await pool.query<{ done: boolean }>(
    'select exists (select from imports where file_hash = $1 and finished_at is not null) as done',
    [contentHash],
  );
  return rows[0]?.done ?? false;
}

/** Records that content with this SHA-256 was imported completely. */
export async function recordImported(
  pool: Pool,
  contentHash: Buffer,
  name: string,
  counts: object,
): Promise<void> {
  await pool.query(
    `insert into imports (file_hash, file_name, byte_offset, counts, finished_at)
     values ($1, $2, 0, $3, clock_timestamp())
     on conflict (file_hash) do update set counts = excluded.counts, finished_at = excluded.finished_at`,
    [contentHash, name, JSON.stringify(counts)],
  );
}
