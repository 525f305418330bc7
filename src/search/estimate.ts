import type { Client } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';

import { countQuestions } from './count.ts';
import type { SearchFilter } from './query.ts';

/** Filters whose count is remembered. */
const MOST_FILTERS = 2_000;
/** Milliseconds. In a minute a large set changes by far less than the 5 % that an estimate may be off. */
const FRESH = 60_000;

/**
 * Makes a counter for large sets: it counts all once and remembers the number for a minute, so that pages of a large set do
 * not each count it. Simultaneous questions about one filter are counted once.
 */
export function createEstimate(client: Client, alias: string): (filter: SearchFilter) => Promise<number> {
  const counts = new LRUCache<string, number, SearchFilter>({
    max: MOST_FILTERS,
    ttl: FRESH,
    fetchMethod: (_key, _stale, { context }) => countQuestions(client, alias, context),
  });
  return async (filter) => {
    const count = await counts.fetch(JSON.stringify(filter), { context: filter });
    if (count === undefined) throw new Error('the count was dropped while it was made');
    return count;
  };
}
