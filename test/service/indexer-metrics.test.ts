import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';

import { importRecords } from '../../indexer/import/import-records.ts';
import { questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { start, scrape, type Scrape } from '../support/processes.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();

/** Starts an indexer, and returns a function that reads its metrics. */
async function anIndexer(settings: Readonly<Record<string, string>> = {}): Promise<() => Promise<Scrape>> {
  const environment = {
    ...engines.environment,
    TRIVIA_LOG_LEVEL: 'info',
    TRIVIA_INDEXER_METRICS_PORT: '0',
    ...settings,
  };
  const { stdout } = start('indexer/main.ts', [], environment);
  const port = await until(
    'it serves metrics',
    () => /"port":(\d+),"msg":"serving metrics"/.exec(stdout())?.[1],
  );
  return () => scrape(port);
}

test('an indexer counts what it writes, and shows how far it is behind', async () => {
  await importRecords(engines.pool, questions(7));
  const metrics = await anIndexer();
  const filled = await until('the index is live', async () => {
    const now = await metrics();
    return now.value('trivia_search_indices{state="live"}') === 1 && now;
  });
  expect(filled.value('trivia_indexer_backfill_questions{count="written"}')).toBe(7);
  expect(filled.value('trivia_indexer_backfill_questions{count="total"}')).toBe(7);
  expect(filled.value('trivia_indexer_leading')).toBe(1);

  await importRecords(engines.pool, questions(3));
  const followed = await until('the changes are written', async () => {
    const now = await metrics();
    return (now.value('trivia_indexer_changes_total{outcome="written"}') ?? 0) >= 3 && now;
  });
  expect(followed.value('trivia_indexer_changes_total{outcome="written"}')).toBe(3);
  expect(followed.value('trivia_indexer_rounds_total')).toBeGreaterThan(0);
  expect(followed.value('trivia_indexer_failures_total')).toBe(0);

  await engines.pool.query(
    `insert into index_queue (id, rev, enqueued_at, attempts, ready_at)
     values ($1, 1, clock_timestamp() - interval '1 minute', 3, 'infinity'), ($2, 2, clock_timestamp(), 0, 'infinity')`,
    [randomUUID(), randomUUID()],
  );
  const behind = await metrics();
  expect(behind.value('trivia_index_queue_changes{state="rejected"}')).toBe(1);
  expect(behind.value('trivia_index_queue_changes{state="waiting"}')).toBe(1);
  await engines.pool.query('delete from index_queue');
});

test('an indexer that loses its search engine counts failures, and another one takes over', async () => {
  const proxy = await faultProxy(engines.environment.ELASTICSEARCH_URL ?? '');
  onTestFinished(proxy.close);
  const first = await anIndexer({ ELASTICSEARCH_URL: proxy.url });
  await until('it leads', async () => (await first()).value('trivia_indexer_leading') === 1);
  const second = await anIndexer();
  expect((await second()).value('trivia_indexer_leading')).toBe(0);
  proxy.become('cut');
  await importRecords(engines.pool, questions(1));
  await until('a failure is counted', async () => {
    const failures = (await first()).value('trivia_indexer_failures_total');
    return failures !== undefined && failures > 0;
  });
  await until('the other one leads', async () => (await second()).value('trivia_indexer_leading') === 1);
});

test('the metrics of an indexer are served nowhere by default', async () => {
  const { stdout } = start('indexer/main.ts', [], { ...engines.environment, TRIVIA_LOG_LEVEL: 'info' });
  await until('it runs', () => stdout().includes('following the database'));
  expect(stdout()).not.toContain('serving metrics');
});
