import { expect, test } from 'vitest';

import { entityTag, isCurrentTag } from '../../../src/http/send.ts';

test('equal texts have equal weak tags, and others do not', () => {
  expect(entityTag('one')).toBe(entityTag('one'));
  expect(entityTag('one')).not.toBe(entityTag('two'));
  expect(entityTag('one')).toMatch(/^W\/"[\w-]{27}"$/);
});

test.each([
  [undefined, false],
  ['', false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"b" , "a"', true],
  ['"b"', false],
  ['a', false],
  ['*', true],
])('If-None-Match %j finds the tag W/"a" current: %j', (header, current) => {
  expect(isCurrentTag(header, 'W/"a"')).toBe(current);
});
