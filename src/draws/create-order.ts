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
  const offsets = Uint32Array.from({ length: ROUNDS }, random32);
  const factors = Uint32Array.from({ length: ROUNDS }, () => random32() | 1);

  function scramble(number: number): number {
    let value = number;
    for (let round = 0; round < ROUNDS; round += 1) {
      value = Math.imul(value + (offsets[round] ?? 0), factors[round] ?? 1) & mask;
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
