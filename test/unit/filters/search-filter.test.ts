import { describe, expect, test } from 'vitest';

import { CATEGORIES } from '../../../src/contract/categories.ts';
import { MOST_SEARCHED_WORDS } from '../../../src/contract/limits.ts';
import { Language } from '../../../src/contract/vocabulary.ts';
import type { FilteredFields } from '../../../src/filters/row.ts';
import {
  QuestionFilters,
  filterKey,
  filterQuestions,
  hasTopics,
  matchesFilter,
  playableFilter,
  type SearchFilter,
} from '../../../src/filters/search-filter.ts';
import type { TopicCache } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';

const TOPICS: Record<string, { tags: string[]; subcategories: string[] }> = {
  space: { tags: ['planets', 'stars'], subcategories: [] },
  music: { tags: [], subcategories: ['opera', 'jazz'] },
};
const topics: TopicCache = {
  read: (slugs) => Promise.resolve(slugs.map((slug) => TOPICS[slug] ?? { tags: [], subcategories: [] })),
};
const filter = (given: object): Promise<SearchFilter> =>
  filterQuestions(topics, QuestionFilters.parse(given));

test('no filters means English multiple-choice and boolean questions of high quality', async () => {
  expect(await filter({})).toEqual({
    lang: 'en',
    quality: 'high',
    type: ['multiple', 'boolean'],
  });
});

test.each(Language.options)('playable is what a request with lang=%s alone finds', async (lang) => {
  expect(playableFilter(lang)).toEqual(await filter({ lang }));
});

