import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { GetUsageOutput } from '../../src/endpoints/get-usage.ts';
import { openRedis } from '../../src/clients.ts';
import { anApi, type Api } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { request as callMcp } from '../support/mcp.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
const time = Date.UTC(2026, 6, 15, 12);
const api = await anApi(engines, { rateLimits: true, clock: () => time });

async function aKey(networks: readonly string[] = []): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const { key, info } = await createKey(engines.pool, { email, name: 'test', scope: 'pk' });
  if (networks.length > 0)
    await engines.pool.query('update api_keys set allowed_networks = $2::cidr[] where id = $1', [
      info.id,
      networks,
    ]);
  return key;
}

const send = (key: string | undefined, url: string, method: 'GET' | 'POST' = 'GET', from: Api = api) =>
  from.app.inject({ method, url, headers: key === undefined ? {} : { 'x-api-key': key } });

const limitsOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('ratelimit-')));
const state = (remaining: number) => ({
  'ratelimit-limit': '10',
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': '10',
  'ratelimit-policy': '10;w=10, 500;w=86400',
});

describe('the same cache and limit headers everywhere', () => {
  test.each([
    ['an unknown route', '/api/v1/nope', 'GET', 404],
    ['a known route with another method', '/api/v1/me', 'POST', 405],
    ['a known route with a slash at the end', '/api/v1/me/', 'GET', 404],
  ] as const)('%s with a key', async (_name, url, method, status) => {
    const key = await aKey();
    await send(key, '/api/v1/me');
    const response = await send(key, url, method);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(limitsOf(response.headers)).toEqual(state(8));
    // It counts like any other request of the account.
    expect(limitsOf((await send(key, '/api/v1/me')).headers)).toEqual(state(7));
    const { series } = GetUsageOutput.parse((await send(key, '/api/v1/usage')).json());
    expect(series.at(-1)).toMatchObject({ requests: 4, clientErrors: 1 });
  });

  test('an unknown route with a key above the limit is 429', async () => {
    const key = await aKey();
    for (let sent = 0; sent < 10; sent += 1) await send(key, '/api/v1/nope');
    const response = await send(key, '/api/v1/nope');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '10']);
    expect(limitsOf(response.headers)).toEqual(state(0));
  });

  test('an unknown route without a key needs none, and is as little cached', async () => {
    const response = await send(undefined, '/api/v1/nope');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(limitsOf(response.headers)).toEqual({});
  });

  test.each(['/api/v1/me', '/api/v1/nope'])('401 at %s, which has no account to describe', async (url) => {
    const response = await send('svc_pk_wrong', url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'private, no-store']);
    expect(limitsOf(response.headers)).toEqual({});
  });

  test.each(['/api/v1/me', '/api/v1/nope'])('403 at %s, which is not counted', async (url) => {
    const key = await aKey(['192.0.2.0/24']);
    const from = (remoteAddress: string, path: string) =>
      api.app.inject({ url: path, headers: { 'x-api-key': key }, remoteAddress });
    await from('192.0.2.7', '/api/v1/me');
    for (let sent = 0; sent < 12; sent += 1) {
      const refused = await from('198.51.100.1', url);
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'private, no-store']);
      expect(limitsOf(refused.headers)).toEqual(state(9));
    }
    expect(limitsOf((await from('192.0.2.7', '/api/v1/me')).headers)).toEqual(state(8));
  });

  test('403 at /mcp, which is not counted', async () => {
    const key = await aKey(['192.0.2.0/24']);
    const refused = await callMcp(
      api.app,
      'tools/call',
      { name: 'svc_languages' },
      { authorization: `Bearer ${key}` },
      '198.51.100.1',
    );
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'private, no-store']);
    expect(limitsOf(refused.headers)).toEqual({ ...state(10), 'ratelimit-reset': '0' });
  });

  test('403 without Redis, from what the process knows', async () => {
    const redis = openRedis({ ...engines.config, redisUrl: 'redis://127.0.0.1:1' }, engines.logger);
    const alone = await anApi(engines, { rateLimits: true, clock: () => time, clients: { redis } });
    const key = await aKey(['192.0.2.0/24']);
    for (let sent = 0; sent < 2; sent += 1)
      await alone.app.inject({
        url: '/api/v1/me',
        headers: { 'x-api-key': key },
        remoteAddress: '192.0.2.7',
      });
    const refused = await send(key, '/api/v1/me', 'GET', alone);
    expect([refused.statusCode, limitsOf(refused.headers)]).toEqual([403, state(8)]);
    redis.disconnect();
  });
});
