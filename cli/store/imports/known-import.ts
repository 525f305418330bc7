import type { Pool } from 'pg';

/**
 * Whether the last complete import of this name had content with this SHA-256. An earlier one does not count: an older
 * version of the catalogue may come back.
 */
export async function isLatestImport(pool: Pool, name: string, contentHash: Buffer): Promise<boolean> {
  const { rows } = await pool.query<{ is_latest: boolean }>(
    `select file_hash = $2 as is_latest from imports
     where file_name = $1 and finished_at is not null order by finished_at desc, file_hash limit 1`,
    [name, contentHash],
  );
  return rows[0]?.is_latest ?? false;
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
