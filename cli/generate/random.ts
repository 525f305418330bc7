/**
 * Pseudo-random whole numbers, the same on every machine: only 32-bit arithmetic, no functions with
 * implementation-defined rounding.
 */
export interface Random {
  /** Starts the sequence of an item. The sequences of different items are independent. */
  readonly restart: (thing: number) => void;
  /** A 32-bit number. */
  readonly bits: () => number;
  /** A number from 0 to below `end`, which must be less than 2^21. */
  readonly below: (end: number) => number;
}

const RANGE = 2 ** 32;
const STEP = 0x9e3779b9;

/** Mixes the bits of a number, so that the results for neighbours are independent. */
function mixBits(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** @param seed - different seeds give independent numbers */
export function createRandom(seed: number): Random {
  const start = mixBits(seed + STEP);
  let state = start;
  let step = STEP;
  const bits = (): number => {
    state = (state + step) | 0;
    return mixBits(state);
  };
  return {
    restart: (thing) => {
      state = mixBits(thing ^ start);
      // Each item has a different step, so that no two share a part of a sequence.
      step = mixBits(thing + start) | 1;
    },
    bits,
    below: (end) => Math.floor((bits() * end) / RANGE),
  };
}

/** Table entries per rank, so that the last rank has some, too. */
const ENTRIES_A_RANK = 32;
const SMALLEST = 1_024;
const UINT16 = 2 ** 16;

/**
 * Draws ranks from 0 by Zipf's law: the second half as often as the first, the third a third as often. Words and tags
 * are used like this.
 */
export function zipfRanks(ranks: number): (random: Random) => number {
  let size = SMALLEST;
  while (size < ranks * ENTRIES_A_RANK) size *= 2;
  let weight = 0;
  for (let rank = 1; rank <= ranks; rank += 1) weight += 1 / rank;
  const table = ranks > UINT16 ? new Uint32Array(size) : new Uint16Array(size);
  let reached = 0;
  let sum = 0;
  for (let rank = 0; rank < ranks; rank += 1) {
    sum += 1 / (rank + 1);
    const end = rank === ranks - 1 ? size : Math.floor((sum / weight) * size);
    table.fill(rank, reached, end);
    reached = Math.max(reached, end);
  }
  return (random) => table[random.bits() & (size - 1)] ?? 0;
}

/** Draws a value, the first ones most often. */
export function zipfOf<Value>(values: readonly [Value, ...Value[]]): (random: Random) => Value {
  const rank = zipfRanks(values.length);
  return (random) => values[rank(random)] ?? values[0];
}

/** The weight of each value, a whole number. */
export type Weights<Value extends string> = Readonly<Partial<Record<Value, number>>>;

/** Draws a value by its weight. */
export function weighted<Value extends string>(weights: Weights<Value>): (random: Random) => Value {
  const values = Object.entries(weights) as [Value, number][];
  const total = values.reduce((sum, [, weight]) => sum + weight, 0);
  const [first] = values;
  if (first === undefined || total <= 0) throw new Error('there are no weighted values');
  return (random) => {
    let left = random.below(total);
    for (const [value, weight] of values) {
      if (left < weight) return value;
      left -= weight;
    }
    return first[0];
  };
}
