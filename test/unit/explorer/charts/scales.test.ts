import { describe, expect, it } from 'vitest';

import { stepOf, stepsTo, ticksTo } from '../../../../explorer/charts/scales.ts';

describe('the colours of the map', () => {
  it.each([
    [1, [1]],
    [3, [1, 2]],
    [40, [1, 2, 5, 10]],
    [12_345, [1, 5, 20, 200, 1000]],
  ])('up to %d begin at %j', (largest, steps) => {
    expect(stepsTo(largest)).toEqual(steps);
  });

  it('are the same for the smallest count of a step and for all up to the next one', () => {
    const steps = [1, 6, 40];
    expect([1, 5, 6, 39, 40, 1000].map((count) => stepOf(steps, count))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('the numbers of a plot', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [50, [0, 10, 20, 30, 40, 50]],
    [1_404_118, [0, 500_000, 1_000_000, 1_500_000]],
  ])('reach %d in round steps', (largest, ticks) => {
    expect(ticksTo(largest)).toEqual(ticks);
  });
});
