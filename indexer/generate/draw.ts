/** Whole numbers by chance, the same ones on every machine: 32-bit arithmetic only, no function that may be rounded otherwise. */
export interface Draw {
  /** Begins the numbers of one thing; those of two things have nothing to do with each other. */
  readonly restart: (thing: number) => void;
  /** A number of 32 bits. */
  readonly bits: () => number;
  /** A number from 0 to below `end`, which is less than 2^21. */
  readonly below: (end: number) => number;
}

const RANGE = 2 ** 32;
const STEP = 0x9e3779b9;

/** Spreads a number over 32 bits so that neighbours have nothing in common. */
function scatter(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** @param seed - another one gives entirely other numbers */
export function createDraw(seed: number): Draw {
  const start = scatter(seed + STEP);
  let state = start;
  let step = STEP;
  const bits = (): number => {
    state = (state + step) | 0;
    return scatter(state);
  };
  return {
    restart: (thing) => {
      state = scatter(thing ^ start);
      // Steps of their own: two things never share a stretch of numbers.
      step = scatter(thing + start) | 1;
    },
    bits,
    below: (end) => Math.floor((bits() * end) / RANGE),
  };
}
