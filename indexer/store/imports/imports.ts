import { DatabaseError, type Pool, type PoolClient } from 'pg';

import { inTransaction } from '../../../src/store/transaction.ts';

/** Milliseconds. A dry run of a large import holds the lock until its end. */
const TIMEOUT = 6 * 3_600_000;

// Waiting for the lock must not hit the statement timeout.
const LOCK = `
  set local statement_timeout = ${TIMEOUT};
  select pg_advisory_xact_lock(hashtext('trivia import'));
  set local statement_timeout to default`;

/** Runs `work` in a transaction that excludes other imports, so that what it has read stays valid. */
export const withImportLock = <Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => inTransaction(pool, 'write', work, { text: LOCK, query_timeout: TIMEOUT });

/** SQLSTATE classes that name a data error: malformed values and violated constraints. */
const DATA_ERROR = /^2[23]/;

/** The database refused data in a savepoint, which was rolled back. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';
  /** The violated constraint, or the SQLSTATE of a malformed value. */
  readonly constraint: string;
  constructor(constraint: string, cause: Error) {
    super(`the database refused the data: ${constraint}`, { cause });
    this.constraint = constraint;
  }
}

/**
 * Runs `work` in a savepoint of the caller's transaction, which can continue after refused data.
 *
 * @throws DataRefused after rolling back to the savepoint
 */
export async function inSavepoint<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint attempt');
  try {
    const result = await work();
    await client.query('release savepoint attempt');
    return result;
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code === undefined || !DATA_ERROR.test(error.code))
      throw error;
    await client.query('rollback to savepoint attempt');
    throw new DataRefused(error.constraint ?? error.code, error);
  }
}

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

/** Runs work in a transaction that holds the import lock. */
export type Transact = <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;

/** Runs each piece of work in a separate transaction. */
export const separateTransactions =
  (pool: Pool): Transact =>
  (work) =>
    withImportLock(pool, work);

/** Thrown to roll back a transaction. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Runs all work in one transaction that is rolled back, so that later work sees what earlier work wrote. Meanwhile
 * other imports wait, and requests for changes return nothing newer than its start.
 */
export async function inDryRun<Result>(
  pool: Pool,
  run: (transact: Transact) => Promise<Result>,
): Promise<Result> {
  try {
    await withImportLock(pool, async (client) => {
      throw new RolledBack(await run((work) => work(client)));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
  throw new Error('a dry run was committed');
}
