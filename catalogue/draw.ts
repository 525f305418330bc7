import { hash } from 'node:crypto';

/** Hexadecimal digits of a digest that fit an exact number. */
const DIGITS = 12;

/** A number in [0, 2^48) that depends only on the seed, so that the catalogue is the same on every computer. */
function hashNumber(seed: string): number {
  // There are millions of short seeds, and the one-shot form takes a third of the time of a hash object.
  return Number.parseInt(hash('sha256', seed, 'hex').slice(0, DIGITS), 16);
}

/**
 * Draws `count` items from `pool`. The order depends only on `seed` and on the `key` of each item, so that adding a row
 * to a fact table changes few of the other questions.
 */
export function draw<T>(pool: Iterable<T>, count: number, seed: string, key: (item: T) => string): T[] {
  return [...pool]
    .map((item) => ({ item, order: hashNumber(`${seed}\u0000${key(item)}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** An even choice by seed, for example between a true and a false statement. */
export function coin(seed: string): boolean {
  return hashNumber(seed) % 2 === 0;
}
