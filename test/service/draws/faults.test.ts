import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { rebuild } from '../../../indexer/follow/rebuild.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { openElasticsearch } from '../../../src/clients.ts';
import { REQUEST_TIME } from '../../../src/engines/time-limits.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi, type Api } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { load } from '../../support/load.ts';
import { until } from '../../support/until.ts';

/** Milliseconds of each response of Elasticsearch: a request that waits for one is over its own time long before. */
const SLOW = 30_000;

const engines = await ownEngines();
const toElasticsearch = await faultProxy(engines.config.elasticsearchUrl);
const elasticsearch = openElasticsearch({ ...engines.config, elasticsearchUrl: toElasticsearch.url });
afterAll(async () => {
  await elasticsearch.close();
  await toElasticsearch.close();
});
afterEach(() => {
  toElasticsearch.become('pass');
  toElasticsearch.delay = 0;
});

const aProcess = (): Promise<Api> =>
  anApi(engines, { checkAnswers: false, clients: { elasticsearch }, requestTime: REQUEST_TIME });
const warm = await aProcess();

beforeAll(async () => {
  await warm.app.ready();
  await load(engines, [...questions(1_500, { tags: ['broad'] }), ...questions(30, { tags: ['narrow'] })]);
});

interface Answer {
  readonly status: number;
  readonly count: number;
}

async function draw({ app, key }: Api, tag: string, amount = 10): Promise<Answer> {
  const url = `/api/v1/questions/random?tags=${tag}&amount=${amount}`;
  const response = await app.inject({ url, headers: { 'x-api-key': key } });
  const { data = [] } = response.json<{ data?: unknown[] }>();
  if (response.statusCode === 503) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  return { status: response.statusCode, count: data.length };
}

let searches = 0;
elasticsearch.diagnostic.on('request', () => (searches += 1));

/** Draws until a broad filter needs no search. */
async function warmUp(api: Api): Promise<void> {
  await until('draws need no search', async () => {
    const before = searches;
    const { status } = await draw(api, 'broad', 1);
    return status === 200 && searches === before;
  });
}

describe('the first draw of a process', () => {
  test.each(['broad', 'narrow'])('from a %s filter has an answer', async (tag) => {
    expect(await draw(await aProcess(), tag)).toMatchObject({ status: 200, count: 10 });
  });

  test.each(['broad', 'narrow'])(
    'from a %s filter gets 503 in time while Elasticsearch is slow',
    async (tag) => {
      toElasticsearch.delay = SLOW;
      const start = performance.now();
      expect((await draw(await aProcess(), tag)).status).toBe(503);
      expect(performance.now() - start).toBeLessThan(SLOW / 2);
    },
  );
});

describe('later draws', () => {
  test.each(['slow', 'cut'] as const)(
    'from a broad filter are served while Elasticsearch is %s, and narrow ones get 503',
    async (fault) => {
      await warmUp(warm);
      if (fault === 'slow') toElasticsearch.delay = SLOW;
      else toElasticsearch.become('cut');
      // A draw that waited for Elasticsearch would get 503.
      for (let number = 0; number < 5; number += 1)
        expect(await draw(warm, 'broad')).toEqual({ status: 200, count: 10 });
      expect(await draw(warm, 'narrow')).toMatchObject({ status: 503 });
    },
  );

  test('an account that has used up the fill gets 503 while Elasticsearch is cut, and others are served', async () => {
    await warmUp(warm);
    toElasticsearch.become('cut');
    await until('the fill is used up', async () => (await draw(warm, 'broad', 50)).status === 503);
    const email = 'other@example.org';
    const { key } = await createKey(engines.pool, { email, name: 'test', scope: 'sk' });
    const other = { ...warm, key };
    expect(await draw(other, 'broad')).toMatchObject({ status: 200, count: 10 });
    toElasticsearch.become('pass');
    await until('draws are served again', async () => (await draw(warm, 'broad')).status === 200);
  });

  test('are all served while a rebuilt index replaces the live one', async () => {
    await warmUp(warm);
    const rebuilding = { isDone: false };
    const rebuilt = rebuild(engines).finally(() => (rebuilding.isDone = true));
    const answers: Answer[] = [];
    while (!rebuilding.isDone)
      answers.push(...(await Promise.all([draw(warm, 'broad'), draw(warm, 'narrow')])));
    await rebuilt;
    answers.push(...(await Promise.all([draw(warm, 'broad', 50), draw(warm, 'narrow', 30)])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.at(-1)?.count).toBe(30);
  });
});
