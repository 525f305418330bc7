import { expect, test } from 'vitest';

import { defaultWorkers } from '../../src/default-workers.ts';

const GB = 2 ** 30;

test.each([
  ['as many as cores without a memory limit', 16, 0, 16],
  ['as many as cores where they fit', 4, 2 * GB, 4],
  ['as many as fit into 2 GB', 64, 2 * GB, 5],
  ['one in very little memory', 8, GB / 8, 1],
] as const)('there are %s', (_case, cores, memory, workers) => {
  expect(defaultWorkers(cores, memory)).toBe(workers);
});
