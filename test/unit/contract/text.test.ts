import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CleanAnswer, CleanText, optionKey } from '../../../src/contract/text.ts';

const accepts = (text: string): boolean => CleanText.safeParse(text).success;

describe('a clean text', () => {
  test.each([
    ['a line feed, for verse', 'Two lines\nof a poem'],
    ['any script', 'Zażółć gęślą jaźń — 東京 🎲'],
    ['an ampersand that begins no entity', 'Rock & Roll; R&B'],
    ['2,000 characters', 'x'.repeat(2_000)],
  ])('may have %s', (_name, text) => {
    expect(accepts(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['whitespace before it', ' a'],
    ['whitespace after it', 'a\n'],
    ['a space of another kind behind it', 'a\u00a0'],
    ['a named entity', 'Rock &amp; Roll'],
    ['a decimal entity', 'It&#039;s'],
    ['a hexadecimal entity', 'It&#X27;s'],
    ['a tab', 'a\tb'],
    ['a carriage return', 'a\r\nb'],
    ['a null character', 'a\u0000b'],
    ['a control character of the second set', 'a\u0085b'],
    ['a replacement character', 'caf\ufffd'],
    ['a lone surrogate', 'a\ud83cb'],
    ['letters that are not composed', 'cafe\u0301'],
    ['2,001 characters', 'x'.repeat(2_001)],
  ])('must not have %s', (_name, text) => {
    expect(accepts(text)).toBe(false);
  });

  test('is refused for its length before anything that takes long', () => {
    const before = process.cpuUsage();
    expect(accepts(`a${'\u0301\u0323'.repeat(50_000)}`)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(1);
  });

  test('is composed, trimmed and free of control characters for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), (text) => {
        fc.pre(accepts(text));
        expect(text.normalize('NFC')).toBe(text);
        expect(text.trim()).toBe(text);
        expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
      }),
    );
  });

  test.each(['before it', 'within it', 'behind it'])(
    'follows the same rules for every character %s',
    (place) => {
      for (let unit = 0; unit <= 0xffff; unit += 1) {
        const sign = String.fromCharCode(unit);
        const text =
          { 'before it': `${sign}e`, 'within it': `e${sign}e`, 'behind it': `e${sign}` }[place] ?? '';
        const isClean =
          text.isWellFormed() &&
          text === text.normalize('NFC') &&
          text === text.trim() &&
          !/(?!\n)\p{Cc}|\ufffd/u.test(text);
        expect(accepts(text), `U+${unit.toString(16)}`).toBe(isClean);
      }
    },
  );

  test('with several errors gets all messages, the Unicode form first', () => {
    const { error } = CleanText.safeParse(' cafe\u0301 &amp; bar\t');
    expect(error?.issues.map(({ code, message, path }) => [code, message, path])).toEqual([
      ['custom', 'must be well-formed Unicode in form NFC', []],
      ['custom', 'must not begin or end with whitespace', []],
      ['custom', 'must not contain an HTML entity', []],
      ['custom', 'must not contain control or replacement characters', []],
    ]);
  });

  test('of an answer has at most 500 characters', () => {
    expect(CleanAnswer.safeParse('x'.repeat(500)).success).toBe(true);
    expect(CleanAnswer.safeParse('x'.repeat(501)).success).toBe(false);
  });
});

test.each([
  ['Paris', 'PARIS'],
  ['Łódź', 'łÓDŹ'],
  ['New York', ' new   york '],
  ['New York', 'New\tYork'],
  ['New York', 'New\u00a0York'],
])('%s and %s are one option', (first, second) => {
  expect(optionKey(first)).toBe(optionKey(second));
});

test.each([
  ['Paris', 'Pariz'],
  ['Lodz', 'Łódź'],
  ['New York', 'NewYork'],
])('%s and %s are two options', (first, second) => {
  expect(optionKey(first)).not.toBe(optionKey(second));
});
