import type { PoolClient } from 'pg';

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
