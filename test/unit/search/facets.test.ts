import type { estypes } from '@elastic/elasticsearch';
import { expect, test } from 'vitest';

import { createFacetCounts, type FieldRequest } from '../../../src/search/facet-counts.ts';
import { readTagPairs } from '../../../src/search/subject-facets.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';

const TYPES: FieldRequest = { field: 'type', most: 10, also: [] };

/** Counts with a clock, on an engine whose searches take this many milliseconds and find one question more each time. */
function someCounts(cost: number) {
  const clock = { now: 1_000, searches: 0 };
  const search = (): Promise<estypes.SearchResponse> => {
    clock.searches += 1;
    clock.now += cost;
    return Promise.resolve({
      took: cost,
      timed_out: false,
      _shards: { failed: 0, successful: 1, total: 1 },
      hits: { hits: [], total: { value: clock.searches, relation: 'eq' } },
      aggregations: { most0: { buckets: [], sum_other_doc_count: 0 } },
    });
  };
  const counts = createFacetCounts(search, () => clock.now);
  const read = async (filter = SOME_FILTER): Promise<number> => (await counts.fields(filter, [TYPES])).total;
  return { clock, read };
}

test.each([
  [1, 2_000],
  [80, 8_000],
  [700, 60_000],
])('counts that took %i ms are kept for %i ms', async (cost, kept) => {
  const { clock, read } = someCounts(cost);
  expect(await read()).toBe(1);
  const countedAt = clock.now;
  clock.now = countedAt + kept - 1;
  expect(await read()).toBe(1);
  clock.now = countedAt + kept + 1;
  expect(await read()).toBe(2);
});

test('simultaneous requests for equal filters share one search', async () => {
  const { clock, read } = someCounts(10);
  const other = { ...SOME_FILTER, tags: ['a', 'b'] };
  const same = { ...SOME_FILTER, tags: ['b', 'a', 'b'] };
  expect(await Promise.all([read(), read(), read(other), read(same)])).toEqual([1, 1, 2, 2]);
  expect(clock.searches).toBe(2);
});

test('a request gets its counts also if others fill the cache before they are there', async () => {
  const { read } = someCounts(10);
  const totals = Array.from({ length: 1_200 }, (_, index) =>
    read({ ...SOME_FILTER, tags: [`tag-${index}`] }),
  );
  expect(await Promise.all(totals)).toHaveLength(1_200);
});

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
