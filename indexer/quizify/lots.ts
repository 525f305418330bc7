import { hash } from 'node:crypto';

/** 32 bits of a text, the same on every machine and at every run. */
export const lotOf = (text: string): number => hash('sha256', text, 'buffer').readUInt32LE(0);

/**
 * The lot of a candidate for one question: each question draws an order of its own from the same lots, whatever order the candidates
 * are in, and a candidate more or less changes no other's place.
 */
export function drawn(seed: number, lot: number): number {
  // The finalizer of MurmurHash3: cheap, and every bit of the input reaches every bit of the output.
  let mixed = (seed ^ lot) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Numbers below `bound`, one after another, that follow from a seed. */
export function numbersFrom(seed: number): (bound: number) => number {
  let drawnSoFar = 0;
  return (bound) => {
    drawnSoFar += 1;
    return drawn(seed, Math.imul(drawnSoFar, 0x9e3779b1)) % bound;
  };
}
