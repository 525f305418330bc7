import type { SearchFilter } from '../filters/search-filter.ts';
import type { FoundQuestions } from '../questions/question-store.ts';
import { INDEX_LAG } from '../search/freshness.ts';
import { createOrder, shuffle } from '../search/random-order.ts';

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

/** Starts the walk of an account. Each walk has a separate order, so that accounts do not meet the same questions together. */
export function startWalk(fill: Fill, account: string): Walk {
  const walk = { place: 0, orderOf: createOrder(fill.seqs.length) };
  fill.walks.set(account, walk);
  return walk;
}

/** The indices of the next questions of a walk, without those that are no longer in use. At its end there are fewer. */
export function nextIndices(
  fill: Fill,
  walk: Walk,
  count: number,
  isWithdrawn: (seq: number, drawnAt: number) => boolean,
): number[] {
  const indices: number[] = [];
  while (indices.length < count && walk.place < fill.seqs.length) {
    const index = walk.orderOf(walk.place);
    walk.place += 1;
    if (!isWithdrawn(fill.seqs[index] ?? 0, fill.drawnAt)) indices.push(index);
  }
  fill.furthest = Math.max(fill.furthest, walk.place);
  return indices;
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
