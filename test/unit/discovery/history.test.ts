import { expect, test } from 'vitest';

import { isHistoryDue } from '../../../src/discovery/history.ts';

test.each([
  ['nothing before there is an index', '', undefined, false],
  ['the first count', 'a 1', undefined, true],
  ['nothing while the catalogue has not changed', 'a 1', { mark: 'a 1', age: 1e9, cost: 1 }, false],
  ['a quick count after each change', 'a 2', { mark: 'a 1', age: 0, cost: 99 }, true],
  ['nothing soon after a slow count', 'a 2', { mark: 'a 1', age: 99_999, cost: 1_000 }, false],
  ['a slow count after a hundred times as long', 'a 2', { mark: 'a 1', age: 100_000, cost: 1_000 }, true],
])('due is: %s', (_name, mark, counted, expected) => {
  expect(isHistoryDue({ mark, counted })).toBe(expected);
});
