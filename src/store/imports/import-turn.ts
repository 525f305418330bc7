import type { Pool, PoolClient } from 'pg';

import { inTransaction } from '../transaction.ts';

/** Milliseconds: who tries a large import out keeps its turn until the end. */
const LONGEST_TURN = 6 * 3_600_000;

// Waiting for others is no statement that takes too long.
const TURN = `
  set local statement_timeout = ${LONGEST_TURN};
  select pg_advisory_xact_lock(hashtext('trivia import'));
  set local statement_timeout to default`;

/** Runs `work` in a transaction of its own while no other import does, so that what one looked up stays true. */
export const inImportTurn = <Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => inTransaction(pool, 'write', work, { text: TURN, query_timeout: LONGEST_TURN });
