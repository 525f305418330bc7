import { LRUCache } from 'lru-cache';

import type { SearchFilter } from '../filters/search-filter.ts';
import type { Search } from '../search/search.ts';

/** Maximum number of filters whose samples are kept, and questions of each. */
const MOST_POOLS = 1_000;
const POOL = 50;
/** Milliseconds until others are drawn. */
const FRESH = 60_000;

/** Random questions of topics, tags and other subjects, from which each of their pages shows a few. */
export interface Samples {
  /** The unique numbers of up to 50 questions. Simultaneous calls for one filter share one draw. */
  read(filter: SearchFilter): Promise<readonly number[]>;
}

/** Keeps samples for a minute. Such a page is a preview: a draw for each view would take longer than the rest of it. */
export function createSamples(search: Pick<Search, 'draw'>): Samples {
  const pools = new LRUCache<string, readonly number[], SearchFilter>({
    max: MOST_POOLS,
    ttl: FRESH,
    // Callers wait for a value also if others fill the cache meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => (await search.draw(context, POOL)).seqs,
  });
  return {
    async read(filter) {
      const pool = await pools.fetch(JSON.stringify(filter), { context: filter });
      if (pool === undefined) throw new Error('the samples were evicted before they were drawn');
      return pool;
    },
  };
}
