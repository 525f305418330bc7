import type { Pool, PoolClient } from 'pg';

/** How far the import of a file has come. */
export interface ImportCheckpoint<Counts> {
  /** Bytes of the unpacked file that are done: where the next row begins. */
  readonly offset: number;
  readonly counts: Counts;
}

/** Where the import under this SHA-256 stopped; null when it was never begun, or was finished. */
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

/** Notes how far the import is, in the transaction of the batch that brought it there. */
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

/** Notes that all of these are done: a further import begins at their start again. */
export async function finishCheckpoints(pool: Pool, fileHashes: readonly Buffer[]): Promise<void> {
  await pool.query('update imports set finished_at = clock_timestamp() where file_hash = any ($1::bytea[])', [
    fileHashes,
  ]);
}
