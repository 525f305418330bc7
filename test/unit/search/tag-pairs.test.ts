import { expect, test } from 'vitest';

import { readTagPairs } from '../../../src/search/subject-facets.ts';

const buckets = (counts: Readonly<Record<string, number>>) => ({
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
  sum_other_doc_count: 0,
});

/** Tags with the counts of their companions, the tag itself first, as the engine has them. */
const someTags = (tags: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({
  buckets: Object.entries(tags).map(([key, companions]) => ({ key, companions: buckets(companions) })),
});

test('a pair that both tags have among their companions is listed once', () => {
  const tags = someTags({ seas: { seas: 9, islands: 4 }, islands: { islands: 6, seas: 4 } });
  expect(readTagPairs(tags)).toEqual([{ tags: ['islands', 'seas'], count: 4 }]);
});

test('companions that are not listed themselves are left out', () => {
  expect(readTagPairs(someTags({ seas: { seas: 9, whales: 4 } }))).toEqual([]);
});

test('each tag has up to three companions, and the pairs of most questions come first', () => {
  const companions = { a: 9, b: 5, c: 4, d: 3, e: 2 };
  const tags = someTags({ a: companions, b: { b: 5 }, c: { c: 4 }, d: { d: 3 }, e: { e: 2 } });
  expect(readTagPairs(tags)).toEqual([
    { tags: ['a', 'b'], count: 5 },
    { tags: ['a', 'c'], count: 4 },
    { tags: ['a', 'd'], count: 3 },
  ]);
});
