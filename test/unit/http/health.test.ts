import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';

import { createEngineCheck } from '../../../src/http/health.ts';

afterEach(() => void vi.useRealTimers());

test('the check ends in time when neither an engine nor what works instead answers', async () => {
  vi.useFakeTimers();
  const silent = (): Promise<unknown> => new Promise(() => undefined);
  const probe = { name: 'postgresql', required: true, check: silent, instead: silent };
  const found = createEngineCheck([probe], pino({ level: 'silent' }))();
  // Metrics wait for so long.
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await found).toEqual([['postgresql', expect.objectContaining({ status: 'unavailable' })]]);
});
