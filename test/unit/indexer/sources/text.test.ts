import { describe, expect, test } from 'vitest';

import { cleanAnswer, cleanText, normalize, sourceIdOf } from '../../../../indexer/sources/text.ts';

describe('cleanText', () => {
  test('composes characters, removes invisible ones and collapses spaces', () => {
    expect(cleanText('\ufeff Cafe\u0301\u00a0\u2009 a\u00adb\u200b \u0007\t c ')).toBe('Café ab c');
  });

  test('replaces page breaks and tabs with spaces', () => {
    expect(cleanText('one\ftwo\vthree\tfour')).toBe('one two three four');
  });

  test('keeps the lines of verse, with at most one empty line', () => {
    expect(cleanText('A line \r\n\r\n\r\n another\rthird\u2028fourth')).toBe(
      'A line\n\nanother\nthird\nfourth',
    );
  });

  test('keeps the replacement character, so that the damaged record is refused', () => {
    expect(cleanText('a\ufffdb')).toBe('a\ufffdb');
  });

  test('writes an answer on one line', () => {
    expect(cleanAnswer('one\ntwo')).toBe('one two');
  });
});

describe('normalize', () => {
  test('ignores case, punctuation and spacing', () => {
    expect(normalize(' “Who’s there?” – asked  HAMLET…')).toBe('whos there asked hamlet');
  });

  test.each([
    ['C#', 'C'],
    ['C++', 'C'],
    ['-5', '5'],
    ['50%', '50'],
    ['2.5', '25'],
    ['5 + 3', '5 * 3'],
    ['?', '!'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(normalize(one)).not.toBe(normalize(other));
  });

  test('treats a hyphen between words or numbers as a space', () => {
    expect(normalize('Jean-Luc 1939-1945')).toBe('jean luc 1939 1945');
  });
});

describe('sourceIdOf', () => {
  test('returns 20 hexadecimal digits, equal for texts that differ only in punctuation', () => {
    expect(sourceIdOf('Who wrote it', 'Anna Stub')).toMatch(/^[0-9a-f]{20}$/u);
    expect(sourceIdOf('Who wrote it?', 'anna stub.')).toBe(sourceIdOf('who wrote it', 'Anna Stub'));
  });

  test('separates the question from the answer', () => {
    expect(sourceIdOf('a b', 'c')).not.toBe(sourceIdOf('a', 'b c'));
  });
});
