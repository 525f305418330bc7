import type { estypes } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';

import { filterKey, questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import { countTopicMatches, type TopicsRequest } from './count-topics.ts';
import { mostFrequent, readBuckets, readTotal, searchExactly, type KeyCount } from './counts.ts';
import type { Searcher } from './run-search.ts';

/** Maximum number of counts that are kept, of fields and of topics: 4 MB each. */
const MOST_COUNTS = 500;
/** How much longer than it took a count is kept: the engine spends a hundredth of its time on one filter at most. */
const KEPT_PER_COST = 100;
/** Milliseconds. */
const KEPT_AT_LEAST = 2_000;
const KEPT_AT_MOST = 60_000;

/**
 * Counts of the matches of filters by value. They are up to a minute old, those of narrow filters a few seconds.
 * Simultaneous calls for equal counts share one search.
 */
export interface FacetCounts {
  fields(filter: SearchFilter, requests: readonly FieldRequest[]): Promise<FieldCounts>;
  topics(filter: SearchFilter, request: TopicsRequest): Promise<readonly KeyCount[]>;
}

/** @param now - milliseconds of a monotonic clock */
export function createFacetCounts(
  search: Searcher,
  now: () => number = () => performance.now(),
): FacetCounts {
  const fields = keepCounts(now, (filter, requests: readonly FieldRequest[]) =>
    countFields(search, filter, requests),
  );
  const topics = keepCounts(now, (filter, request: TopicsRequest) =>
    countTopicMatches(search, questionQuery(filter), request),
  );
  return {
    fields: (filter, requests) => fields(filter, requests, requests),
    topics: (filter, request) => topics(filter, request, [request.also, request.most]),
  };
}

/** Milliseconds for which counts are kept, from the milliseconds that they took. */
const keptFor = (cost: number): number =>
  Math.min(KEPT_AT_MOST, Math.max(KEPT_AT_LEAST, KEPT_PER_COST * cost));

/** Keeps counts by their filter and by the given part of their request, which says what else distinguishes them. */
function keepCounts<Request, Counts extends object>(
  now: () => number,
  count: (filter: SearchFilter, request: Request) => Promise<Counts>,
) {
  const kept = new LRUCache<string, Counts, readonly [SearchFilter, Request]>({
    max: MOST_COUNTS,
    ttl: KEPT_AT_LEAST,
    ttlResolution: 0,
    // Callers wait for counts also if others fill the cache meanwhile.
    ignoreFetchAbort: true,
    perf: { now },
    fetchMethod: async (_key, _stale, { context: [filter, request], options }) => {
      const startedAt = now();
      const counts = await count(filter, request);
      options.ttl = keptFor(now() - startedAt);
      return counts;
    },
  });
  return (filter: SearchFilter, request: Request, part: unknown): Promise<Counts> =>
    kept.forceFetch(JSON.stringify([filterKey(filter), part]), { context: [filter, request] });
}

/** What to count of a field of the index. */
export interface FieldRequest {
  readonly field: string;
  /** The most frequent values, up to this number. */
  readonly most: number;
  /** Values that are counted even if others are more frequent. */
  readonly also: readonly string[];
}

/** The matches of a filter, and those of each value by field, most matches first. Values without matches are absent. */
interface FieldCounts {
  readonly total: number;
  readonly fields: readonly (readonly KeyCount[])[];
}

type Aggregation = estypes.AggregationsAggregationContainer;

const named = ({ field, also }: FieldRequest): Aggregation => ({
  terms: { field, size: also.length, include: [...also] },
});

/** Counts the matches of a filter by the values of some fields, in one search. */
async function countFields(
  search: Searcher,
  filter: SearchFilter,
  requests: readonly FieldRequest[],
): Promise<FieldCounts> {
  const aggregationsOf = (each?: number): Record<string, Aggregation> => {
    const aggs: Record<string, Aggregation> = {};
    for (const [index, request] of requests.entries()) {
      aggs[`most${index}`] = mostFrequent(request.field, request.most, { each });
      if (request.also.length > 0) aggs[`also${index}`] = named(request);
    }
    return aggs;
  };
  const { hits, aggregations } = await searchExactly(
    search,
    (each) => ({
      size: 0,
      track_total_hits: true,
      query: questionQuery(filter),
      ...(requests.length === 0 ? {} : { aggs: aggregationsOf(each) }),
    }),
    requests.map((_, index) => `most${index}`),
  );
  const fields = requests.map(({ also }, index) => {
    const most = readBuckets(aggregations?.[`most${index}`]).counts;
    const others = also.length === 0 ? [] : readBuckets(aggregations?.[`also${index}`]).counts;
    return [...new Map([...most, ...others])];
  });
  return { total: readTotal(hits), fields };
}
