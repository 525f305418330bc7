import type { Pool } from 'pg';

interface KnownImport {
  /** SHA-256 of its content. */
  readonly hash: Buffer;
  /** Its report, and for the starter catalogue, `madeFrom`. */
  readonly counts: object;
}

/**
 * The last complete import of this name. An earlier one does not count: an older version of the catalogue may come
 * back.
 */
export async function latestImport(pool: Pool, name: string): Promise<KnownImport | undefined> {
  const { rows } = await pool.query<KnownImport>(
    `select file_hash as hash, counts from imports
     where file_name = $1 and finished_at is not null order by finished_at desc, file_hash limit 1`,
    [name],
  );
  return rows[0];
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
