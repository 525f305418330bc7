import { errors } from '@elastic/elasticsearch';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeKey } from '../../../src/contract/key-format.ts';
import { openElasticsearch } from '../../../src/clients.ts';
import { REQUEST_TIME } from '../../../src/engines/time-limits.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi, type Api } from '../../support/api.ts';
import { breakablePostgres } from '../../support/faulty-engines.ts';
import { ownEngines } from '../../support/engines.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { load, COUNTED, untilCounted } from '../../support/load.ts';
import { until } from '../../support/until.ts';

/** What the client of Elasticsearch reports when it sends a request. */
const SentEvent = z.object({
  meta: z.object({ request: z.object({ params: z.object({ path: z.string() }) }) }),
});

/** Milliseconds that engines get for a request here: less than usual, so that a busy machine is not too late to report it. */
const SHORT_TIME = REQUEST_TIME / 2;
/** Milliseconds within which an outage must be reported: the usual time of a request and some margin. */
const SOON = REQUEST_TIME + 1_000;

const engines = await ownEngines();
const { config } = engines;

const toElasticsearch = await faultProxy(config.elasticsearchUrl);
const elasticsearch = openElasticsearch({ ...config, elasticsearchUrl: toElasticsearch.url });
const { toPostgres, pool: postgres } = await breakablePostgres(engines);
afterAll(async () => {
  await elasticsearch.close();
  await toElasticsearch.close();
});
afterEach(() => {
  toElasticsearch.become('pass');
  toPostgres.become('pass');
  toPostgres.delay = 0;
});

const searchless = await anApi(engines, { clients: { elasticsearch }, requestTime: SHORT_TIME });
const logged: string[] = [];
const baseless = await anApi(
  { ...engines, logger: pino({}, { write: (line) => void logged.push(line) }) },
  { clients: { postgres }, requestTime: SHORT_TIME },
);

async function expectUnavailable(api: Api, path: string): Promise<void> {
  const start = performance.now();
  const { status, headers, problem } = await api.refused(path);
  expect(performance.now() - start).toBeLessThan(SOON);
  expect(status).toBe(503);
  expect(problem.code).toBe('service_unavailable');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(problem.retryAfter).toBe(Number(headers['retry-after']));
  expect(JSON.stringify(problem)).not.toMatch(
    /ECONN|127\.0\.0\.1|elastic|postgres|index_not_found|terminated/i,
  );
}

const SEARCHING = ['/questions/random', '/questions', '/topics/europe'];

