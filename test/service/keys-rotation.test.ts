import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import {
  createKey,
  findOwner,
  listKeys,
  type CreatedKey,
  revokeKey,
  revokeKeysOf,
  rotateKey,
} from '../../src/access/api-keys.ts';
import { Refusal } from '../../src/refusal.ts';
import { ownEngines } from '../support/engines.ts';

const { pool } = await ownEngines();
const DAY = 86_400_000;

type KeyDetails = Parameters<typeof createKey>[1];
const someone = (): string => `${randomUUID()}@example.org`;
const aKey = (fields: Partial<KeyDetails> = {}): Promise<CreatedKey> =>
  createKey(pool, { email: someone(), name: 'test', scope: 'pk', ...fields });
const isGood = async (key: string): Promise<boolean> => (await findOwner(pool, key)) !== undefined;
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

  test('a key rotated without an overlap expires immediately', async () => {
    const { key, info } = await aKey();
    const next = await rotateKey(pool, { id: info.id, overlap: 0 });
    expect(next.old.state).toBe('expired');
    expect([await isGood(key), await isGood(next.key)]).toEqual([false, true]);
  });

  test('a rotated key keeps its expiry date if that comes before the end of the overlap', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { info } = await aKey({ expiresAt });
    const next = await rotateKey(pool, { id: info.id, overlap: DAY });
    expect([next.old.expiresAt, next.info.expiresAt]).toEqual([expiresAt, null]);
  });

  test('a successor can have an expiry date', async () => {
    const expiresAt = new Date(Date.now() + DAY);
    const { info } = await aKey();
    expect((await rotateKey(pool, { id: info.id, overlap: 0, expiresAt })).info.expiresAt).toEqual(expiresAt);
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
    await pool.query('update api_keys set expires_at = clock_timestamp() where id = $1', [expired.info.id]);
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
    await pool.query('update api_keys set expires_at = clock_timestamp() where id = $1', [first?.info.id]);
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

describe('a key with an expiry date', () => {
  test('a key is valid until its expiry date', async () => {
    const { key, info } = await aKey({ expiresAt: new Date(Date.now() + DAY) });
    expect(info.state).toBe('active');
    expect(await isGood(key)).toBe(true);
    await pool.query('update api_keys set expires_at = clock_timestamp() where id = $1', [info.id]);
    expect(await isGood(key)).toBe(false);
    expect((await listKeys(pool, { id: info.id }))[0]?.state).toBe('expired');
  });

  test('a key cannot be created with an expiry date in the past', async () => {
    await expect(aKey({ expiresAt: new Date(Date.now() - 1) })).rejects.toBeInstanceOf(Refusal);
  });
});

describe('test keys', () => {
  test('test keys have their own prefix and list, and belong to the same user', async () => {
    const email = someone();
    const [live, testKey] = [await aKey({ email }), await aKey({ email, mode: 'test' })];
    expect(live.key).toMatch(/^svc_pk_[0-9A-Za-z]{38}$/);
    expect(testKey.key).toMatch(/^svc_pk_test_[0-9A-Za-z]{38}$/);
    expect(testKey.info.prefix).toBe(`svc_pk_test_…${testKey.key.slice(-4)}`);
    expect((await listKeys(pool, { email, mode: 'test' })).map(({ id }) => id)).toEqual([testKey.info.id]);
    const owners = [await findOwner(pool, live.key), await findOwner(pool, testKey.key)];
    expect(owners.map((owner) => owner?.mode)).toEqual(['live', 'test']);
    expect(owners[0]?.userId).toBe(owners[1]?.userId);
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
});
