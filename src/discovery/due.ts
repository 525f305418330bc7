import type { CountMarks, CountState } from '../store/catalogue/count-snapshots.ts';

/** Counting and reading names take at most this part of the time, but counts are never older than the longest pause. */
const PAUSE_FACTOR = 10;
/** Milliseconds. */
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Milliseconds after which counts are made again although nothing seems to have changed. */
const RECOUNT_AFTER = 120_000;

/** Milliseconds until something is done again that took so many. */
export const pauseAfter = (cost: number): number =>
  Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, PAUSE_FACTOR * cost));

/** Whether anything has changed since it was counted. */
export const hasMoved = (now: CountMarks, counted: CountMarks): boolean =>
  now.index !== counted.index || now.vocabulary !== counted.vocabulary;

/** Whether somebody should count now. */
export function isDue({ marks, latest }: CountState): boolean {
  // Before there is an index there is nothing to count.
  if (marks.index === '') return false;
  if (latest === undefined) return true;
  return latest.age >= (hasMoved(marks, latest.marks) ? pauseAfter(latest.cost) : RECOUNT_AFTER);
}
