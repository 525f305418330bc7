import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

import { drawParts } from '../../support/draw-parts.ts';
import { SOME_FILTER } from '../../support/some-values.ts';

const MATCHES = 2_000;
/** Milliseconds until a change is searchable at the latest. */
const LAG = 2_500;

describe('a filter', () => {
  test('that nobody used for minutes is searched again', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    // More than half of the fill, so that the next one is drawn ahead.
    for (let number = 0; number < 15; number += 1) await parts.draw();
    await turn();
    parts.time += 300_000;
    parts.before = () => Promise.reject(new Error('searched'));
    await expect(parts.draw()).rejects.toThrow('searched');
  });

  test('whose matches were nearly all hidden is drawn from what is left', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    parts.matches = 5;
    parts.time += 15_000;
    // Uses up the fill that was drawn before.
    for (let number = 0; number < 60; number += 1) await parts.draw();
    expect((await parts.draw()).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a changed question', () => {
  test('is not drawn from a fill that may be older than the index', async () => {
    const parts = drawParts(1_001);
    await parts.warmUp();
    parts.draws.questionsChanged([7]);
    const seen = new Set<number>();
    // Fills replace each other, all of them drawn before the change was searchable.
    for (let number = 0; number < 2_000; number += 1) {
      parts.time += 1;
      for (const seq of await parts.draw()) seen.add(seq);
    }
    expect(seen.has(7)).toBe(false);
    expect(seen.size).toBe(1_000);
  });

  test('is drawn again from a later fill', async () => {
    const parts = drawParts(1_001);
    await parts.warmUp();
    parts.draws.questionsChanged([7]);
    parts.time += 15_000;
    const seen = new Set<number>();
    for (let number = 0; number < 1_000; number += 1) {
      parts.time += 10;
      for (const seq of await parts.draw()) seen.add(seq);
    }
    expect(seen.has(7)).toBe(true);
  });
});

describe('after any question may have changed', () => {
  /** Changes the matches, and reports it before the search engine knows. */
  async function drawnAround(lag: number): Promise<number[]> {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    parts.draws.questionsChanged(undefined);
    parts.time += 100;
    await Promise.all(
      Array.from({ length: 64 }, (_, account) => parts.draw({ account: `account ${account}` })),
    );
    // From here on the engine finds only half of the questions.
    parts.time += lag;
    parts.matches = MATCHES / 2 + 1;
    const draws = await Promise.all(Array.from({ length: 64 }, () => parts.draw()));
    return draws.flat();
  }

  test.each([100, 1_000, LAG])('draws are those of the index after %i ms', async (lag) => {
    expect(Math.max(...(await drawnAround(lag)))).toBeLessThanOrEqual(MATCHES / 2);
  });

  test('a draw that waits for the next fill is not drawn from it over and over if it is too small', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    // Nearly uses up the fill, without a next one.
    parts.before = () => Promise.reject(new Error('unreachable'));
    for (let number = 0; number < 12; number += 1) await parts.draw();
    await turn();
    let searches = 0;
    parts.before = () => {
      searches += 1;
      if (searches > 20) return Promise.reject(new Error('searched over and over'));
      parts.draws.questionsChanged(undefined);
      parts.matches = 5;
      return Promise.resolve();
    };
    expect(await parts.draw()).toHaveLength(5);
    expect(searches).toBeLessThan(5);
  });

  test('fills are drawn again once the changes are searchable', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    parts.draws.questionsChanged(undefined);
    parts.time += LAG;
    await parts.warmUp();
    const before = parts.searches.length;
    for (let number = 0; number < 4; number += 1) await parts.draw();
    expect(parts.searches.length).toBe(before);
  });
});

describe('a search that does not end', () => {
  const slow = { ...SOME_FILTER, tags: ['slow'] };

  test('delays requests with other filters by nothing', async () => {
    const parts = drawParts(MATCHES);
    parts.before = ({ tags }) => (tags?.includes('slow') ? new Promise(() => undefined) : Promise.resolve());
    for (let number = 0; number < 100; number += 1) void parts.draw({ filter: slow, key: 'slow' });
    for (let number = 0; number < 100; number += 1)
      expect(await parts.draw({ key: `cold ${number}` })).toHaveLength(10);
  });

  test('delays nobody who draws from the fill that it will replace', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    parts.before = () => new Promise(() => undefined);
    parts.time += 11_000;
    for (let number = 0; number < 12; number += 1) expect(await parts.draw()).toHaveLength(10);
  });
});

describe('a search engine that fails', () => {
  const fails = (): Promise<void> => Promise.reject(new Error('unreachable'));

  test('leaves the last fill in use for a minute', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    parts.before = fails;
    for (const time of [11_000, 29_000, 31_000, 59_000]) {
      parts.time = time;
      expect(await parts.draw({ account: `account ${time}` })).toHaveLength(10);
      await turn();
    }
    parts.time = 61_000;
    await expect(parts.draw()).rejects.toThrow('unreachable');
  });

  test('takes no questions from a simultaneous request that has them', async () => {
    const parts = drawParts(MATCHES);
    let searches = 0;
    parts.before = () => {
      searches += 1;
      return searches === 1 ? Promise.resolve() : fails();
    };
    const draws = await Promise.allSettled([parts.draw(), parts.draw(), parts.draw()]);
    expect(draws.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('is not searched more than once a second on behalf of the fill', async () => {
    const parts = drawParts(MATCHES);
    await parts.warmUp();
    let searches = 0;
    parts.before = () => {
      searches += 1;
      return fails();
    };
    for (parts.time = 11_000; parts.time < 16_000; parts.time += 100) {
      await parts.draw({ account: `account ${parts.time}` });
      await turn();
    }
    expect(searches).toBe(5);
  });
});
