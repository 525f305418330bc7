import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createIdentify } from '../../../src/access/identify-key.ts';
import { hashKey, hideKeys, isWellFormedKey, makeKey, maskKey } from '../../../src/contract/key-format.ts';
import { ServiceError } from '../../../src/errors.ts';
import type { FoundKey } from '../../../src/store/accounts/owners.ts';
import type { Database } from '../../../src/store/database.ts';

const keys = fc
  .tuple(fc.constantFrom('pk' as const, 'sk' as const), fc.constantFrom('live' as const, 'test' as const))
  .map(([scope, mode]) => makeKey(scope, mode));
const TYPEABLE = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });

describe('a key', () => {
  test('contains its scope, and its mode unless it is live, and is well formed', () => {
    expect(makeKey('pk')).toMatch(/^svc_pk_[0-9A-Za-z]{38}$/);
    expect(makeKey('sk')).toMatch(/^svc_sk_[0-9A-Za-z]{38}$/);
    expect(makeKey('pk', 'test')).toMatch(/^svc_pk_test_[0-9A-Za-z]{38}$/);
    expect(makeKey('sk', 'test')).toMatch(/^svc_sk_test_[0-9A-Za-z]{38}$/);
    fc.assert(fc.property(keys, isWellFormedKey));
  });

  test('for live use does not become a test key because of a word in it, or vice versa', () => {
    const [live, trial] = [makeKey('pk'), makeKey('pk', 'test')];
    expect(isWellFormedKey(live.replace('_pk_', '_pk_test_'))).toBe(false);
    expect(isWellFormedKey(trial.replace('_test_', '_'))).toBe(false);
    expect(isWellFormedKey(trial.replace('_test_', '_live_'))).toBe(false);
  });

  test('is different each time', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => makeKey('sk'))).size).toBe(1_000);
  });

  test('is refused with any single character changed', () => {
    fc.assert(
      fc.property(keys, fc.nat(), TYPEABLE, (key, at, put) => {
        const index = at % key.length;
        fc.pre(key.charAt(index) !== put);
        expect(isWellFormedKey(key.slice(0, index) + put + key.slice(index + 1))).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  test('is refused with two neighbouring characters swapped', () => {
    fc.assert(
      fc.property(keys, fc.nat(), (key, at) => {
        const index = at % (key.length - 1);
        const [first, second] = [key.charAt(index), key.charAt(index + 1)];
        fc.pre(first !== second);
        expect(isWellFormedKey(key.slice(0, index) + second + first + key.slice(index + 2))).toBe(false);
      }),
    );
  });

  test('is refused when incomplete or followed by other text', () => {
    fc.assert(
      fc.property(keys, fc.nat(), TYPEABLE, (key, at, more) => {
        expect(isWellFormedKey(key.slice(0, at % key.length))).toBe(false);
        expect(isWellFormedKey(key + more)).toBe(false);
        expect(isWellFormedKey(`${key}\n`)).toBe(false);
        expect(isWellFormedKey(more + key)).toBe(false);
      }),
    );
  });

  test('is practically never another text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => !isWellFormedKey(text)));
  });
});

test('the masked form of a key is its prefix without a secret character, and its last four characters', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const start = key.includes('_test_') ? 'svc_pk_test_'.length : 'svc_pk_'.length;
      expect(maskKey(key)).toBe(`${key.slice(0, start)}…${key.slice(-4)}`);
    }),
  );
});

