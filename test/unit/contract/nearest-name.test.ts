import { expect, test } from 'vitest';

import { nearestName } from '../../../src/contract/nearest-name.ts';

test.each([
  ['limt', ['lang', 'limit', 'tags'], 'limit'],
  ['regoin', ['topic', 'regions', 'region'], 'region'],
  ['', ['ids', 'lang'], 'ids'],
])('finds the neighbour of "%s"', (name, known, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});

test('chooses the first of several equally near names', () => {
  expect(nearestName('tagz', ['tagx', 'tags'])).toBe('tagx');
});

test('finds nothing in an empty list', () => {
  expect(nearestName('lang', [])).toBeUndefined();
});
