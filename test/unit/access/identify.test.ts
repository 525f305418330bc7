import { describe, expect, test } from 'vitest';

import { createIdentify } from '../../../src/access/identify.ts';
import { hashKey, makeKey } from '../../../src/contract/key-format.ts';
import { ServiceError } from '../../../src/errors.ts';
import type { Database } from '../../../src/store/database.ts';
import type { FoundKey } from '../../../src/store/accounts/key-owners.ts';

const FRESH = 1_500;
const MOST_STALE = 300_000;

/** A database of keys that a test may take away, with a clock of its own. */
function aService() {
  const rows = new Map<string, FoundKey>();
  /** Hashes that each statement asked for. */
  const asked: string[][] = [];
  let time = 1_000_000;
  let isAway = false;

  function query({ values }: { values: [Buffer[]] }): Promise<{ rows: FoundKey[] }> {
    const hashes = values[0].map((hash) => hash.toString('base64'));
    asked.push(hashes);
    if (isAway) return Promise.reject(new ServiceError('service_unavailable', 'Away.', { retryAfter: 2 }));
    return Promise.resolve({ rows: hashes.flatMap((hash) => rows.get(hash) ?? []) });
  }

  const identify = createIdentify({ query } as unknown as Database, () => time);
  return {
    asked,
    pass: (milliseconds: number) => (time += milliseconds),
    away: (is: boolean) => (isAway = is),
    add: (wanted: Partial<FoundKey> = {}): string => {
      const key = makeKey('sk');
      const hash = hashKey(key);
      const owner = {
        userId: 'user',
        scope: 'sk',
        mode: 'live',
        tier: 'free',
        name: 'test',
        prefix: '',
      } as const;
      rows.set(hash.toString('base64'), {
        hash,
        keyId: key,
        ...owner,
        networks: [],
        limits: null,
        expiresIn: null,
        ...wanted,
      });
      return key;
    },
    revoke: (key: string) => rows.delete(hashKey(key).toString('base64')),
    /** `good`, or the code of the refusal. */
    say: async (key: string): Promise<string> => {
      try {
        await identify(key);
        return 'good';
      } catch (error) {
        return error instanceof ServiceError ? error.code : String(error);
      }
    },
    identify,
  };
}

describe('a good key', () => {
  test('is looked up once in a second and a half, and refused after that when it was revoked', async () => {
    const { add, asked, pass, revoke, say } = aService();
    const key = add();
    for (const _time of [1, 2, 3]) expect(await say(key)).toBe('good');
    revoke(key);
    pass(FRESH - 1);
    expect(await say(key)).toBe('good');
    expect(asked).toHaveLength(1);
    pass(1);
    expect(await say(key)).toBe('invalid_api_key');
    expect(asked).toHaveLength(2);
  });

  test('is known without waiting while it is fresh', async () => {
    const { add, identify, pass } = aService();
    const key = add();
    const caller = await identify(key);
    pass(FRESH - 1);
    expect(identify(key)).toBe(caller);
    pass(1);
    expect(identify(key)).toBeInstanceOf(Promise);
  });

  test('ends at its time, though it was looked up a moment before', async () => {
    const { add, pass, say } = aService();
    const key = add({ expiresIn: 900 });
    expect(await say(key)).toBe('good');
    pass(899);
    expect(await say(key)).toBe('good');
    pass(1);
    expect(await say(key)).toBe('invalid_api_key');
  });

  test('admits the addresses that it is bound to, and all when it is bound to none', async () => {
    const { add, identify } = aService();
    const bound = await identify(add({ networks: ['192.0.2.0/24', '2001:db8::/32'] }));
    const addresses = [
      '192.0.2.7',
      '::ffff:192.0.2.7',
      '2001:db8::9',
      '198.51.100.1',
      '2001:db9::1',
      'unknown',
    ];
    expect(addresses.map(bound.admits)).toEqual([true, true, true, false, false, false]);
    expect((await identify(add())).admits('unknown')).toBe(true);
  });

  test('is no longer known by its hash to whoever is told of the caller', async () => {
    const { add, identify } = aService();
    expect(await identify(add())).not.toHaveProperty('hash');
  });
});

