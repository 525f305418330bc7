import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import {
  type CreatedKey,
  findOwner,
  listKeys,
  revokeKey,
  revokeKeysOf,
  rotateKey,
} from '../../../src/access/api-keys.ts';
import { createIdentify } from '../../../src/access/identify-key.ts';
import { createKeyUses } from '../../../src/access/key-uses.ts';
import { makeKey } from '../../../src/contract/key-format.ts';
import { Refusal } from '../../../src/refusal.ts';
import { guardDatabase, inTransaction } from '../../../src/store/database.ts';
import { aCaller, someone } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';

const DAY = 86_400_000;

const engines = await ownEngines();
const { pool, logger } = engines;
const api = await anApi(engines);
const [id = ''] = await load(engines, questions(1));

const aKey = (fields?: Parameters<typeof aCaller>[1]): Promise<CreatedKey> => aCaller(engines, fields);
const isGood = async (key: string): Promise<boolean> => (await findOwner(pool, key)) !== undefined;
const expire = (keyId: string) =>
  pool.query('update api_keys set expires_at = clock_timestamp() where id = $1', [keyId]);

const PATHS = ['/questions/random', '/questions', `/questions/${id}`, '/categories', '/languages'];
const statusOf = async (headers: Record<string, string>, path = '/categories'): Promise<number> =>
  (await api.app.inject({ url: `/api/v1${path}`, headers })).statusCode;

