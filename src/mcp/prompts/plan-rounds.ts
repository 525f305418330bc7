import { Difficulty } from '../../contract/vocabulary.ts';

const LEVELS = Difficulty.options;

/** From where to where a quiz climbs when nobody names a level: what nearly everybody enjoys. */
const WHOLE_RAMP: readonly [Difficulty, Difficulty] = ['easy', 'hard'];

/** The levels of the rounds, from easier to harder. A wanted level is the middle: it begins one below and ends one above. */
export function rampOf(rounds: number, wanted: Difficulty | undefined): Difficulty[] {
  const middle = wanted === undefined ? undefined : LEVELS.indexOf(wanted);
  const last = LEVELS.length - 1;
  const from = middle === undefined ? LEVELS.indexOf(WHOLE_RAMP[0]) : Math.max(0, middle - 1);
  const to = middle === undefined ? LEVELS.indexOf(WHOLE_RAMP[1]) : Math.min(last, middle + 1);
  return Array.from({ length: rounds }, (_, round) => {
    const at = rounds === 1 ? (middle ?? (from + to) / 2) : from + ((to - from) * round) / (rounds - 1);
    return LEVELS[Math.round(at)] ?? 'medium';
  });
}

/** A level for each round, or none where the level has too few questions left for a whole round. */
export function planRounds(
  ramp: readonly Difficulty[],
  perRound: number,
  stock: ReadonlyMap<Difficulty, number>,
): (Difficulty | undefined)[] {
  const left = new Map(stock);
  return ramp.map((level) => {
    const rest = (left.get(level) ?? 0) - perRound;
    if (rest < 0) return undefined;
    left.set(level, rest);
    return level;
  });
}
