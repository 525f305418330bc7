import fc from 'fast-check';
import { expect, test } from 'vitest';

import { exceededBound } from '../../../src/contract/json-bounds.ts';

const LARGE = { values: 1_000_000, levels: 1_000_000 };

/** The values and levels of parsed JSON, counted the slow way. */
function sizeOf(value: unknown): { values: number; levels: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, levels: 0 };
  const sizes = Object.values(value).map(sizeOf);
  return {
    values: 1 + sizes.reduce((sum, { values }) => sum + values, 0),
    levels: 1 + Math.max(0, ...sizes.map(({ levels }) => levels)),
  };
}

test('a text exceeds no bound that its parsed value fits, and any bound below', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t\n'), (json, space) => {
      const value: unknown = JSON.parse(json);
      const { values, levels } = sizeOf(value);
      const text = JSON.stringify(value, undefined, space);
      expect(exceededBound(text, { values, levels })).toBeUndefined();
      expect(exceededBound(text, { ...LARGE, values: values - 1 })).toMatch(/^has more than \d+ values$/);
      if (levels > 0)
        expect(exceededBound(text, { ...LARGE, levels: levels - 1 })).toMatch(/^is nested deeper than/);
    }),
  );
});

const STRINGS = ['"[,[,{"', String.raw`"\",[\\"`, String.raw`["\\",","]`, String.raw`{"[":"\",,,"}`];
test.each(STRINGS)('counts nothing within the string %s', (text) => {
  expect(exceededBound(text, { values: 3, levels: 1 })).toBeUndefined();
});

test.each(['', '"', '"\\', '[', ']', ']]]]', ',,,', '{"a":[', 'nul'])('takes the non-JSON %s', (text) => {
  expect(exceededBound(text, LARGE)).toBeUndefined();
});