test('every id from 1 to 32 and every slug means one of the 24 categories, in both schemes', async () => {
  for (const { id, opentdbId, slug } of CATEGORIES)
    for (const category of [id, opentdbId, slug]) expect((await filter({ category })).category).toBe(id);
  const ids = new Set(CATEGORIES.flatMap(({ id, opentdbId }) => [id, opentdbId]));
  expect([...ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
});

test('a topic becomes its members', async () => {
  expect((await filter({ topic: 'space' })).topic).toEqual({ tags: ['planets', 'stars'], subcategories: [] });
});

test('several topics of any kind are one group', async () => {
  expect((await filter({ topics_any: ['space', 'music'] })).topics_any).toEqual({
    tags: ['planets', 'stars'],
    subcategories: ['jazz', 'opera'],
  });
});

test('an unknown topic is a group without members: no question matches it', async () => {
  expect((await filter({ topic: 'nowhere' })).topic).toEqual({ tags: [], subcategories: [] });
});

test('tags_any, topic and topics_any are groups that must all match', async () => {
  const given = { tags_any: ['europe'], topic: 'music', topics_any: ['space'] };
  expect(await filter(given)).toMatchObject({
    tags_any: ['europe'],
    topic: { subcategories: ['jazz', 'opera'] },
    topics_any: { tags: ['planets', 'stars'] },
  });
});

test('regions become lower case', async () => {
  expect((await filter({ regions: ['PL', 'Christian-Catholic'] })).regions).toEqual([
    'pl',
    'christian-catholic',
  ]);
});

test('all other filters are passed on', async () => {
  const given = {
    lang: 'pl',
    quality: 'all',
    type: 'text_input',
    difficulty: 'expert',
    tags: ['a', 'b'],
    subcategory: 'c',
    source: ['arc', 'svc'],
    exclude_source: ['svc'],
    license: 'MIT',
    q: 'Rzeki',
  };
  expect(await filter(given)).toMatchObject({
    lang: 'pl',
    quality: 'all',
    type: ['text_input'],
    difficulty: 'expert',
    tags: ['a', 'b'],
    subcategory: 'c',
    source: ['arc', 'svc'],
    exclude_source: ['svc'],
    license: 'mit',
    q: { words: [{ exact: 'rzeki', stems: ['rzek'] }], phrases: [], sequence: ['rzek'] },
  });
});

test.each([
  [{}, false],
  [{ tags: ['space'] }, false],
  [{ topic: 'space' }, true],
  [{ topics_any: ['space', 'music'] }, true],
])('the filters %o name topics: %s', (given, expected) => {
  expect(hasTopics(QuestionFilters.parse(given))).toBe(expected);
});

test.each([
  [MOST_SEARCHED_WORDS, ' ', true],
  [MOST_SEARCHED_WORDS, '   ', true],
  [MOST_SEARCHED_WORDS + 1, ' ', false],
])('a search of %i words, separated by "%s", is accepted: %s', (words, separator, accepted) => {
  const q = Array<string>(words).fill('a').join(separator);
  expect(QuestionFilters.safeParse({ q }).success).toBe(accepted);
});

test('the keys of filters are equal if their values are, in any order', () => {
  const key = (tags: string[]): string => filterKey({ ...SOME_FILTER, tags });
  expect(key(['rivers', 'europe'])).toBe(key(['europe', 'rivers', 'europe']));
  expect(key(['rivers', 'europe'])).not.toBe(key(['rivers', 'asia']));
});

const ROW: FilteredFields = {
  language: 'en',
  type: 'multiple',
  difficulty: 'hard',
  quality: 'standard',
  category: 22,
  subcategories: ['capitals', 'rivers'],
  tags: ['europe', 'paris'],
  regions: ['fr'],
  source: 'opentdb',
  license: 'CC-BY-SA-4.0',
};

/** Filters that the row matches, and what it would have to be not to. */
const CASES: readonly [string, Partial<SearchFilter>, Partial<FilteredFields>][] = [
  ['language', { lang: 'en' }, { language: 'pl' }],
  ['quality', { quality: 'standard' }, { quality: 'needs_review' }],
  ['type', { type: ['multiple', 'boolean'] }, { type: 'text_input' }],
  ['category', { category: 22 }, { category: 9 }],
  ['difficulty', { difficulty: 'hard' }, { difficulty: null }],
  ['all tags', { tags: ['europe', 'paris'] }, { tags: ['europe'] }],
  ['subcategory', { subcategory: 'rivers' }, { subcategories: ['capitals'] }],
  ['regions', { regions: ['fr'] }, { regions: [] }],
  ['one of a group', { tags_any: ['asia', 'paris'] }, { tags: ['europe'] }],
  [
    'one subcategory of a group',
    { topic: { tags: ['asia'], subcategories: ['capitals'] } },
    { subcategories: ['rivers'] },
  ],
  ['source', { source: ['svc', 'opentdb'] }, { source: 'mkqa' }],
  ['excluded source', { exclude_source: ['mkqa'] }, { source: 'mkqa' }],
  ['exact licence', { license: 'cc-by-sa-4.0' }, { license: 'CC-BY-SA-3.0' }],
  ['licence family', { license: 'cc-by-sa' }, { license: 'CC-BY-4.0' }],
];

describe('a row', () => {
  test.each(CASES)('matches by its %s, and no longer when that has changed', (_name, part, changed) => {
    const filter: SearchFilter = { ...SOME_FILTER, quality: 'all', ...part };
    expect(matchesFilter(filter, ROW)).toBe(true);
    expect(matchesFilter(filter, { ...ROW, ...changed })).toBe(false);
  });

  test('of a lower tier does not match a higher one', () => {
    const matching = (['high', 'standard', 'all'] as const).filter((quality) =>
      matchesFilter({ ...SOME_FILTER, quality }, ROW),
    );
    expect(matching).toEqual(['standard', 'all']);
  });

  test('is not compared by times and excluded questions, which others judge', () => {
    const filter: SearchFilter = {
      ...SOME_FILTER,
      quality: 'all',
      updated: { from: Infinity },
      excludedIds: ['some id'],
      excludedSeqs: [1],
    };
    expect(matchesFilter(filter, ROW)).toBe(true);
  });

  test('matches no group without members', () => {
    const filter = { ...SOME_FILTER, quality: 'all', topic: { tags: [], subcategories: [] } } as const;
    expect(matchesFilter(filter, ROW)).toBe(false);
  });
});
