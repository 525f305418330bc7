import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Cursor } from '../../../src/contract/inputs.ts';
import {
  decodeListingCursor,
  encodeListingCursor,
  type ListingCursor,
} from '../../../src/discovery/listing-cursor.ts';
import { encodeCursor, decodeCursor } from '../../../src/search/cursor.ts';
import { A_SEAL } from '../../support/a-seal.ts';

/** Six bytes last for nine thousand years at one version per millisecond. */
const LARGEST = 2 ** 48 - 1;

const numbers = fc.oneof(fc.constantFrom(0, 1, LARGEST), fc.integer({ min: 0, max: LARGEST }));
const slugs = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789-')),
  minLength: 1,
  maxLength: 100,
});
const cursors: fc.Arbitrary<ListingCursor> = fc.record({
  version: numbers,
  backwards: fc.boolean(),
  place: fc.record({ count: numbers, slug: slugs }),
});
const filters = fc.string();
const SOME: ListingCursor = { version: 7, backwards: false, place: { count: 412, slug: 'rivers' } };

describe('a listing cursor', () => {
  test('decodes to what was encoded', () => {
    fc.assert(
      fc.property(cursors, filters, (cursor, given) => {
        expect(decodeListingCursor(A_SEAL, encodeListingCursor(A_SEAL, cursor, given), given)).toEqual(
          cursor,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test('needs no escaping in a URL and fits the contract, even with the longest slug', () => {
    const longest = { ...SOME, place: { count: LARGEST, slug: 'a'.repeat(100) } };
    fc.assert(
      fc.property(fc.oneof(cursors, fc.constant(longest)), filters, (cursor, given) => {
        const text = encodeListingCursor(A_SEAL, cursor, given);
        expect(text).toMatch(/^[\w-]+$/);
        expect(Cursor.parse(text)).toBe(text);
      }),
    );
  });

  test('is refused when any single character is changed, removed or inserted', () => {
    const text = encodeListingCursor(A_SEAL, SOME, 'filters');
    for (let at = 0; at <= text.length; at += 1) {
      const [before, behind] = [text.slice(0, at), text.slice(at)];
      expect(decodeListingCursor(A_SEAL, before + behind.slice(1), 'filters') === undefined).toBe(
        at < text.length,
      );
      for (let code = 0x20; code <= 0xff; code += 1) {
        const put = String.fromCharCode(code);
        expect(decodeListingCursor(A_SEAL, before + put + behind, 'filters'), put).toBeUndefined();
        if (put !== behind.charAt(0) && behind !== '')
          expect(decodeListingCursor(A_SEAL, before + put + behind.slice(1), 'filters'), put).toBeUndefined();
      }
    }
  });

  test('is refused with other filters', () => {
    fc.assert(
      fc.property(cursors, filters, filters, (cursor, given, other) => {
        fc.pre(given !== other);
        expect(
          decodeListingCursor(A_SEAL, encodeListingCursor(A_SEAL, cursor, given), other),
        ).toBeUndefined();
      }),
    );
  });

  test('is refused when it is arbitrary text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 60 }), fc.base64String()), filters, (text, given) => {
        expect(decodeListingCursor(A_SEAL, text, given)).toBeUndefined();
      }),
    );
  });

  test('is refused when it is sealed but has another kind, belongs to another list or is truncated', () => {
    const body = (bytes: number[]): string => A_SEAL.seal(Buffer.from(bytes), '');
    expect(decodeListingCursor(A_SEAL, body([]), '')).toBeUndefined();
    expect(decodeListingCursor(A_SEAL, body([0x81]), '')).toBeUndefined();
    expect(decodeListingCursor(A_SEAL, body([0x81, ...Array<number>(13).fill(0)]), '')).toBeUndefined();
    expect(decodeListingCursor(A_SEAL, body([0x82, ...Array<number>(13).fill(0), 0x61]), '')).toBeUndefined();
    const ofQuestions = encodeCursor(A_SEAL, { order: 'changed', backwards: false, position: [1, 2] }, '');
    expect(decodeListingCursor(A_SEAL, ofQuestions, '')).toBeUndefined();
    expect(decodeCursor(A_SEAL, encodeListingCursor(A_SEAL, SOME, ''), '')).toBeUndefined();
  });
});
