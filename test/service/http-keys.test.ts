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
  const wish = { email, name: 'test', scope: 'pk' as const };
  const [first, second] = [await createKey(engines.pool, wish), await createKey(engines.pool, wish)];
  return { keys: [first.key, second.key], ids: [first.info.id, second.info.id] };
}

const { app } = await anApi(engines, { rateLimits: true });
const ask = (key: string, url = CATEGORIES) =>
  app.inject({ url, headers: { authorization: `Bearer ${key}` } });

describe('200', () => {
  test('counts down what all keys of a user share', async () => {
    const { keys } = await aUser();
    const [first, second] = [await ask(keys[0]), await ask(keys[1])];
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '9',
      'ratelimit-policy': '10;w=10, 500;w=86400',
    });
    expect(second.headers['ratelimit-remaining']).toBe('8');
    expect(Number(second.headers['ratelimit-reset'])).toBeLessThanOrEqual(10);
  });
});

describe('400 and 404', () => {
  test('count like any other answer', async () => {
    const { keys } = await aUser();
    const wrong = await ask(keys[0], `${CATEGORIES}?lang=de`);
    const unknown = await ask(keys[0], `/api/v1/questions/${randomUUID()}`);
    expect([wrong.statusCode, wrong.headers['ratelimit-remaining']]).toEqual([400, '9']);
    expect([unknown.statusCode, unknown.headers['ratelimit-remaining']]).toEqual([404, '8']);
  });
});

describe('401', () => {
  test.each([
    ['unknown', makeKey('sk')],
    ['mistyped', `${makeKey('pk').slice(0, -1)}_`],
    ['malformed', 'svc_pk_'],
  ])('refuses a key that is %s', async (_name, key) => {
    const response = await ask(key);
    expect(response.json()).toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect(response.headers['www-authenticate']).toBe('Bearer realm="svc"');
  });

  test('refuses a key within two seconds of its revocation, and leaves its sibling alone', async () => {
    const { keys, ids } = await aUser();
    expect((await ask(keys[0])).statusCode).toBe(200);
    await revokeKey(engines.pool, ids[0]);
    const revoked = performance.now();
    let lastTaken = revoked;
    await until('the key is refused', async () => {
      const asked = performance.now();
      const isRefused = (await ask(keys[0])).statusCode === 401;
      if (!isRefused) lastTaken = asked;
      return isRefused;
    });
    // When it was sent, not when it was answered: a busy machine may take its time for that.
    expect(lastTaken - revoked).toBeLessThan(2_000);
    expect((await ask(keys[1])).statusCode).not.toBe(401);
  });
});

describe('429', () => {
  test('refuses the eleventh request of a burst, even one that would be refused for its parameters', async () => {
    const { keys } = await aUser();
    const burst = await Promise.all(Array.from({ length: 10 }, () => ask(keys[0])));
    expect(burst.map((response) => response.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    const refused = await ask(keys[1], `${CATEGORIES}?lang=de`);
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
