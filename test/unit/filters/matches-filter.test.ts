import { describe, expect, test } from 'vitest';

import { matchesFilter, type SearchFilter } from '../../../src/filters/search-filter.ts';
import type { FilteredFields } from '../../../src/filters/row.ts';
import { SOME_FILTER } from '../../support/some-values.ts';

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
