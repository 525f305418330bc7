import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartDelay } from '../../../stack/children.ts';
import { createProgress } from '../../../stack/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded(): { lines: string[]; progress: ReturnType<typeof createProgress> } {
  const lines: string[] = [];
  return { lines, progress: createProgress({ write: (text) => lines.push(text) }) };
}

const lasting = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('done'), milliseconds));

test('prints nothing about a step that takes less than a second', async () => {
  const { lines, progress } = recorded();
  const step = progress.step('quick', lasting(900));
  await vi.advanceTimersByTimeAsync(900);
  expect(await step).toBe('done');
  expect(lines).toEqual([]);
});

test('prints when a longer step is running and how long it took', async () => {
  const { lines, progress } = recorded();
  const step = progress.step('slow', lasting(2500));
  await vi.advanceTimersByTimeAsync(2500);
  await step;
  expect(lines).toEqual(['  slow …\n', '  slow: 2.5 s\n']);
});

test('waits twice as long after each crash, up to 30 s', () => {
  expect([1, 2, 3, 6, 7, 20].map(restartDelay)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});
