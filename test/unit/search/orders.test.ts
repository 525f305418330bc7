import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createOrder } from '../../../src/search/random-order.ts';
import { bitsFor, createSeededOrder } from '../../../src/search/seeded-order.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/data/statistics.ts';

const AMOUNT = 10;
const places = (count: number, from = 0): number[] => Array.from({ length: count }, (_, step) => from + step);

/** How much each draw overlaps with the one before. */
const consecutive = (draws: readonly number[][], size: number): number =>
  overlapExcess(
    draws.slice(1).map((draw, index) => overlap(draw, draws[index] ?? [])),
    AMOUNT,
    size,
  );

describe('a random order', () => {
  const SIZES = [1, 2, 3, 4, 5, 7, 8, 9, 16, 100, 127, 128, 129, 255, 256, 257, 1_000, 1_024, 4_096, 10_000];

  test.each(SIZES)('has each of %i numbers once', (size) => {
    const ordered = places(size).map(createOrder(size));
    expect(ordered.toSorted((a, b) => a - b)).toEqual(places(size));
  });

  test.each([100, 128, 255, 256, 257])('has any of %i numbers at each place, equally likely', (size) => {
    const orders = Array.from({ length: 200 * size }, () => createOrder(size));
    for (const place of new Set([0, 1, size >> 1, size - 1])) {
      const numbers = orders.map((orderOf) => [orderOf(place)]);
      expect(unevenness(numbers, size), `place ${place}`).toBeLessThan(FAR);
    }
  });

  test.each([128, 200, 256, 257, 1_000, 1_024])('has %i numbers at unrelated distances', (size) => {
    const orders = Array.from({ length: 20_000 }, () => createOrder(size));
    for (const other of [1, 2, 16, size >> 1, size - 1]) {
      const distances = orders.map((orderOf) => [((orderOf(0) - orderOf(other) + size) % size) - 1]);
      expect(unevenness(distances, size - 1), `places 0 and ${other}`).toBeLessThan(FAR);
    }
  });

  test.each([256, 257, 512, 1_000, 1_024, 10_000])(
    'of %i numbers has other draws than the next one',
    (size) => {
      const orders = Array.from({ length: 400 }, () => createOrder(size));
      for (const from of [0, 10, size >> 1]) {
        const draws = orders.map((orderOf) => places(AMOUNT, from).map(orderOf));
        expect(Math.abs(consecutive(draws, size)), `overlap from ${from}`).toBeLessThan(FAR);
        expect(unevenness(draws, size), `numbers from ${from}`).toBeLessThan(FAR);
        expect(meetings(draws, size), `pairs from ${from}`).toBeLessThan(FAR);
      }
    },
  );
});

/** The first of the numbers below `questions` in the order of a seed. Those beyond belong to no question. */
function drawOf(seed: string, questions: number, amount = AMOUNT): number[] {
  const { numberAt, size } = createSeededOrder(seed, bitsFor(questions));
  const drawn: number[] = [];
  for (let place = 0; place < size && drawn.length < amount; place += 1) {
    const number = numberAt(place);
    if (number < questions) drawn.push(number);
  }
  return drawn;
}

describe('the order of a seed', () => {
  test.each([22, 23, 24, 31])('of %i bits leads from places to numbers and back', (bits) => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 2 ** bits - 1 }), (seed, place) => {
        const order = createSeededOrder(seed, bits);
        expect(order.placeOf(order.numberAt(place))).toBe(place);
        expect(order.numberAt(order.placeOf(place))).toBe(place);
        expect(order.numberAt(place)).toBeLessThan(order.size);
      }),
    );
  });

  test('has every number once', () => {
    const { numberAt, size } = createSeededOrder('every', bitsFor(1));
    const seen = new Uint8Array(size);
    for (let place = 0; place < size; place += 1) seen[numberAt(place)] = 1;
    expect(seen.every((times) => times === 1)).toBe(true);
  });

  test('is the same in every release, since clients keep seeds', () => {
    expect(drawOf('2026-11-23', 1_400_000, 5)).toEqual([1_171_410, 737_265, 112_905, 685_912, 322_434]);
    expect(drawOf('game:42', 24_000, 5)).toEqual([2_880, 13_568, 16_690, 22_521, 21_974]);
  });

  test('keeps its bits until the catalogue has had four million questions', () => {
    expect([0, 1, 1_400_000, 2 ** 22 - 1, 2 ** 22, 2 ** 23, 2 ** 31 - 1].map(bitsFor)).toEqual([
      22, 22, 22, 22, 23, 24, 31,
    ]);
  });
});

describe('draws with different seeds', () => {
  /** Seeds that resemble each other, as people choose them. */
  const drawsOf = (questions: number, count: number): number[][] =>
    places(count).map((index) => drawOf(`day-${index}`, questions));

  test.each([2_000, 20_000, 1_400_000])('from %i questions are even and independent', (questions) => {
    const draws = drawsOf(questions, questions > 20_000 ? 3_000 : 600);
    // Single numbers are counted by remainders and by intervals: there are more numbers than draws.
    const cells = 200;
    for (const cellOf of [
      (number: number) => number % cells,
      (number: number) => Math.floor((number * cells) / questions),
    ])
      for (const place of [0, AMOUNT - 1])
        expect(
          unevenness(
            draws.map((draw) => [cellOf(draw[place] ?? 0)]),
            cells,
          ),
        ).toBeLessThan(FAR);
    expect(Math.abs(consecutive(draws, questions))).toBeLessThan(FAR);
    expect(meetings(draws, questions)).toBeLessThan(FAR);
  });

  test('have the neighbours of a question as rarely as any others', () => {
    const distances = drawsOf(1_400_000, 20_000).map(([first = 0, second = 0]) => [
      Math.floor((((second - first + 1_400_000) % 1_400_000) * 100) / 1_400_000),
    ]);
    expect(unevenness(distances, 100)).toBeLessThan(FAR);
  });
});