describe('a bad key', () => {
  test('is asked for once in ten seconds', async () => {
    const { asked, pass, say } = aService();
    const key = makeKey('pk');
    for (const _time of [1, 2, 3]) expect(await say(key)).toBe('invalid_api_key');
    pass(9_999);
    expect(await say(key)).toBe('invalid_api_key');
    expect(asked).toHaveLength(1);
    pass(1);
    await say(key);
    expect(asked).toHaveLength(2);
  });

  test('is not asked for at all when it cannot be a key', async () => {
    const { asked, say } = aService();
    for (const key of ['', 'svc_pk_', `${makeKey('pk')}x`]) expect(await say(key)).toBe('invalid_api_key');
    expect(asked).toHaveLength(0);
  });

  test('that is unknown causes the same statement as one that was revoked', async () => {
    const { add, asked, revoke, say } = aService();
    const revoked = add();
    revoke(revoked);
    const unknown = makeKey('sk');
    expect([await say(revoked), await say(unknown)]).toEqual(['invalid_api_key', 'invalid_api_key']);
    expect(asked.map((hashes) => hashes.length)).toEqual([1, 1]);
  });
});

describe('a flood of keys that nobody has', () => {
  test('does not push out a key that is known', async () => {
    const { add, asked, say } = aService();
    const key = add();
    await say(key);
    for (let wave = 0; wave < 25; wave += 1)
      await Promise.all(Array.from({ length: 500 }, () => say(makeKey('pk'))));
    const before = asked.length;
    expect(await say(key)).toBe('good');
    expect(asked).toHaveLength(before);
  });

  test('costs one statement for two hundred keys, and refuses what does not fit with 503', async () => {
    const { add, asked, pass, say } = aService();
    const key = add();
    await say(key);
    pass(FRESH);
    const flood = Array.from({ length: 5_000 }, () => say(makeKey('pk')));
    const known = say(key);
    const told = await Promise.all(flood);
    expect(await known).toBe('good');
    expect(told.filter((code) => code === 'invalid_api_key')).toHaveLength(1_001);
    expect(told.filter((code) => code === 'service_unavailable')).toHaveLength(3_999);
    // The known one, the first of the flood alone, then all that wait, with the known one before them.
    expect(asked.map((hashes) => hashes.length)).toEqual([1, 1, 200, 200, 200, 200, 200, 1]);
  });
});

describe('with the database away', () => {
  test('a good key stays good for five minutes, and no longer', async () => {
    const { add, away, pass, say } = aService();
    const key = add();
    await say(key);
    away(true);
    for (let passed = 0; passed + 10_000 < MOST_STALE; passed += 10_000) {
      pass(10_000);
      expect(await say(key)).toBe('good');
    }
    pass(10_000);
    expect(await say(key)).toBe('service_unavailable');
  });

  test('a good key ends at its time all the same', async () => {
    const { add, away, pass, say } = aService();
    const key = add({ expiresIn: 60_000 });
    await say(key);
    away(true);
    pass(59_999);
    expect(await say(key)).toBe('good');
    pass(1);
    expect(await say(key)).toBe('invalid_api_key');
  });

  test('others are told that it is, those apart that were bad a moment ago', async () => {
    const { away, say } = aService();
    const bad = makeKey('pk');
    await say(bad);
    away(true);
    expect(await say(makeKey('pk'))).toBe('service_unavailable');
    expect(await say(bad)).toBe('invalid_api_key');
  });

  test('it is asked twice a second at most, and at once again when it is back', async () => {
    const { add, asked, away, pass, say } = aService();
    const [key, revoked] = [add(), add()];
    await Promise.all([say(key), say(revoked)]);
    away(true);
    pass(FRESH);
    const before = asked.length;
    for (let tenth = 0; tenth < 50; tenth += 1) {
      expect(await say(key)).toBe('good');
      expect(await say(makeKey('pk'))).toBe('service_unavailable');
      pass(100);
    }
    expect(asked.length - before).toBe(10);
    away(false);
    pass(500);
    await say(key);
    expect(await say(makeKey('pk'))).toBe('invalid_api_key');
  });

  test('and back, a key that was revoked is refused within two seconds, also when nobody has called since', async () => {
    const { add, away, pass, revoke, say } = aService();
    const [key, other] = [add(), add()];
    await Promise.all([say(key), say(other)]);
    away(true);
    pass(FRESH);
    expect(await say(other)).toBe('good');
    away(false);
    revoke(key);
    pass(2_000);
    expect(await say(key)).toBe('invalid_api_key');
  });
});
