import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { byLanguage, Difficulty, Language, Source } from '../contract/vocabulary.ts';
import type { Searcher } from './run-search.ts';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

/** Questions by level. `unrated` counts those whose level nobody has judged, even if a placeholder is set. */
export type DifficultyCounts = Record<Difficulty | 'unrated', number>;

/** A slug or another key, and the number of questions that carry it. */
export type KeyCount = readonly [key: string, count: number];

const Buckets = z.object({
  buckets: z.array(z.object({ key: z.union([z.string(), z.number()]), doc_count: z.int() })),
  sum_other_doc_count: z.int(),
});
const Filtered = z.object({ doc_count: z.int() });

const Total = z.object({ value: z.int() });

/** The number of all matches, of a response to a search that tracks them. */
export const readTotal = ({ total }: estypes.SearchHitsMetadata): number => Total.parse(total).value;

/** Values that are left out, and values that each shard returns; by default only a few more than all shards together. */
interface MostFrequentOptions {
  readonly except?: readonly string[] | undefined;
  readonly each?: number | undefined;
}

/** An aggregation of the most frequent values of a field, up to this number. With several shards, use it in `searchExactly`. */
export const mostFrequent = (
  field: string,
  most: number,
  { except = [], each }: MostFrequentOptions = {},
): estypes.AggregationsAggregationContainer => ({
  terms: {
    field,
    size: most,
    order: [{ _count: 'desc' }, { _key: 'asc' }],
    ...(except.length === 0 ? {} : { exclude: [...except] }),
    ...(each === undefined ? {} : { shard_size: Math.max(each, most) }),
  },
});

/**
 * Values that each shard returns if a few are not enough. A value that is not among these in one shard has so few questions there
 * that it is not among the most frequent ones of all shards, since questions are spread over the shards by chance.
 */
export const MANY_EACH = 10_000;

const Truncated = z.object({ doc_count_error_upper_bound: z.int().min(1) });

/** Whether counts of most frequent values may be wrong: a shard, one of several, has more values than it returned. */
export const isTruncated = (aggregation: unknown): boolean => Truncated.safeParse(aggregation).success;

/**
 * Runs a search for the most frequent values. Each shard of an index returns its own most frequent ones: with several shards,
 * the counts of some values may lack the questions of a shard. The engine reports this, and then the search is repeated with
 * `MANY_EACH`. An index with one shard is always searched once.
 *
 * @param bodyOf - the search, by the values that each shard returns
 * @param names - the aggregations of most frequent values
 */
export async function searchExactly(
  search: Searcher,
  bodyOf: (each?: number) => estypes.SearchRequest,
  names: readonly string[],
): Promise<estypes.SearchResponse> {
  const found = await search(bodyOf());
  return names.some((name) => isTruncated(found.aggregations?.[name])) ? search(bodyOf(MANY_EACH)) : found;
}

/** Sorts by count, most frequent first, then by key. */
export function inOrder(counts: readonly KeyCount[]): KeyCount[] {
  return counts.toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
}

/** The buckets of a `terms` aggregation. `complete` is whether every term has a bucket. */
export function readBuckets(aggregation: unknown): {
  readonly counts: KeyCount[];
  readonly complete: boolean;
} {
  const { buckets, sum_other_doc_count } = Buckets.parse(aggregation);
  return {
    counts: buckets.map(({ key, doc_count }) => [String(key), doc_count]),
    complete: sum_other_doc_count === 0,
  };
}

/** The number of questions that match a `filter` aggregation. */
function readFiltered(aggregation: unknown): number {
  return Filtered.parse(aggregation).doc_count;
}

const RATED = {
  filter: { term: { difficulty_rated: true } },
  aggs: { levels: { terms: { field: 'difficulty', size: Difficulty.options.length } } },
} as const satisfies estypes.AggregationsAggregationContainer;

/**
 * Counts by language, category, difficulty and source, and by difficulty in each category. Read them with `readLanguages`,
 * `readBuckets`, `readDifficulties`, `readSources` and `readCategoryDifficulties`.
 */
export const BASIC_AGGREGATIONS = {
  languages: { terms: { field: 'language', size: Language.options.length } },
  categories: { terms: { field: 'category', size: 100 }, aggs: { rated: RATED } },
  rated: RATED,
  sources: { terms: { field: 'source', size: Source.options.length } },
} as const satisfies Aggregations;

export function readLanguages(aggregation: unknown): Readonly<Record<Language, number>> {
  const counts = new Map(readBuckets(aggregation).counts);
  return byLanguage((language) => counts.get(language) ?? 0);
}

export function readDifficulties(rated: unknown, total: number): DifficultyCounts {
  const { levels } = z.object({ levels: z.unknown() }).parse(rated);
  const counts = new Map(readBuckets(levels).counts);
  const of = (level: Difficulty): number => counts.get(level) ?? 0;
  return {
    trivial: of('trivial'),
    easy: of('easy'),
    medium: of('medium'),
    hard: of('hard'),
    expert: of('expert'),
    unrated: total - readFiltered(rated),
  };
}

/** By the id of the category, for those that have questions. */
export type CategoryDifficulties = readonly (readonly [
  category: string,
  levels: Readonly<DifficultyCounts>,
])[];

const Categories = z.object({
  buckets: z.array(z.object({ key: z.number(), doc_count: z.int(), rated: z.unknown() })),
});

export function readCategoryDifficulties(categories: unknown): CategoryDifficulties {
  return Categories.parse(categories).buckets.map(({ key, doc_count, rated }) => [
    String(key),
    readDifficulties(rated, doc_count),
  ]);
}

export function readSources(aggregation: unknown): Partial<Record<Source, number>> {
  return Object.fromEntries(
    readBuckets(aggregation).counts.map(([source, count]) => [Source.parse(source), count]),
  );
}
