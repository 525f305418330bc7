/** Milliseconds before the first restart after a crash; doubled with each further crash. */
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;

/** Milliseconds. A process that ran this long is healthy again: its next restart waits for the first delay. */
const HEALTHY_AFTER = 60_000;

/** The delay before the next start, after the given number of consecutive crashes. */
export function restartDelay(crashes: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (crashes - 1));
}

/**
 * The number of consecutive crashes, including the one that has just happened.
 *
 * @param before - the number before this crash
 * @param lifetime - milliseconds that the process ran
 */
export function crashesAfter(before: number, lifetime: number): number {
  return lifetime > HEALTHY_AFTER ? 1 : before + 1;
}
