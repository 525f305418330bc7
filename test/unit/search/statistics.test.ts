import { describe, expect, test } from 'vitest';

import { shuffle } from '../../../src/search/random-order.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/data/statistics.ts';

const SIZE = 1_000;
const AMOUNT = 10;
const DRAWS = 400;
const numbers = Array.from({ length: SIZE }, (_, number) => number);

function fairly(from: readonly number[] = numbers): number[] {
  const shuffled = [...from];
  shuffle(shuffled);
  return shuffled.slice(0, AMOUNT);
}

const judge = (draws: readonly number[][]) => ({
  unevenness: unevenness(draws, SIZE),
  meetings: meetings(draws, SIZE),
  overlaps: overlapExcess(
    draws.slice(1).map((draw, index) => overlap(draw, draws[index] ?? [])),
    AMOUNT,
    SIZE,
  ),
});

/** Draws as a wrong service might make them, and the statistics that show it. */
const WRONG: readonly [string, (draw: number) => number[], readonly (keyof ReturnType<typeof judge>)[]][] = [
  ['only a part of the questions', () => fairly(numbers.slice(0, 800)), ['unevenness']],
  ['windows of one order', (draw) => numbers.slice((draw * 37) % 990).slice(0, AMOUNT), ['meetings']],
  [
    'seeds with few values',
    (
      (made: number[][]) => (draw: number) =>
        (made[draw % 40] ??= fairly())
    )([]),
    ['unevenness', 'meetings'],
  ],
  [
    'questions again that the draw before had',
    (
      (last: number[]) => () =>
        (last = [...fairly().slice(0, 7), ...last.slice(0, 3)])
    )([]),
    ['overlaps'],
  ],
  [
    'the same questions each time',
    (
      (first: number[]) => () =>
        first
    )(fairly()),
    ['unevenness', 'meetings', 'overlaps'],
  ],
];

describe('the statistics of draws', () => {
  test('are near zero for fair draws', () => {
    const judged = judge(Array.from({ length: DRAWS }, () => fairly()));
    for (const [name, excess] of Object.entries(judged)) expect(Math.abs(excess), name).toBeLessThan(FAR);
  });

  test.each(WRONG)('detect %s', (_name, draw, expected) => {
    const judged = judge(Array.from({ length: DRAWS }, (_, index) => draw(index)));
    for (const name of expected) expect(judged[name], name).toBeGreaterThan(2 * FAR);
  });

  test('say that rare events are not remarkable because a few of them come together', () => {
    // Of four events in the mean there are fourteen or more in one of thirteen thousand samples.
    const excess = overlapExcess([14, ...Array<number>(399).fill(0)], AMOUNT, 10_000);
    expect(excess).toBeGreaterThan(3);
    expect(excess).toBeLessThan(4);
  });
});
