import { LRUCache } from 'lru-cache';

import { createFreshness } from './freshness.ts';
import type { Searcher } from './gather-searches.ts';
import { listMatches } from './match-numbers.ts';
import type { SearchFilter } from '../filters/search-filter.ts';

/** Numbers in all lists that are kept: 8 MB. */
const MOST_NUMBERS = 2_000_000;

interface MatchList {
  readonly searchedAt: number;
  readonly seqs: Uint32Array;
}

/** Lists of all matches of narrow filters. Each is kept for some seconds, since many seeds read the same list. */
export interface MatchLists {
  /** The list of a filter, if it is kept. */
  readonly kept: (key: string) => Uint32Array | undefined;
  /** Searches for the list. Simultaneous calls for one filter share one search. Undefined if there are more than `most`. */
  readonly read: (filter: SearchFilter, key: string, most: number) => Promise<Uint32Array | undefined>;
  readonly questionsChanged: () => void;
}

/** @param now - milliseconds of a monotonic clock */
export function createMatchLists(search: Searcher, now: () => number): MatchLists {
  const freshness = createFreshness(now);
  const lists = new LRUCache<string, MatchList>({
    maxSize: MOST_NUMBERS,
    sizeCalculation: ({ seqs }) => seqs.length + 1,
  });
  const reading = new Map<string, Promise<Uint32Array | undefined>>();

  async function readAgain(
    filter: SearchFilter,
    key: string,
    most: number,
  ): Promise<Uint32Array | undefined> {
    const searchedAt = now();
    const found = await listMatches(search, filter, most);
    if (found === undefined) return undefined;
    const seqs = Uint32Array.from(found);
    if (freshness.isFresh(searchedAt)) lists.set(key, { searchedAt, seqs });
    return seqs;
  }

  return {
    kept(key) {
      const list = lists.get(key);
      return list !== undefined && freshness.isFresh(list.searchedAt) ? list.seqs : undefined;
    },
    async read(filter, key, most) {
      const current = reading.get(key);
      if (current !== undefined) return current;
      const started = readAgain(filter, key, most);
      reading.set(key, started);
      try {
        return await started;
      } finally {
        if (reading.get(key) === started) reading.delete(key);
      }
    },
    questionsChanged() {
      freshness.questionsChanged();
      lists.clear();
      // A search that began before the change is not shared with later callers.
      reading.clear();
    },
  };
}
