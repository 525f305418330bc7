import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Language } from '../../../src/contract/vocabulary.ts';
import { foldText } from '../../../src/contract/words.ts';
import { createListing, type Counted, joinWords } from '../../../src/discovery/listing.ts';
import { aTerm, countedTerms, labels, slugs } from './some-terms.ts';

const listing = createListing([
  { term: aTerm('rivers-of-asia', { en: 'Rivers of Asia', pl: 'Rzeki Azji' }), count: 9 },
  { term: aTerm('drivers', { en: 'Drivers', pl: 'Kierowcy' }), count: 8 },
  { term: aTerm('asian-rivers', { en: 'Asian rivers', pl: 'Azjatyckie rzeki' }), count: 7 },
  { term: aTerm('rivers', { en: 'Rivers', pl: 'Rzeki', otherNames: ['streams (large)'] }), count: 2 },
  { term: aTerm('lodz', { en: 'Łódź', pl: 'Łódź' }), count: 1 },
]);

test.each<[string, string, Language, [string, string][]]>([
  [
    'a whole name before longer ones, then other words, then parts',
    'rivers',
    'en',
    [
      ['rivers', 'exact'],
      ['rivers-of-asia', 'prefix'],
      ['asian-rivers', 'word'],
      ['drivers', 'part'],
    ],
  ],
  ['names of the language', 'kier', 'pl', [['drivers', 'prefix']]],
  ['no names of the other language', 'kier', 'en', []],
  ['a word after a bracket', 'large', 'en', [['rivers', 'word']]],
  ['diacritics and capitals', ' ŁODZ ', 'en', [['lodz', 'exact']]],
  [
    'words in another order',
    'asia  rivers',
    'en',
    [
      ['rivers-of-asia', 'part'],
      ['asian-rivers', 'part'],
    ],
  ],
  ['words that follow each other first', 'Rivers of', 'en', [['rivers-of-asia', 'prefix']]],
  ['nothing for a lone diacritic', '\u0301', 'en', []],
  ['nothing without one of the words', 'rivers europe', 'en', []],
])('finds %s', (_name, text, language, expected) => {
  const found = listing.best(text, language, 10).map(({ entry, match }) => [entry.term.slug, match]);
  expect(found).toEqual(expected);
});

/** How closely a name matches, 0 for the best, in other words than the search. */
function rankOf(name: string, needle: string): number {
  if (name === needle) return 0;
  if (name.startsWith(needle)) return 1;
  if (new RegExp(`(?<![\\p{L}\\p{N}])${needle}`, 'u').test(name)) return 2;
  return name.includes(needle) ? 3 : 5;
}
const MATCHES = ['exact', 'prefix', 'word', 'part', 'part'];

test('finds the same as a check of each name of each entry', () => {
  fc.assert(
    fc.property(
      countedTerms,
      fc.oneof(slugs, labels),
      fc.constantFrom<Language>('en', 'pl'),
      fc.integer({ min: 1, max: 8 }),
      (counted, text, language, most) => {
        const made = createListing(counted);
        const needle = foldText(text).trim().replaceAll(/\s+/gu, ' ');
        const byNames = (names: 'searched' | 'joined', wanted: string): unknown[] => {
          const words = wanted.split(' ').filter((word) => word !== '');
          const rank = ({ term }: Counted): number => {
            const text = term[names][language];
            const hasAll = words.length > 1 && words.every((word) => text.includes(word));
            return Math.min(hasAll ? 4 : 5, ...text.split('\u0000').map((name) => rankOf(name, wanted)));
          };
          const ranked = words.length === 0 ? [] : made.entries.filter((entry) => rank(entry) < 5);
          return ranked
            .toSorted((a, b) => rank(a) - rank(b))
            .slice(0, most)
            .map((entry) => [entry.term.slug, MATCHES[rank(entry)]]);
        };
        const joined = joinWords(needle);
        const expected = byNames('searched', needle);
        if (expected.length === 0 && joined.length >= 3) expected.push(...byNames('joined', joined));
        const found = made.best(text, language, most).map(({ entry, match }) => [entry.term.slug, match]);
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 3_000 },
  );
});
