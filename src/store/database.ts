import { DatabaseError, type Pool, type PoolClient, type QueryConfig, type QueryResultRow } from 'pg';

import { type Breaker, timeLeft, RETRY_AFTER } from '../engines/time-limits.ts';
import { ServiceError } from '../errors.ts';

/** The part of a pool that statements need. */
export type Database = Pick<Pool, 'query'>;
/** The part of a pool that transactions need. */
export type Connections = Pick<Pool, 'query' | 'connect'>;

type Statement = [statement: string | QueryConfig, values?: unknown[]];

/** The rows that a statement returns. */
export async function queryRows<Row extends QueryResultRow>(database: Database, ...statement: Statement) {
  return (await database.query<Row>(...statement)).rows;
}

/** The first row that a statement returns, if any. */
export async function queryRow<Row extends QueryResultRow>(database: Database, ...statement: Statement) {
  return (await queryRows<Row>(database, ...statement))[0];
}

/** The row of a statement that always returns one. */
export async function queryOnlyRow<Row extends QueryResultRow>(database: Database, ...statement: Statement) {
  const row = await queryRow<Row>(database, ...statement);
  if (row === undefined) throw new Error(`the statement returned no row: ${textOf(statement[0])}`);
  return row;
}

const textOf = (statement: string | QueryConfig): string =>
  typeof statement === 'string' ? statement : statement.text;

/** The number of rows that a statement writes. */
export async function countWritten(database: Database, ...statement: Statement): Promise<number> {
  return (await database.query(...statement)).rowCount ?? 0;
}

/**
 * - `read snapshot`: every statement sees the database as of the first one, and cannot write.
 * - `write`: each statement sees the data committed before it started.
 */
type TransactionKind = 'read snapshot' | 'write';

const BEGIN: Readonly<Record<TransactionKind, string>> = {
  'read snapshot': 'begin isolation level repeatable read read only',
  write: 'begin isolation level read committed',
};

/**
 * Runs `work` in one transaction, which commits when `work` returns and rolls back when it throws. After a failure the
 * connection is closed instead of returned to the pool, because it may be broken or still running a statement.
 *
 * @param opening - statements sent together with `begin`, and their time limit in milliseconds
 */
export async function inTransaction<Result>(
  pool: Connections,
  kind: TransactionKind,
  work: (client: PoolClient) => Promise<Result>,
  opening?: { readonly text: string; readonly query_timeout: number },
): Promise<Result> {
  const client = await pool.connect();
  // The connection may end between two statements. The pool listens only to idle connections, and the next statement
  // reports the error anyway.
  const onLost = (): void => undefined;
  client.on('error', onLost);
  let finished = false;
  try {
    const begin = BEGIN[kind];
    await (opening === undefined
      ? client.query(begin)
      : client.query({ ...opening, text: `${begin};${opening.text}` }));
    const result = await work(client);
    await client.query('commit');
    finished = true;
    return result;
  } finally {
    // A connection that is being closed may still emit errors.
    if (finished) client.off('error', onLost);
    client.release(!finished);
  }
}

/** One signature for the driver's overloads, which all return promises if called without a callback. */
export type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * The pool for requests: a statement gets the time that its request has left, and none is sent while the server is
 * silent.
 *
 * @throws ServiceError `service_unavailable` instead of sending a statement
 */
export function guardPool(pool: Pool, breaker: Breaker): Connections {
  const query: Query = (...given) => {
    const time = timeLeft(Infinity);
    if (time <= 0) return Promise.reject(unavailable(new Error('the request has no time left')));
    const statement = time === Infinity ? given : limited(given, time);
    return breaker.run(() => (pool.query as Query).apply(pool, statement), isSilence);
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

/** The same statement with a time limit in milliseconds. */
function limited([statement, ...rest]: readonly unknown[], limit: number): unknown[] {
  if (typeof statement === 'string') return [{ text: statement, values: rest[0], query_timeout: limit }];
  return [{ ...Object(statement), query_timeout: limit }, ...rest];
}

/** How the driver says that the server did not answer in time. */
const SILENCE = /^Query read timeout$|^timeout exceeded when trying to connect$|due to connection timeout$/;

const isSilence = (error: unknown): boolean => error instanceof Error && SILENCE.test(error.message);

/** Wraps a pool for endpoints, with outages translated by `translateOutages`. */
export function guardDatabase(pool: Database): Database {
  const query: Query = (...given) => translateOutages(() => (pool.query as Query).apply(pool, given));
  return { query: query as Pool['query'] };
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

/**
 * SQLSTATEs for a server that is unavailable, full, starting, too slow, or a standby, rather than for an invalid statement.
 * A standby that has much to catch up on cancels statements that are in the way (40001).
 */
const OUTAGE_STATES = /^(08|53|57P|57014$|25006$|40001$)/;
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

/** The error for callers while the database is unavailable. */
export function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    'service_unavailable',
    'The database is not responding.',
    { retryAfter: RETRY_AFTER },
    cause,
  );
}
