import { describe, expect, test } from 'vitest';

import { rowsOf, valuesOf } from './rows-of.ts';

const MOCK =
  '#Q Which made-up animal has three tails?\n^ Trikit\nA Monokit\nB Trikit\nC Dikit\nD Quadkit\n\n';

describe('a block', () => {
  test('has a text, an answer and options', async () => {
    expect(await valuesOf('question_blocks', MOCK)).toEqual([
      {
        text: 'Which made-up animal has three tails?',
        answer: 'Trikit',
        options: ['Monokit', 'Trikit', 'Dikit', 'Quadkit'],
        leftover: [],
        repaired: false,
      },
    ]);
  });

  test('keeps lines before the answer in the text, even if they look like options or are empty', async () => {
    const verse =
      '#Q Read the verse:\nA beast that hums at dawn,\n\nB is its name.\n^ Humlet\nA Dawnling\nB Humlet\n';
    expect(await valuesOf('question_blocks', verse)).toMatchObject([
      {
        text: 'Read the verse:\nA beast that hums at dawn,\n\nB is its name.',
        options: ['Dawnling', 'Humlet'],
      },
    ]);
  });

  test.each<[string, string, object]>([
    ['may have no answer', '#Q Which?\nA one\n', { text: 'Which?\nA one', answer: '', options: [] }],
    ['keeps a number sign within the text', '#Q #7 on the list?\n^ x\n', { text: '#7 on the list?' }],
    [
      'only takes options in sequence, and reports other lines',
      '#Q Which?\n^ one\nA one\nC two\nB three\n\nA four\n',
      { options: ['one', 'three'], leftover: ['C two', 'A four'] },
    ],
  ])('%s', async (_what, text, wanted) => {
    expect(await valuesOf('question_blocks', text)).toMatchObject([wanted]);
  });
});

describe('a file', () => {
  test('with mixed line endings, in chunks of any size, gives the same blocks and their bytes', async () => {
    const text = `\ufeff\n${MOCK}${MOCK.replaceAll('\n', '\r\n')}${MOCK}`;
    const expected = await rowsOf('question_blocks', text);
    expect(expected.map((row) => row.number)).toEqual([1, 2, 3]);
    expect(expected.at(-1)?.end).toBe(Buffer.byteLength(text));
    for (const chunk of [1, 2, 3, 5, 64])
      expect(await rowsOf('question_blocks', text, chunk)).toEqual(expected);
    const [first] = (await valuesOf('question_blocks', MOCK)) as unknown[];
    expect(expected.map((row) => 'value' in row && row.value)).toEqual([first, first, first]);
  });

  test('that begins with something else has one invalid row there', async () => {
    expect(await valuesOf('question_blocks', `Contents\n${MOCK}`)).toMatchObject([
      'invalid_json',
      { answer: 'Trikit' },
    ]);
  });

  test('without any block is refused', async () => {
    expect(await valuesOf('question_blocks', 'Copyright\n')).toBe(
      'the file has no line that begins with "#Q "',
    );
    expect(await valuesOf('question_blocks', '')).toEqual([]);
  });

  test('keeps the other blocks if one is too long', async () => {
    const long = `#Q ${'x'.repeat(3_000_000)}\n^ y\n`;
    expect(await valuesOf('question_blocks', `${MOCK}${long}${MOCK}`)).toMatchObject([
      { answer: 'Trikit' },
      'line_too_long',
      { answer: 'Trikit' },
    ]);
  });
});

const block = (...bytes: number[]): Buffer =>
  Buffer.concat([Buffer.from('#Q x '), Buffer.from(bytes), Buffer.from(' x\n^ y\n')]);

test.each([
  ['UTF-8', [0xc3, 0xa9, 0xe2, 0x80, 0x9d, 0xf0, 0x9f, 0x8e, 0xb2], 'é”🎲', false],
  ['single bytes of cp1252', [0x93, 0xe9, 0x65, 0x94, 0x96, 0x85, 0xfc, 0x80, 0xff], '“ée”–…ü€ÿ', true],
  ['a quotation mark that lost its last byte', [0x93, 0xe2, 0x80, 0x3f], '“”', true],
  ['letters that lost their last byte', [0xcf, 0x3f, 0xd0, 0x3f], 'ύА', true],
  ['both in one line', [0xc5, 0xbc, 0xe9, 0x3f, 0xe2, 0x80, 0x9c], 'żé?“', true],
  ['what cp1252 does not have', [0x81, 0x9d], '\ufffd\ufffd', true],
  ['over-long forms and surrogates', [0xc0, 0xaf, 0xed, 0xa0, 0x80], 'À¯í\u00a0€', true],
])('bytes that are %s are read as such', async (_kind, bytes, text, repaired) => {
  expect(await valuesOf('question_blocks', block(...bytes))).toMatchObject([
    { text: `x ${text} x`, repaired },
  ]);
});
