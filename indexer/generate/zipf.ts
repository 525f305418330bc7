import type { Draw } from './draw.ts';

/** Entries of the table for each rank: so that the last rank has some as well. */
const ENTRIES_A_RANK = 32;
const SMALLEST = 1_024;
const UINT16 = 2 ** 16;

/** Draws ranks from 0, the second half as often as the first, the third a third: the law by which words and tags are used. */
export function zipfRanks(ranks: number): (draw: Draw) => number {
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
  return (draw) => table[draw.bits() & (size - 1)] ?? 0;
}

/** Draws one of the values, the first ones most often. */
export function zipfOf<Value>(values: readonly [Value, ...Value[]]): (draw: Draw) => Value {
  const rank = zipfRanks(values.length);
  return (draw) => values[rank(draw)] ?? values[0];
}

/** Draws one of the values by whole-number weights. */
export function weighted<Value>(values: readonly (readonly [Value, number])[]): (draw: Draw) => Value {
  const total = values.reduce((sum, [, weight]) => sum + weight, 0);
  const [first] = values;
  if (first === undefined || total <= 0) throw new Error('there is nothing to draw from');
  return (draw) => {
    let left = draw.below(total);
    for (const [value, weight] of values) {
      if (left < weight) return value;
      left -= weight;
    }
    return first[0];
  };
}
