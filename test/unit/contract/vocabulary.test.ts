import fc from 'fast-check';
import { expect, test } from 'vitest';

import { uuidV7 } from '../../../src/contract/vocabulary.ts';

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const entropies = fc.uint8Array({ minLength: 10, maxLength: 16 });

test('it has the layout of version 7, in lower case', () => {
  fc.assert(
    fc.property(times, entropies, (time, entropy) => {
      expect(uuidV7(time, entropy)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }),
  );
});

test('its first 48 bits are the time', () => {
  fc.assert(
    fc.property(times, entropies, (time, entropy) => {
      expect(Number.parseInt(uuidV7(time, entropy).replaceAll('-', '').slice(0, 12), 16)).toBe(time);
    }),
  );
});

test('later ones sort after earlier ones', () => {
  fc.assert(
    fc.property(times, times, entropies, entropies, (first, second, one, other) => {
      fc.pre(first < second);
      expect(uuidV7(first, one) < uuidV7(second, other)).toBe(true);
    }),
  );
});

test('each of its 74 free bits comes from the entropy', () => {
  const bits = (entropy: Uint8Array): bigint => BigInt(`0x${uuidV7(0, entropy).replaceAll('-', '')}`);
  const none = bits(new Uint8Array(10));
  const flipped = Array.from({ length: 80 }, (_, bit) => {
    const entropy = new Uint8Array(10);
    entropy[bit >> 3] = 0x80 >> (bit & 7);
    return bits(entropy) ^ none;
  });
  expect(new Set(flipped.filter((difference) => difference !== 0n)).size).toBe(74);
});
