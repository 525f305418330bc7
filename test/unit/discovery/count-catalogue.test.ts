import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';

import { createRefresher } from '../../../src/discovery/count-catalogue.ts';
import { until } from '../../support/until.ts';

/** Milliseconds of the test's clock, except in the loop, which waits for real. */
const POLL_INTERVAL = 1;
const MARKS = { index: 'questions 1', vocabulary: 1 };
const DUE = { marks: MARKS, latest: undefined };
const NOT_DUE = {
  marks: MARKS,
  latest: { version: 1, marks: MARKS, generatedAt: new Date(0), age: 0, cost: 0 },
};

/** A refresher whose counts fail while `down`, and the number of attempts. */
function startRefresher() {
  const state = { down: true, due: true, time: 0, polls: 0, counted: 0 };
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const refresher = createRefresher({
    poll: () => {
      state.polls += 1;
      return Promise.resolve(state.due ? DUE : NOT_DUE);
    },
    count: () => {
      state.counted += 1;
      return state.down ? Promise.reject(new Error('down')) : Promise.resolve();
    },
    logger,
    pollInterval: POLL_INTERVAL,
    now: () => state.time,
  });
  const { close } = refresher.start();
  onTestFinished(close);
  /** Advances the clock by this number of milliseconds and returns the number of counts since. */
  async function countedAfter(milliseconds: number): Promise<number> {
    const before = state.counted;
    state.time += milliseconds;
    const from = state.polls;
    await until('it has polled', () => state.polls > from + 3);
    return state.counted - before;
  }
  return { state, lines, countedAfter };
}

describe('a failing count', () => {
  test('is retried with a pause that doubles, up to 30 seconds', async () => {
    const { state, countedAfter } = startRefresher();
    await until('it has counted', () => state.counted === 1);
    for (let pause = POLL_INTERVAL; pause < 30_000; pause *= 2) {
      expect(await countedAfter(pause - 0.5), `before ${pause} ms`).toBe(0);
      expect(await countedAfter(0.5), `after ${pause} ms`).toBe(1);
    }
    for (const _round of [1, 2]) {
      expect(await countedAfter(29_999)).toBe(0);
      expect(await countedAfter(1)).toBe(1);
    }
  });

  test('is logged once, and once when a count succeeds again', async () => {
    const { state, lines, countedAfter } = startRefresher();
    await countedAfter(0);
    for (const _round of [1, 2, 3]) await countedAfter(30_000);
    expect(lines).toEqual(['the catalogue counts could not be updated']);
    state.down = false;
    await countedAfter(30_000);
    expect(lines.slice(1)).toEqual(['the catalogue counts are up to date again']);
  });

  test.each(['this process', 'another process'])(
    'is retried without back-off once %s has counted since',
    async (who) => {
      const { state, countedAfter } = startRefresher();
      await countedAfter(0);
      for (let round = 0; round < 10; round += 1) await countedAfter(30_000);
      expect(await countedAfter(100)).toBe(0);
      if (who === 'this process') {
        state.down = false;
        await countedAfter(30_000);
        state.down = true;
      } else {
        state.due = false;
        await countedAfter(0);
        state.due = true;
      }
      await countedAfter(0);
      expect(await countedAfter(POLL_INTERVAL)).toBe(1);
    },
  );

  test('does not keep counts of other processes from being loaded', async () => {
    const { state, countedAfter } = startRefresher();
    await countedAfter(0);
    const before = state.polls;
    expect(await countedAfter(0)).toBe(0);
    expect(state.polls).toBeGreaterThan(before + 3);
  });
});
