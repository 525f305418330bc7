import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createHeartbeat } from '../../../indexer/heartbeat.ts';
import { ownFolder } from '../../support/own-folder.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('the file appears with the first round that leaves nothing, and is touched every five seconds', async () => {
  const file = join(await ownFolder(), 'health');
  const beat = createHeartbeat(file, { warn: vi.fn() });
  beat({ full: true });
  expect(existsSync(file)).toBe(false);
  beat({ full: false });
  const { mtimeMs } = statSync(file);
  await expect.poll(() => Date.now()).toBeGreaterThan(mtimeMs + 5);
  beat({ full: false });
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  vi.advanceTimersByTime(5_001);
  beat({ full: true });
  expect(statSync(file).mtimeMs).toBeGreaterThan(mtimeMs);
});

test('a file that cannot be written is logged, and stops no round', () => {
  const warn = vi.fn();
  createHeartbeat('/nowhere/health', { warn })({ full: false });
  expect(warn).toHaveBeenCalledTimes(1);
});
