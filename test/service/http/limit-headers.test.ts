import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';

import { openRedis } from '../../../src/clients.ts';
import { GetUsageOutput } from '../../../src/endpoints/get-usage.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { anApi, type Api } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { request as callMcp } from '../../support/clients/mcp.ts';

/* Responses have the same cache and limit headers whether a request succeeds, fails or is refused. */
const engines = await ownEngines();
const time = Date.UTC(2026, 6, 15, 12);
const api = await anApi(engines, { rateLimits: true, clock: () => time });

const INSIDE = '192.0.2.7';
const OUTSIDE = '198.51.100.1';

/** A key of a new user of the free tier, which allows ten requests in ten seconds. */
const aKey = async (...networks: string[]): Promise<string> => (await aCaller(engines, { networks })).key;

type Sent = Pick<InjectOptions, 'method' | 'remoteAddress'> & { readonly from?: Api };
const send = (key: string | undefined, url: string, { from = api, ...sent }: Sent = {}) =>
  from.app.inject({ ...sent, url, headers: key === undefined ? {} : { 'x-api-key': key } });

const limitsOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('ratelimit-')));
const state = (remaining: number) => ({
  'ratelimit-limit': '10',
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': '10',
  'ratelimit-policy': '10;w=10, 500;w=86400',
});

test.each([
  ['an unknown route', '/api/v1/nope', 'GET', 404],
  ['a known route with another method', '/api/v1/me', 'POST', 405],
  ['a known route with a slash at the end', '/api/v1/me/', 'GET', 404],
  ['a known route with invalid parameters', '/api/v1/me?lang=xx', 'GET', 400],
] as const)('%s counts like any other request of the account', async (_name, url, method, status) => {
  const key = await aKey();
  await send(key, '/api/v1/me');
  const response = await send(key, url, { method });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'private, no-store']);
  expect(limitsOf(response.headers)).toEqual(state(8));
  expect(limitsOf((await send(key, '/api/v1/me')).headers)).toEqual(state(7));
  const { series } = GetUsageOutput.parse((await send(key, '/api/v1/usage')).json());
  expect(series.at(-1)).toMatchObject({ requests: 4, clientErrors: 1 });
});

test('the eleventh request of a burst is refused, even with invalid parameters', async () => {
  const key = await aKey();
  const burst = await Promise.all(Array.from({ length: 10 }, () => send(key, '/api/v1/nope')));
  expect(new Set(burst.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  for (const url of ['/api/v1/me?lang=xx', '/api/v1/nope']) {
    const response = await send(key, url);
    expect(response.json()).toMatchObject({
      status: 429,
      code: 'rate_limit_exceeded',
      limit: 10,
      current: 10,
      tier: 'free',
      retryAfter: 10,
    });
    expect(response.headers['retry-after']).toBe('10');
    expect(limitsOf(response.headers)).toEqual(state(0));
  }
});

test.each([
  ['an unknown route without a key, which needs none', undefined, '/api/v1/nope', 404],
  ['a wrong key', 'svc_pk_wrong', '/api/v1/me', 401],
  ['a wrong key at an unknown route', 'svc_pk_wrong', '/api/v1/nope', 401],
])('%s has no account to describe', async (_name, key, url, status) => {
  const response = await send(key, url);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'private, no-store']);
  expect(limitsOf(response.headers)).toEqual({});
});

test('403 at /mcp is not counted', async () => {
  const bearer = { authorization: `Bearer ${await aKey('192.0.2.0/24')}` };
  const refused = await callMcp(api.app, 'tools/call', { name: 'svc_languages' }, bearer, OUTSIDE);
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'private, no-store']);
  expect(limitsOf(refused.headers)).toEqual({ ...state(10), 'ratelimit-reset': '0' });
});

test('403 without Redis has the headers of what the process knows', async () => {
  const redis = openRedis({ ...engines.config, redisUrl: 'redis://127.0.0.1:1' }, engines.logger);
  const alone = await anApi(engines, { rateLimits: true, clock: () => time, clients: { redis } });
  const key = await aKey('192.0.2.0/24');
  for (let sent = 0; sent < 2; sent += 1)
    await send(key, '/api/v1/me', { remoteAddress: INSIDE, from: alone });
  const refused = await send(key, '/api/v1/me', { from: alone });
  expect([refused.statusCode, limitsOf(refused.headers)]).toEqual([403, state(8)]);
  redis.disconnect();
});
