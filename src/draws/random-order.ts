import { randomFillSync } from 'node:crypto';

import { createScramble, SCRAMBLE_KEYS } from '../search/seeded-order.ts';

/** Numbers that are fetched together: one system call for each would cost more than the rest of a draw. */
const numbers = new Uint32Array(1_024);
let next = numbers.length;

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

/** Shuffles in place. */
export function shuffle(items: { [index: number]: number; readonly length: number }): void {
  for (let end = items.length; end > 1; end -= 1) {
    const other = randomBelow(end);
    const last = items[end - 1] ?? 0;
    items[end - 1] = items[other] ?? 0;
    items[other] = last;
  }
}

/** A random whole number from 0 to `end - 1`, each equally likely. `end` is at most 2^32. */
function randomBelow(end: number): number {
  const fair = 2 ** 32 - (2 ** 32 % end);
  for (;;) {
    const number = random32();
    if (number < fair) return number % end;
  }
}

/** A random 32-bit number. */
function random32(): number {
  if (next === numbers.length) {
    randomFillSync(numbers);
    next = 0;
  }
  const number = numbers[next] ?? 0;
  next += 1;
  return number;
}
