import { DatabaseError, type Pool } from 'pg';

import { ServiceError } from '../errors.ts';

/** Seconds after which a caller may hope that the database is back. */
const RETRY_AFTER = 2;

/** What the statements of this room need of a pool. */
export type Database = Pick<Pool, 'query'>;

/** SQLSTATEs that mean the server is away, full, starting or too slow, not that the statement is wrong. */
const OUTAGE_STATES = /^(08|53|57P|57014$)/;
/** Faults of the connection that carry no SQLSTATE. */
const OUTAGE_MESSAGES =
  /terminated|timeout|calling end on the pool|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|not queryable|Client has encountered/i;

function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return OUTAGE_STATES.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return (
    error instanceof Error &&
    OUTAGE_MESSAGES.test(`${error.message} ${'code' in error ? String(error.code) : ''}`)
  );
}

/**
 * Runs what asks the database.
 *
 * @throws ServiceError `service_unavailable` when the database is away, whatever the driver's own error; a statement that the
 * database refuses is our fault and throws as it came
 */
export async function translateOutages<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOutage(error)) throw error;
    throw new ServiceError(
      'service_unavailable',
      'The database is not answering.',
      { retryAfter: RETRY_AFTER },
      error,
    );
  }
}

/** The pool as the operations see it, with outages told as `tellOutages` does. */
export function guardDatabase(pool: Pool): Database {
  // One signature stands for the overloads of the driver, which are all promises when no callback is given.
  const query = (...parameters: unknown[]): Promise<unknown> =>
    translateOutages(() => (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, parameters));
  return { query: query as Pool['query'] };
}
