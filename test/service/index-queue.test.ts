import { expect, test } from 'vitest';

import { acknowledge, readQueue } from '../../indexer/store/generations/index-queue.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { ownEngines } from '../support/engines.ts';

const { pool } = await ownEngines();

/** Enough that comparing all pairs exceeds the statement timeout. */
const CHANGES = 20_000;

test('thousands of changes are settled even if the statistics say that the queue is empty', async () => {
  const fill = `insert into index_queue (id, rev, enqueued_at) select uuidv7(), n, clock_timestamp() from generate_series(1, ${CHANGES}) as n`;
  // The pages of the queue remain when its rows are deleted, as after a large import; then the statistics are taken.
  await pool.query(fill);
  await pool.query('delete from index_queue');
  await pool.query('analyze index_queue');
  await pool.query(fill);

  const waiting = await inTransaction(pool, 'read snapshot', (client) => readQueue(client, CHANGES));
  expect(waiting).toHaveLength(CHANGES);
  await acknowledge(pool, waiting.slice(0, CHANGES / 2));
  const left = await inTransaction(pool, 'read snapshot', (client) => readQueue(client, CHANGES));
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(waiting.slice(CHANGES / 2).map(({ id }) => id)));
});
