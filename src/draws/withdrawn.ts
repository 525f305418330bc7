import { INDEX_LAG } from '../search/matches.ts';

/** Milliseconds for which changes are kept: no fill is used that long. */
const KEPT_FOR = 120_000;
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
