import { hash } from 'node:crypto';

/** How many hexadecimal digits of a digest make a number that is still exact. */
const DIGITS = 12;

/** A number in [0, 2^48) that depends on nothing but the seed: the catalogue has the same text on every machine. */
function hashNumber(seed: string): number {
  // Millions of short seeds: the one-shot form takes a third of the time of a hash object.
  return Number.parseInt(hash('sha256', seed, 'hex').slice(0, DIGITS), 16);
}

/**
 * Takes `count` items out of `pool` in an order that depends on `seed` and on `key` of each item alone, so that adding a row
 * to a fact table changes few of the other questions.
 */
export function draw<T>(pool: Iterable<T>, count: number, seed: string, key: (item: T) => string): T[] {
  return [...pool]
    .map((item) => ({ item, order: hashNumber(`${seed}\u0000${key(item)}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Decides between two things for a seed, evenly: whether a true or a false statement is made, say. */
export function coin(seed: string): boolean {
  return hashNumber(seed) % 2 === 0;
}
