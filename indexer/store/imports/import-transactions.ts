import { DatabaseError, type Pool, type PoolClient } from 'pg';

import { Refusal } from '../../../src/refusal.ts';
import { inTransaction } from '../../../src/store/database.ts';

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

/** SQLSTATE of a statement timeout. */
const TOO_LONG = '57014';

/**
 * Serializes acts until their transactions end, so that what an act has read, such as a chain of merged questions,
 * stays valid.
 *
 * @throws Refusal if another act does not end within the statement timeout
 */
export async function lockModeration(client: PoolClient): Promise<void> {
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('trivia moderation'))`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== TOO_LONG) throw error;
    throw new Refusal(
      'A dry run of an import or another moderation command is running. Try again after it has ended.',
      { cause: error },
    );
  }
}

/** Runs work in a transaction that holds the import lock. */
export type Transact = <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;

/** Runs each piece of work in a separate transaction. */
export const separateTransactions =
  (pool: Pool): Transact =>
  (work) =>
    withImportLock(pool, work);

/**
 * Runs all work in one transaction that is rolled back, so that later work sees what earlier work wrote. Meanwhile
 * other imports wait, and requests for changes return nothing newer than its start.
 */
export async function inDryRun<Result>(
  pool: Pool,
  run: (transact: Transact) => Promise<Result>,
): Promise<Result> {
  return withImportLock(pool, (client) => unwritten(client, () => run((work) => work(client))));
}

/** Runs `work` in the caller's transaction, and rolls back what it has written. */
export async function unwritten<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint unwritten');
  const result = await work();
  await client.query('rollback to savepoint unwritten');
  return result;
}

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
