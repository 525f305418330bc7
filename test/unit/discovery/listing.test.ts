import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Language } from '../../../src/contract/vocabulary.ts';
import { foldText } from '../../../src/contract/words.ts';
import { createListing, indexOfPlace, type Counted, joinWords } from '../../../src/discovery/listing.ts';
import { aTerm, countedTerms, labels, slugs } from './some-terms.ts';

const slugsOf = (entries: readonly Counted[]): string[] => entries.map(({ term }) => term.slug);
const languages = fc.constantFrom<Language>('en', 'pl');

/** Whether an entry is at a place or after it, written differently than in the binary search. */
const comesFrom = (entry: Counted, place: { count: number; slug: string }): boolean =>
  entry.count < place.count || (entry.count === place.count && entry.term.slug >= place.slug);

describe('a listing', () => {
  test('is sorted by count, then by slug in character order', () => {
    const counted = ['b', 'a-b', 'ab', 'a'].map((slug) => ({ term: aTerm(slug), count: 1 }));
    const { entries } = createListing([
      ...counted,
      { term: aTerm('z'), count: 10 },
      { term: aTerm('0'), count: 0 },
    ]);
    expect(slugsOf(entries)).toEqual(['z', 'a', 'a-b', 'ab', 'b', '0']);
  });

  test('contains all terms and does not modify its input', () => {
    fc.assert(
      fc.property(countedTerms, (counted) => {
        const before = slugsOf(counted);
        expect(slugsOf(createListing(counted).entries).sort()).toEqual([...before].sort());
        expect(slugsOf(counted)).toEqual(before);
      }),
    );
  });
});

describe('a search', () => {
  const listing = createListing([
    { term: aTerm('first', { en: 'A first one', pl: 'Pierwsza Łódź' }), count: 3 },
    { term: aTerm('banana', { en: 'Banana', otherNames: ['ananas banan', 'żółty'] }), count: 2 },
    { term: aTerm('star-wars', { en: 'Star Wars', pl: 'Gwiezdne wojny' }), count: 1 },
    { term: aTerm('email', { en: 'Email', pl: 'Poczta' }), count: 1 },
    { term: aTerm('last', { en: 'The last', pl: 'Ostatnia' }), count: 1 },
  ]);

  test.each<[string, string, Language, string[]]>([
    ['a part of a slug', 'irs', 'pl', ['first']],
    ['a whole slug', 'banana', 'en', ['banana']],
    ['the beginning of the first entry', 'f', 'pl', ['first']],
    ['the end of the last entry', 'the last', 'en', ['last']],
    ['a label in the language', 'ostatnia', 'pl', ['last']],
    ['no label in the other language', 'ostatnia', 'en', []],
    ['another name, in either language', 'zolty', 'en', ['banana']],
    ['diacritics and capitals', 'ŁÓDŹ', 'pl', ['first']],
    ['an entry once, even if it contains the text several times', 'ana', 'en', ['banana']],
    ['several entries in their order', 'st', 'en', ['first', 'last', 'star-wars']],
    ['a name without its spaces', 'starwars', 'en', ['star-wars']],
    ['a name with signs that it does not have', 'e-mail', 'en', ['email']],
    ['nothing for signs alone', '?!', 'en', []],
    ['nothing across slug and label', 'stthe', 'en', []],
    ['nothing across two entries', 'onebanana', 'en', []],
    ['nothing longer than the whole', 'last'.repeat(16), 'en', []],
    ['nothing for a lone diacritic', '\u0301', 'en', []],
    ['no pattern', '.*', 'en', []],
  ])('finds %s', (_name, text, language, expected) => {
    expect(slugsOf(listing.search(text, language))).toEqual(expected);
  });

  test('finds the same as a check of each name of each entry, in the same order', () => {
    fc.assert(
      fc.property(countedTerms, fc.oneof(slugs, labels), languages, (counted, text, language) => {
        const listing = createListing(counted);
        const having = (names: 'searched' | 'joined', part: string): Counted[] =>
          listing.entries.filter(({ term }) =>
            term[names][language].split('\u0000').some((name) => name.includes(part)),
          );
        const joined = joinWords(foldText(text));
        const found = having('searched', foldText(text));
        if (found.length === 0 && joined.length >= 3) found.push(...having('joined', joined));
        expect(slugsOf(listing.search(text, language))).toEqual(slugsOf(found));
      }),
      { numRuns: 2_000 },
    );
  });

  test('finds nothing in an empty listing', () => {
    expect(createListing([]).search('a', 'en')).toEqual([]);
  });
});

describe('the index of a place', () => {
  const places = fc.record({ slug: slugs, count: fc.integer({ min: 0, max: 4 }) });

  test('is that of the first entry not before it, whether the place is in the list or not', () => {
    fc.assert(
      fc.property(countedTerms, places, (counted, place) => {
        const { entries } = createListing(counted);
        const index = entries.findIndex((entry) => comesFrom(entry, place));
        expect(indexOfPlace(entries, place)).toBe(index === -1 ? entries.length : index);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is the index of the entry that is there', () => {
    fc.assert(
      fc.property(countedTerms, (counted) => {
        const { entries } = createListing(counted);
        for (const [index, { term, count }] of entries.entries())
          expect(indexOfPlace(entries, { slug: term.slug, count })).toBe(index);
      }),
    );
  });
});
