import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { keepFresh } from '../../../src/engines/keep-fresh.ts';
import { createOutageLog } from '../../../src/engines/outage-log.ts';
import { repeat } from '../../../src/engines/repeat.ts';

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

  test('a value is read once for all waiting callers, and again when it is too old', async () => {
    const { kept, state } = aNumber();
    expect(kept.last()).toBeUndefined();
    expect(await Promise.all([kept.current(), kept.current()])).toEqual([1, 1]);
    state.time = 999;
    expect(await kept.current()).toBe(1);
    state.time = 1_000;
    expect(await kept.current()).toBe(2);
    expect(kept.last()).toBe(2);
  });

  test('a caller may want a younger value', async () => {
    const { kept, state } = aNumber();
    await kept.current();
    state.time = 500;
    expect(await kept.current(501)).toBe(1);
    expect(await kept.current(500)).toBe(2);
  });

  test('a young value is used while a caller that wants a younger one waits, and after that read has failed', async () => {
    const { kept, state } = aNumber();
    await kept.current();
    state.time = 500;
    state.down = true;
    const younger = kept.current(500);
    expect(await kept.current()).toBe(1);
    await expect(younger).rejects.toThrow('down');
    expect(await kept.current()).toBe(1);
  });

  test('a read that throws at once is repeated', async () => {
    let reads = 0;
    const kept = keepFresh(
      () => {
        reads += 1;
        if (reads === 1) throw new Error('refused');
        return Promise.resolve(reads);
      },
      { fresh: 1_000 },
    );
    await expect(kept.current()).rejects.toThrow('refused');
    expect(await kept.current()).toBe(2);
  });

  test('a value that has changed is read again', async () => {
    const { kept } = aNumber();
    await kept.current();
    kept.expire();
    expect(await kept.current()).toBe(2);
    expect(await kept.current()).toBe(2);
  });

  test('a value that changes while it is read is read again by the next call', async () => {
    for (const isFirst of [true, false]) {
      const { kept, state } = aNumber();
      if (!isFirst) {
        await kept.current();
        state.time = 1_000;
      }
      const reading = kept.current();
      kept.expire();
      const read = await reading;
      expect(await kept.current()).toBe(read + 1);
      expect(await kept.current()).toBe(read + 1);
    }
  });

  test('a failure is thrown, and the next call reads again', async () => {
    const { kept, state } = aNumber();
    await kept.current();
    state.time = 1_000;
    state.down = true;
    await expect(kept.current()).rejects.toThrow('down');
    state.down = false;
    expect(await kept.current()).toBe(3);
  });

  describe('where the last value is used', () => {
    test('a failure before the first value is thrown', async () => {
      const { kept, state } = aNumber({ keepsLast: true });
      state.down = true;
      await expect(kept.current()).rejects.toThrow('down');
      expect(state.lines).toEqual([]);
    });

    test('a failure is logged, and the next read waits for the pause', async () => {
      const { kept, state } = aNumber({ keepsLast: true });
      await kept.current();
      state.time = 1_000;
      state.down = true;
      expect(await kept.current()).toBe(1);
      state.time = 1_099;
      expect(await kept.current()).toBe(1);
      expect(state.reads).toBe(2);
      expect(state.lines).toEqual(['worked', 'failed']);
    });

    test('nobody waits for a read after a failure', async () => {
      const { kept, state } = aNumber({ keepsLast: true });
      await kept.current();
      state.time = 1_000;
      state.down = true;
      await kept.current();
      state.silent = true;
      state.time = 1_100;
      expect(await kept.current()).toBe(1);
      expect(await kept.current()).toBe(1);
      expect(state.reads).toBe(3);
    });

    test('a call long after a failure waits for a young value', async () => {
      const { kept, state } = aNumber({ keepsLast: true });
      await kept.current();
      state.time = 1_000;
      state.down = true;
      await kept.current();
      state.down = false;
      state.time = 2_000;
      expect(await kept.current()).toBe(3);
    });
  });
});

describe('work that is repeated', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

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

  test('work begins at once, and again after the pause', async () => {
    const { runs, lines, finish } = aRepetition();
    expect(runs).toHaveLength(1);
    finish();
    await vi.advanceTimersByTimeAsync(999);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(2);
    expect(lines).toEqual(['worked']);
  });

  test('a long run is not overtaken, and the next one begins a pause after its end', async () => {
    const { runs, finish } = aRepetition();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toHaveLength(1);
    finish();
    await vi.advanceTimersByTimeAsync(999);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(2);
  });

  test('work that fails is repeated', async () => {
    const { runs, lines, finish } = aRepetition();
    runs[0]?.reject(new Error('down'));
    await vi.advanceTimersByTimeAsync(1_000);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toEqual(['Error: down', 'worked']);
  });

  test('closing waits for the current run, whose failure is then none, and begins no other', async () => {
    const { runs, lines, close } = aRepetition();
    const closed = close();
    runs[0]?.reject(new Error('aborted'));
    await closed;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});

describe('the log of an outage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  function anOutageLog() {
    const lines: string[] = [];
    const write = (level: string) => (_fields: unknown, text?: string) =>
      void lines.push(`${level}: ${text ?? String(_fields)}`);
    const log = createOutageLog(
      { info: write('info'), warn: write('warn') },
      { failed: 'down', worked: 'back' },
    );
    return { lines, ...log };
  }

  test('an outage is logged when it begins and when it ends', () => {
    const { lines, failed, worked } = anOutageLog();
    worked();
    for (const _time of [1, 2, 3]) failed(new Error('no'));
    worked();
    worked();
    expect(lines).toEqual(['warn: down', 'info: back']);
  });

  test('what has never worked is still starting for a minute, without a warning', () => {
    const { lines, failed, worked } = anOutageLog();
    failed(new Error('no'));
    vi.advanceTimersByTime(59_000);
    failed(new Error('no'));
    expect(lines).toEqual(['info: down']);
    vi.advanceTimersByTime(2_000);
    failed(new Error('no'));
    failed(new Error('no'));
    expect(lines).toEqual(['info: down', 'warn: down']);
    worked();
    failed(new Error('no'));
    expect(lines.slice(2)).toEqual(['info: back', 'warn: down']);
  });
});
