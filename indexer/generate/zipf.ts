import type { Random } from './random.ts';

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

/** Draws a value by integer weights. */
export function weighted<Value>(values: readonly (readonly [Value, number])[]): (random: Random) => Value {
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
