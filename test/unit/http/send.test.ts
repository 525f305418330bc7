import { describe, expect, test } from 'vitest';

import { negotiateLarge, negotiateSmall, entityTag, isCurrentTag } from '../../../src/http/send.ts';

describe('a large response', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['zstd', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['zstd, *;q=0', undefined],
    ['*;q=0, identity', 'identity'],
  ])('with Accept-Encoding %j is sent as %j', (header, encoding) => {
    expect(negotiateLarge(header)).toBe(encoding);
  });
});

describe('a small response', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'identity'],
    ['*', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
  ])('with Accept-Encoding %j is sent as %j', (header, encoding) => {
    expect(negotiateSmall(header)).toBe(encoding);
  });
});

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
