import { random32 } from './random-numbers.ts';

/** With fewer rounds, numbers half a size apart stay related. Below about 64 numbers, this is not enough: shuffle those. */
const ROUNDS = 6;

/**
 * Creates a random order of the numbers from 0 to `size - 1`, without storing it: a function from each place to the
 * number at that place.
 *
 * It scrambles the numbers below a power of two. Each step can be undone, so that no two places get the same number.
 * Results that are too large are scrambled again.
 */
export function createOrder(size: number): (place: number) => number {
  const bits = Math.max(1, 32 - Math.clz32(size - 1));
  const mask = bits === 32 ? -1 : 2 ** bits - 1;
  const shift = Math.max(1, bits >> 1);
  // An offset and a factor for each round, in one array: there is an order for each account and fill.
  const keys = new Uint32Array(2 * ROUNDS).map(random32);

  function scramble(number: number): number {
    let value = number;
    for (let key = 0; key < 2 * ROUNDS; key += 2) {
      value = Math.imul(value + (keys[key] ?? 0), (keys[key + 1] ?? 0) | 1) & mask;
      value ^= value >>> shift;
    }
    return value;
  }

  return (place) => {
    let value = scramble(place);
    while (value >= size) value = scramble(value);
    return value;
  };
}
