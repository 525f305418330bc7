import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * - `read snapshot`: every statement sees the database as of the first one; nothing can be written.
 * - `write`: each statement sees what is committed when it starts.
 */
type TransactionKind = 'read snapshot' | 'write';

const BEGIN: Readonly<Record<TransactionKind, string>> = {
  'read snapshot': 'begin isolation level repeatable read read only',
  write: 'begin isolation level read committed',
};

interface Opening {
  readonly text: string;
  /** Milliseconds after which it is given up. */
  readonly query_timeout: number;
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. A connection on which anything failed
 * is closed rather than given back: it may be broken, or hang in the middle of a statement.
 *
 * @param opening - statements that go to the database with its beginning
 */
export async function inTransaction<Result>(
  pool: Pool,
  kind: TransactionKind,
  work: (client: PoolClient) => Promise<Result>,
  opening?: Opening,
): Promise<Result> {
  const client = await pool.connect();
  // The connection may end between two statements: the pool listens only to those that it holds itself, and the next statement
  // says it anyway.
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
    // One that is closed may still complain while it ends.
    if (finished) client.off('error', onLost);
    client.release(!finished);
  }
}

/** SQLSTATE classes that name a data error: malformed values and violated constraints. */
const DATA_ERROR = /^2[23]/;

/** The database refuses the data of a savepoint, of which nothing is kept. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';
  /** The violated constraint, or the SQLSTATE of a malformed value. */
  readonly constraint: string;
  constructor(constraint: string, cause: Error) {
    super(`the database refuses the data: ${constraint}`, { cause });
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