describe('a text with masked keys', () => {
  const around = fc.string({ unit: 'grapheme', maxLength: 20 });

  test('keeps everything except the keys', () => {
    fc.assert(
      fc.property(keys, keys, around, (key, other, rest) => {
        const text = `${rest} ${key}/${other}"${rest}`;
        const hidden = hideKeys(text);
        for (const each of [key, other]) expect(hidden).not.toContain(each.slice(each.lastIndexOf('_') + 1));
        expect(hidden.startsWith(`${rest} svc_`)).toBe(true);
        expect(hidden.endsWith(`…"${rest}`)).toBe(true);
      }),
    );
  });

  test('masks keys that are URL-encoded, in another case or cut off', () => {
    const key = makeKey('sk', 'test');
    const secret = key.slice('svc_sk_test_'.length);
    for (const form of [
      key.replaceAll('_', '%5F'),
      key.replaceAll('_', '%5f'),
      key.toUpperCase(),
      key.slice(0, -9),
    ])
      expect(hideKeys(`/path/${form}?x`).toLowerCase()).not.toContain(secret.slice(0, 8).toLowerCase());
  });

  test('is unchanged without keys, also when a key is already masked', () => {
    for (const text of ['', 'svc_random', 'svc:read', maskKey(makeKey('pk')), maskKey(makeKey('sk', 'test'))])
      expect(hideKeys(text)).toBe(text);
  });
});

const FRESH = 1_500;
const MOST_STALE = 300_000;

/**
 * A database of keys that a test can make unavailable, with a separate clock.
 *
 * @param delay - what each statement waits for
 */
function aService(delay?: () => Promise<void>) {
  const rows = new Map<string, FoundKey>();
  /** The hashes in each statement. */
  const statements: string[][] = [];
  let [time, isDown] = [1_000_000, false];
  /** Statements at once: now, and at most so far. */
  let [running, most] = [0, 0];

  async function query({ values }: { values: [Buffer[]] }): Promise<{ rows: FoundKey[] }> {
    const hashes = values[0].map((hash) => hash.toString('base64'));
    statements.push(hashes);
    most = Math.max(most, (running += 1));
    await delay?.();
    running -= 1;
    if (isDown) throw new ServiceError('service_unavailable', 'Down.', { retryAfter: 2 });
    return { rows: hashes.flatMap((hash) => rows.get(hash) ?? []) };
  }

  const identify = createIdentify({ query } as unknown as Database, () => time);
  return {
    statements,
    most: () => most,
    pass: (milliseconds: number) => (time += milliseconds),
    setDown: (is: boolean) => (isDown = is),
    add: (fields: Partial<FoundKey> = {}): string => {
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
        ...fields,
      });
      return key;
    },
    revoke: (key: string) => rows.delete(hashKey(key).toString('base64')),
    /** `good`, or the error code. */
    outcome: async (key: string): Promise<string> => {
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
  test('is looked up once in 1.5 s, and refused after that if it was revoked', async () => {
    const { add, statements, pass, revoke, outcome } = aService();
    const key = add();
    for (const _time of [1, 2, 3]) expect(await outcome(key)).toBe('good');
    revoke(key);
    pass(FRESH - 1);
    expect(await outcome(key)).toBe('good');
    expect(statements).toHaveLength(1);
    pass(1);
    expect(await outcome(key)).toBe('invalid_api_key');
    expect(statements).toHaveLength(2);
  });

  test('expires on time even if it was looked up just before', async () => {
    const { add, pass, outcome } = aService();
    const key = add({ expiresIn: 900 });
    expect(await outcome(key)).toBe('good');
    pass(899);
    expect(await outcome(key)).toBe('good');
    pass(1);
    expect(await outcome(key)).toBe('invalid_api_key');
  });

  test('does not expose its hash in the identity', async () => {
    const { add, identify } = aService();
    expect(await identify(add())).not.toHaveProperty('hash');
  });
});

describe('a bad key', () => {
  test('is looked up once in ten seconds', async () => {
    const { statements, pass, outcome } = aService();
    const key = makeKey('pk');
    for (const _time of [1, 2, 3]) expect(await outcome(key)).toBe('invalid_api_key');
    pass(9_999);
    expect(await outcome(key)).toBe('invalid_api_key');
    expect(statements).toHaveLength(1);
    pass(1);
    await outcome(key);
    expect(statements).toHaveLength(2);
  });

  test('is not looked up if it is malformed', async () => {
    const { statements, outcome } = aService();
    for (const key of ['', 'svc_pk_', `${makeKey('pk')}x`])
      expect(await outcome(key)).toBe('invalid_api_key');
    expect(statements).toHaveLength(0);
  });
});

