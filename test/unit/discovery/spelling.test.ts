import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestName, editDistance } from '../../../src/contract/nearest-name.ts';
import { createSpelling, type Spelling } from '../../../src/discovery/known-values.ts';
import { sized } from '../../support/sized.ts';

test.each([
  ['limt', ['lang', 'limit', 'tags'], 'limit'],
  ['regoin', ['topic', 'regions', 'region'], 'region'],
  ['tgas', ['type', 'tags'], 'tags'],
  ['id', ['lang', 'ids'], 'ids'],
  ['cc-by-4.0', ['MIT', 'CC-BY-4.0'], 'CC-BY-4.0'],
  // Of equally near ones, the first.
  ['tagz', ['tagx', 'tags'], 'tagx'],
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
    ['lang', []],
    // Short words of which half would change.
    ['page', ['tags']],
    ['x', ['q']],
  ])('none for "%s"', (name, known) => {
    expect(nearestName(name, known)).toBeUndefined();
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

/** The textbook definition, without any bound. */
function plainDistance(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(1), to.slice(1)];
  const [first, second] = from;
  const isSwap = second !== undefined && first === to[1] && second === to[0];
  return Math.min(
    plainDistance(a, b) + (first === to.charAt(0) ? 0 : 1),
    plainDistance(a, to) + 1,
    plainDistance(from, b) + 1,
    isSwap ? plainDistance(from.slice(2), to.slice(2)) + 1 : Infinity,
  );
}

const words = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'q', '-', '1'), maxLength });
const spellingOf = (names: readonly string[]): Spelling =>
  createSpelling(names.map((name) => ({ name, value: name })));

test('the distance is the textbook distance up to the bound, and undefined beyond it', () => {
  fc.assert(
    fc.property(words(6), words(6), fc.integer({ min: 0, max: 4 }), (from, to, most) => {
      const distance = plainDistance(from, to);
      expect(editDistance(from, to, most)).toBe(distance <= most ? distance : undefined);
    }),
    { numRuns: sized({ short: 300, long: 5_000 }) },
  );
});

describe('the nearest name', () => {
  test('is the first of those with the smallest distance, up to two edits and half of the characters', () => {
    fc.assert(
      fc.property(words(6), fc.array(words(6), { maxLength: 30 }), (text, names) => {
        const distances = names.map((name) => {
          const distance = plainDistance(text, name);
          return 2 * distance < Math.max(text.length, name.length) ? distance : Infinity;
        });
        const smallest = Math.min(...distances);
        expect(spellingOf(names).nearest(text)).toBe(
          smallest > 2 ? undefined : names[distances.indexOf(smallest)],
        );
      }),
      { numRuns: sized({ short: 400, long: 10_000 }) },
    );
  });

  test('is found among names whose letters are alike', () => {
    const names = Array.from({ length: 500 }, (_, index) => `born-in-${1500 + index}`);
    expect(spellingOf(names).nearest('brn-in-1996')).toBe('born-in-1996');
  });

  test('is not looked for beyond a thousand names that look alike, so that the cost of a text is bounded', () => {
    const text = 'abbaabbaab';
    const alike = Array.from({ length: 2 ** 12 }, (_, bits) =>
      bits.toString(2).padStart(12, '0').replaceAll('0', 'a').replaceAll('1', 'b'),
    ).filter(
      (name) =>
        ['aa', 'ab', 'ba', 'bb'].every((pair) => name.includes(pair)) &&
        editDistance(text, name, 2) === undefined,
    );
    expect(alike.length).toBeGreaterThan(1_000);
    expect(spellingOf([...alike.slice(0, 999), 'abbaabbaaa']).nearest(text)).toBe('abbaabbaaa');
    expect(spellingOf([...alike.slice(0, 1_000), 'abbaabbaaa']).nearest(text)).toBeUndefined();
  });

  test('may have another value', () => {
    const spelling = createSpelling([{ name: 'parts-of-the-world', value: 'continents' }]);
    expect(spelling.nearest('part-of-the-world')).toBe('continents');
  });

  test('can be prepared', () => {
    const spelling = spellingOf(['europe']);
    spelling.prepare();
    expect(spelling.nearest('europa')).toBe('europe');
  });
});
