import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  decodeCursor,
  encodeCursor,
  sealCursor,
  unsealCursor,
  type CursorValue,
} from '../../../src/search/cursor.ts';

const number = fc.maxSafeInteger();
const cursors: fc.Arbitrary<CursorValue> = fc.oneof(
  fc.record({ order: fc.constant('newest' as const), backwards: fc.boolean(), position: fc.tuple(number) }),
  fc.record({
    order: fc.constant('changed' as const),
    backwards: fc.boolean(),
    position: fc.tuple(number, number),
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
        expect(decodeCursor(encodeCursor(value, given), given)).toEqual(value);
      }),
    );
  });

  test('needs no escaping in a URL and fits the contract', () => {
    fc.assert(
      fc.property(cursors, filters, (value, given) => {
        expect(encodeCursor(value, given)).toMatch(/^[\w-]{1,200}$/);
      }),
    );
  });

  test('is refused when any single character is changed', () => {
    fc.assert(
      fc.property(cursors, fc.nat(), fc.oneof(alphabet, fc.constantFrom('\n', 'é')), (value, at, put) => {
        const text = encodeCursor(value, 'filters');
        const index = at % text.length;
        fc.pre(text.charAt(index) !== put);
        const damaged = text.slice(0, index) + put + text.slice(index + 1);
        expect(decodeCursor(damaged, 'filters')).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  test('is refused when it is shortened, extended or padded', () => {
    fc.assert(
      fc.property(cursors, fc.nat(), fc.string({ minLength: 1 }), (value, at, more) => {
        const text = encodeCursor(value, 'filters');
        expect(decodeCursor(text.slice(0, at % text.length), 'filters')).toBeUndefined();
        expect(decodeCursor(text + more, 'filters')).toBeUndefined();
        expect(decodeCursor(`${text}=`, 'filters')).toBeUndefined();
      }),
    );
  });

  test('is refused with other filters', () => {
    fc.assert(
      fc.property(cursors, filters, filters, (value, given, other) => {
        fc.pre(given !== other);
        expect(decodeCursor(encodeCursor(value, given), other)).toBeUndefined();
      }),
    );
  });

  test('is refused when it is arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), filters, (text, given) => {
        expect(decodeCursor(text, given)).toBeUndefined();
      }),
    );
  });

  test('is refused when it has another version', () => {
    const bytes = Buffer.from(
      encodeCursor({ order: 'newest', backwards: false, position: [7] }, ''),
      'base64url',
    );
    bytes.writeUInt8(bytes.readUInt8(0) + 1, 0);
    expect(decodeCursor(bytes.toString('base64url'), '')).toBeUndefined();
  });
});

describe('a seal', () => {
  const bodies = fc.uint8Array({ minLength: 1, maxLength: 120 }).map((bytes) => Buffer.from(bytes));

  test('unseals only with the filters it was sealed with', () => {
    fc.assert(
      fc.property(bodies, filters, filters, (body, given, other) => {
        const text = sealCursor(body, given);
        expect(unsealCursor(text, given)).toEqual(body);
        if (other !== given) expect(unsealCursor(text, other)).toBeUndefined();
      }),
    );
  });

  test('has exactly one text: the unused bits of the last character count too', () => {
    const text = sealCursor(Buffer.from([1]), '');
    const bytes = Buffer.from(text, 'base64url');
    const others = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
      .map((last) => text.slice(0, -1) + last)
      .filter((other) => other !== text && Buffer.from(other, 'base64url').equals(bytes));
    expect(others).not.toEqual([]);
    for (const other of others) expect(unsealCursor(other, '')).toBeUndefined();
  });
});
