import { describe, expect, test } from 'vitest';

import { createOrder } from '../../../src/search/random-order.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/statistics.ts';

const SIZES = [1, 2, 3, 4, 5, 7, 8, 9, 16, 100, 127, 128, 129, 255, 256, 257, 1_000, 1_024, 4_096, 10_000];
const places = (count: number, from = 0): number[] => Array.from({ length: count }, (_, step) => from + step);

describe('an order', () => {
  test.each(SIZES)('has each of %i numbers once', (size) => {
    const orderOf = createOrder(size);
    const ordered = places(size).map(orderOf);
    expect(ordered.toSorted((a, b) => a - b)).toEqual(places(size));
  });

  test.each([100, 128, 255, 256, 257])('has any of %i numbers at each place, equally likely', (size) => {
    const orders = Array.from({ length: 200 * size }, () => createOrder(size));
    for (const place of new Set([0, 1, size >> 1, size - 1]))
      expect(
        unevenness(
          orders.map((orderOf) => [orderOf(place)]),
          size,
        ),
        `place ${place}`,
      ).toBeLessThan(FAR);
  });

  test.each([128, 200, 256, 257, 1_000, 1_024])('has %i numbers at unrelated distances', (size) => {
    const orders = Array.from({ length: 20_000 }, () => createOrder(size));
    for (const other of [1, 2, 16, size >> 1, size - 1]) {
      const distances = orders.map((orderOf) => [((orderOf(0) - orderOf(other) + size) % size) - 1]);
      expect(unevenness(distances, size - 1), `places 0 and ${other}`).toBeLessThan(FAR);
    }
  });
});

describe('two orders', () => {
  const AMOUNT = 10;

  test.each([256, 257, 512, 1_000, 1_024, 10_000])('of %i numbers have unrelated draws', (size) => {
    const orders = Array.from({ length: 400 }, () => createOrder(size));
    for (const from of [0, 10, size >> 1]) {
      const draws = orders.map((orderOf) => places(AMOUNT, from).map(orderOf));
      const overlaps = draws.slice(1).map((draw, index) => overlap(draw, draws[index] ?? []));
      expect(Math.abs(overlapExcess(overlaps, AMOUNT, size)), `overlap from ${from}`).toBeLessThan(FAR);
      expect(unevenness(draws, size), `numbers from ${from}`).toBeLessThan(FAR);
      expect(meetings(draws, size).excess, `pairs from ${from}`).toBeLessThan(FAR);
    }
  });

  test('the statistics detect windows on one order', () => {
    const orderOf = createOrder(1_000);
    const draws = Array.from({ length: 400 }, (_, step) => places(AMOUNT, (step * 37) % 990).map(orderOf));
    expect(unevenness(draws, 1_000)).toBeLessThan(FAR);
    expect(meetings(draws, 1_000).excess).toBeGreaterThan(10 * FAR);
  });

  test('the statistics detect an order that all have', () => {
    const orderOf = createOrder(1_000);
    const draw = places(AMOUNT).map(orderOf);
    expect(overlapExcess([overlap(draw, draw)], AMOUNT, 1_000)).toBeGreaterThan(4 * FAR);
  });
});
