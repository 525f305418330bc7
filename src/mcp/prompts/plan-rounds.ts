import { Difficulty } from '../../contract/vocabulary.ts';

const LEVELS = Difficulty.options;

/** The first and last level of a quiz when the user names none. Nearly everyone enjoys this range. */
const DEFAULT_RAMP: readonly [Difficulty, Difficulty] = ['easy', 'hard'];

/**
 * The level of each round, from easier to harder. A requested level is in the middle: the quiz starts one level below
 * it and ends one above.
 */
export function rampOf(rounds: number, requested: Difficulty | undefined): Difficulty[] {
  const middle = requested === undefined ? undefined : LEVELS.indexOf(requested);
  const last = LEVELS.length - 1;
  const from = middle === undefined ? LEVELS.indexOf(DEFAULT_RAMP[0]) : Math.max(0, middle - 1);
  const to = middle === undefined ? LEVELS.indexOf(DEFAULT_RAMP[1]) : Math.min(last, middle + 1);
  return Array.from({ length: rounds }, (_, round) => {
    const at = rounds === 1 ? (middle ?? (from + to) / 2) : from + ((to - from) * round) / (rounds - 1);
    return LEVELS[Math.round(at)] ?? 'medium';
  });
}

/** The level of each round; undefined where too few questions of that level are left for a full round. */
export function planRounds(
  ramp: readonly Difficulty[],
  perRound: number,
  available: ReadonlyMap<Difficulty, number>,
): (Difficulty | undefined)[] {
  const left = new Map(available);
  return ramp.map((level) => {
    const rest = (left.get(level) ?? 0) - perRound;
    if (rest < 0) return undefined;
    left.set(level, rest);
    return level;
  });
}
