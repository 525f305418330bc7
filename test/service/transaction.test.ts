import { Pool, type PoolClient } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';

import { importRecords } from '../../indexer/import/import-records.ts';
import { createKey } from '../../src/access/api-keys.ts';
import { scanRevisions } from '../../indexer/store/generations/index-verification.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const { pool, config } = await ownEngines();

const processOf = async (client: PoolClient): Promise<number> =>
  (await client.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id ?? 0;

describe('connections of transactions', () => {
  test('a connection lost between two statements fails only its transaction and is not reused', async () => {
    let ended = 0;
    const lost = inTransaction(pool, 'write', async (client) => {
      ended = await processOf(client);
      const gone = new Promise((resolve) => client.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [ended]);
      await gone;
      await client.query('select 1');
    });
    await expect(lost).rejects.toThrow(/not queryable|terminat/);
    expect(ended).toBeGreaterThan(0);
    expect(await inTransaction(pool, 'write', processOf)).not.toBe(ended);
  });

  test('transactions leave no listener on connections that return to the pool', async () => {
    const listeners = (): Promise<number> =>
      inTransaction(pool, 'write', (client) => Promise.resolve(client.listenerCount('error')));
    const before = await listeners();
    for (let turn = 0; turn < 20; turn += 1) await listeners();
    expect(await listeners()).toBe(before);
  });
});

test('a scan survives a search page slower than the idle timeout', async () => {
  await importRecords(pool, questions(3));
  const hasty = new Pool({
    connectionString: config.databaseUrl,
    idle_in_transaction_session_timeout: 50,
    application_name: 'hasty',
  });
  hasty.on('error', () => undefined);
  onTestFinished(() => hasty.end());
  await scanRevisions(hasty, async (nextPage) => {
    expect(await nextPage()).toHaveLength(3);
    await until('the scan has been silent for a while', async () => {
      const found = await pool.query(
        `select from pg_stat_activity where application_name = 'hasty' and state = 'idle in transaction'
           and clock_timestamp() - state_change < interval '200 ms'`,
      );
      return found.rowCount === 0;
    });
    expect(await nextPage()).toEqual([]);
  });
});

test('a key that cannot be stored reports the cause even when the rollback fails too', async () => {
  const failing = new Pool({ connectionString: config.databaseUrl });
  onTestFinished(() => failing.end());
  failing.on('connect', (client) => {
    const query = client.query.bind(client) as (text: string, ...given: unknown[]) => Promise<unknown>;
    const breaking = async (text: string, ...given: unknown[]): Promise<unknown> => {
      if (text.includes('insert into api_keys')) throw new Error('the cause');
      if (text === 'rollback') throw new Error('undoing failed');
      return query(text, ...given);
    };
    client.query = breaking as typeof client.query;
  });
  const newKey = { email: 'ada@example.org', name: 'test', scope: 'pk' } as const;
  await expect(createKey(failing, newKey)).rejects.toThrow('the cause');
  expect(failing.totalCount).toBe(0);
});
