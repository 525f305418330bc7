import type { Client } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';

import { countQuestions } from './count.ts';
import type { SearchFilter } from './query.ts';

/** Maximum number of filters whose counts are cached. */
const MOST_FILTERS = 2_000;
/** Milliseconds. In a minute, a large set changes by far less than the 5% that an estimate may be off. */
const FRESH = 60_000;

/**
 * Creates a counter for large sets. Each count is cached for a minute, so that not every page of a large set is counted
 * again. Simultaneous calls for one filter share one count.
 */
export function createEstimate(client: Client, alias: string): (filter: SearchFilter) => Promise<number> {
  const counts = new LRUCache<string, number, SearchFilter>({
    max: MOST_FILTERS,
    ttl: FRESH,
    fetchMethod: (_key, _stale, { context }) => countQuestions(client, alias, context),
  });
  return async (filter) => {
    const count = await counts.fetch(JSON.stringify(filter), { context: filter });
    if (count === undefined) throw new Error('the count was evicted before it finished');
    return count;
  };
}
