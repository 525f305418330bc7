import { createHash } from 'node:crypto';

import { createScramble, createUnscramble, SCRAMBLE_KEYS } from './scramble.ts';

/**
 * An order is of this many bits of numbers, so that a growing catalogue keeps its orders until it has had four million
 * questions. Then they change, and again each time the catalogue has doubled.
 */
const LEAST_BITS = 22;

/** An order of all numbers below a power of two, whether or not a question has the number. */
export interface SeededOrder {
  /** Places are from 0 to `size - 1`, and so are numbers. */
  readonly size: number;
  readonly numberAt: (place: number) => number;
  readonly placeOf: (number: number) => number;
}

/** The bits of an order that has all numbers up to this one. */
export function bitsFor(highest: number): number {
  return Math.max(LEAST_BITS, 32 - Math.clz32(highest));
}

/** Creates the order of a seed. It is the same in every process, and independent of the orders of other seeds. */
export function createSeededOrder(seed: string, bits: number): SeededOrder {
  const digest = createHash('sha512').update(seed).digest();
  const keys = Uint32Array.from({ length: SCRAMBLE_KEYS }, (_, key) => digest.readUInt32LE(4 * key));
  return {
    size: 2 ** bits,
    numberAt: createScramble(bits, keys),
    placeOf: createUnscramble(bits, keys),
  };
}
