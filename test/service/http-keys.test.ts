import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createKey, revokeKey } from '../../src/access/api-keys.ts';
import { makeKey } from '../../src/contract/key-format.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await makeSearchable(engines);
const CATEGORIES = '/api/v1/categories';

/** Two keys of one new user of the free tier, which allows ten requests in ten seconds. */
async function aUser(): Promise<{ keys: [string, string]; ids: [string, string] }> {
  const email = `${randomUUID()}@example.org`;
  const fields = { email, name: 'test', scope: 'pk' as const };
  const [first, second] = [await createKey(engines.pool, fields), await createKey(engines.pool, fields)];
  return { keys: [first.key, second.key], ids: [first.info.id, second.info.id] };
}

const { app } = await anApi(engines, { rateLimits: true });
const get = (key: string, url = CATEGORIES) =>
  app.inject({ url, headers: { authorization: `Bearer ${key}` } });

describe('limit headers, 200', () => {
  test("a user's keys share the remaining requests", async () => {
    const { keys } = await aUser();
    const [first, second] = [await get(keys[0]), await get(keys[1])];
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '9',
      'ratelimit-policy': '10;w=10, 500;w=86400',
    });
    expect(second.headers['ratelimit-remaining']).toBe('8');
    expect(Number(second.headers['ratelimit-reset'])).toBeLessThanOrEqual(10);
  });
});

describe('limit headers, 400 and 404', () => {
  test('responses with 400 and 404 count like any other', async () => {
    const { keys } = await aUser();
    const wrong = await get(keys[0], `${CATEGORIES}?lang=xx`);
    const unknown = await get(keys[0], `/api/v1/questions/${randomUUID()}`);
    expect([wrong.statusCode, wrong.headers['ratelimit-remaining']]).toEqual([400, '9']);
    expect([unknown.statusCode, unknown.headers['ratelimit-remaining']]).toEqual([404, '8']);
  });
});

describe('keys, 401', () => {
  test.each([
    ['unknown', makeKey('sk')],
    ['mistyped', `${makeKey('pk').slice(0, -1)}_`],
    ['malformed', 'svc_pk_'],
  ])('a key is refused if it is %s', async (_name, key) => {
    const response = await get(key);
    expect(response.json()).toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect(response.headers['www-authenticate']).toBe('Bearer realm="svc"');
  });

  test("a key is refused within two seconds after its revocation, but the user's other key works", async () => {
    const { keys, ids } = await aUser();
    expect((await get(keys[0])).statusCode).toBe(200);
    await revokeKey(engines.pool, ids[0]);
    const revoked = performance.now();
    let lastAccepted = revoked;
    await until('the key is refused', async () => {
      const sent = performance.now();
      const isRefused = (await get(keys[0])).statusCode === 401;
      if (!isRefused) lastAccepted = sent;
      return isRefused;
    });
    // Measured from when the request was sent, because a busy machine may respond late.
    expect(lastAccepted - revoked).toBeLessThan(2_000);
    expect((await get(keys[1])).statusCode).not.toBe(401);
  });
});

describe('limits, 429', () => {
  test('the eleventh request of a burst is refused, even with invalid parameters', async () => {
    const { keys } = await aUser();
    const burst = await Promise.all(Array.from({ length: 10 }, () => get(keys[0])));
    expect(burst.map((response) => response.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    const refused = await get(keys[1], `${CATEGORIES}?lang=xx`);
    const wait = Number(refused.headers['retry-after']);
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'rate_limit_exceeded',
      limit: 10,
      current: 10,
      tier: 'free',
      retryAfter: wait,
    });
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(10);
    expect(refused.headers['ratelimit-remaining']).toBe('0');
  });
});
