import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bitsFor, createSeededOrder } from '../../../src/search/seeded-order.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/statistics.ts';

const AMOUNT = 10;
const places = (count: number, from = 0): number[] => Array.from({ length: count }, (_, step) => from + step);

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

/** Seeds that resemble each other, as people choose them. */
const drawsOf = (questions: number, count: number, seedOf = (index: number) => `day-${index}`): number[][] =>
  Array.from({ length: count }, (_, index) => drawOf(seedOf(index), questions));

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
  test.each([2_000, 20_000, 1_400_000])('from %i questions are even and independent', (questions) => {
    const draws = drawsOf(questions, questions > 20_000 ? 3_000 : 600);
    // Single numbers are counted by remainders and by intervals: there are more numbers than draws.
    const cells = 200;
    for (const cellOf of [
      (number: number) => number % cells,
      (number: number) => Math.floor((number * cells) / questions),
    ]) {
      const first = draws.map(([number = 0]) => [cellOf(number)]);
      const last = draws.map((draw) => [cellOf(draw[AMOUNT - 1] ?? 0)]);
      expect(unevenness(first, cells)).toBeLessThan(FAR);
      expect(unevenness(last, cells)).toBeLessThan(FAR);
    }
    const overlaps = draws.slice(1).map((draw, index) => overlap(draw, draws[index] ?? []));
    expect(Math.abs(overlapExcess(overlaps, AMOUNT, questions))).toBeLessThan(FAR);
    expect(meetings(draws, questions).excess).toBeLessThan(FAR);
  });

  test('have the neighbours of a question as rarely as any others', () => {
    const distances = drawsOf(1_400_000, 20_000).map(([first = 0, second = 0]) => [
      (((second - first + 1_400_000) % 1_400_000) * 100) / 1_400_000,
    ]);
    expect(
      unevenness(
        distances.map((draw) => draw.map(Math.floor)),
        100,
      ),
    ).toBeLessThan(FAR);
  });

  test('the statistics detect seeds that share an order', () => {
    const shared = drawsOf(2_000, 600, (index) => `day-${index % 60}`);
    expect(meetings(shared, 2_000).excess).toBeGreaterThan(10 * FAR);
  });

  test('the statistics detect windows on one order', () => {
    const { numberAt } = createSeededOrder('one', 22);
    const order = places(2 ** 22)
      .map(numberAt)
      .filter((number) => number < 2_000);
    const draws = places(600).map((step) => order.slice((step * 37) % 1_990).slice(0, AMOUNT));
    expect(meetings(draws, 2_000).excess).toBeGreaterThan(10 * FAR);
  });

  test('the statistics detect an order without scrambling', () => {
    const draws = places(600).map((step) => places(AMOUNT, step * 3));
    expect(meetings(draws, 2_000).excess).toBeGreaterThan(10 * FAR);
  });
});
