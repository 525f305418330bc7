import { DatabaseError, type Pool } from 'pg';

import { ServiceError } from '../errors.ts';
import { RETRY_AFTER } from '../engines/retry-after.ts';

/** The part of a pool that statements need. */
export type Database = Pick<Pool, 'query'>;
/** The part of a pool that transactions need. */
export type Connections = Pick<Pool, 'query' | 'connect'>;

/** SQLSTATEs for a server that is unavailable, full, starting or too slow, rather than for an invalid statement. */
const OUTAGE_STATES = /^(08|53|57P|57014$)/;
/** Connection errors, which have no SQLSTATE. */
const OUTAGE_MESSAGES =
  /terminated|timeout|calling end on the pool|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|not queryable|Client has encountered/i;

function isOutage(error: unknown): boolean {
  // The server sends a code with every error. The driver makes one without it when something else than PostgreSQL answers.
  if (error instanceof DatabaseError) return error.code === undefined || OUTAGE_STATES.test(error.code);
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return (
    error instanceof Error &&
    OUTAGE_MESSAGES.test(`${error.message} ${'code' in error ? String(error.code) : ''}`)
  );
}

/**
 * Runs database work and translates outages.
 *
 * @throws ServiceError `service_unavailable` if the database is unavailable, for any driver error that means so. A
 * statement that the database refuses is a bug, so that error is rethrown unchanged.
 */
export async function translateOutages<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isOutage(error) ? unavailable(error) : error;
  }
}

/** The error for callers while the database is unavailable. */
export function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    'service_unavailable',
    'The database is not responding.',
    { retryAfter: RETRY_AFTER },
    cause,
  );
}

/** Wraps a pool for operations, with outages translated by `translateOutages`. */
export function guardDatabase(pool: Database): Database {
  // One signature replaces the driver's overloads, which all return promises if called without a callback.
  const query = (...parameters: unknown[]): Promise<unknown> =>
    translateOutages(() => (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, parameters));
  return { query: query as Pool['query'] };
}
