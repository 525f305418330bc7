import { createHash } from 'node:crypto';

import { createScramble, createUnscramble, SCRAMBLE_KEYS } from './random-order.ts';

/**
 * An order is of this many bits of numbers, so that a growing catalogue keeps its orders until it has had four million
 * questions. Then they change, and again each time the catalogue has doubled.
 */
const LEAST_BITS = 22;

/** An order of all numbers below a power of two, whether or not a question has the number. */
export interface SeededOrder {
  /** Places are from 0 to `size - 1`, and so are numbers. */
  readonly size: number;
  readonly numberAt: (place: number) => number;
  readonly placeOf: (number: number) => number;
}

/** The bits of an order that has all numbers up to this one. */
export function bitsFor(highest: number): number {
  return Math.max(LEAST_BITS, 32 - Math.clz32(highest));
}

/** Creates the order of a seed. It is the same in every process, and independent of the orders of other seeds. */
export function createSeededOrder(seed: string, bits: number): SeededOrder {
  const digest = createHash('sha512').update(seed).digest();
  const keys = Uint32Array.from({ length: SCRAMBLE_KEYS }, (_, key) => digest.readUInt32LE(4 * key));
  return {
    size: 2 ** bits,
    numberAt: createScramble(bits, keys),
    placeOf: createUnscramble(bits, keys),
  };
}

/** Up to this many matches, all of them are listed: nothing costs less. Beyond the other number, they never are. */
export const ALWAYS_LISTED = 1_000;
export const MOST_LISTED = 50_000;
/** Numbers in one search, and matches of a list that cost as much as looking up one number. */
const MOST_NUMBERS = 10_000;
const LISTED_PER_NUMBER = 2;
/** Places of an order that are computed in the time in which the engine looks up a number. */
const PLACES_PER_NUMBER = 50;

/** A number and its place in the order. */
export interface Placed {
  readonly seq: number;
  readonly place: number;
}

/** Places from the first one up or down to the end of the order. */
export interface OrderRange {
  readonly order: SeededOrder;
  readonly first: number;
  readonly step: 1 | -1;
}

/** Whether the range has any places. */
export const hasPlaces = ({ order, first }: OrderRange): boolean => first >= 0 && first < order.size;

/** Takes the next numbers up to the highest one, and returns them with the rest of the range. */
export function takeNumbers(range: OrderRange, count: number, highest: number) {
  const { order, step } = range;
  const taken: Placed[] = [];
  let rest = range.first;
  while (taken.length < count && rest >= 0 && rest < order.size) {
    const seq = order.numberAt(rest);
    if (seq <= highest) taken.push({ seq, place: rest });
    rest += step;
  }
  return { taken, rest: { ...range, first: rest } };
}

/** This many of the numbers are nearly always enough for the wanted ones. */
const ampleFor = (wanted: number): number => wanted + 3 * Math.sqrt(wanted) + 3;

/** Distances from the beginning of the range, of the numbers that are nearer than the bound. */
function distancesWithin({ order, first, step }: OrderRange, seqs: Uint32Array, bound: number): Float64Array {
  const distances = new Float64Array(seqs.length);
  let count = 0;
  for (const seq of seqs) {
    if (seq >= order.size) continue;
    const distance = (order.placeOf(seq) - first) * step;
    if (distance >= 0 && distance < bound) distances[count++] = distance;
  }
  return distances.subarray(0, count);
}

/** The first of the numbers in the range, in its direction. */
export function sortIntoRange(range: OrderRange, seqs: Uint32Array, wanted: number): Placed[] {
  const { order, first, step } = range;
  // The order is random, so its next part has its share of the numbers. Sorting all of them would cost several times as much.
  const bound = (ampleFor(wanted) * order.size) / seqs.length;
  const near = distancesWithin(range, seqs, bound);
  const distances = near.length < wanted ? distancesWithin(range, seqs, Infinity) : near;
  return Array.from(distances.sort().subarray(0, wanted), (distance) => {
    const place = first + distance * step;
    return { place, seq: order.numberAt(place) };
  });
}

/**
 * How many numbers have this many matches among them, with a margin that nearly always suffices.
 *
 * @param size - of the order
 * @returns undefined if it costs less to list all matches
 */
export function numbersFor(
  wanted: number,
  size: number,
  highest: number,
  matches: number,
): number | undefined {
  const ample = ampleFor(wanted);
  const numbers = Math.ceil((ample * highest) / matches);
  const cost = numbers + (ample * size) / matches / PLACES_PER_NUMBER;
  const isListed =
    matches <= ALWAYS_LISTED || (matches <= MOST_LISTED && matches <= LISTED_PER_NUMBER * cost);
  return isListed ? undefined : Math.min(numbers, MOST_NUMBERS);
}
