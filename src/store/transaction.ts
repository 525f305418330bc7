import { DatabaseError, type PoolClient } from 'pg';

import type { Connections } from './database.ts';

/**
 * - `read snapshot`: every statement sees the database as of the first one, and cannot write.
 * - `write`: each statement sees the data committed before it started.
 */
type TransactionKind = 'read snapshot' | 'write';

const BEGIN: Readonly<Record<TransactionKind, string>> = {
  'read snapshot': 'begin isolation level repeatable read read only',
  write: 'begin isolation level read committed',
};

interface Opening {
  readonly text: string;
  /** Milliseconds. */
  readonly query_timeout: number;
}

/**
 * Runs `work` in one transaction, which commits when `work` returns and rolls back when it throws. After a failure the
 * connection is closed instead of returned to the pool, because it may be broken or still running a statement.
 *
 * @param opening - statements sent together with `begin`
 */
export async function inTransaction<Result>(
  pool: Connections,
  kind: TransactionKind,
  work: (client: PoolClient) => Promise<Result>,
  opening?: Opening,
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
