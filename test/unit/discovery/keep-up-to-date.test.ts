import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';

import { createUpkeep } from '../../../src/discovery/keep-up-to-date.ts';
import { until } from '../../support/until.ts';

/** Milliseconds of the clock of the test, except where the loop waits for the next look. */
const LOOK_EVERY = 1;
const MARKS = { index: 'questions 1', vocabulary: 1 };
const DUE = { marks: MARKS, latest: undefined };
const NOT_DUE = {
  marks: MARKS,
  latest: { version: 1, marks: MARKS, generatedAt: new Date(0), age: 0, cost: 0 },
};

/** Upkeep whose every counting fails while `away`, and how often it was tried. */
function keep() {
  const state = { away: true, due: true, time: 0, looks: 0, counted: 0 };
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const upkeep = createUpkeep({
    look: () => {
      state.looks += 1;
      return Promise.resolve(state.due ? DUE : NOT_DUE);
    },
    count: () => {
      state.counted += 1;
      return state.away ? Promise.reject(new Error('away')) : Promise.resolve();
    },
    logger,
    lookEvery: LOOK_EVERY,
    now: () => state.time,
  });
  const ending = new AbortController();
  const running = upkeep.run(ending.signal);
  onTestFinished(async () => {
    ending.abort();
    await running;
  });
  /** Goes on by so many milliseconds and gives how often it has counted since. */
  async function countedAfter(milliseconds: number): Promise<number> {
    const before = state.counted;
    state.time += milliseconds;
    const from = state.looks;
    await until('it has looked', () => state.looks > from + 3);
    return state.counted - before;
  }
  return { state, lines, countedAfter };
}

describe('a counting that fails', () => {
  test('is tried again after twice as long each time, and after half a minute at most', async () => {
    const { state, countedAfter } = keep();
    await until('it has counted', () => state.counted === 1);
    for (let pause = LOOK_EVERY; pause < 30_000; pause *= 2) {
      expect(await countedAfter(pause - 0.5), `before ${pause} ms`).toBe(0);
      expect(await countedAfter(0.5), `after ${pause} ms`).toBe(1);
    }
    for (const _round of [1, 2]) {
      expect(await countedAfter(29_999)).toBe(0);
      expect(await countedAfter(1)).toBe(1);
    }
  });

  test('is told once, and once when one succeeds', async () => {
    const { state, lines, countedAfter } = keep();
    await countedAfter(0);
    for (const _round of [1, 2, 3]) await countedAfter(30_000);
    expect(lines).toEqual(['the counts of the catalogue cannot be kept up to date']);
    state.away = false;
    await countedAfter(30_000);
    expect(lines.slice(1)).toEqual(['the counts of the catalogue are kept up to date again']);
  });

  test.each(['this process', 'another process'])(
    'is tried again at once when counts were made by %s since',
    async (who) => {
      const { state, countedAfter } = keep();
      await countedAfter(0);
      for (let round = 0; round < 10; round += 1) await countedAfter(30_000);
      expect(await countedAfter(100)).toBe(0);
      if (who === 'this process') {
        state.away = false;
        await countedAfter(30_000);
        state.away = true;
      } else {
        state.due = false;
        await countedAfter(0);
        state.due = true;
      }
      await countedAfter(0);
      expect(await countedAfter(LOOK_EVERY)).toBe(1);
    },
  );

  test('does not keep what others have counted from being taken over', async () => {
    const { state, countedAfter } = keep();
    await countedAfter(0);
    const before = state.looks;
    expect(await countedAfter(0)).toBe(0);
    expect(state.looks).toBeGreaterThan(before + 3);
  });
});
