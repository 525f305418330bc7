import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { follow } from '../../../indexer/follow/follow.ts';
import { verify } from '../../../indexer/follow/verify.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { openElasticsearch } from '../../../src/clients.ts';
import { openPostgres } from '../../../src/postgres.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { ownEngines, removeIndices, type TestEngines } from '../../support/engines.ts';
import { faultProxy, type FaultProxy } from '../../support/fault-proxy.ts';
import { holdImportsAt } from '../../support/faulty-engines.ts';
import { load, searchableIds, visibleIds, waiting } from '../../support/load.ts';
import { ownFolder, recordsFile } from '../../support/own-folder.ts';
import { metricsPortOf, start, scrape, type Scrape } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

/** Milliseconds. A process starts and does seconds of work, on a machine that other suites share. */
const TIMEOUT = 60_000;

const engines = await ownEngines();
const { pool, environment, config } = engines;

/** Follows until the test ends, and returns what it logs. */
function following(parts: Pick<TestEngines, 'pool' | 'elasticsearch'>): {
  log: string[];
  stop: () => Promise<void>;
} {
  const log: string[] = [];
  const logger: Logger = pino({ level: 'info' }, { write: (line: string) => log.push(line) });
  const stopping = new AbortController();
  const done = follow({ ...parts, indexPrefix: engines.indexPrefix, logger }, stopping.signal);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await done;
  };
  onTestFinished(stop);
  return { log, stop };
}

const hasIndex = (): Promise<boolean> =>
  engines.elasticsearch.indices.existsAlias({ name: questionsAlias(engines.indexPrefix) });

const findable = async (tag: string, count: number): Promise<boolean> =>
  (await searchableIds(engines, tag)).length === count;

/** Parts whose connection to one engine can be broken. */
async function breakable(
  engine: 'database' | 'elasticsearch',
): Promise<{ proxy: FaultProxy; parts: Pick<TestEngines, 'pool' | 'elasticsearch'> }> {
  const proxy = await faultProxy(engine === 'database' ? config.databaseUrl : config.elasticsearchUrl);
  const broken =
    engine === 'database'
      ? { ...config, databaseUrl: proxy.url }
      : { ...config, elasticsearchUrl: proxy.url };
  const parts = { pool: openPostgres(broken, engines.logger), elasticsearch: openElasticsearch(broken) };
  onTestFinished(async () => {
    proxy.become('pass');
    await Promise.all([parts.pool.end(), parts.elasticsearch.close()]);
    await proxy.close();
  });
  return { proxy, parts };
}

