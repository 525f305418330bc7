import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { wordingOf } from '../../../stack/local-engines.ts';
import { keepRunning, type KeepRunning } from '../../../stack/supervise.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An engine whose lives last as many milliseconds as given; the last one does not end. */
function anEngine(lives: readonly number[], change: Partial<KeepRunning> = {}) {
  const lines: string[] = [];
  const left = [...lives];
  const closing = new AbortController();
  const restart = vi.fn(() => Promise.resolve());
  const result = keepRunning(wordingOf('redis'), {
    mostRestarts: 3,
    end: () =>
      new Promise((resolve) => {
        const life = left.shift();
        if (life !== undefined) setTimeout(() => resolve('killed by SIGKILL'), life);
      }),
    restart,
    print: (line) => void lines.push(line),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    signal: closing.signal,
    ...change,
  });
  return { lines, restart, result, stop: () => closing.abort() };
}

test('an engine that stops is started again after 0.5 s, with a line before and after', async () => {
  const { lines, restart } = anEngine([1_000]);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(restart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(restart).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([
    'Redis stopped unexpectedly: killed by SIGKILL. Restarting it in 0.5 s.',
    'Redis is running again.',
  ]);
});

test('an engine that keeps stopping waits longer each time, and is given up with an error', async () => {
  const { lines, result } = anEngine([10, 10, 10, 10]);
  await vi.runAllTimersAsync();
  expect(await result).toBe(
    'Redis stopped unexpectedly: killed by SIGKILL. It is given up after 4 failures in a row.',
  );
  expect(
    lines.filter((line) => line.includes('Restarting')).map((line) => /[\d.]+ s/.exec(line)?.[0]),
  ).toEqual(['0.5 s', '1 s', '2 s']);
});

test('an engine that ran for over a minute has all its restarts again', async () => {
  const { restart } = anEngine([10, 10, 60_001, 10, 10]);
  await vi.runAllTimersAsync();
  expect(restart).toHaveBeenCalledTimes(5);
});

test('an engine that does not come up is tried again, and given up with the reason of each attempt', async () => {
  const restart = (): Promise<never> => Promise.reject(new Error('Redis did not respond within 60 s.'));
  const { lines, result } = anEngine([10], { restart });
  await vi.runAllTimersAsync();
  expect(await result).toBe('Redis could not be started again. It is given up after 4 failures in a row.');
  expect(lines.filter((line) => line === 'Redis did not respond within 60 s.')).toHaveLength(3);
});

test('a stop of the stack ends the supervision between two starts', async () => {
  const { result, restart, stop } = anEngine([10]);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.runAllTimersAsync();
  expect(await result).toBeUndefined();
  expect(restart).not.toHaveBeenCalled();
});

test('an engine without restarts fails with the first end', async () => {
  const { lines, result } = anEngine([10], { mostRestarts: 0 });
  await vi.runAllTimersAsync();
  expect(await result).toBe('Redis stopped unexpectedly: killed by SIGKILL.');
  expect(lines).toEqual([]);
});
