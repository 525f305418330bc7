import { expect, test } from 'vitest';

import { crashesAfter, restartDelay } from '../../../src/processes/restart-delay.ts';

test('a restart waits twice as long after each crash, up to 30 s', () => {
  expect([1, 2, 3, 6, 7, 20].map(restartDelay)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});

test('a process that ran for more than a minute counts as healthy when it crashes', () => {
  expect([crashesAfter(4, 59_000), crashesAfter(4, 61_000)]).toEqual([5, 1]);
});
