import type { Client } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';

import { countQuestions } from './count.ts';
import type { Searcher } from './gather-searches.ts';
import { listMatches, matchNumbers, readHighest } from './match-numbers.ts';
import type { Page } from './page.ts';
import type { SearchFilter } from './query.ts';
import type { Start } from './read-near.ts';
import { bitsFor, createSeededOrder, type SeededOrder } from './seeded-order.ts';

/** Maximum number of filters whose counts are kept, and for how many milliseconds. They only decide what costs less. */
const MOST_FILTERS = 5_000;
const FRESH = 60_000;

/** Up to this many matches, all of them are listed: nothing costs less. Beyond the other number, they never are. */
const ALWAYS_LISTED = 1_000;
const MOST_LISTED = 50_000;
/** Numbers in one search, and matches of a list that cost as much as looking up one number. */
const MOST_NUMBERS = 10_000;
const LISTED_PER_NUMBER = 2;
/** Places of an order that are computed in the time in which the engine looks up a number. */
const PLACES_PER_NUMBER = 50;
/** If at least this many matches are expected among some numbers and none is found, the index has no `seq.text`. */
const CERTAIN = 20;

/** Which part of the order of a seed to read. */
export interface ShuffledRequest {
  readonly seed: string;
  readonly limit: number;
  readonly from?: Start;
}

/** A match and its place in the order. */
interface Placed {
  readonly seq: number;
  readonly place: number;
}

/** A page, and the number of all matches a minute ago or later. */
export type ShuffledPage = Page & { readonly matches: number };

interface ReaderParts {
  readonly client: Client;
  readonly alias: string;
  /** For quick searches. */
  readonly gathered: Searcher;
  readonly alone: Searcher;
}

/** A range of places: from the first one up or down to the end of the order. */
interface Range {
  readonly order: SeededOrder;
  readonly first: number;
  readonly step: 1 | -1;
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

const isWithin = ({ size }: SeededOrder, place: number): boolean => place >= 0 && place < size;

/** The next numbers up to the highest one, and the place after them. */
function takeNumbers({ order, first, step }: Range, count: number, highest: number) {
  const taken: Placed[] = [];
  let place = first;
  while (taken.length < count && isWithin(order, place)) {
    const seq = order.numberAt(place);
    if (seq <= highest) taken.push({ seq, place });
    place += step;
  }
  return { taken, place };
}

/**
 * How many numbers have this many matches among them, with a margin that nearly always suffices.
 *
 * @returns undefined if it costs less to list all matches
 */
function numbersFor(
  wanted: number,
  { size }: SeededOrder,
  highest: number,
  matches: number,
): number | undefined {
  const ample = wanted + 3 * Math.sqrt(wanted) + 3;
  const numbers = Math.ceil((ample * highest) / matches);
  const cost = numbers + (ample * size) / matches / PLACES_PER_NUMBER;
  const isListed =
    matches <= ALWAYS_LISTED || (matches <= MOST_LISTED && matches <= LISTED_PER_NUMBER * cost);
  return isListed ? undefined : Math.min(numbers, MOST_NUMBERS);
}

/**
 * Creates a function that reads matches in the order of a seed. The order is that of a keyed permutation of all numbers,
 * so it depends on nothing else: no index, no other question and no filter. There are two ways to read it, which lead to
 * the same result. For a broad filter, the engine is asked which of the next numbers match; for a narrow one, it lists all
 * matches, which are then sorted.
 */
export function createShuffledReader({ client, alias, gathered, alone }: ReaderParts) {
  const counts = new LRUCache<string, number>({ max: MOST_FILTERS, ttl: FRESH });

  async function count(filter: SearchFilter): Promise<number> {
    const matches = await countQuestions(client, alias, filter);
    counts.set(JSON.stringify(filter), matches);
    return matches;
  }

  /** Undefined if there are many more matches than there were. */
  async function readListed(filter: SearchFilter, range: Range, matches: number) {
    const { order, first, step } = range;
    const most = Math.min(2 * matches + ALWAYS_LISTED, MOST_LISTED);
    const seqs = await listMatches(alone, filter, most);
    if (seqs === undefined) return undefined;
    counts.set(JSON.stringify(filter), seqs.length);
    const items = seqs
      .filter((seq) => seq < order.size)
      .map((seq) => ({ seq, place: order.placeOf(seq) }))
      .filter(({ place }) => (place - first) * step >= 0)
      .sort((a, b) => (a.place - b.place) * step);
    return { items, matches: seqs.length };
  }

  async function readAmong(filter: SearchFilter, taken: readonly Placed[], expected: number) {
    const numbers = taken.map(({ seq }) => seq);
    const found = await matchNumbers(alone, filter, numbers, 'seq.text');
    const matching =
      found.size === 0 && expected >= CERTAIN ? await matchNumbers(alone, filter, numbers, 'seq') : found;
    return taken.filter(({ seq }) => matching.has(seq));
  }

  /** Reads at least `wanted` matches, unless the range has fewer. */
  async function read(filter: SearchFilter, range: Range, known: Known, wanted: number): Promise<Found> {
    const { order, step } = range;
    const { highest } = known;
    const items: Placed[] = [];
    let { first: place } = range;
    let { matches } = known;
    while (items.length < wanted && isWithin(order, place)) {
      const rest = { order, step, first: place };
      const numbers = numbersFor(wanted - items.length, order, highest, matches);
      if (numbers === undefined) {
        const listed = await readListed(filter, rest, matches);
        if (listed !== undefined) return { ...listed, items: [...items, ...listed.items] };
      } else {
        const next = takeNumbers(rest, numbers, highest);
        items.push(...(await readAmong(filter, next.taken, (next.taken.length * matches) / highest)));
        place = next.place;
      }
      // The count was out of date, or chance was against it.
      if (items.length < wanted) matches = await count(filter);
    }
    return { items, matches };
  }

  return async (filter: SearchFilter, { seed, limit, from }: ShuffledRequest): Promise<ShuffledPage> => {
    const [highest, counted] = await Promise.all([
      readHighest(gathered),
      counts.get(JSON.stringify(filter)) ?? count(filter),
    ]);
    // The order stays that of the first page, even if the catalogue has grown meanwhile.
    const [bits = bitsFor(highest), start = -1] = from?.position ?? [];
    const order = createSeededOrder(seed, bits);
    const step = from?.backwards === true ? -1 : 1;
    const range: Range = { order, first: start + step, step };
    const { items: found, matches } = await read(filter, range, { highest, matches: counted }, limit + 1);
    const items = found.slice(0, limit).map(({ seq, place }) => ({ seq, position: [bits, place] }));
    return { items: step === 1 ? items : items.reverse(), more: found.length > limit, matches };
  };
}
