import type { Pool, PoolClient } from 'pg';

import { inImportTurn } from '../../src/store/imports/import-turn.ts';

/** Runs work on the database while no other import does. */
export type Transact = <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;

/** Each piece of work is a transaction of its own. */
export const separateTransactions =
  (pool: Pool): Transact =>
  (work) =>
    inImportTurn(pool, work);

/** Thrown to end a transaction without keeping anything of it. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('nothing is kept');
    this.result = result;
  }
}

/**
 * Runs everything in one transaction that is rolled back, so that later work finds what earlier work wrote, as it would. While
 * it lasts no other import goes on, and clients that ask for changes are told none that are newer than its beginning.
 */
export async function inDryRun<Result>(
  pool: Pool,
  run: (transact: Transact) => Promise<Result>,
): Promise<Result> {
  try {
    await inImportTurn(pool, async (client) => {
      throw new RolledBack(await run((work) => work(client)));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
  throw new Error('a transaction that is to be rolled back was committed');
}