describe.each(PATHS)('GET %s', (path) => {
  test('accepts a key of either scope in either header', async () => {
    for (const scope of ['pk', 'sk'] as const) {
      const { key } = await aKey({ scope });
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
  const mistyped = `${good.slice(0, -1)}${good.endsWith('x') ? 'y' : 'x'}`;
  test.each<[string, Record<string, string>, string]>([
    ['an empty key', { 'x-api-key': '' }, 'missing_api_key'],
    ['another scheme', { authorization: 'Basic c3ZjOnN2Yw==' }, 'missing_api_key'],
    ['a scheme without a key', { authorization: 'Bearer' }, 'missing_api_key'],
    ['a key of another service', { 'x-api-key': 'abc_pk_0123456789' }, 'invalid_api_key'],
    ['a key with a typing error', { 'x-api-key': mistyped }, 'invalid_api_key'],
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
    const [one, other] = [await aKey(), await aKey()];
    const headers = { 'x-api-key': one.key, authorization: `Bearer ${other.key}` };
    expect((await api.refused('/categories', {}, headers)).problem.code).toBe('invalid_api_key');
  });

  test('a key in the query string is refused', async () => {
    const { key } = await aKey();
    for (const name of ['api_key', 'key', 'X-API-Key', 'access_token'])
      expect((await api.refused('/categories', { [name]: key }, {})).status).toBe(401);
  });
});

describe('stored keys', () => {
  test('keys are saved only as a hash and a masked ending', async () => {
    const { key, info } = await aKey({ scope: 'sk' });
    expect(info.prefix).toBe(`svc_sk_…${key.slice(-4)}`);
    const found = await pool.query<{ row: string }>('select api_keys::text as row from api_keys');
    expect(found.rows.map(({ row }) => row).join()).not.toContain(key.slice('svc_sk_'.length, -6));
  });

  test('a user has at most twenty active keys, even when they are created at once', async () => {
    const email = someone();
    const results = await Promise.allSettled(Array.from({ length: 25 }, () => aKey({ email })));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused)
      expect(String(reason)).toContain('has 20 active keys, which is the maximum');
    expect(await listKeys(pool, { email })).toHaveLength(20);
  });

  test('revoking a key again changes nothing', async () => {
    const { info } = await aKey();
    const revoked = await revokeKey(pool, info.id);
    expect(revoked?.revokedAt).toBeInstanceOf(Date);
    expect((await revokeKey(pool, info.id))?.revokedAt).toEqual(revoked?.revokedAt);
  });

  test("a new key with a tier changes the user's tier", async () => {
    const email = someone();
    const tiers = [];
    for (const tier of [undefined, 'pro', undefined, 'indie'] as const)
      tiers.push((await aKey({ email, tier })).info.tier);
    expect(tiers).toEqual(['free', 'pro', 'pro', 'indie']);
  });

  test('a key cannot be created with an expiry date in the past', async () => {
    await expect(aKey({ expiresAt: new Date(Date.now() - 1) })).rejects.toBeInstanceOf(Refusal);
  });
});

const activeOf = async (email: string): Promise<number> =>
  (await listKeys(pool, { email })).filter((key) => key.state === 'active').length;
const twenty = async (email: string): Promise<CreatedKey[]> => {
  const made = [];
  for (let count = 0; count < 20; count += 1) made.push(await aKey({ email }));
  return made;
};

describe('key rotation', () => {
  test('a rotated key has an equal successor and works until the overlap ends', async () => {
    const details = { name: 'shop', scope: 'sk', mode: 'test', networks: ['192.0.2.0/24'] } as const;
    const { key, info } = await aKey(details);
    const before = Date.now();
    const next = await rotateKey(pool, { id: info.id, overlap: DAY });
    expect(next.info).toMatchObject({
      ...details,
      email: info.email,
      state: 'active',
      expiresAt: null,
      replacedBy: null,
    });
    expect(next.key).toMatch(/^svc_sk_test_[0-9A-Za-z]{38}$/);
    expect(next.key).not.toBe(key);
    expect(next.old).toMatchObject({ id: info.id, state: 'active', replacedBy: next.info.id });
    const lasts = (next.old.expiresAt?.getTime() ?? 0) - before;
    expect(Math.abs(lasts - DAY)).toBeLessThan(60_000);
    expect([await isGood(key), await isGood(next.key)]).toEqual([true, true]);
  });

  test('a rotated key keeps its expiry date if that comes before the end of the overlap', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { info } = await aKey({ expiresAt });
    const next = await rotateKey(pool, { id: info.id, overlap: DAY });
    expect([next.old.expiresAt, next.info.expiresAt]).toEqual([expiresAt, null]);
  });

  test('simultaneous rotations create one successor', async () => {
    const { info } = await aKey();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => rotateKey(pool, { id: info.id, overlap: DAY })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const { reason } of refused) expect(String(reason)).toContain('already has a successor');
    expect(await listKeys(pool, { email: info.email })).toHaveLength(2);
  });

  test('revoked, expired, rotated and unknown keys cannot be rotated', async () => {
    const [revoked, expired, replaced] = [await aKey(), await aKey(), await aKey()];
    await revokeKey(pool, revoked.info.id);
    await expire(expired.info.id);
    await rotateKey(pool, { id: replaced.info.id, overlap: DAY });
    const sentences = [];
    for (const id of [revoked.info.id, expired.info.id, replaced.info.id, randomUUID()])
      sentences.push(
        await rotateKey(pool, { id, overlap: DAY }).then(
          () => 'rotated',
          (error: unknown) => (error instanceof Refusal ? error.message : 'another fault'),
        ),
      );
    expect(sentences).toEqual([
      expect.stringContaining('is revoked'),
      expect.stringContaining('is expired'),
      expect.stringContaining('already has a successor'),
      expect.stringContaining('There is no key'),
    ]);
  });

  test('a key that is rotated and revoked at once never becomes active again', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { key, info } = await aKey();
      const [rotated] = await Promise.allSettled([
        rotateKey(pool, { id: info.id, overlap: DAY }),
        revokeKey(pool, info.id),
      ]);
      expect(await isGood(key)).toBe(false);
      const keys = await listKeys(pool, { email: info.email });
      expect(keys).toHaveLength(rotated.status === 'fulfilled' ? 2 : 1);
    }
  });
});

describe('the limit of twenty active keys', () => {
  test('a rotated key counts until its overlap ends, and the error message says so', async () => {
    const email = someone();
    const [first] = await twenty(email);
    const id = first?.info.id ?? '';
    const refused = rotateKey(pool, { id, overlap: DAY });
    await expect(refused).rejects.toThrow('A rotated key counts until its overlap ends');
    await rotateKey(pool, { id, overlap: 0 });
    expect(await activeOf(email)).toBe(20);
    await expect(aKey({ email })).rejects.toThrow('has 20 active keys, which is the maximum');
  });

  test('expired and revoked keys do not count', async () => {
    const email = someone();
    const [first, second] = await twenty(email);
    await expire(first?.info.id ?? '');
    await revokeKey(pool, second?.info.id ?? '');
    await aKey({ email });
    await aKey({ email });
    await expect(aKey({ email })).rejects.toThrow('has 20 active keys, which is the maximum');
  });

  test('rotating and creating at once does not exceed the limit', async () => {
    const email = someone();
    const made = await twenty(email);
    for (const { info } of made.slice(0, 3)) await revokeKey(pool, info.id);
    const rotations = made.slice(3, 9).map(({ info }) => rotateKey(pool, { id: info.id, overlap: DAY }));
    const creations = Array.from({ length: 6 }, () => aKey({ email }));
    const results = await Promise.allSettled([...rotations, ...creations]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await activeOf(email)).toBe(20);
  });
});

