/** Milliseconds until a change is searchable: what was searched sooner may still be based on the old state. */
export const INDEX_LAG = 2_500;
/** Milliseconds for which a search result is kept: usually, and while the catalogue changes. */
const FRESH = 5_000;
const FRESH_DURING_CHANGES = 250;

/** How long a search result that is dropped at each change may be kept. */
export interface Freshness {
  /** @param searchedAt - milliseconds of the clock with which it was created */
  readonly isFresh: (searchedAt: number) => boolean;
  readonly questionsChanged: () => void;
}

/** @param now - milliseconds of a monotonic clock */
export function createFreshness(now: () => number): Freshness {
  let changedAt = -Infinity;
  return {
    isFresh(searchedAt) {
      const isSettled = searchedAt > changedAt + INDEX_LAG;
      return now() - searchedAt < (isSettled ? FRESH : FRESH_DURING_CHANGES);
    },
    questionsChanged: () => void (changedAt = now()),
  };
}
