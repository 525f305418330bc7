import type { Pool, PoolClient } from 'pg';

/** The progress of a file's import. */
export interface ImportCheckpoint<Counts> {
  /** Offset of the next row in the uncompressed file, in bytes. */
  readonly offset: number;
  readonly counts: Counts;
}

/** Where the import with this SHA-256 stopped. Null if it never started or has finished. */
export async function readCheckpoint<Counts>(
  pool: Pool,
  fileHash: Buffer,
): Promise<ImportCheckpoint<Counts> | null> {
  const found = await pool.query<ImportCheckpoint<Counts>>(
    `select byte_offset::float8 as offset, counts from imports where file_hash = $1 and finished_at is null`,
    [fileHash],
  );
  return found.rows[0] ?? null;
}

/** Saves the progress in the transaction of the batch. */
export async function saveCheckpoint<Counts>(
  client: PoolClient,
  fileHash: Buffer,
  fileName: string,
  { offset, counts }: ImportCheckpoint<Counts>,
): Promise<void> {
  await client.query(
    `insert into imports as known (file_hash, file_name, byte_offset, counts) values ($1, $2, $3, $4)
     on conflict (file_hash) do update set
       file_name = excluded.file_name, byte_offset = excluded.byte_offset, counts = excluded.counts, finished_at = null,
       started_at = case when known.finished_at is null then known.started_at else excluded.started_at end`,
    [fileHash, fileName, offset, JSON.stringify(counts)],
  );
}

/** Marks imports as finished, so that further imports of these files start over. */
export async function finishCheckpoints(pool: Pool, fileHashes: readonly Buffer[]): Promise<void> {
  await pool.query('update imports set finished_at = clock_timestamp() where file_hash = any ($1::bytea[])', [
    fileHashes,
  ]);
}

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
