import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import { filterKey, questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import { type LiveIndex, runSearch } from './run-search.ts';

const Hits = z.object({ value: z.int() });

/** Counts every match. */
export async function countQuestions(index: LiveIndex, filter: SearchFilter): Promise<number> {
  const response = await runSearch(index, {
    size: 0,
    track_total_hits: true,
    query: questionQuery(filter),
  });
  return Hits.parse(response.hits.total).value;
}

/** Maximum number of filters whose counts are cached. */
const MOST_FILTERS = 2_000;
/** Milliseconds. In a minute, a large set changes by far less than the 5% that an estimate may be off. */
const FRESH = 60_000;

/** Counts of filters. Each is cached for a minute, so that not every page of a large set is counted again. */
export interface Estimates {
  /** The cached count of this filter. */
  known(filter: SearchFilter): number | undefined;
  /**
   * Counts the matches of `shown` and caches the number for `filter`. Simultaneous calls for one filter share one
   * count.
   */
  count(filter: SearchFilter, shown: SearchFilter): Promise<number>;
}

export function createEstimates(index: LiveIndex): Estimates {
  const counts = new LRUCache<string, number, SearchFilter>({
    max: MOST_FILTERS,
    ttl: FRESH,
    // Callers wait for a value also if others fill the cache meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => countQuestions(index, context),
  });
  return {
    known: (filter) => counts.get(filterKey(filter)),
    async count(filter, shown) {
      const count = await counts.fetch(filterKey(filter), { context: shown, forceRefresh: true });
      if (count === undefined) throw new Error('the count was evicted before it finished');
      return count;
    },
  };
}
