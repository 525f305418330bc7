import { randomFillSync } from 'node:crypto';

/** Numbers that are fetched together: one system call for each would cost more than the rest of a draw. */
const numbers = new Uint32Array(1_024);
let next = numbers.length;

/** A random 32-bit number. */
export function random32(): number {
  if (next === numbers.length) {
    randomFillSync(numbers);
    next = 0;
  }
  const number = numbers[next] ?? 0;
  next += 1;
  return number;
}

/** A random whole number from 0 to `end - 1`, each equally likely. `end` is at most 2^32. */
function randomBelow(end: number): number {
  const fair = 2 ** 32 - (2 ** 32 % end);
  for (;;) {
    const number = random32();
    if (number < fair) return number % end;
  }
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
