import { randomFillSync } from 'node:crypto';

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

/** With fewer rounds, numbers half a size apart stay related. Below about 64 numbers, this is not enough: shuffle those. */
const ROUNDS = 6;
/** An offset and a factor for each round. */
export const SCRAMBLE_KEYS = 2 * ROUNDS;

type Scramble = (number: number) => number;

/** At least half of the bits, so that one step undoes a shift. */
const shiftOf = (bits: number): number => Math.max(1, (bits + 1) >> 1);

/**
 * Creates a function that puts the numbers from 0 to `2 ** bits - 1` into an order that depends on the keys. Each step
 * can be undone, so that no two numbers have the same result.
 *
 * @param bits - from 1 to 31
 * @param keys - `SCRAMBLE_KEYS` random numbers
 */
export function createScramble(bits: number, keys: Uint32Array): Scramble {
  const mask = 2 ** bits - 1;
  const shift = shiftOf(bits);
  return (number) => {
    let value = number;
    for (let key = 0; key < SCRAMBLE_KEYS; key += 2) {
      value = Math.imul(value + (keys[key] ?? 0), (keys[key + 1] ?? 0) | 1) & mask;
      value ^= value >>> shift;
    }
    return value;
  };
}

/** The number by which to multiply to undo the multiplication by an odd number, in 32 bits. */
function inverseOf(odd: number): number {
  let inverse = odd;
  // Each step doubles the bits that are right, from the first three on.
  for (let right = 3; right < 32; right *= 2) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

/** The inverse of `createScramble`. */
export function createUnscramble(bits: number, keys: Uint32Array): Scramble {
  const mask = 2 ** bits - 1;
  const shift = shiftOf(bits);
  const inverses = Array.from(keys, (key) => inverseOf(key | 1));
  return (number) => {
    let value = number;
    for (let key = SCRAMBLE_KEYS - 2; key >= 0; key -= 2) {
      value ^= value >>> shift;
      value = (Math.imul(value, inverses[key + 1] ?? 0) - (keys[key] ?? 0)) & mask;
    }
    return value;
  };
}
