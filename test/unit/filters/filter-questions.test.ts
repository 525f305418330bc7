import { expect, test } from 'vitest';

import { CATEGORIES } from '../../../src/contract/categories.ts';
import {
  QuestionFilters,
  filterQuestions,
  hasTopics,
  playableFilter,
  type SearchFilter,
} from '../../../src/filters/search-filter.ts';
import { MOST_SEARCHED_WORDS } from '../../../src/contract/limits.ts';
import { Language } from '../../../src/contract/vocabulary.ts';
import type { TopicCache, TopicMembers } from '../../../src/store/taxonomy/taxonomy-names.ts';

const TOPICS: Record<string, TopicMembers> = {
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

test.each(Language.options)(
  'what is counted as playable is what a request with lang=%s alone finds',
  async (lang) => {
    expect(playableFilter(lang)).toEqual(await filter({ lang }));
  },
);

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
