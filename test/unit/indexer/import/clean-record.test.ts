import { describe, expect, test } from 'vitest';

import { cleanRecord } from '../../../../indexer/import/import-record.ts';

const cleaned = (text: string, fields: object = {}): unknown => cleanRecord({ text, ...fields });

describe('a record loses', () => {
  test.each([
    [
      'characters that nobody sees',
      'Which\u202e stub\u2067 is\u200b a fi\u00adsh\ufeff\u{e0041}?',
      'Which stub is a fish?',
    ],
    ['tags that only format', '<i>Stub</i> is <b class="x"><em>what</em></b>?', 'Stub is what?'],
    ['tags that break lines', 'One line<br>another<br/>third', 'One line\nanother\nthird'],
    [
      'raised and lowered digits',
      'H<sub>2</sub>O, c<sup>2</sup>, 1<sup>st</sup>, x<sup>n</sup>',
      'H₂O, c², 1st, x^n',
    ],
    ['backslashes before quotation marks', String.raw`It\'s \"what\"?`, `It's "what"?`],
    ['spaces', '  Which\u00a0 \tstub? ', 'Which stub?'],
  ])('%s', (_, text, wanted) => {
    expect(cleaned(text)).toEqual({ text: wanted });
  });

  test('all of these in answers and in the explanation', () => {
    const fields = {
      correctAnswer: '<i>A</i>',
      incorrectAnswers: ['B\u200b', '<b>C</b>'],
      explanation: "It\\'s A.",
    };
    expect(cleaned('Which?', fields)).toEqual({
      text: 'Which?',
      correctAnswer: 'A',
      incorrectAnswers: ['B', 'C'],
      explanation: "It's A.",
    });
  });
});

describe('hidden characters are removed', () => {
  test('from the attribution, which keeps everything else', () => {
    const attribution = { author: 'A\u202enn\u200b\t<b>\r\n\u{e0041}', modifications: ['cut\u200b'] };
    expect(cleanRecord({ attribution })).toEqual({
      attribution: { author: 'Ann\t<b>\r\n', modifications: ['cut'] },
    });
  });

  test('from names and texts in the extensions, which keep everything else', () => {
    const extensions = {
      'na\u200bme': ['<i>a\u202e</i>', { inner: String.raw`\'` + '\u{e0041}', count: 1.5, none: null }],
    };
    expect(cleanRecord({ extensions })).toEqual({
      extensions: { name: ['<i>a</i>', { inner: String.raw`\'`, count: 1.5, none: null }] },
    });
  });

  test('from as many levels of the extensions as can be valid', () => {
    const nested = (levels: number, text: string): unknown => {
      let value: unknown = text;
      for (let level = 0; level < levels; level += 1) value = { a: value };
      return value;
    };
    expect(cleanRecord({ extensions: nested(32, 'a\u200b') })).toEqual({ extensions: nested(32, 'a') });
    expect(() => cleanRecord({ extensions: nested(200_000, 'a\u200b') })).not.toThrow();
  });
});

describe('a record keeps', () => {
  test.each([
    ['comparisons', 'Is 3 < 5 and 6 > 2, or x<a and b>c?'],
    ['what looks like a tag without an end', 'Is a <b and c> d?'],
    ['a heart', 'Who wrote I <3 you?'],
    ['emoji of several parts', 'Who is 👩‍👩‍👧, ❤️ or 👩🏽‍🚀?'],
    [
      'flags of parts of a country',
      'Whose flag is \u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}?',
    ],
    ['joiners of Persian and Hindi', 'What is می‌خواهم or क्‍ष?'],
    ['tags in questions about markup', 'Which HTML tag makes <b>this</b>?'],
    ['znaczniki', 'Który znacznik daje <b>to</b>?'],
    ['escapes in questions about code', String.raw`What does Python print for 'It\'s'?`],
  ])('%s', (_, text) => {
    expect(cleaned(text)).toEqual({ text });
  });

  test('tags if it has more than eight levels of them', () => {
    expect(cleaned(`${'<b>'.repeat(9)}a${'</b>'.repeat(9)}`)).toEqual({ text: '<b>a</b>' });
  });

  const long = {
    text: `<b>${'a'.repeat(8_000)}</b>`,
    correctAnswer: `<b>${'a'.repeat(2_000)}</b>`,
    incorrectAnswers: Array.from({ length: 81 }, () => '<b>a</b>'),
  };
  // The validation refuses what is not text or JSON.
  test.each<[string, unknown]>([
    ['texts and lists that are far too long', long],
    ['tags if an answer is one', { text: 'Which one begins <i>a line</i>?', correctAnswer: '<br>' }],
    ['a text and a date in place of objects', { attribution: 'a\u200b', extensions: { date: new Date(0) } }],
    ['null in place of objects', { attribution: null, extensions: null }],
    ['other values in place of texts', { text: 1, incorrectAnswers: [1, null] }],
    ['a text in place of a list', { incorrectAnswers: 'a' }],
    ['null in place of everything', null],
    ['a number in place of everything', 1],
    ['a text in place of everything', 'a'],
  ])('%s', (_, record) => {
    expect(cleanRecord(record)).toEqual(record);
  });
});

/** Seconds of CPU time, which do not depend on the load of the machine. */
function secondsOf(action: () => unknown): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

test.each([
  ['a tag without an end', 1, (length: number) => `<b>${'a'.repeat(length)}`],
  ['many spaces', 1, (length: number) => `a${' '.repeat(length)}<i>b</i>`],
  ['many spaces in a tag', 1, (length: number) => `<b>${' '.repeat(length)}</b>`],
  ['many line breaks', 3, (length: number) => `${' \n '.repeat(length)}<br>a`],
  ['many tags in a sequence', 4, (length: number) => `a ${'<br>'.repeat(length)}`],
  ['deeply nested tags', 7, (length: number) => `${'<b>'.repeat(length)}a${'</b>'.repeat(length)}`],
  ['many tags without an end', 3, (length: number) => `a ${'<b>'.repeat(length)}`],
  ['many combining marks', 2, (length: number) => `a${'\u0301\u0323'.repeat(length)}`],
])('a hostile record takes less than a second with %s', (_, width, text) => {
  const atMost = (length: number): string => text(Math.floor(length / width));
  const record = {
    text: atMost(7_900),
    correctAnswer: atMost(1_900),
    incorrectAnswers: Array.from({ length: 1_048_576 / 2_000 }, () => atMost(1_900)),
  };
  expect(secondsOf(() => cleanRecord(record))).toBeLessThan(1);
  const incorrectAnswers = record.incorrectAnswers.slice(0, 80);
  expect(secondsOf(() => cleanRecord({ ...record, incorrectAnswers }))).toBeLessThan(1);
  for (const field of ['text', 'correctAnswer'])
    expect(secondsOf(() => cleanRecord({ [field]: atMost(1_048_576) }))).toBeLessThan(1);
});
