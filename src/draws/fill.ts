import type { SearchFilter } from '../filters/search-filter.ts';
import type { QuestionSlot } from '../questions/question-store.ts';
import { INDEX_LAG } from '../search/freshness.ts';
import { createOrder, shuffle } from '../search/random-order.ts';

/** How far an account has walked through a fill, and in which order. */
export interface Walk {
  place: number;
  readonly orderOf: (place: number) => number;
}

/** Questions drawn in bulk for one filter. Each is handed to an account once. */
export interface Fill {
  /** Unique numbers of questions, in random order. */
  readonly seqs: Float64Array;
  /** What all of them matched when they were drawn. */
  readonly filter: SearchFilter;
  /** The places in memory of those that were served, in the same order. Finding them there costs more than drawing. */
  readonly slots: (QuestionSlot | undefined)[];
  /** The number of matches when it was drawn. */
  readonly matches: number;
  /** When the search started, in milliseconds of the process's clock. */
  readonly drawnAt: number;
  /** By account. */
  readonly walks: Map<string, Walk>;
  /** The places that the account furthest ahead has walked. */
  furthest: number;
  /** Whether it belongs to a filter, so that its walks count. */
  isKept: boolean;
}

export function createFill(
  filter: SearchFilter,
  seqs: readonly number[],
  matches: number,
  drawnAt: number,
): Fill {
  const shuffled = Float64Array.from(seqs);
  shuffle(shuffled);
  return {
    seqs: shuffled,
    filter,
    slots: Array.from(shuffled, () => undefined),
    matches,
    drawnAt,
    walks: new Map(),
    furthest: 0,
    isKept: false,
  };
}

/** Starts the walk of an account. Each walk has a separate order, so that accounts do not meet the same questions together. */
export function startWalk(fill: Fill, account: string): Walk {
  const walk = { place: 0, orderOf: createOrder(fill.seqs.length) };
  fill.walks.set(account, walk);
  return walk;
}

/** The index of the next question of a walk. Undefined at its end. */
export function nextIndex(fill: Fill, walk: Walk): number | undefined {
  if (walk.place >= fill.seqs.length) return undefined;
  const index = walk.orderOf(walk.place);
  walk.place += 1;
  if (walk.place > fill.furthest) fill.furthest = walk.place;
  return index;
}

/** Milliseconds for which changes are kept: no fill is used that long. */
const KEPT_FOR = 120_000;
/** Changes that are kept at most. Beyond that, replacing all fills takes less than remembering what changed. */
const MOST_CHANGES = 100_000;

/** Questions that have changed since fills were drawn: they may no longer match. */
export interface Withdrawn {
  /** @param at - milliseconds of the process's clock */
  readonly add: (seqs: readonly number[], at: number) => void;
  /** Whether a question has changed since a fill was drawn. */
  readonly has: (seq: number, drawnAt: number) => boolean;
  /** Whether there are too many changes to remember. Then all fills must be replaced. */
  readonly isFull: () => boolean;
  readonly clear: () => void;
}

export function createWithdrawn(): Withdrawn {
  // In the order of time, since a repeated change is inserted again.
  const changedAt = new Map<number, number>();

  function prune(before: number): void {
    for (const [seq, at] of changedAt) {
      if (at >= before) return;
      changedAt.delete(seq);
    }
  }

  return {
    add(seqs, at) {
      prune(at - KEPT_FOR);
      for (const seq of seqs) {
        changedAt.delete(seq);
        changedAt.set(seq, at);
      }
    },
    has(seq, drawnAt) {
      if (changedAt.size === 0) return false;
      const at = changedAt.get(seq);
      return at !== undefined && at + INDEX_LAG > drawnAt;
    },
    isFull: () => changedAt.size > MOST_CHANGES,
    clear: () => changedAt.clear(),
  };
}
