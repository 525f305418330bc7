import { expect, test } from 'vitest';

import { VISITOR_LIMITS } from '../../src/contract/limits.ts';
import { API_PREFIX } from '../../src/contract/service.ts';
import { createSiteFetch } from '../../src/site/mount-site.ts';
import { questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { siteKeyAt } from '../support/site.ts';

/** Milliseconds. Long, so that limits keep using Redis on a busy machine. */
const REDIS_TIMEOUT = 5_000;

const engines = await ownEngines();
await load(engines, questions(2));
const api = await anApi(engines, { rateLimits: true, redisTimeout: REDIS_TIMEOUT, clock: () => time });
const time = Date.UTC(2026, 5, 1, 12);
const key = await siteKeyAt(engines, time);
const at = (path: string): string => engines.config.baseUrl + API_PREFIX + path;

/** A page that loads its data as the service's pages do. */
api.app.get('/a-page', async (request, reply) => {
  const load = createSiteFetch(api.app, request, reply);
  const headers = { 'x-api-key': key };
  const listed = await load(at('/questions?limit=1'), { headers });
  const searched = await load('/api/v1/questions/search', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 2 }),
  });
  const aborted = await load(at('/tags'), { headers, signal: AbortSignal.abort() }).catch(
    (error: unknown) => error,
  );
  const categories = await load(at('/categories'), { headers });
  const etag = categories.headers.get('etag') ?? '';
  const unchanged = await load(at('/categories'), { headers: { ...headers, 'if-none-match': etag } });
  return {
    statuses: [listed.status, searched.status, categories.status, unchanged.status],
    data: ((await searched.json()) as { data?: unknown[] }).data?.length,
    aborted: aborted instanceof Error && aborted.name,
    remaining: unchanged.headers.get('ratelimit-remaining'),
    retryAfter: listed.headers.get('retry-after'),
  };
});

const show = async (remoteAddress: string) =>
  (await api.app.inject({ url: '/a-page', remoteAddress })).json<unknown>();

test("a page loads its data in process, and its requests count as the visitor's", async () => {
  const { most } = VISITOR_LIMITS.requests.limits[0];
  const expected = { statuses: [200, 200, 200, 304], data: 2, aborted: 'AbortError', retryAfter: null };
  expect(await show('192.0.2.1')).toEqual({ ...expected, remaining: String(most - 4) });
  expect(await show('192.0.2.1')).toEqual({ ...expected, remaining: String(most - 8) });
  expect(await show('192.0.2.2')).toEqual({ ...expected, remaining: String(most - 4) });
});

test('a visitor who has sent too many requests gets 429 with the seconds to wait in the page', async () => {
  for (let pages = 0; pages < 25; pages += 1) await show('192.0.2.3');
  expect(await show('192.0.2.3')).toMatchObject({ statuses: [429, 429, 429, 429], retryAfter: '10' });
});
