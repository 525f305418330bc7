import type { Pool } from 'pg';

import { inTransaction } from '../../../src/store/transaction.ts';
import type { State } from './history.ts';

/** The states of the questions, after the transactions that are changing them. Removed questions are absent. */
export async function readStates(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, State>> {
  // In a transaction for writing, since it waits for the locks of others.
  return inTransaction(pool, 'write', async (client) => {
    const { rows } = await client.query<State & { id: string }>(
      `select id, difficulty, tags[1] as tag, quality, availability from questions where id = any ($1)
       order by id for update`,
      [ids],
    );
    return new Map(rows.map(({ id, ...state }) => [id, state]));
  });
}
