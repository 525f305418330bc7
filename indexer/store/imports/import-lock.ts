import type { Pool, PoolClient } from 'pg';

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
