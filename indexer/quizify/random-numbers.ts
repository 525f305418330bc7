import { mixHashes } from './text-hash.ts';

/** Creates a generator of pseudo-random numbers from 0 to below `bound`, determined by the seed. */
export function randomNumbers(seed: number): (bound: number) => number {
  let count = 0;
  return (bound) => {
    count += 1;
    return mixHashes(seed, Math.imul(count, 0x9e3779b1)) % bound;
  };
}
