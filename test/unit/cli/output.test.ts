import { expect, test } from 'vitest';

import { errorMessage } from '../../../cli/run-command.ts';
import { table } from '../../../cli/output.ts';

test('a table aligns text to the left and numbers to the right', () => {
  expect(
    table([
      ['read', 7],
      ['imported', 12],
    ]),
  ).toEqual(['read       7', 'imported  12']);
});

test('a refused connection to a host with two addresses is explained, although its own message is empty', () => {
  const error = new AggregateError([
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  ]);
  expect(errorMessage(error)).toBe('connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432');
});
