import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stallSignal } from '../../../../indexer/downloads/transfer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a transfer is aborted when nothing has arrived for as long as it may take', () => {
  const { signal } = stallSignal('files.example', 30_000, undefined);
  vi.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ message: 'files.example sent nothing for 30 s' });
});

test('a slow transfer continues as long as something arrives', () => {
  const { signal, progressed } = stallSignal('files.example', 30_000, undefined);
  for (let arrived = 0; arrived < 10; arrived += 1) {
    vi.advanceTimersByTime(20_000);
    progressed();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(signal.aborted).toBe(true);
});

test('the outer signal aborts a transfer with its own reason', () => {
  const outer = new AbortController();
  const { signal } = stallSignal('files.example', 30_000, outer.signal);
  outer.abort(new Error('stopped'));
  expect(signal.reason).toEqual(new Error('stopped'));
});
