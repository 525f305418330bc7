import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hashKey, hideKeys, isWellFormedKey, makeKey, maskKey } from '../../../src/contract/key-format.ts';

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

  test('is stored as 32 bytes that depend on every character', () => {
    const key = makeKey('sk');
    expect(hashKey(key)).toHaveLength(32);
    expect(hashKey(key)).toEqual(hashKey(key));
    expect(hashKey(key)).not.toEqual(hashKey(`${key} `));
  });
});

describe('the masked form of a key', () => {
  test('is its prefix without a secret character, and its last four characters', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const start = key.includes('_test_') ? 'svc_pk_test_'.length : 'svc_pk_'.length;
        expect(maskKey(key)).toBe(`${key.slice(0, start)}…${key.slice(-4)}`);
      }),
    );
  });

  test('has nothing of the random part: its last characters belong to the checksum', () => {
    const key = makeKey('pk');
    const random = key.slice('svc_pk_'.length, -6);
    const shown = maskKey(key).slice('svc_pk_…'.length);
    expect(key.indexOf(random) + random.length).toBeLessThanOrEqual(key.length - shown.length);
  });
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
