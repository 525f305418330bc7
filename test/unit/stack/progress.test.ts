import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
