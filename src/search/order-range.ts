import type { SeededOrder } from './seeded-order.ts';

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

/** The first of the numbers in the range, in its direction. */
export function sortIntoRange(
  { order, first, step }: OrderRange,
  seqs: readonly number[],
  wanted: number,
): Placed[] {
  const places = Float64Array.from(seqs.filter((seq) => seq < order.size).map(order.placeOf)).sort();
  const ahead = places.filter((place) => (place - first) * step >= 0);
  if (step === -1) ahead.reverse();
  return Array.from(ahead.subarray(0, wanted), (place) => ({ place, seq: order.numberAt(place) }));
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
  const ample = wanted + 3 * Math.sqrt(wanted) + 3;
  const numbers = Math.ceil((ample * highest) / matches);
  const cost = numbers + (ample * size) / matches / PLACES_PER_NUMBER;
  const isListed =
    matches <= ALWAYS_LISTED || (matches <= MOST_LISTED && matches <= LISTED_PER_NUMBER * cost);
  return isListed ? undefined : Math.min(numbers, MOST_NUMBERS);
}
