import { expect, test } from 'vitest';

import { defaultWorkers } from '../../../src/default-workers.ts';
import { crashesAfter, restartDelay } from '../../../src/processes/restart-delay.ts';
import { connectionsOf } from '../../../src/processes/serve.ts';

const GB = 2 ** 30;

test.each([
  ['as many as cores without a memory limit', 16, 0, 16],
  ['as many as cores where they fit', 4, 2 * GB, 4],
  ['as many as fit into 2 GB', 64, 2 * GB, 5],
  ['one in very little memory', 8, GB / 8, 1],
] as const)('there are %s', (_case, cores, memory, workers) => {
  expect(defaultWorkers(cores, memory)).toBe(workers);
});

test('a few workers share about twenty connections, and each of many has four', () => {
  expect([1, 2, 3, 4, 8, 24].map(connectionsOf)).toEqual([10, 10, 6, 5, 4, 4]);
});

test('a worker that crashed is restarted after twice as long each time, up to 30 s', () => {
  expect([1, 2, 3, 6, 7, 20].map(restartDelay)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});

test('a worker that ran for more than a minute counts as healthy when it crashes', () => {
  expect([crashesAfter(4, 59_000), crashesAfter(4, 61_000)]).toEqual([5, 1]);
});
