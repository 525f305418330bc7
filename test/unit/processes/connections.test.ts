import { expect, test } from 'vitest';

import { connectionsOf } from '../../../src/processes/serve.ts';

test('a few workers share about twenty connections, and each of many has four', () => {
  expect([1, 2, 3, 4, 8, 24].map(connectionsOf)).toEqual([10, 10, 6, 5, 4, 4]);
});