describe('a flood of unknown keys', () => {
  test('does not evict a known key', async () => {
    const { add, statements, outcome } = aService();
    const key = add();
    await outcome(key);
    for (let wave = 0; wave < 25; wave += 1)
      await Promise.all(Array.from({ length: 500 }, () => outcome(makeKey('pk'))));
    const before = statements.length;
    expect(await outcome(key)).toBe('good');
    expect(statements).toHaveLength(before);
  });

  test('costs one statement per two hundred keys, one at a time, and the excess is refused with 503', async () => {
    const { add, statements, most, pass, outcome } = aService(turn);
    const key = add();
    await outcome(key);
    pass(FRESH);
    const flood = Array.from({ length: 5_000 }, () => outcome(makeKey('pk')));
    const known = outcome(key);
    const codes = await Promise.all(flood);
    expect(await known).toBe('good');
    expect(codes.filter((code) => code === 'invalid_api_key')).toHaveLength(1_000);
    expect(codes.filter((code) => code === 'service_unavailable')).toHaveLength(4_000);
    // The known key twice, which needs no place among those that wait, and the keys of the flood that may wait.
    expect(statements.map((hashes) => hashes.length).sort()).toEqual([1, 1, 200, 200, 200, 200, 200]);
    // That of a known key does not wait for those of others.
    expect(most()).toBe(2);
  });
});

describe('while the database is unavailable', () => {
  test('a good key stays valid for five minutes, and no longer', async () => {
    const { add, setDown, pass, outcome } = aService();
    const key = add();
    await outcome(key);
    setDown(true);
    for (let passed = 0; passed + 10_000 < MOST_STALE; passed += 10_000) {
      pass(10_000);
      expect(await outcome(key)).toBe('good');
    }
    pass(10_000);
    expect(await outcome(key)).toBe('service_unavailable');
  });

  test('a good key still expires on time', async () => {
    const { add, setDown, pass, outcome } = aService();
    const key = add({ expiresIn: 60_000 });
    await outcome(key);
    setDown(true);
    pass(59_999);
    expect(await outcome(key)).toBe('good');
    pass(1);
    expect(await outcome(key)).toBe('invalid_api_key');
  });

  test('other keys get 503, except those that were bad a moment ago', async () => {
    const { setDown, outcome } = aService();
    const bad = makeKey('pk');
    await outcome(bad);
    setDown(true);
    expect(await outcome(makeKey('pk'))).toBe('service_unavailable');
    expect(await outcome(bad)).toBe('invalid_api_key');
  });

  test('it is queried at most twice a second, and immediately after it is back', async () => {
    const { add, statements, setDown, pass, outcome } = aService();
    const [key, revoked] = [add(), add()];
    await Promise.all([outcome(key), outcome(revoked)]);
    setDown(true);
    pass(FRESH);
    const before = statements.length;
    for (let tenth = 0; tenth < 50; tenth += 1) {
      expect(await outcome(key)).toBe('good');
      expect(await outcome(makeKey('pk'))).toBe('service_unavailable');
      pass(100);
    }
    expect(statements.length - before).toBe(10);
    setDown(false);
    pass(500);
    await outcome(key);
    expect(await outcome(makeKey('pk'))).toBe('invalid_api_key');
  });

  test('or just back, a revoked key is refused within two seconds, even without calls in between', async () => {
    const { add, setDown, pass, revoke, outcome } = aService();
    const [key, other] = [add(), add()];
    await Promise.all([outcome(key), outcome(other)]);
    setDown(true);
    pass(FRESH);
    expect(await outcome(other)).toBe('good');
    setDown(false);
    revoke(key);
    pass(2_000);
    expect(await outcome(key)).toBe('invalid_api_key');
  });
});
