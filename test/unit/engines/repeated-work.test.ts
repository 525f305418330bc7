import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { keepFresh } from '../../../src/engines/keep-fresh.ts';
import { createOutageLog } from '../../../src/engines/outage-log.ts';
import { repeat } from '../../../src/engines/repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a value that is kept fresh', () => {
  /** A number that counts its reads and is fresh for a second. Reads fail while `down`, and hang while `silent`. */
  function aNumber({ keepsLast = false } = {}) {
    const state = { reads: 0, time: 0, down: false, silent: false, lines: [] as string[] };
    const log = {
      failed: () => void state.lines.push('failed'),
      worked: () => void state.lines.push('worked'),
    };
    const kept = keepFresh(
      () => {
        state.reads += 1;
        if (state.silent) return new Promise<number>(() => undefined);
        return state.down ? Promise.reject(new Error('down')) : Promise.resolve(state.reads);
      },
      { fresh: 1_000, now: () => state.time, ...(keepsLast && { lastValue: { pause: 100, log } }) },
    );
    return { kept, state };
  }

  test('is read once for all waiting callers, and again when it is too old', async () => {
    const { kept, state } = aNumber();
    expect(kept.last()).toBeUndefined();
    expect(await Promise.all([kept.current(), kept.current()])).toEqual([1, 1]);
    state.time = 999;
    expect(await kept.current()).toBe(1);
    state.time = 1_000;
    expect(await kept.current()).toBe(2);
    expect(kept.last()).toBe(2);
  });

  test('is read for a caller that wants a younger one', async () => {
    const { kept, state } = aNumber();
    await kept.current();
    state.time = 500;
    expect(await kept.current(501)).toBe(1);
    expect(await kept.current(500)).toBe(2);
  });

  test('is used while a caller that wants a younger one waits, and after that read has failed', async () => {
    const { kept, state } = aNumber();
    await kept.current();
    state.time = 500;
    state.down = true;
    const younger = kept.current(500);
    expect(await kept.current()).toBe(1);
    await expect(younger).rejects.toThrow('down');
    expect(await kept.current()).toBe(1);
  });

  test('is read again after a read that throws at once', async () => {
    const read = vi
      .fn(() => Promise.resolve(2))
      .mockImplementationOnce(() => {
        throw new Error('refused');
      });
    const kept = keepFresh(read, { fresh: 1_000 });
    await expect(kept.current()).rejects.toThrow('refused');
    expect(await kept.current()).toBe(2);
  });

  test('is read again when it has changed', async () => {
    const { kept } = aNumber();
    await kept.current();
    kept.expire();
    expect(await kept.current()).toBe(2);
    expect(await kept.current()).toBe(2);
  });

  test.each([true, false])('is read again by the next call if it changes meanwhile', async (isFirst) => {
    const { kept, state } = aNumber();
    if (!isFirst) {
      await kept.current();
      state.time = 1_000;
    }
    const reading = kept.current();
    kept.expire();
    const next = kept.current();
    const read = await reading;
    expect(await next).toBe(read + 1);
    expect(await kept.current()).toBe(read + 1);
  });

  test('that cannot be read is a thrown failure, and the next call reads again', async () => {
    const { kept, state } = aNumber();
    await kept.current();
    state.time = 1_000;
    state.down = true;
    await expect(kept.current()).rejects.toThrow('down');
    state.down = false;
    expect(await kept.current()).toBe(3);
  });

  describe('where the last value is used', () => {
    test('is missing before the first one, and the failure is thrown', async () => {
      const { kept, state } = aNumber({ keepsLast: true });
      state.down = true;
      await expect(kept.current()).rejects.toThrow('down');
      expect(state.lines).toEqual([]);
    });

    /** One whose read has failed after the first value. */
    async function anOldNumber() {
      const { kept, state } = aNumber({ keepsLast: true });
      await kept.current();
      state.time = 1_000;
      state.down = true;
      expect(await kept.current()).toBe(1);
      return { kept, state };
    }

    test('is the last one after a failure, which is logged, and the next read waits for the pause', async () => {
      const { kept, state } = await anOldNumber();
      state.time = 1_099;
      expect(await kept.current()).toBe(1);
      expect(state.reads).toBe(2);
      expect(state.lines).toEqual(['worked', 'failed']);
    });

    test('is the last one for every caller while a read after a failure lasts', async () => {
      const { kept, state } = await anOldNumber();
      state.silent = true;
      state.time = 1_100;
      expect(await kept.current()).toBe(1);
      expect(await kept.current()).toBe(1);
      expect(state.reads).toBe(3);
    });

    test('is a young one for a call long after a failure', async () => {
      const { kept, state } = await anOldNumber();
      state.down = false;
      state.time = 2_000;
      expect(await kept.current()).toBe(3);
    });
  });
});

describe('work that is repeated', () => {
  /** Work that is repeated every second; each run ends when the test says so. */
  function aRepetition() {
    const runs: PromiseWithResolvers<undefined>[] = [];
    const lines: string[] = [];
    const { close } = repeat(
      () => {
        const run = Promise.withResolvers<undefined>();
        runs.push(run);
        return run.promise;
      },
      1_000,
      { failed: (error) => void lines.push(String(error)), worked: () => void lines.push('worked') },
    );
    return { runs, lines, close, finish: () => runs.at(-1)?.resolve(undefined) };
  }

  test('begins at once, and again a pause after its end, however long it takes', async () => {
    const { runs, lines, finish } = aRepetition();
    for (const [round, milliseconds] of [0, 5_000].entries()) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      expect(runs).toHaveLength(round + 1);
      finish();
      await vi.advanceTimersByTimeAsync(999);
      expect(runs).toHaveLength(round + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(runs).toHaveLength(round + 2);
    }
    expect(lines).toEqual(['worked', 'worked']);
  });

  test('is repeated if it fails', async () => {
    const { runs, lines, finish } = aRepetition();
    runs[0]?.reject(new Error('down'));
    await vi.advanceTimersByTimeAsync(1_000);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toEqual(['Error: down', 'worked']);
  });

  test('ends with the current run, whose failure is then none', async () => {
    const { runs, lines, close } = aRepetition();
    const closed = close();
    runs[0]?.reject(new Error('aborted'));
    await closed;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});

test('the log of an outage has no warning for a minute of what has never worked and is still starting', () => {
  const lines: string[] = [];
  const write = (level: string) => (_fields: unknown, text?: string) =>
    void lines.push(`${level}: ${text ?? String(_fields)}`);
  const log = createOutageLog(
    { info: write('info'), warn: write('warn') },
    { failed: 'down', worked: 'back' },
  );
  const fail = (): void => log.failed(new Error('no'));
  fail();
  vi.advanceTimersByTime(59_000);
  fail();
  expect(lines).toEqual(['info: down']);
  vi.advanceTimersByTime(2_000);
  fail();
  fail();
  expect(lines).toEqual(['info: down', 'warn: down']);
  log.worked();
  fail();
  expect(lines.slice(2)).toEqual(['info: back', 'warn: down']);
});