const statusOf = async ({ app, key }: Api, path: string): Promise<number> =>
  (await app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': key } })).statusCode;
const untilStatus = (api: Api, path: string, status = 200): Promise<boolean> =>
  until(`${path} responds with ${status}`, async () => (await statusOf(api, path)) === status);

test.each([...SEARCHING, ...COUNTED])('GET %s responds with 503 before anything is indexed', async (path) => {
  await expectUnavailable(searchless, path);
});

describe('an Elasticsearch outage', () => {
  test.each(['cut', 'hang'] as const)(
    'discovery lists that were never counted respond with 503 in time (%s), and recover',
    async (fault) => {
      await load(engines, questions(1));
      // A count in progress could save its result after the deletion below.
      await untilCounted(engines, searchless);
      toElasticsearch.become(fault);
      await engines.pool.query('delete from count_snapshots');
      const cold = await anApi(engines, { clients: { elasticsearch }, requestTime: SHORT_TIME });
      await Promise.all(COUNTED.map((path) => expectUnavailable(cold, path)));
      toElasticsearch.become('pass');
      await untilStatus(cold, '/stats');
      for (const path of COUNTED) expect(await statusOf(cold, path), path).toBe(200);
    },
  );

  test.each(['cut', 'hang'] as const)('lookups by id work (%s)', async (fault) => {
    const [id = '', other = ''] = await load(engines, questions(2));
    toElasticsearch.become(fault);
    expect((await searchless.question(id)).data.id).toBe(id);
    const found = await searchless.list({ ids: `${other},${id}` });
    expect(found.data.map((question) => question.id)).toEqual([other, id]);
    const mapped = await searchless.list({ ids: id, content_language: 'pl' });
    expect(mapped.meta.missing).toEqual([id]);
  });

  test.each(SEARCHING)('GET %s is 503 while connections are cut, and recovers', async (path) => {
    toElasticsearch.become('cut');
    await expectUnavailable(searchless, path);
    toElasticsearch.become('pass');
    await untilStatus(searchless, path);
  });

  test('discovery lists use the last counts while Elasticsearch is unavailable', async () => {
    await load(engines, questions(1));
    await untilCounted(engines, searchless);
    const { total } = await searchless.stats();
    for (const fault of ['cut', 'hang'] as const) {
      toElasticsearch.become(fault);
      for (const path of COUNTED) expect(await statusOf(searchless, path), path).toBe(200);
      expect((await searchless.stats()).total).toBe(total);
    }
  });

  test('searches respond with 503 in time while Elasticsearch is silent, then without asking it, and recover', async () => {
    await load(engines, questions(1));
    await untilCounted(engines, searchless);
    toElasticsearch.become('hang');
    await Promise.all(SEARCHING.map((path) => expectUnavailable(searchless, path)));
    const paths: string[] = [];
    const note = (_error: unknown, event: unknown): void =>
      void paths.push(SentEvent.parse(event).meta.request.params.path);
    elasticsearch.diagnostic.on('request', note);
    for (const path of [...SEARCHING, ...SEARCHING]) await expectUnavailable(searchless, path);
    elasticsearch.diagnostic.off('request', note);
    // Only probes, which search in the live index.
    expect(new Set(paths).size).toBeLessThanOrEqual(1);
    toElasticsearch.become('pass');
    await Promise.all(SEARCHING.map((path) => untilStatus(searchless, path)));
  });

  test('a list is no longer searched when its caller is gone', async () => {
    // A request has half a minute here, so that only the end of its caller can stop a search within a third of that.
    const patient = await anApi(engines, { clients: { elasticsearch } });
    const url = await patient.app.listen({ host: '127.0.0.1', port: 0 });
    await untilCounted(engines, patient);
    toElasticsearch.become('hang');
    const caller = new AbortController();
    const sent = new Promise((resolve) => elasticsearch.diagnostic.once('request', resolve));
    const ended = new Promise<Error | null>((resolve) => elasticsearch.diagnostic.once('response', resolve));
    const request = fetch(`${url}/api/v1/questions?limit=7`, {
      headers: { 'x-api-key': patient.key },
      signal: caller.signal,
    }).catch((error: unknown) => error);
    await sent;
    const start = performance.now();
    caller.abort();
    expect(await ended).toBeInstanceOf(errors.RequestAbortedError);
    expect(performance.now() - start).toBeLessThan(10_000);
    await request;
  });
});

describe('a PostgreSQL outage', () => {
  const BY_ID = '/questions/019a0000-0000-7000-8000-000000000001';

  test.each([...SEARCHING, BY_ID])('GET %s is 503 while connections are cut, and recovers', async (path) => {
    const isDown = async (): Promise<boolean> => (await statusOf(baseless, path)) === 503;
    await until('it responds', async () => !(await isDown()));
    toPostgres.become('cut');
    await expectUnavailable(baseless, path);
    toPostgres.become('pass');
    await until('it responds again', async () => !(await isDown()));
  });

  test('known keys get counts with stale names while PostgreSQL is unavailable, logged once', async () => {
    const lines: string[] = [];
    const watched = pino({}, { write: (line) => void lines.push(line) });
    const api = await anApi(
      { ...engines, logger: watched },
      { clients: { postgres }, requestTime: SHORT_TIME },
    );
    const warnings = (): string[] => lines.filter((line) => line.includes('category names cannot be read'));
    for (const path of COUNTED) await untilStatus(api, path);
    toPostgres.become('cut');
    const statuses = new Set<number>();
    await until('reading the names of categories has failed', async () => {
      for (const path of ['/categories', '/stats']) statuses.add(await statusOf(api, path));
      return warnings().length > 0;
    });
    for (const path of COUNTED) statuses.add(await statusOf(api, path));
    expect([...statuses]).toEqual([200]);
    const unknown = { ...api, key: makeKey('pk') };
    expect(await statusOf(unknown, '/stats')).toBe(503);
    toPostgres.become('pass');
    await untilStatus(unknown, '/stats', 401);
    await until('the names are read again', async () => {
      await api.categories();
      return lines.some((line) => line.includes('category names can be read again'));
    });
    expect(warnings()).toHaveLength(1);
    // It shares the pool whose statements are counted below.
    await api.app.close();
  });

  test('a lookup responds with 503 in time when PostgreSQL goes silent on an open connection', async () => {
    await untilStatus(baseless, BY_ID, 404);
    // A background task may be using it at the moment.
    await until('a connection is open and idle', () => postgres.idleCount > 0);
    toPostgres.delay = 60_000;
    await expectUnavailable(baseless, BY_ID);
  });

  test('a silent PostgreSQL gets no more statements than probes, until it answers', async () => {
    // A probe of the outage before could end this one.
    await untilStatus(baseless, BY_ID, 404);
    logged.length = 0;
    toPostgres.become('hang');
    await until('the silence is noticed', async () => {
      await expectUnavailable(baseless, BY_ID);
      return logged.some((line) => line.includes('PostgreSQL does not answer'));
    });
    const statements = vi.spyOn(postgres, 'query');
    for (let request = 0; request < 20; request += 1) await expectUnavailable(baseless, BY_ID);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    toPostgres.become('pass');
    await untilStatus(baseless, BY_ID, 404);
  });
});
