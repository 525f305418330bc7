import type { CountMarks, CountState } from '../store/catalogue/count-snapshots.ts';

/**
 * The pause after a count or a read of the names, as a multiple of the time that it took. The longest pause bounds the age of counts.
 */
const PAUSE_FACTOR = 10;
/** Milliseconds. */
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Milliseconds after which the catalogue is counted again even if nothing seems to have changed. */
const RECOUNT_AFTER = 120_000;

/** Milliseconds to wait before repeating something that took `cost` milliseconds. */
export const pauseAfter = (cost: number): number =>
  Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, PAUSE_FACTOR * cost));

/** Whether anything has changed since the last count. */
export const hasMoved = (now: CountMarks, counted: CountMarks): boolean =>
  now.index !== counted.index || now.vocabulary !== counted.vocabulary;

/** Whether a count is due. */
export function isDue({ marks, latest }: CountState): boolean {
  // Before there is an index there is nothing to count.
  if (marks.index === '') return false;
  if (latest === undefined) return true;
  return latest.age >= (hasMoved(marks, latest.marks) ? pauseAfter(latest.cost) : RECOUNT_AFTER);
}
