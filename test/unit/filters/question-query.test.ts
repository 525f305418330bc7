import { expect, test } from 'vitest';

import { questionQuery, type SearchFilter } from '../../../src/filters/search-filter.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';

/** The order of conditions means nothing. */
const inOrder = (conditions: readonly object[]): object[] =>
  conditions.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const clauses = (filter: Partial<SearchFilter>): unknown => {
  const { filter: required, must_not } = questionQuery({ ...SOME_FILTER, ...filter }).bool;
  return { filter: inOrder(required), must_not };
};

const ALWAYS = [{ terms: { quality: ['high'] } }, { term: { language: 'en' } }];

test('without further filters restricts language and tier only, and the tier excludes tombstones', () => {
  expect(clauses({})).toEqual({ filter: inOrder(ALWAYS), must_not: [] });
});

test.each([
  ['high', ['high']],
  ['standard', ['high', 'standard']],
  ['all', ['high', 'standard', 'needs_review']],
] as const)('each tier includes the better ones: %s', (quality, tiers) => {
  expect(clauses({ quality })).toMatchObject({
    filter: inOrder([{ terms: { quality: tiers } }, { term: { language: 'en' } }]),
  });
});

test.each<[string, Partial<SearchFilter>, object[]]>([
  ['types', { type: ['boolean'] }, [{ terms: { type: ['boolean'] } }]],
  ['a category', { category: 22 }, [{ term: { category: 22 } }]],
  ['a difficulty', { difficulty: 'hard' }, [{ term: { difficulty: 'hard' } }]],
  ['all tags', { tags: ['a', 'b'] }, [{ term: { tags: 'a' } }, { term: { tags: 'b' } }]],
  ['a subcategory', { subcategory: 'a' }, [{ term: { subcategories: 'a' } }]],
  ['all regions', { regions: ['pl', 'de'] }, [{ term: { regions: 'pl' } }, { term: { regions: 'de' } }]],
  ['any source', { source: ['svc', 'arc'] }, [{ terms: { source: ['svc', 'arc'] } }]],
  [
    'a licence, exact or as a family',
    { license: 'MIT' },
    [
      {
        bool: {
          should: [
            { term: { license: { value: 'MIT', case_insensitive: true } } },
            { term: { license_family: { value: 'MIT', case_insensitive: true } } },
          ],
          minimum_should_match: 1,
        },
      },
    ],
  ],
  [
    'words anywhere, and phrases',
    {
      q: {
        words: [{ exact: 'rivers', stems: ['river'] }],
        phrases: [{ stems: ['new', 'york'], joined: 'newyork' }],
        sequence: ['river'],
        size: 3,
      },
    },
    [
      {
        bool: {
          filter: [
            {
              bool: {
                should: [
                  { term: { 'words.about': 'river' } },
                  { term: { 'words.options': 'river' } },
                  { term: { 'words.explanation': 'river' } },
                ],
                minimum_should_match: 1,
              },
            },
            {
              bool: {
                should: [
                  { match_phrase: { 'words.about': 'new york' } },
                  { term: { 'words.about': 'newyork' } },
                  { match_phrase: { 'words.options': 'new york' } },
                  { term: { 'words.options': 'newyork' } },
                  { match_phrase: { 'words.explanation': 'new york' } },
                  { term: { 'words.explanation': 'newyork' } },
                ],
                minimum_should_match: 1,
              },
            },
          ],
        },
      },
    ],
  ],
  [
    'a period, from inclusive and before exclusive',
    { updated: { from: 1, before: 2 } },
    [{ range: { updated_at: { gte: 1, lt: 2, format: 'epoch_millis' } } }],
  ],
  [
    'an open range of time',
    { updated: { from: 1 } },
    [{ range: { updated_at: { gte: 1, format: 'epoch_millis' } } }],
  ],
  [
    'at least one member of each group',
    {
      tags_any: ['a', 'b'],
      topic: { tags: ['c'], subcategories: ['d'] },
    },
    [
      { terms: { tags: ['a', 'b'] } },
      {
        bool: {
          should: [{ terms: { tags: ['c'] } }, { terms: { subcategories: ['d'] } }],
          minimum_should_match: 1,
        },
      },
    ],
  ],
  [
    'a group without members, which nothing matches',
    { topic: { tags: [], subcategories: [] } },
    [{ match_none: {} }],
  ],
])('filters by %s', (_name, filter, expected) => {
  expect(clauses(filter)).toEqual({
    filter: inOrder([...ALWAYS, ...expected]),
    must_not: [],
  });
});

test('excludes sources, ids and numbers', () => {
  expect(clauses({ exclude_source: ['arc'], excludedIds: ['x'], excludedSeqs: [7] })).toEqual({
    filter: inOrder(ALWAYS),
    must_not: [{ terms: { source: ['arc'] } }, { ids: { values: ['x'] } }, { terms: { seq: [7] } }],
  });
  expect(clauses({ excludedIds: [], excludedSeqs: [] })).toEqual({ filter: inOrder(ALWAYS), must_not: [] });
});
