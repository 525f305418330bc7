import type { Pool } from 'pg';

import type { Breaker } from '../engines/breaker.ts';
import { timeLeft } from '../engines/deadline.ts';
import { unavailable, type Connections } from './database.ts';

/** How the driver says that the server did not answer in time. */
const SILENCE = /^Query read timeout$|^timeout exceeded when trying to connect$|due to connection timeout$/;

const isSilence = (error: unknown): boolean => error instanceof Error && SILENCE.test(error.message);

/** The same statement with a time limit in milliseconds. */
function limited([statement, ...rest]: readonly unknown[], limit: number): unknown[] {
  if (typeof statement === 'string') return [{ text: statement, values: rest[0], query_timeout: limit }];
  return [{ ...Object(statement), query_timeout: limit }, ...rest];
}

/**
 * The pool for requests: a statement gets the time that its request has left, and none is sent while the server is
 * silent.
 *
 * @throws ServiceError `service_unavailable` instead of sending a statement
 */
export function guardPool(pool: Pool, breaker: Breaker): Connections {
  const send = (given: readonly unknown[]): Promise<unknown> =>
    (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, [...given]);
  const query = (...given: unknown[]): Promise<unknown> => {
    const time = timeLeft(Infinity);
    if (time <= 0) return Promise.reject(unavailable(new Error('the request has no time left')));
    const statement = time === Infinity ? given : limited(given, time);
    return breaker.run(() => send(statement), isSilence);
  };
  return {
    query: query as Pool['query'],
    // A connection from the pool does not show that the server answers, so this only asks the breaker.
    connect: (() => {
      breaker.refuseIfOpen();
      return pool.connect();
    }) as Pool['connect'],
  };
}
