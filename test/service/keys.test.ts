import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createKey, listKeys, revokeKey } from '../../src/access/api-keys.ts';
import { makeKey } from '../../src/contract/key-format.ts';
import { questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const api = await anApi(engines);
const [id = ''] = await load(engines, questions(1));

const PATHS = ['/questions/random', '/questions', `/questions/${id}`, '/categories', '/languages'];
const someone = (): string => `${randomUUID()}@example.org`;
const newKey = (scope: 'pk' | 'sk' = 'pk', email = someone()): ReturnType<typeof createKey> =>
  createKey(engines.pool, { email, name: 'test', scope });
const statusOf = async (headers: Record<string, string>, path = '/categories'): Promise<number> =>
  (await api.app.inject({ url: `/api/v1${path}`, headers })).statusCode;

describe.each(PATHS)('GET %s', (path) => {
  test('accepts a key of either scope in either header', async () => {
    for (const scope of ['pk', 'sk'] as const) {
      const { key } = await newKey(scope);
      for (const headers of [
        { 'x-api-key': key },
        { authorization: `Bearer ${key}` },
        { authorization: `bearer ${key}` },
        { 'x-api-key': key, authorization: `Bearer ${key}` },
      ])
        expect(await statusOf(headers, path)).toBe(200);
    }
  });

  test('responds with 401 without a key, before parameters are checked', async () => {
    const { status, headers, problem } = await api.refused(path, { nonsense: 1 }, {});
    expect(status).toBe(401);
    expect(problem.code).toBe('missing_api_key');
    expect(headers['www-authenticate']).toBe('Bearer realm="svc"');
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('refused keys, 401', () => {
  const good = makeKey('pk');
  test.each<[string, Record<string, string>, string]>([
    ['an empty key', { 'x-api-key': '' }, 'missing_api_key'],
    ['another scheme', { authorization: 'Basic c3ZjOnN2Yw==' }, 'missing_api_key'],
    ['a scheme without a key', { authorization: 'Bearer' }, 'missing_api_key'],
    ['a key of another service', { 'x-api-key': 'abc_pk_0123456789' }, 'invalid_api_key'],
    [
      'a key with a typing error',
      { 'x-api-key': `${good.slice(0, -1)}${good.endsWith('x') ? 'y' : 'x'}` },
      'invalid_api_key',
    ],
    ['a well-formed unknown key', { 'x-api-key': good }, 'invalid_api_key'],
    ['an unknown key as a bearer token', { authorization: `Bearer ${good}` }, 'invalid_api_key'],
  ])('a request with %s is refused', async (_name, headers, code) => {
    const refused = await api.refused('/categories', {}, headers);
    expect(refused.status).toBe(401);
    expect(refused.problem.code).toBe(code);
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="svc"');
    for (const header of Object.values(headers))
      if (header.length > 10) expect(JSON.stringify(refused.problem)).not.toContain(header);
  });

  test('a request with two different valid keys is refused', async () => {
    const [one, other] = [await newKey(), await newKey()];
    const headers = { 'x-api-key': one.key, authorization: `Bearer ${other.key}` };
    expect((await api.refused('/categories', {}, headers)).problem.code).toBe('invalid_api_key');
  });

  test('a key in the query string is refused', async () => {
    const { key } = await newKey();
    for (const name of ['api_key', 'key', 'X-API-Key', 'access_token'])
      expect((await api.refused('/categories', { [name]: key }, {})).status).toBe(401);
  });

  test('a revoked key is refused everywhere within two seconds, and revoking it again does nothing', async () => {
    const { key, info } = await newKey();
    expect(await statusOf({ 'x-api-key': key })).toBe(200);
    const revoked = await revokeKey(engines.pool, info.id);
    const since = performance.now();
    await until('the key is refused', async () => {
      // A request sent two seconds later must be refused, however long the response takes.
      const elapsed = performance.now() - since;
      const isRefused = (await statusOf({ 'x-api-key': key })) === 401;
      if (!isRefused) expect(elapsed).toBeLessThan(2_000);
      return isRefused;
    });
    expect((await revokeKey(engines.pool, info.id))?.revokedAt).toEqual(revoked?.revokedAt);
  });
});

describe('stored keys', () => {
  test('keys are saved only as a hash and a masked ending', async () => {
    const { key, info } = await newKey('sk');
    expect(info.prefix).toBe(`svc_sk_…${key.slice(-4)}`);
    const found = await engines.pool.query<{ row: string }>('select api_keys::text as row from api_keys');
    expect(found.rows.map(({ row }) => row).join()).not.toContain(key.slice('svc_sk_'.length, -6));
  });

  test('a user has at most twenty active keys, even when they are created at once', async () => {
    const email = someone();
    const results = await Promise.allSettled(Array.from({ length: 25 }, () => newKey('pk', email)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused)
      expect(String(reason)).toContain('has 20 active keys, which is the maximum');
    const keys = await listKeys(engines.pool, { email });
    expect(keys).toHaveLength(20);
    await revokeKey(engines.pool, keys[0]?.id ?? '');
    expect((await newKey('pk', email)).info.email).toBe(email);
  });

  test("a new key with a tier changes the user's tier", async () => {
    const details = { email: someone(), name: 'test', scope: 'pk' } as const;
    const tiers = [];
    for (const tier of [undefined, 'pro', undefined, 'indie'] as const)
      tiers.push((await createKey(engines.pool, { ...details, tier })).info.tier);
    expect(tiers).toEqual(['free', 'pro', 'pro', 'indie']);
  });

  test('e-mail addresses that differ in letter case belong to one user', async () => {
    const email = someone();
    await newKey('pk', email.toUpperCase());
    await newKey('sk', email);
    expect((await listKeys(engines.pool, { email })).map((key) => key.scope)).toEqual(['pk', 'sk']);
  });
});
