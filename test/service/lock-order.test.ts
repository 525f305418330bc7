import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';

import { importRecords } from '../../indexer/import/import-records.ts';
import { acknowledge } from '../../indexer/store/generations/index-queue.ts';
import { enqueueRepair } from '../../indexer/store/generations/index-verification.ts';
import { markLive } from '../../indexer/store/generations/search-index.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { aQuestion } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { pool, config } = engines;

/** Without index scans, rows are read in their physical order. */
const scanning = new Pool({
  connectionString: config.databaseUrl,
  options: '-c enable_indexscan=off -c enable_bitmapscan=off',
});
afterAll(() => scanning.end());

const NO_QUESTION = '01890000-0000-7000-8000-000000000000';

/** Waits until a connection to this database waits for a lock. */
const untilLockWaits = (): Promise<boolean> =>
  until('a writer waits for the lock', async () => {
    const found = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return found.rowCount === 1;
  });

test.each(['repair', 'import'] as const)(
  'questions are locked in the order of their ids to avoid deadlocks: %s',
  async (kind) => {
    const records = [aQuestion(), aQuestion()];
    const ids = await load(engines, records);
    const [low = '', high = ''] = ids.toSorted();
    const highFirst = records.toSorted((one) => (ids[records.indexOf(one)] === high ? -1 : 1));
    // Moves the row with the lower id behind the other, so that a scan reads it last.
    await pool.query(`update questions set quality = 'standard' where id = $1`, [low]);
    const write = (): Promise<unknown> =>
      kind === 'repair'
        ? enqueueRepair(scanning, { renew: [high, low], bury: [], highestVersion: 0 })
        : importRecords(
            scanning,
            highFirst.map((record) => ({ ...record, explanation: 'Changed.' })),
          );
    const touch = 'update questions set quality = $2 where id = $1';
    let written: Promise<unknown> = Promise.resolve();
    await inTransaction(pool, 'write', async (client) => {
      await client.query(touch, [low, 'high']);
      written = Promise.allSettled([write()]);
      await untilLockWaits();
      await client.query(touch, [high, 'high']);
    });
    expect(await written).toMatchObject([{ status: 'fulfilled' }]);
  },
);

test('switching the live index does not deadlock with the acknowledgement of changes', async () => {
  await pool.query('delete from search_index');
  // The row of the new index precedes the live one, so that a scan reads it first.
  await pool.query(
    `insert into search_index (name, projection_version, mapping_hash, state)
     values ('new', 1, 'hash', 'building'), ('old', 1, 'hash', 'live')`,
  );
  let settling: Promise<unknown> = Promise.resolve();
  await inTransaction(pool, 'write', async (client) => {
    const holdUp = async (statement: string, values: unknown[]): Promise<unknown> => {
      const result = await client.query(statement, values);
      if (!statement.includes('standby')) return result;
      settling = Promise.allSettled([acknowledge(pool, [{ id: NO_QUESTION, rev: 1 }])]);
      await untilLockWaits();
      return result;
    };
    const heldUp = new Proxy(client, {
      get: (target, name): unknown => (name === 'query' ? holdUp : Reflect.get(target, name)),
    });
    await markLive(heldUp, 'new');
  });
  expect(await settling).toMatchObject([{ status: 'fulfilled' }]);
  const { rows } = await pool.query(
    'select name, state, settled::int as settled from search_index order by name',
  );
  expect(rows).toEqual([
    { name: 'new', state: 'live', settled: 1 },
    { name: 'old', state: 'standby', settled: 1 },
  ]);
});
