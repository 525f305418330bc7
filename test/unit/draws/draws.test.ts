import { describe, expect, test } from 'vitest';

import { nextIndices } from '../../../src/draws/draws.ts';
import { createFill, startWalk } from '../../../src/draws/fill.ts';
import { chooseFairly, idOf, warmParts } from '../../support/data/draw-parts.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';
import { sized } from '../../support/sized.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/data/statistics.ts';

const MATCHES = 2_000;
const AMOUNT = 10;
const DRAWS = sized({ short: 6_000, long: 100_000 });
/** Questions in the first fill of a filter. */
const FILL = 128;

describe('draws of an account', () => {
  test('are uniform over questions and pairs, and overlap no more than by chance', async () => {
    const parts = await warmParts(MATCHES);
    const draws: number[][] = [];
    while (draws.length < DRAWS) {
      // Two draws a second: a fill lasts for some seconds.
      parts.time += 500;
      draws.push(await parts.draw());
    }
    for (const draw of draws) expect(new Set(draw).size).toBe(AMOUNT);
    expect(unevenness(draws, MATCHES)).toBeLessThan(FAR);
    expect(meetings(draws, MATCHES)).toBeLessThan(FAR);
    const consecutive = draws.slice(1).map((draw, index) => overlap(draw, draws[index] ?? []));
    expect(overlapExcess(consecutive, AMOUNT, MATCHES)).toBeLessThan(FAR);
  }, 300_000);

  test('repeat no question of a fill before it is used up', async () => {
    const parts = await warmParts(MATCHES);
    let used = 0;
    let seen = new Set<number>();
    for (let number = 0; number < 500; number += 1) {
      parts.time += 100;
      const draw = await parts.draw();
      const fills = parts.searches.filter(({ amount }) => amount >= FILL);
      if (draw.some((seq) => seen.has(seq) || fills[used]?.seqs.includes(seq) === false)) {
        expect(seen.size).toBeGreaterThan((fills[used]?.seqs.length ?? 0) - AMOUNT);
        used += 1;
        seen = new Set();
      }
      for (const seq of draw) {
        expect(fills[used]?.seqs).toContain(seq);
        seen.add(seq);
      }
    }
    expect(used).toBeGreaterThan(10);
  });

  test('have no question twice in 32 simultaneous requests', async () => {
    const parts = await warmParts(MATCHES);
    // The fill is as large as what is drawn at once.
    const answers = await Promise.all(Array.from({ length: 32 }, () => parts.draw({ amount: FILL / 32 })));
    expect(new Set(answers.flat()).size).toBe(FILL);
  });

  test('never have an excluded question', async () => {
    const parts = await warmParts(1_100);
    const exclude = new Set(Array.from({ length: 250 }, (_, seq) => idOf(seq)));
    const draws = await Promise.all(Array.from({ length: 300 }, () => parts.draw({ exclude, amount: 50 })));
    for (const draw of draws) {
      expect(new Set(draw).size).toBe(50);
      expect(draw.every((seq) => seq >= 250)).toBe(true);
    }
  });
});

const ACCOUNTS = 300;
const STEPS = Math.floor(FILL / AMOUNT);

/** Overlaps of the draws of two accounts, of which one is ahead by some draws. */
const overlaps = (draws: readonly number[][][], ahead: number): number[] =>
  draws
    .slice(1)
    .flatMap((own, account) =>
      own.slice(ahead).map((draw, step) => overlap(draw, draws[account]?.[step] ?? [])),
    );

test('draws of many accounts from one fill overlap as independent samples of it do', () => {
  const fill = createFill(SOME_FILTER, chooseFairly(FILL, FILL), FILL, 0);
  const draws = Array.from({ length: ACCOUNTS }, (_, account) => {
    const walk = startWalk(fill, `account ${account}`);
    return Array.from({ length: STEPS }, () => nextIndices(fill, walk, AMOUNT, () => false));
  });
  for (const ahead of [0, 1, 2, 6])
    expect(Math.abs(overlapExcess(overlaps(draws, ahead), AMOUNT, FILL)), `${ahead} ahead`).toBeLessThan(FAR);
  expect(meetings(draws.flat(), FILL)).toBeLessThan(FAR);
});
