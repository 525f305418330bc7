import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

import { createSeededDraws } from '../../../src/draws/seeded-draws.ts';
import { REQUEST_TIME, timeLeft, withDeadline } from '../../../src/engines/time-limits.ts';
import type { StoredQuestion } from '../../../src/questions/render-questions.ts';
import type { Page } from '../../../src/search/page.ts';
import type { ShuffledRequest } from '../../../src/search/read-shuffled.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';

/** An order in which question n is at place n, with some of them hidden. */
function aCatalogue({ size = 1_000, hidden = new Set<number>() } = {}) {
  const requests: ShuffledRequest[] = [];
  const times: number[] = [];
  let time = 0;
  let isDown = false;
  const draws = createSeededDraws({
    now: () => time,
    search: {
      shuffled(_filter, request): Promise<Page & { matches: number }> {
        requests.push(request);
        times.push(timeLeft(REQUEST_TIME));
        if (isDown) return Promise.reject(new Error('the engine is down'));
        const start = (request.from?.position[1] ?? -1) + 1;
        const end = Math.min(start + request.limit, size);
        const items = Array.from({ length: end - start }, (_, index) => ({
          seq: start + index,
          position: [22, start + index],
        }));
        return Promise.resolve({ items, more: end < size, matches: size });
      },
    },
    store: {
      readBySeq: (seqs) =>
        Promise.resolve(
          new Map(
            seqs
              .filter((seq) => !hidden.has(seq))
              .map((seq) => [seq, { seq, id: `q${seq}` } as StoredQuestion]),
          ),
        ),
    },
  });
  const request = { filter: SOME_FILTER, key: 'some', exclude: new Set<string>(), language: 'en' } as const;
  return {
    requests,
    times,
    draws,
    wait: (milliseconds: number) => (time += milliseconds),
    breakDown: (down: boolean) => (isDown = down),
    draw: async (amount: number, more: { seed?: string; key?: string; exclude?: Set<string> } = {}) =>
      (await draws.draw({ ...request, seed: 'one', amount, ...more })).questions.map(({ seq }) => seq),
  };
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

describe('draws with a seed', () => {
  test('search once for the same seed and filter, also at the same time', async () => {
    const { draw, requests } = aCatalogue();
    expect(await Promise.all([draw(10), draw(10), draw(5)])).toEqual([
      numbers(0, 10),
      numbers(0, 10),
      numbers(0, 5),
    ]);
    expect(await draw(10)).toEqual(numbers(0, 10));
    expect(requests).toHaveLength(1);
    await draw(10, { seed: 'other' });
    await draw(10, { key: 'other filter' });
    expect(requests).toHaveLength(3);
  });

  test('search with the time of a whole request, since others may wait for the same', async () => {
    const { draw, times } = aCatalogue();
    const drawLate = (): Promise<number[]> => pause(150).then(() => draw(10));
    await new Promise((resolve) =>
      withDeadline(
        () => undefined,
        () => void drawLate().then(resolve),
        200,
      ),
    );
    expect(times[0]).toBeGreaterThan(150);
  });

  test('continue a search for a larger draw instead of repeating it', async () => {
    const { draw, requests } = aCatalogue();
    await draw(10);
    expect(await draw(50)).toEqual(numbers(0, 50));
    expect(requests.map(({ from }) => from?.position)).toEqual([undefined, [22, 14]]);
  });

  test('skip 250 excluded questions with two searches', async () => {
    const { draw, requests } = aCatalogue();
    const exclude = new Set(numbers(0, 250).map((seq) => `q${seq}`));
    expect(await draw(10, { exclude })).toEqual(numbers(250, 260));
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  test('return fewer if fewer match, and say how many match', async () => {
    const { draw, draws } = aCatalogue({ size: 7, hidden: new Set([6]) });
    expect(await draw(10)).toEqual(numbers(0, 6));
    const { matches } = await draws.draw({
      filter: SOME_FILTER,
      key: 'some',
      exclude: new Set(),
      language: 'en',
      seed: 'one',
      amount: 1,
    });
    expect(matches).toBe(7);
  });

  test('search again after five seconds', async () => {
    const { draw, requests, wait } = aCatalogue();
    wait(10_000);
    await draw(10);
    wait(4_999);
    await draw(10);
    expect(requests).toHaveLength(1);
    wait(1);
    await draw(10);
    expect(requests).toHaveLength(2);
  });

  test('search again after a change, and soon again until the change is searchable', async () => {
    const { draw, draws, requests, wait } = aCatalogue();
    wait(10_000);
    await draw(10);
    draws.questionsChanged([500]);
    await draw(10);
    expect(requests).toHaveLength(2);
    wait(249);
    await draw(10);
    expect(requests).toHaveLength(2);
    wait(1);
    await draw(10);
    expect(requests).toHaveLength(3);
    wait(2_500);
    await draw(10);
    expect(requests).toHaveLength(4);
    wait(4_000);
    await draw(10);
    expect(requests).toHaveLength(4);
  });

  test('fail together while the engine is down, and recover', async () => {
    const { draw, breakDown, requests } = aCatalogue();
    breakDown(true);
    const failed = await Promise.allSettled([draw(10), draw(10)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(requests).toHaveLength(1);
    breakDown(false);
    expect(await draw(10)).toEqual(numbers(0, 10));
  });
});
