import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { repeat } from '../../../src/engines/repeat.ts';

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
