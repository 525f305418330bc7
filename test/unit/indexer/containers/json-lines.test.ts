import { expect, test } from 'vitest';

import { rowsOf, valuesOf } from './rows-of.ts';

const json = (text: string): string => JSON.stringify(text);

test('lines are numbered from 1 and report where the next begins, in bytes; an empty line is not a row', async () => {
  for (const chunk of [1, 3, 1_000])
    expect(await rowsOf('json_lines', `${json('żółw')}\n2\n \t\r\n"c"`, chunk)).toEqual([
      { number: 1, value: 'żółw', raw: '"żółw"', end: 10 },
      { number: 2, value: 2, raw: '2', end: 12 },
      { number: 4, value: 'c', raw: '"c"', end: 19 },
    ]);
});

test('an empty file has no rows, and a final line feed does not begin one', async () => {
  expect(await valuesOf('json_lines', '')).toEqual([]);
  expect(await valuesOf('json_lines', '1\n')).toEqual([1]);
});

test('a byte-order mark before a line is ignored: files may be concatenated', async () => {
  expect(await valuesOf('json_lines', '\ufeff{"a":1}\n\ufeff{"a":2}\n')).toEqual([{ a: 1 }, { a: 2 }]);
});

test('a line that is not JSON in UTF-8 is an invalid row and costs no other', async () => {
  const bytes = Buffer.concat([
    Buffer.from('1\n{"cut":\n'),
    Buffer.from([0x22, 0xe9, 0x22, 0x0a]),
    Buffer.from('4'),
  ]);
  expect(await valuesOf('json_lines', bytes)).toEqual([1, 'invalid_json', 'invalid_json', 4]);
});

test('a line that spans chunks is joined, and one that is too long is only counted', async () => {
  const long = 'x'.repeat(1_048_574);
  const found = await rowsOf(
    'json_lines',
    `${json(long)}\n${json(`${long}y`)}\n${json('z'.repeat(900_000))}\n"end"\n`,
  );
  expect(found.map((row) => ['raw' in row ? row.raw.length : row.error, row.end])).toEqual([
    [1_048_576, 1_048_577],
    ['line_too_long', 2_097_155],
    [900_002, 2_997_158],
    [5, 2_997_164],
  ]);
});
