import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { foldText } from '../../../src/contract/words.ts';
import {
  createListing,
  joinWords,
  termOf,
  termsOf,
  type Counted,
  type Term,
} from '../../../src/discovery/listing.ts';
import { createView, prepareSearches, type View } from '../../../src/discovery/view.ts';
import type { KeyCount } from '../../../src/search/counts.ts';
import type { Tally } from '../../../src/search/tally.ts';
import type { StoredTopic } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { NO_COUNTS } from '../../support/data/some-values.ts';
import { sized } from '../../support/sized.ts';

/** A term, by default with the same label in both languages. */
function aTerm(slug: string, wanted: { en?: string; pl?: string; otherNames?: string[] } = {}): Term {
  const { en = slug, pl = en, otherNames = [] } = wanted;
  return termOf({ slug, label: { en, pl } }, otherNames);
}

/** Few different characters, so that a text is often found in several places. */
const text = (unit: string): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(unit)), minLength: 1, maxLength: 6 });

const slugs = text('ab-');
const labels = text('abBłŁ ');
/** Few different counts, so that many terms are sorted by slug. */
const counts = fc.integer({ min: 0, max: 3 });

/** Terms with different slugs and their counts, in any order. */
const countedTerms: fc.Arbitrary<Counted[]> = fc
  .uniqueArray(
    fc.record({
      slug: slugs,
      en: labels,
      pl: labels,
      otherNames: fc.array(labels, { maxLength: 2 }),
      count: counts,
    }),
    { selector: ({ slug }) => slug, maxLength: 30 },
  )
  .map((all) => all.map(({ slug, count, ...wanted }) => ({ term: aTerm(slug, wanted), count })));

const slugsOf = (entries: readonly Counted[]): string[] => entries.map(({ term }) => term.slug);
const languages = fc.constantFrom<Language>('en', 'pl');

/** How closely a name matches, 0 for the best, in other words than the search. */
function rankOf(name: string, needle: string): number {
  if (name === needle) return 0;
  if (name.startsWith(needle)) return 1;
  if (new RegExp(`(?<![\\p{L}\\p{N}])${needle}`, 'u').test(name)) return 2;
  return name.includes(needle) ? 3 : 5;
}
const MATCHES = ['exact', 'prefix', 'word', 'part', 'part'];

describe('a listing', () => {
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
      { numRuns: sized({ short: 400, long: 10_000 }) },
    );
  });

  test('finds the best matches first, as a check of each name of each entry does', () => {
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
      { numRuns: sized({ short: 600, long: 10_000 }) },
    );
  });
});

const aTopic = (slug: string, aliases: readonly string[] = []): StoredTopic => ({
  slug,
  kind: 'tag',
  label: { en: `The ${slug}`, pl: `Temat ${slug}` },
  aliases,
  members: { tags: [slug], subcategories: [] },
});

const TERMS = await termsOf({
  tags: [{ slug: 'rivers', label: { en: 'Rivers', pl: 'Rzeki' } }],
  subcategories: [],
  regions: [
    { slug: 'pl', kind: 'country', label: { en: 'Poland', pl: 'Polska' } },
    { slug: 'islam', kind: 'cultural', label: { en: 'Islam', pl: 'Islam' } },
  ],
  topics: [aTopic('water', ['rzeki', 'żywe wody']), aTopic('lakes', ['water-lakes']), aTopic('seas')],
});

const viewOf = (counted: Partial<Tally>): View =>
  createView(
    7,
    {
      ...NO_COUNTS,
      ...counted,
    },
    TERMS,
  );
const shown = ({ entries }: { entries: readonly { term: { slug: string }; count: number }[] }): KeyCount[] =>
  entries.map(({ term, count }) => [term.slug, count]);

describe('a view', () => {
  test('lists the counted topics, without those added or deleted since', () => {
    const { topics } = viewOf({
      topics: [
        ['lakes', 0],
        ['gone', 9],
        ['water', 4],
      ],
    });
    expect(shown(topics)).toEqual([
      ['water', 4],
      ['lakes', 0],
    ]);
  });

  test('finds a topic that has not been counted yet', () => {
    expect(viewOf({}).topic('seas')?.slug).toBe('seas');
  });
});

const watched = (prepared: string[], name: string) => ({
  ...createListing<never>([]),
  prepare: (language: string) => void prepared.push(`${name} ${language}`),
});

test('a view prepares every listing in every language, and lets other work run in between', async () => {
  const prepared: string[] = [];
  const underWay = prepareSearches({
    tags: watched(prepared, 'tags'),
    subcategories: watched(prepared, 'subcategories'),
    regions: watched(prepared, 'regions'),
    topics: watched(prepared, 'topics'),
  });
  const between: number[] = [];
  const look = (): void => {
    between.push(prepared.length);
    if (prepared.length < 8) setImmediate(look);
  };
  look();
  await underWay;
  expect(between.length).toBeGreaterThanOrEqual(8);
  expect(prepared).toEqual(
    ['tags', 'subcategories', 'regions', 'topics'].flatMap((name) =>
      Language.options.map((language) => `${name} ${language}`),
    ),
  );
});
