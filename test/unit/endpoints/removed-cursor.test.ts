import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Cursor } from '../../../src/contract/inputs.ts';
import { encodeListingCursor } from '../../../src/discovery/listing-cursor.ts';
import {
  decodeRemovedCursor,
  encodeRemovedCursor,
  type RemovedCursor,
} from '../../../src/endpoints/list-removed-questions.ts';
import { encodeCursor } from '../../../src/search/cursor.ts';
import { A_SEAL } from '../../support/a-seal.ts';

const cursors: fc.Arbitrary<RemovedCursor> = fc.record({
  time: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
  id: fc.uuid(),
  backwards: fc.boolean(),
});
const starts = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe('a cursor of the removed questions', () => {
  test('decodes to what was encoded, with the same start only', () => {
    fc.assert(
      fc.property(cursors, starts, starts, (cursor, since, other) => {
        const text = encodeRemovedCursor(A_SEAL, cursor, since);
        expect(Cursor.parse(text)).toBe(text);
        expect(decodeRemovedCursor(A_SEAL, text, since)).toEqual(cursor);
        if (other !== since) expect(decodeRemovedCursor(A_SEAL, text, other)).toBeUndefined();
      }),
    );
  });

  test('is refused when a byte is changed, cut off or added', () => {
    fc.assert(
      fc.property(cursors, starts, fc.nat(), fc.integer({ min: 1, max: 255 }), (cursor, since, at, flip) => {
        const bytes = Buffer.from(encodeRemovedCursor(A_SEAL, cursor, since), 'base64url');
        const changed = Buffer.from(bytes);
        changed.writeUInt8(bytes.readUInt8(at % bytes.length) ^ flip, at % bytes.length);
        for (const forged of [
          changed,
          bytes.subarray(0, at % bytes.length),
          Buffer.concat([bytes, Buffer.of(flip)]),
        ])
          expect(decodeRemovedCursor(A_SEAL, forged.toString('base64url'), since)).toBeUndefined();
      }),
    );
  });

  test('is refused when it is arbitrary text, or a genuine cursor of another list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 60 }), fc.base64String()), starts, (text, since) => {
        expect(decodeRemovedCursor(A_SEAL, text, since)).toBeUndefined();
      }),
    );
    const since = 7;
    const position = { order: 'changed' as const, backwards: false, position: [1, 2] as const };
    const listings = Array.from({ length: 24 }, (_, length) =>
      encodeListingCursor(
        A_SEAL,
        { version: 7, backwards: false, place: { count: 1, slug: 'a'.repeat(length + 1) } },
        String(since),
      ),
    );
    for (const foreign of [encodeCursor(A_SEAL, position, String(since)), ...listings])
      expect(decodeRemovedCursor(A_SEAL, foreign, since)).toBeUndefined();
  });
});
