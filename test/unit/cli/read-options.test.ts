import { InvalidArgumentError } from 'commander';
import { describe, expect, test } from 'vitest';

import { readEmail, readId, readLimit, readTime, readName, readOverlap } from '../../../cli/options.ts';

const refuses = (read: (given: string) => unknown, given: string): void => {
  expect(() => read(given), given).toThrow(InvalidArgumentError);
};

describe('an e-mail address', () => {
  test('is converted to lower case', () => expect(readEmail('Ada@Example.org')).toBe('ada@example.org'));
  test.each(['', 'ada', 'ada@', '@b', 'a b@c', 'a@b@c'])('is not %j', (given) => refuses(readEmail, given));
});

describe('a name', () => {
  test('is at most as long as the database allows, in code points', () => {
    expect(readName('🦉'.repeat(100))).toBe('🦉'.repeat(100));
    refuses(readName, '🦉'.repeat(101));
  });
  test.each(['', '  '])('is not %j', (given) => refuses(readName, given));
});

describe('an id', () => {
  test('is converted to lower case', () =>
    expect(readId('019B3C4E-8A00-7C11-9D52-4F6A1B2C3D4E')).toBe('019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e'));
  test.each(['', '1', '019b3c4e8a007c119d524f6a1b2c3d4e'])('is not %j', (given) => refuses(readId, given));
});

describe('a time', () => {
  test.each([
    ['2127-01-31', '2127-01-31T00:00:00.000Z'],
    ['2128-02-29', '2128-02-29T00:00:00.000Z'],
    ['2127-01-31T12:30Z', '2127-01-31T12:30:00.000Z'],
    ['2127-01-31T12:30:15.250+02:00', '2127-01-31T10:30:15.250Z'],
  ])('%s is %s', (given, expected) => expect(readTime(given).toISOString()).toBe(expected));

  test.each([
    '',
    'tomorrow',
    '2127',
    '2127-1-31',
    '2127-02-29',
    '2127-02-30T12:00:00Z',
    '2127-13-01',
    '2127-01-31T25:00:00Z',
    // Without a time zone it would depend on the computer.
    '2127-01-31T12:00:00',
    '31.01.2127',
  ])('is not %j', (given) => refuses(readTime, given));
});

describe('an overlap', () => {
  test.each([
    ['0', 0],
    ['0s', 0],
    ['90s', 90_000],
    ['15m', 900_000],
    ['24h', 86_400_000],
    ['30d', 30 * 86_400_000],
  ])('%s is %i milliseconds', (given, expected) => expect(readOverlap(given)).toBe(expected));

  test.each(['', '24', '-1h', '1.5h', '31d', '721h', '1w', 'h', '24 h'])('is not %j', (given) =>
    refuses(readOverlap, given),
  );
});

describe('a limit', () => {
  test('is a number from 1 to 10,000', () =>
    expect([readLimit('1'), readLimit('10000')]).toEqual([1, 10_000]));
  test.each(['', '0', '-1', '10001', '1e2', 'all'])('is not %j', (given) => refuses(readLimit, given));
});
