import fc from 'fast-check';
import { expect, test } from 'vitest';

import { licenseFamily, uuidV7 } from '../../../src/contract/vocabulary.ts';

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const entropies = fc.uint8Array({ minLength: 10, maxLength: 16 });

test('a UUID has the layout of version 7, in lower case', () => {
  fc.assert(
    fc.property(times, entropies, (time, entropy) => {
      expect(uuidV7(time, entropy)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }),
  );
});

test('the first 48 bits of a UUID are the time', () => {
  fc.assert(
    fc.property(times, entropies, (time, entropy) => {
      expect(Number.parseInt(uuidV7(time, entropy).replaceAll('-', '').slice(0, 12), 16)).toBe(time);
    }),
  );
});

test('later UUIDs sort after earlier ones', () => {
  fc.assert(
    fc.property(times, times, entropies, entropies, (first, second, one, other) => {
      fc.pre(first < second);
      expect(uuidV7(first, one) < uuidV7(second, other)).toBe(true);
    }),
  );
});

test('each of the 74 free bits of a UUID comes from the entropy', () => {
  const bits = (entropy: Uint8Array): bigint => BigInt(`0x${uuidV7(0, entropy).replaceAll('-', '')}`);
  const none = bits(new Uint8Array(10));
  const flipped = Array.from({ length: 80 }, (_, bit) => {
    const entropy = new Uint8Array(10);
    entropy[bit >> 3] = 0x80 >> (bit & 7);
    return bits(entropy) ^ none;
  });
  expect(new Set(flipped.filter((difference) => difference !== 0n)).size).toBe(74);
});

test.each([
  ['CC-BY-4.0', 'CC-BY'],
  ['CC-BY-SA-4.0', 'CC-BY-SA'],
  ['CC-BY-SA-3.0', 'CC-BY-SA'],
  ['CC0-1.0', 'CC0'],
  ['Apache-2.0', 'Apache'],
  ['MIT', 'MIT'],
  ['CC-BY', 'CC-BY'],
  ['ODC-By-1.0', 'ODC-By'],
])('the family of %s is %s', (license, family) => {
  expect(licenseFamily(license)).toBe(family);
});