test("a user's test keys are revoked together, without live keys or those of others", async () => {
  const email = someone();
  const [live, ...testKeys] = [
    await aKey({ email }),
    await aKey({ email, mode: 'test' }),
    await aKey({ email, mode: 'test', scope: 'sk' }),
  ];
  const other = await aKey({ mode: 'test' });
  const revoked = await revokeKeysOf(pool, email, 'test');
  expect(revoked.map(({ id }) => id)).toEqual(testKeys.map(({ info }) => info.id));
  expect(await revokeKeysOf(pool, email, 'test')).toEqual([]);
  for (const { key } of testKeys) expect(await isGood(key)).toBe(false);
  expect([await isGood(live.key), await isGood(other.key)]).toEqual([true, true]);
  expect((await revokeKeysOf(pool, email)).map(({ id }) => id)).toEqual([live.info.id]);
});

describe('the last use of a key', () => {
  const database = guardDatabase(pool);
  const lastUse = async (keyId: string) => (await listKeys(pool, { id: keyId }))[0]?.lastUsedAt;

  test('the last use of a key is recorded after it was looked up, to the minute', async () => {
    const { key, info } = await aKey();
    const uses = createKeyUses(database, logger);
    const identify = createIdentify(database, undefined, undefined, uses.note);
    expect(await lastUse(info.id)).toBeNull();
    await identify(key);
    await uses.save();
    const first = await lastUse(info.id);
    expect(Date.now() - (first?.getTime() ?? 0)).toBeLessThan(60_000);
    uses.note(info.id);
    await uses.save();
    expect(await lastUse(info.id)).toEqual(first);
    await pool.query(`update api_keys set last_used_at = now() - interval '61 seconds' where id = $1`, [
      info.id,
    ]);
    uses.note(info.id);
    await uses.save();
    expect((await lastUse(info.id))?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
  });

  test('a key that is unknown or revoked is not recorded as used', async () => {
    const { key, info } = await aKey();
    await revokeKey(pool, info.id);
    const uses = createKeyUses(database, logger);
    await expect(async () => createIdentify(database, undefined, undefined, uses.note)(key)).rejects.toThrow(
      'revoked',
    );
    await uses.save();
    expect(await lastUse(info.id)).toBeNull();
  });

  test('recording does not wait for a key that is being changed, and the next use is recorded', async () => {
    const [busy, idle] = [await aKey(), await aKey()];
    const uses = createKeyUses(database, logger);
    await inTransaction(pool, 'write', async (client) => {
      await client.query('select from api_keys where id = $1 for update', [busy.info.id]);
      uses.note(busy.info.id);
      uses.note(idle.info.id);
      await uses.save();
    });
    expect(await lastUse(idle.info.id)).toBeInstanceOf(Date);
    expect(await lastUse(busy.info.id)).toBeNull();
    uses.note(busy.info.id);
    await uses.start().close();
    expect(await lastUse(busy.info.id)).toBeInstanceOf(Date);
  });

  test('the service records the keys of requests, at the latest when it stops', async () => {
    const { info, key } = await aKey();
    const stopping = await anApi(engines);
    expect((await stopping.app.inject({ url: '/api/v1/me', headers: { 'x-api-key': key } })).statusCode).toBe(
      200,
    );
    await stopping.app.close();
    expect(await lastUse(info.id)).toBeInstanceOf(Date);
  });

  test('an outage of the database is logged and not thrown', async () => {
    const uses = createKeyUses(
      { query: () => Promise.reject(new Error('connection lost')) } as never,
      logger,
    );
    uses.note(randomUUID());
    await expect(uses.save()).resolves.toBeUndefined();
  });
});
