import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createRedisGuard } from '../../../src/limits/redis-limiter.ts';

let time = 0;
const now = (): number => time;
const silent = pino({ level: 'silent' });
const failing = (): Promise<string> => Promise.reject(new Error('no connection'));

test('a Redis that has failed is left alone for two seconds, then one request tries for all', async () => {
  const guard = createRedisGuard(silent, now);
  let calls = 0;
  const attempt = (call: () => Promise<string>): Promise<string> =>
    guard.attempt(
      () => {
        calls += 1;
        return call();
      },
      () => 'alone',
    );
  expect(await attempt(failing)).toBe('alone');
  expect(guard.degraded()).toBe(true);
  time = 1_999;
  expect(await attempt(() => Promise.resolve('Redis'))).toBe('alone');
  expect(calls).toBe(1);
  time = 2_000;
  const together = [attempt(() => Promise.resolve('Redis')), attempt(() => Promise.resolve('Redis'))];
  expect(await Promise.all(together)).toEqual(['Redis', 'alone']);
  expect(calls).toBe(2);
  expect(guard.degraded()).toBe(false);
});
