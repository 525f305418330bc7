import { describe, expect, test } from 'vitest';

import { nextIndices } from '../../../src/draws/draws.ts';
import { createFill, startWalk, type Walk } from '../../../src/draws/fill.ts';
import { chooseFairly, drawParts, idOf } from '../../support/draw-parts.ts';
import { SOME_FILTER } from '../../support/some-values.ts';
import { sized } from '../../support/sized.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/statistics.ts';

const MATCHES = 2_000;
const AMOUNT = 10;
const DRAWS = sized({ short: 6_000, long: 100_000 });
/** Questions in the first fill of a filter. */
const FILL = 128;

/** Draws of one account. */
async function drawn(choose = chooseFairly, count = DRAWS): Promise<number[][]> {
  const parts = drawParts(MATCHES, choose);
  await parts.warmUp();
  const draws: number[][] = [];
  for (let number = 0; number < count; number += 1) {
    // Two draws a second: a fill lasts for some seconds.
    parts.time += 500;
    draws.push(await parts.draw());
  }
  return draws;
}

const isFair = (draws: readonly number[][]): boolean =>
  unevenness(draws, MATCHES) < FAR && meetings(draws, MATCHES).excess < FAR;

const consecutive = (draws: readonly number[][]): number[] =>
  draws.slice(1).map((draw, index) => overlap(draw, draws[index] ?? []));

describe('draws of an account', () => {
  test('are uniform over questions and pairs, and overlap no more than by chance', async () => {
    const draws = await drawn();
    for (const draw of draws) expect(new Set(draw).size).toBe(AMOUNT);
    expect(unevenness(draws, MATCHES)).toBeLessThan(FAR);
    expect(meetings(draws, MATCHES).excess).toBeLessThan(FAR);
    expect(overlapExcess(consecutive(draws), AMOUNT, MATCHES)).toBeLessThan(FAR);
  }, 300_000);

  test.each([
    ['samples that were cut off at high numbers', (amount: number) => chooseFairly(amount, 2 * FILL)],
    [
      'windows of neighbours',
      (amount: number, matches: number) => {
        const [start = 0] = chooseFairly(1, matches);
        return Array.from({ length: amount }, (_, step) => (start + step) % matches);
      },
    ],
    [
      'seeds with few values',
      ((made: (readonly number[])[]) => (amount: number, matches: number) => {
        if (made.length < 8) made.push(chooseFairly(10_000, matches));
        return (made[chooseFairly(1, made.length)[0] ?? 0] ?? []).slice(0, amount);
      })([]),
    ],
    [
      'a fill that is never replaced',
      ((made: number[]) => (amount: number, matches: number) => {
        if (made.length === 0) made.push(...chooseFairly(10_000, matches));
        return made.slice(0, amount);
      })([]),
    ],
  ])('the statistics detect %s', async (_name, choose) => {
    expect(isFair(await drawn(choose, 3_000))).toBe(false);
  });

  test('repeat no question of a fill before it is used up', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
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
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    // The fill is as large as what is drawn at once.
    const answers = await Promise.all(Array.from({ length: 32 }, () => parts.draw({ amount: FILL / 32 })));
    expect(new Set(answers.flat()).size).toBe(FILL);
  });

  test('never have an excluded question', async () => {
    const parts = drawParts(1_100);
    await parts.warmUp();
    const exclude = new Set(Array.from({ length: 250 }, (_, seq) => idOf(seq)));
    const draws = await Promise.all(Array.from({ length: 300 }, () => parts.draw({ exclude, amount: 50 })));
    for (const draw of draws) {
      expect(new Set(draw).size).toBe(50);
      expect(draw.every((seq) => seq >= 250)).toBe(true);
    }
  });
});

describe('draws of many accounts from one fill', () => {
  const ACCOUNTS = 300;
  const STEPS = Math.floor(FILL / AMOUNT);

  /** The draws of each account, one after the other. */
  function drawnBy(walkOf: (fill: ReturnType<typeof createFill>, account: string) => Walk): number[][][] {
    const fill = createFill(SOME_FILTER, chooseFairly(FILL, FILL), FILL, 0);
    return Array.from({ length: ACCOUNTS }, (_, account) => {
      const walk = walkOf(fill, `account ${account}`);
      return Array.from({ length: STEPS }, () => nextIndices(fill, walk, AMOUNT, () => false));
    });
  }

  /** Overlaps of the draws of two accounts, of which one is ahead by some draws. */
  const overlaps = (draws: readonly number[][][], ahead: number): number[] =>
    draws
      .slice(1)
      .flatMap((own, account) =>
        own.slice(ahead).map((draw, step) => overlap(draw, draws[account]?.[step] ?? [])),
      );

  test('overlap as independent samples of the fill do', () => {
    const draws = drawnBy(startWalk);
    for (const ahead of [0, 1, 2, 6])
      expect(Math.abs(overlapExcess(overlaps(draws, ahead), AMOUNT, FILL)), `${ahead} ahead`).toBeLessThan(
        FAR,
      );
    expect(meetings(draws.flat(), FILL).excess).toBeLessThan(FAR);
  });

  test('the statistics detect an order that all accounts have', () => {
    let first: Walk | undefined;
    const draws = drawnBy((fill, account) => {
      first ??= startWalk(fill, account);
      return { place: 0, orderOf: first.orderOf };
    });
    expect(overlapExcess(overlaps(draws, 0), AMOUNT, FILL)).toBeGreaterThan(10 * FAR);
  });

  test('the statistics detect one order that each account starts at another place', () => {
    let first: Walk | undefined;
    const draws = drawnBy((fill, account) => {
      first ??= startWalk(fill, account);
      const { orderOf } = first;
      const [start = 0] = chooseFairly(1, FILL);
      return { place: 0, orderOf: (place) => orderOf((place + start) % FILL) };
    });
    expect(meetings(draws.flat(), FILL).excess).toBeGreaterThan(10 * FAR);
  });
});
