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
