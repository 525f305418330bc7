import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { withOwnDeadline } from '../engines/time-limits.ts';
import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import type { Searcher } from './run-search.ts';
import { createFreshness } from './freshness.ts';

const Highest = z.object({ highest: z.object({ value: z.int().nullable() }) });
const Matches = z.object({
  seqs: z.object({ buckets: z.array(z.unknown()).optional(), sum_other_doc_count: z.int() }),
});
/** What is needed of a response with thousands of numbers. */
const NUMBERS_ONLY = [
  'timed_out',
  '_shards',
  'aggregations.seqs.sum_other_doc_count',
  'aggregations.seqs.buckets.key',
];

/** Without zod, because there are thousands. */
function keyOf(bucket: unknown): number {
  const key = typeof bucket === 'object' && bucket !== null && 'key' in bucket ? bucket.key : undefined;
  if (typeof key !== 'number') throw new TypeError('the search engine returned a question without a number');
  return key;
}

/** A response without buckets has no array of them. */
function readMatches(aggregations: unknown): { readonly seqs: number[]; readonly others: number } {
  const { buckets = [], sum_other_doc_count } = Matches.parse(aggregations).seqs;
  return { seqs: buckets.map(keyOf), others: sum_other_doc_count };
}

/** The highest number of all questions; 0 if there is none. */
export async function readHighest(search: Searcher): Promise<number> {
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    aggs: { highest: { max: { field: 'seq' } } },
  });
  return Highest.parse(aggregations).highest.value ?? 0;
}

/**
 * Those of the numbers whose questions match a filter.
 *
 * @param field - `seq.text` finds a number as a term, at a tenth of the cost of `seq`, which reads hundreds of neighbours
 * for each number. An index of an earlier release has only `seq`.
 */
export async function matchNumbers(
  search: Searcher,
  filter: SearchFilter,
  numbers: readonly number[],
  field: 'seq' | 'seq.text',
): Promise<ReadonlySet<number>> {
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    // No search is repeated.
    request_cache: false,
    filter_path: NUMBERS_ONLY,
    query: { bool: { filter: [questionQuery(filter), { terms: { [field]: [...numbers] } }] } },
    aggs: { seqs: { terms: { field: 'seq', size: numbers.length } } },
  });
  return new Set(readMatches(aggregations).seqs);
}

/** The numbers of all questions that match a filter; undefined if there are more than `most`. */
async function listMatches(
  search: Searcher,
  filter: SearchFilter,
  most: number,
): Promise<readonly number[] | undefined> {
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    filter_path: NUMBERS_ONLY,
    query: questionQuery(filter),
    aggs: { seqs: { terms: { field: 'seq', size: most } } },
  });
  const { seqs, others } = readMatches(aggregations);
  return others > 0 ? undefined : seqs;
}

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
      const started = withOwnDeadline(() => readAgain(filter, key, most));
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
