import { LRUCache } from 'lru-cache';

import { filterKey, type SearchFilter } from '../filters/search-filter.ts';
import type { Searcher } from './run-search.ts';
import { createMatchLists, matchNumbers, readHighest } from './matches.ts';
import type { Page, Start } from './page.ts';
import {
  ALWAYS_LISTED,
  hasPlaces,
  MOST_LISTED,
  numbersFor,
  sortIntoRange,
  takeNumbers,
  type OrderRange,
  type Placed,
  bitsFor,
  createSeededOrder,
} from './seeded-order.ts';

/** Maximum number of filters whose counts are kept, and for how many milliseconds. They only decide what costs less. */
const MOST_FILTERS = 5_000;
const FRESH = 60_000;
/** Milliseconds for which the highest number is kept, unless questions change. It decides how many bits an order has. */
const RECENT = 1_000;
/** If at least this many matches are expected among some numbers and none is found, the index has no `seq.text`. */
const CERTAIN = 20;

/** Which part of the order of a seed to read. */
export interface ShuffledRequest {
  readonly seed: string;
  readonly limit: number;
  readonly from?: Start;
}

/** A page, and the number of all matches a minute ago or later. */
export type ShuffledPage = Page & { readonly matches: number };

interface ReaderParts {
  readonly count: (filter: SearchFilter) => Promise<number>;
  /** For quick searches. */
  readonly gathered: Searcher;
  readonly alone: Searcher;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** The highest number of all questions, and the matches of a filter when they were last counted. */
interface Known {
  readonly highest: number;
  readonly matches: number;
}

interface Found {
  readonly items: readonly Placed[];
  readonly matches: number;
}

interface KeyedFilter {
  readonly filter: SearchFilter;
  readonly key: string;
}

/** Reads matches in the order of a seed. */
export interface ShuffledReader {
  readonly read: (filter: SearchFilter, request: ShuffledRequest) => Promise<ShuffledPage>;
  readonly questionsChanged: () => void;
}

/**
 * Creates a reader of matches in the order of a seed. The order is that of a keyed permutation of all numbers,
 * so it depends on nothing else: no index, no other question and no filter. There are two ways to read it, which lead to
 * the same result. For a broad filter, the engine is asked which of the next numbers match; for a narrow one, it lists all
 * matches, which are then sorted.
 */
export function createShuffledReader(parts: ReaderParts): ShuffledReader {
  const { count, gathered, alone, now = () => performance.now() } = parts;
  const counts = new LRUCache<string, number>({ max: MOST_FILTERS, ttl: FRESH });
  const lists = createMatchLists(alone, now);
  let last: { readonly highest: Promise<number>; readonly readAt: number } | undefined;

  /** Other processes may know another one for up to a second: new walks differ if it crosses a power of two meanwhile. */
  function highestNumber(): Promise<number> {
    const readAt = now();
    if (last !== undefined && readAt - last.readAt < RECENT) return last.highest;
    const read = { highest: readHighest(gathered), readAt };
    last = read;
    // The callers that wait for it get the error. The next call tries again.
    read.highest.catch(() => {
      if (last === read) last = undefined;
    });
    return read.highest;
  }

  async function countAgain({ filter, key }: KeyedFilter): Promise<number> {
    const matches = await count(filter);
    counts.set(key, matches);
    return matches;
  }

  /** How many numbers to look up. Undefined if it costs less to list all matches. */
  function numbersToTake(key: string, missing: number, size: number, { highest, matches }: Known) {
    return lists.kept(key) === undefined ? numbersFor(missing, size, highest, matches) : undefined;
  }

  /** Undefined if there are many more matches than there were. */
  async function readListed(
    { filter, key }: KeyedFilter,
    range: OrderRange,
    matches: number,
    wanted: number,
  ) {
    const most = Math.min(2 * matches + ALWAYS_LISTED, MOST_LISTED);
    const seqs = lists.kept(key) ?? (await lists.read(filter, key, most));
    if (seqs === undefined) return undefined;
    counts.set(key, seqs.length);
    return { items: sortIntoRange(range, seqs, wanted), matches: seqs.length };
  }

  async function readAmong(filter: SearchFilter, taken: readonly Placed[], expected: number) {
    if (taken.length === 0) return [];
    const numbers = taken.map(({ seq }) => seq);
    const found = await matchNumbers(alone, filter, numbers, 'seq.text');
    const matching =
      found.size === 0 && expected >= CERTAIN ? await matchNumbers(alone, filter, numbers, 'seq') : found;
    return taken.filter(({ seq }) => matching.has(seq));
  }

  /** Reads at least `wanted` matches, unless the range has fewer. */
  async function readMatches(
    keyed: KeyedFilter,
    range: OrderRange,
    known: Known,
    wanted: number,
  ): Promise<Found> {
    const { highest } = known;
    const items: Placed[] = [];
    let { matches } = known;
    let rest = range;
    while (items.length < wanted && hasPlaces(rest)) {
      const missing = wanted - items.length;
      const numbers = numbersToTake(keyed.key, missing, rest.order.size, { highest, matches });
      if (numbers === undefined) {
        const listed = await readListed(keyed, rest, matches, missing);
        if (listed !== undefined) return { ...listed, items: [...items, ...listed.items] };
      } else {
        const next = takeNumbers(rest, numbers, highest);
        items.push(...(await readAmong(keyed.filter, next.taken, (next.taken.length * matches) / highest)));
        rest = next.rest;
      }
      // The count was out of date, or chance was against it.
      if (items.length < wanted) matches = await countAgain(keyed);
    }
    return { items, matches };
  }

  async function readPage(
    keyed: KeyedFilter,
    { seed, limit, from }: ShuffledRequest,
    known: Known,
  ): Promise<ShuffledPage> {
    // The order stays that of the first page, even if the catalogue has grown meanwhile.
    const [bits = bitsFor(known.highest), start = -1] = from?.position ?? [];
    const step = from?.backwards === true ? -1 : 1;
    const range: OrderRange = { order: createSeededOrder(seed, bits), first: start + step, step };
    const { items: found, ...rest } = await readMatches(keyed, range, known, limit + 1);
    const items = found.slice(0, limit).map(({ seq, place }) => ({ seq, position: [bits, place] }));
    return { items: step === 1 ? items : items.reverse(), more: found.length > limit, ...rest };
  }

  return {
    async read(filter, request) {
      const keyed = { filter, key: filterKey(filter) };
      const [highest, matches] = await Promise.all([
        highestNumber(),
        counts.get(keyed.key) ?? countAgain(keyed),
      ]);
      return readPage(keyed, request, { highest, matches });
    },
    questionsChanged() {
      lists.questionsChanged();
      last = undefined;
    },
  };
}
