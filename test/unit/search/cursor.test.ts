import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decodeCursor, encodeCursor, type CursorValue } from '../../../src/search/cursor.ts';
import { A_SEAL } from '../../support/a-seal.ts';

const number = fc.maxSafeNat();
const cursors: fc.Arbitrary<CursorValue> = fc.oneof(
  fc.record({ order: fc.constant('newest' as const), backwards: fc.boolean(), position: fc.tuple(number) }),
  fc.record({
    order: fc.constantFrom('changed' as const, 'relevant' as const),
    backwards: fc.boolean(),
    position: fc.tuple(number, number),
  }),
  fc.record({
    order: fc.constant('shuffled' as const),
    backwards: fc.boolean(),
    position: fc.tuple(number, number),
    seed: fc.stringMatching(/^[A-Za-z0-9._:-]{1,64}$/),
  }),
);
const filters = fc.string();
const alphabet = fc
  .integer({ min: 0x20, max: 0x7e })
  .map((code) => String.fromCharCode(code))
  .filter((character) => /[\w+/=-]/.test(character));

describe('a cursor', () => {
  test('decodes to what was encoded', () => {
    fc.assert(
      fc.property(cursors, filters, (value, given) => {
        expect(decodeCursor(A_SEAL, encodeCursor(A_SEAL, value, given), given)).toEqual(value);
      }),
    );
  });

  test('needs no escaping in a URL and fits the contract', () => {
    fc.assert(
      fc.property(cursors, filters, (value, given) => {
        expect(encodeCursor(A_SEAL, value, given)).toMatch(/^[\w-]{1,200}$/);
      }),
    );
  });

  test('is refused when any single character is changed', () => {
    fc.assert(
      fc.property(cursors, fc.nat(), fc.oneof(alphabet, fc.constantFrom('\n', 'é')), (value, at, put) => {
        const text = encodeCursor(A_SEAL, value, 'filters');
        const index = at % text.length;
        fc.pre(text.charAt(index) !== put);
        const damaged = text.slice(0, index) + put + text.slice(index + 1);
        expect(decodeCursor(A_SEAL, damaged, 'filters')).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  test('is refused when it is shortened, extended or padded', () => {
    fc.assert(
      fc.property(cursors, fc.nat(), fc.string({ minLength: 1 }), (value, at, more) => {
        const text = encodeCursor(A_SEAL, value, 'filters');
        expect(decodeCursor(A_SEAL, text.slice(0, at % text.length), 'filters')).toBeUndefined();
        expect(decodeCursor(A_SEAL, text + more, 'filters')).toBeUndefined();
        expect(decodeCursor(A_SEAL, `${text}=`, 'filters')).toBeUndefined();
      }),
    );
  });

  test('is refused with other filters', () => {
    fc.assert(
      fc.property(cursors, filters, filters, (value, given, other) => {
        fc.pre(given !== other);
        expect(decodeCursor(A_SEAL, encodeCursor(A_SEAL, value, given), other)).toBeUndefined();
      }),
    );
  });

  test('is refused when it is arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), filters, (text, given) => {
        expect(decodeCursor(A_SEAL, text, given)).toBeUndefined();
      }),
    );
  });

  const bodyOf = (version: number, header: number, ...numbers: readonly bigint[]): Buffer => {
    const body = Buffer.alloc(2 + 8 * numbers.length);
    body.writeUInt8(version, 0);
    body.writeUInt8(header, 1);
    numbers.forEach((value, index) => body.writeBigInt64BE(value, 2 + 8 * index));
    return body;
  };
  const decoded = (body: Buffer): CursorValue | undefined =>
    decodeCursor(A_SEAL, A_SEAL.seal(body, 'filters'), 'filters');

  test('is refused with another version, order or number of positions, even with a genuine seal', () => {
    expect(decoded(bodyOf(3, 0, 7n))).toEqual({ order: 'newest', backwards: false, position: [7] });
    for (const body of [
      bodyOf(2, 0, 7n),
      bodyOf(4, 0, 7n),
      bodyOf(3, 4, 7n),
      bodyOf(3, 0),
      bodyOf(3, 0, 7n, 7n),
    ])
      expect(decoded(body)).toBeUndefined();
    expect(decoded(bodyOf(3, 2, 7n))).toBeUndefined();
  });

  test('has no position below zero or beyond the numbers that the engine reads, even with a genuine seal', () => {
    const beyond = fc.oneof(
      fc.bigInt({ min: -(2n ** 63n), max: -1n }),
      fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n }),
    );
    fc.assert(
      fc.property(beyond, fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }), fc.boolean(), (bad, good, first) => {
        expect(decoded(bodyOf(3, 0, bad))).toBeUndefined();
        expect(decoded(first ? bodyOf(3, 2, bad, good) : bodyOf(3, 2, good, bad))).toBeUndefined();
      }),
    );
  });
});
