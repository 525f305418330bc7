import { createScramble, SCRAMBLE_KEYS } from '../search/seeded-order.ts';
import { random32 } from './random-numbers.ts';

/**
 * Creates a random order of the numbers from 0 to `size - 1`, without storing it: a function from each place to the
 * number at that place.
 *
 * It scrambles the numbers below a power of two. Results that are too large are scrambled again.
 */
export function createOrder(size: number): (place: number) => number {
  // The keys are in one array: there is an order for each account and fill.
  const scramble = createScramble(
    Math.max(1, 32 - Math.clz32(size - 1)),
    new Uint32Array(SCRAMBLE_KEYS).map(random32),
  );
  return (place) => {
    let value = scramble(place);
    while (value >= size) value = scramble(value);
    return value;
  };
}