describe('following', () => {
  test('builds the first index, keeps up, and stops at the signal', async () => {
    const { stop, log } = following(engines);
    await until('there is an index to search', hasIndex);
    const took: number[] = [];
    for (let count = 1; count <= 5; count += 1) {
      const began = performance.now();
      await importRecords(pool, [aQuestion({ tags: ['followed'] })]);
      await until('the question can be found', () => findable('followed', count));
      took.push(performance.now() - began);
    }
    // A promise in real time, on a machine that other suites share: one of several changes must keep it. The first may
    // be fast by luck.
    expect(Math.min(...took.slice(1))).toBeLessThan(2_000);
    await stop();
    await importRecords(pool, [aQuestion({ tags: ['not-followed'] })]);
    expect(await waiting(engines)).toBe(1);
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('is done by one of two indexers, and by the other after the first stops', async () => {
    const first = following(engines);
    const second = following(engines);
    await load(engines, [aQuestion({ tags: ['handed-over'] })]);
    await first.stop();
    await importRecords(pool, [aQuestion({ tags: ['handed-over'] })]);
    await until('the second indexer has taken over', () => findable('handed-over', 2));
    await second.stop();
  });

  test('survives the loss of its index', async () => {
    await load(engines, questions(10, { tags: ['wiped'] }));
    following(engines);
    await removeIndices(engines.elasticsearch, engines.indexPrefix);
    await importRecords(pool, [aQuestion({ tags: ['wiped'] })]);
    await until('everything can be found again', async () => (await hasIndex()) && findable('wiped', 11));
  });
});

describe('an unreachable engine', () => {
  test.each(['cut', 'swallow'] as const)('Elasticsearch (%s) is logged once and retried', async (fault) => {
    const { proxy, parts } = await breakable('elasticsearch');
    const { log } = following(parts);
    await importRecords(pool, questions(5, { tags: [`es-${fault}`] }));
    await until('the first are settled', async () => (await waiting(engines)) === 0);
    proxy.become(fault);
    await importRecords(pool, questions(5, { tags: [`es-${fault}`] }));
    await until('the failure is logged', () => log.some((line) => line.includes('indexing failed')));
    expect(await waiting(engines)).toBe(5);
    const before = proxy.opened();
    await until('it has tried again and again', () => proxy.opened() >= before + 2);
    proxy.become('pass');
    await until('it has caught up', async () => (await waiting(engines)) === 0);
    expect(await searchableIds(engines, `es-${fault}`)).toEqual(await visibleIds(engines, `es-${fault}`));
    await until('the recovery is logged', () => log.some((line) => line.includes('indexing resumed')));
    expect(log.filter((line) => line.includes('indexing failed'))).toHaveLength(1);
  });

  test('PostgreSQL is logged once and retried', async () => {
    const { proxy, parts } = await breakable('database');
    const { log } = following(parts);
    await importRecords(pool, [aQuestion({ tags: ['pg-outage'] })]);
    await until('it follows', () => findable('pg-outage', 1));
    proxy.become('cut');
    await importRecords(pool, [aQuestion({ tags: ['pg-outage'] })]);
    await until('the failure is logged', () => log.some((line) => line.includes('indexing failed')));
    proxy.become('pass');
    await until('it has caught up', () => findable('pg-outage', 2));
  });
});

describe('the metrics of an indexer', { timeout: 3 * TIMEOUT }, () => {
  /** Starts an indexer, and returns a function that reads its metrics. */
  async function anIndexer(settings: Readonly<Record<string, string>> = {}): Promise<() => Promise<Scrape>> {
    const withMetrics = {
      ...environment,
      TRIVIA_LOG_LEVEL: 'info',
      TRIVIA_INDEXER_METRICS_PORT: '0',
      ...settings,
    };
    const running = start('indexer/main.ts', [], withMetrics);
    const port = await until('it serves metrics', () => metricsPortOf(running));
    return () => scrape(port);
  }

  test('count what it writes, and show how far it is behind', async () => {
    await importRecords(pool, questions(7));
    // The indexer has to fill a new index.
    await removeIndices(engines.elasticsearch, engines.indexPrefix);
    await pool.query('delete from search_index');
    const metrics = await anIndexer();
    const filled = await until('the index is live', async () => {
      const now = await metrics();
      return now.value('trivia_search_indices{state="live"}') === 1 && now;
    });
    const all = (await pool.query('select from questions')).rowCount;
    expect(filled.value('trivia_indexer_backfill_questions{count="written"}')).toBe(all);
    expect(filled.value('trivia_indexer_backfill_questions{count="total"}')).toBe(all);
    expect(filled.value('trivia_indexer_leading')).toBe(1);

    await importRecords(pool, questions(3));
    const followed = await until('the changes are written', async () => {
      const now = await metrics();
      return (now.value('trivia_indexer_changes_total{outcome="written"}') ?? 0) >= 3 && now;
    });
    expect(followed.value('trivia_indexer_changes_total{outcome="written"}')).toBe(3);
    expect(followed.value('trivia_indexer_rounds_total')).toBeGreaterThan(0);
    expect(followed.value('trivia_indexer_failures_total')).toBe(0);

    await pool.query(
      `insert into index_queue (id, rev, enqueued_at, attempts, ready_at)
       values ($1, 1, clock_timestamp() - interval '1 minute', 3, 'infinity'), ($2, 2, clock_timestamp(), 0, 'infinity')`,
      [randomUUID(), randomUUID()],
    );
    const behind = await metrics();
    expect(behind.value('trivia_index_queue_changes{state="rejected"}')).toBe(1);
    expect(behind.value('trivia_index_queue_changes{state="waiting"}')).toBe(1);
    await pool.query('delete from index_queue');
  });

  test('count failures when it loses its search engine, and another indexer takes over', async () => {
    const proxy = await faultProxy(environment.ELASTICSEARCH_URL ?? '');
    onTestFinished(proxy.close);
    const first = await anIndexer({ ELASTICSEARCH_URL: proxy.url });
    await until('it leads', async () => (await first()).value('trivia_indexer_leading') === 1);
    const second = await anIndexer();
    expect((await second()).value('trivia_indexer_leading')).toBe(0);
    proxy.become('cut');
    await importRecords(pool, questions(1));
    await until('a failure is counted', async () => {
      const failures = (await first()).value('trivia_indexer_failures_total');
      return failures !== undefined && failures > 0;
    });
    await until('the other one leads', async () => (await second()).value('trivia_indexer_leading') === 1);
  });
});

describe('the indexer process', { timeout: 3 * TIMEOUT }, () => {
  test('lists every configuration error, without a stack, and exits with 2', async () => {
    const run = start('indexer/main.ts', [], { TRIVIA_INDEX_PREFIX: 'No' });
    expect(await run.exit).toBe(2);
    expect(run.stderr()).toContain('DATABASE_URL');
    expect(run.stderr()).toContain('TRIVIA_INDEX_PREFIX');
    expect(run.stderr()).not.toContain('    at ');
  });

  test('touches its health file when all questions are searchable, and serves no metrics by default', async () => {
    const file = join(await ownFolder(), 'health');
    await importRecords(pool, questions(3, { tags: ['healthy'] }));
    const { stdout } = start('indexer/main.ts', [], {
      ...environment,
      TRIVIA_LOG_LEVEL: 'info',
      TRIVIA_INDEXER_HEALTH_FILE: file,
    });
    await until('it is healthy', () => existsSync(file));
    expect(await searchableIds(engines, 'healthy')).toHaveLength(3);
    expect(stdout()).toContain('following the database');
    expect(stdout()).not.toContain('serving metrics');
  });

  test('ends when its parent process ends', async () => {
    const { child, exit } = start('indexer/main.ts', [], environment, 'ipc');
    await importRecords(pool, [aQuestion({ tags: ['by-child'] })]);
    await until('it follows', () => findable('by-child', 1));
    child.disconnect();
    expect(await exit).toBe(0);
  });

  test('loses and repeats nothing when it is killed during an import of 3,000 records', async () => {
    const file = await recordsFile(questions(3_000, { tags: ['killed-indexer'] }));
    const letGo = await holdImportsAt(pool, 2_000);
    const first = start('indexer/main.ts', [], environment);
    const importing = start('cli/trivia.ts', ['import', file, '--json'], environment);
    await until(
      'some are searchable',
      async () => (await searchableIds(engines, 'killed-indexer')).length > 0,
      TIMEOUT,
    );
    await first.kill();
    const atKill = (await searchableIds(engines, 'killed-indexer')).length;
    expect(atKill).toBeLessThan(3_000);
    await letGo();
    expect(await importing.exit).toBe(0);

    const second = start('indexer/main.ts', [], environment);
    await until('the queue is empty', async () => (await waiting(engines)) === 0, TIMEOUT);
    const found = await searchableIds(engines, 'killed-indexer');
    expect(found).toHaveLength(3_000);
    expect(found).toEqual(await visibleIds(engines, 'killed-indexer'));
    expect(await verify(engines, questionsAlias(engines.indexPrefix))).toMatchObject({
      missing: 0,
      stale: 0,
      ghost: 0,
    });
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });
});
