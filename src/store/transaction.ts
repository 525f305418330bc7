import type { Pool, PoolClient } from 'pg';

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
