import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/**
 * A file of an import. The same file in another run has a separate checkpoint: which of its rows are repeated depends on
 * the files before it.
 */
export interface FileOfRun {
  /** SHA-256 of the run. */
  readonly run: Buffer;
  /** Its place in the run, counted from 0. */
  readonly index: number;
}

/** The progress of a file. */
export interface FileState<Report> {
  /** The number of the last row that is done. */
  readonly row: number;
  /** Bytes of the decompressed file up to its end. */
  readonly offset: number;
  readonly report: Report;
  /** Whether the file was read to its end. Other files of the run may be missing. */
  readonly isDone: boolean;
}

const hashOf = ({ run, index }: FileOfRun): Buffer =>
  createHash('sha256').update(run).update(String(index)).digest();

/** Where the import of a file stopped. Undefined if it never started or has finished. */
export async function readCheckpoint<Report>(
  pool: Pool,
  file: FileOfRun,
): Promise<FileState<Report> | undefined> {
  const { rows } = await pool.query<{ offset: number; counts: Omit<FileState<Report>, 'offset'> }>(
    `select byte_offset::float8 as offset, counts from imports where file_hash = $1 and finished_at is null`,
    [hashOf(file)],
  );
  return rows[0] && { offset: rows[0].offset, ...rows[0].counts };
}

/** Saves the progress in the transaction of the batch. */
export async function saveCheckpoint(
  client: PoolClient,
  file: FileOfRun,
  fileName: string,
  { offset, ...counts }: FileState<unknown>,
): Promise<void> {
  await client.query(
    `insert into imports as known (file_hash, file_name, byte_offset, counts) values ($1, $2, $3, $4)
     on conflict (file_hash) do update set
       file_name = excluded.file_name, byte_offset = excluded.byte_offset, counts = excluded.counts, finished_at = null,
       started_at = case when known.finished_at is null then known.started_at else excluded.started_at end`,
    [hashOf(file), fileName, offset, JSON.stringify(counts)],
  );
}

/** Marks the files of a run as finished, so that further imports of them start over. */
export async function finishCheckpoints(pool: Pool, run: Buffer, files: number): Promise<void> {
  const hashes = Array.from({ length: files }, (_none, index) => hashOf({ run, index }));
  await pool.query('update imports set finished_at = clock_timestamp() where file_hash = any ($1::bytea[])', [
    hashes,
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
