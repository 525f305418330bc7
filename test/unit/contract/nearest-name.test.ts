import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { nearestName } from '../../../src/contract/nearest-name.ts';

test.each([
  ['limt', ['lang', 'limit', 'tags'], 'limit'],
  ['regoin', ['topic', 'regions', 'region'], 'region'],
  ['geograpy', ['art', 'geography', 'history'], 'geography'],
  ['Geography', ['art', 'geography', 'history'], 'geography'],
  ['tgas', ['type', 'tags'], 'tags'],
  ['id', ['lang', 'ids'], 'ids'],
  ['cc-by-4.0', ['MIT', 'CC-BY-4.0'], 'CC-BY-4.0'],
])('finds the neighbour of "%s"', (name, known, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});

describe('suggestions are made only within an edit distance of 2:', () => {
  test.each([
    ['foo', ['ids', 'lang', 'topic']],
    ['token', ['topic', 'type']],
    ['geo', ['geography']],
    ['offset', ['type', 'topic', 'lang', 'limit']],
    ['lanxyz', ['lang']],
    ['', ['ids', 'q']],
  ])('none for "%s"', (name, known) => {
    expect(nearestName(name, known)).toBeUndefined();
  });

  test('none for a short word of which half would change', () => {
    expect(nearestName('page', ['tags'])).toBeUndefined();
    expect(nearestName('x', ['q'])).toBeUndefined();
  });

  test('found after any two edits of a long word, and never after three inserted characters', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdef')), minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (text, first, second) => {
        const without = text.split('').toSpliced(first % text.length, 1);
        const changed = without.with(second % without.length, 'z').join('');
        expect(nearestName(changed, [text])).toBe(text);
        expect(nearestName(`${text}zzz`, [text])).toBeUndefined();
      }),
    );
  });
});

test('chooses the first of several equally near names', () => {
  expect(nearestName('tagz', ['tagx', 'tags'])).toBe('tagx');
});

test('finds nothing in an empty list', () => {
  expect(nearestName('lang', [])).toBeUndefined();
});
