import type { Pool, PoolClient } from 'pg';

import { withImportLock } from '../store/imports/imports.ts';

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
