import type { Language } from '../contract/vocabulary.ts';
import type { SearchFilter } from '../filters/search-filter.ts';
import type { FoundQuestions, QuestionStore } from '../questions/question-store.ts';
import { MOST_HITS } from '../search/draw-seqs.ts';
import { createOrder, shuffle } from '../search/random-order.ts';
import type { Search } from '../search/search.ts';

/** Questions in one fill. Smaller ones are used up too often; larger ones take too long to draw. */
const SMALLEST = 128;
const LARGEST = MOST_HITS;
/** Seconds that a fill should last the account that draws most. */
const LASTING = 3;
/** How many times as large as the one before a fill may be: a short burst does not show what will be needed. */
const GROWTH = 8;
/** From this many matches on, a sample costs less than a search that visits all of them. */
const MOST_VISITED = 50_000;

/** Questions that are read from the database together, ahead of the requests. */
const READ_AHEAD = 200;

/** How far an account has walked through a fill, and in which order. */
export interface Walk {
  place: number;
  readonly orderOf: (place: number) => number;
}

/** Questions drawn in bulk for one filter, in random order. Each is handed to an account once. */
export interface Fill extends FoundQuestions {
  /** The number of matches when it was drawn. */
  readonly matches: number;
  /** When the search started, in milliseconds of the process's clock. */
  readonly drawnAt: number;
  /** By account. */
  readonly walks: Map<string, Walk>;
  /** The places that the account furthest ahead has walked. */
  furthest: number;
}

/** Draws a fill of as many questions as the account that draws most needs for a few seconds. */
export async function drawFill(
  search: Pick<Search, 'draw' | 'sample'>,
  last: {
    readonly filter: SearchFilter;
    readonly matches: number | undefined;
    readonly fill: Fill | undefined;
  },
  drawnAt: number,
): Promise<Fill> {
  const { filter, matches = 0 } = last;
  const size = sizeOf(last.fill, drawnAt);
  const isSampled = matches > Math.max(MOST_VISITED, 2 * size);
  const sample = isSampled ? await search.sample(filter, size, matches) : undefined;
  const found = sample ?? (await search.draw(filter, size));
  return createFill(filter, found.seqs, found.matches, drawnAt);
}

function sizeOf(fill: Fill | undefined, now: number): number {
  if (fill === undefined) return SMALLEST;
  const seconds = Math.max(1, now - fill.drawnAt) / 1_000;
  const needed = Math.ceil((fill.furthest / seconds) * LASTING);
  return Math.max(SMALLEST, Math.min(needed, GROWTH * fill.seqs.length, LARGEST));
}

export function createFill(
  filter: SearchFilter,
  seqs: readonly number[],
  matches: number,
  drawnAt: number,
): Fill {
  const shuffled = Float64Array.from(seqs);
  shuffle(shuffled);
  const slots = Array.from(shuffled, () => undefined);
  return { seqs: shuffled, filter, slots, matches, drawnAt, walks: new Map(), furthest: 0 };
}

/** Reads the questions of a fill into memory ahead of the requests. */
export async function readAhead(
  store: Pick<QuestionStore, 'readBySeq'>,
  { seqs, filter }: Fill,
  language: Language,
): Promise<void> {
  for (let from = 0; from < seqs.length; from += READ_AHEAD)
    await store.readBySeq([...seqs.subarray(from, from + READ_AHEAD)], language, filter);
}

/** Starts the walk of an account. Each walk has a separate order, so that accounts do not meet the same questions together. */
export function startWalk(fill: Fill, account: string): Walk {
  const walk = { place: 0, orderOf: createOrder(fill.seqs.length) };
  fill.walks.set(account, walk);
  return walk;
}
