import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LONGEST_ROW } from '../../../../indexer/containers/row.ts';
import { rowsOf, valuesOf } from './rows-of.ts';

describe('lines of JSON', () => {
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

  test('blank lines of any kind are counted, and give no row', async () => {
    for (const blank of ['\n', '\r\n', ' \t\n']) {
      const text = `${blank.repeat(70_000)}1\n${blank.repeat(3)} 2\n`;
      const [first, second] = await rowsOf('json_lines', text, 997);
      expect(first).toMatchObject({ number: 70_001, value: 1, end: 70_000 * blank.length + 2 });
      expect(second).toMatchObject({ number: 70_005, value: 2, end: 70_003 * blank.length + 5 });
    }
  });
});

/** Rows like those of upstreams: objects that begin with the same property. */
const rows = (count: number): { q: string; a: string[] }[] =>
  Array.from({ length: count }, (_row, index) => ({
    q: `Which is number ${index}?`,
    a: [`"${index}"`, '[{\\'],
  }));
const pretty = (value: unknown): string => JSON.stringify(value, null, 4);

describe('a valid array', () => {
  test('gives its elements with their bytes, in any formatting and with any chunks', async () => {
    const wanted = rows(7);
    for (const text of [JSON.stringify(wanted), pretty(wanted), `\ufeff \n${pretty(wanted)}\n`])
      for (const chunk of [1, 2, 7, 4_096]) {
        const found = await rowsOf('json_array', text, chunk);
        expect(found.map((row) => 'value' in row && row.value)).toEqual(wanted);
        const bytes = Buffer.from(text);
        for (const row of found)
          if ('raw' in row)
            expect(bytes.toString('utf8', row.end - Buffer.byteLength(row.raw), row.end)).toBe(row.raw);
      }
  });

  test('of any values in any formatting gives the same as JSON.parse', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { maxLength: 8 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 40 }),
        async (values, indent, chunk) => {
          const text = JSON.stringify(values, null, indent);
          expect(await valuesOf('json_array', text, chunk)).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  test('may be empty, and so may the file', async () => {
    expect(await valuesOf('json_array', ' [ ] \n')).toEqual([]);
    expect(await valuesOf('json_array', ' \n')).toEqual([]);
  });
});

test('an array that is cut off at any byte keeps every row before the cut and counts one error', async () => {
  const wanted = rows(4);
  const text = pretty(wanted);
  for (let cut = 1; cut < text.length; cut += 1) {
    const found = await rowsOf('json_array', text.slice(0, cut), 64);
    const sound = found.filter((row) => 'value' in row);
    expect(sound.map((row) => row.value)).toEqual(
      wanted.slice(0, text.slice(0, cut).split('    }').length - 1),
    );
    expect(found.filter((row) => 'error' in row)).toMatchObject([{ error: 'truncated' }]);
  }
});

describe('an error in the middle', () => {
  const [first, second, third, fourth] = rows(4).map((row) => pretty(row));
  const around = (middle: string): string => `[\n${first}, ${middle}, ${third}, ${fourth}\n]`;
  const [one, , three, four] = rows(4);

  test.each([
    ['a misspelled keyword', '{"q": tru}'],
    ['an unknown word', 'nonsense'],
    ['several words', 'no JSON at all'],
    ['a lost quotation mark', (second ?? '').replace('?"', '?')],
    ['a lost opening brace', (second ?? '').slice(1)],
    ['a lost closing brace', (second ?? '').slice(0, -1)],
    ['a lost closing bracket', (second ?? '').replace(/\]/u, '')],
    ['a bracket too many', `${second ?? ''}}`.replace(/^/u, ' ')],
    ['half a row', (second ?? '').slice(0, 30)],
    ['a bracket that ends the array', '"q": ["x"]]'],
  ])('%s costs the row that contains it, and is counted', async (_error, middle) => {
    const found = (await valuesOf('json_array', around(middle), 50)) as unknown[];
    const values = found.filter((value) => typeof value === 'object');
    expect(values).toEqual(expect.arrayContaining([one, three, four]));
    expect(found.filter((value) => typeof value === 'string').length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
  });

  test('bytes that are not UTF-8 cost their row', async () => {
    const [before, after] = around('{"q":"?"}').split('"?"');
    const bytes = Buffer.concat([Buffer.from(`${before}"`), Buffer.from([0xe9]), Buffer.from(`"${after}`)]);
    expect(await valuesOf('json_array', bytes)).toEqual([one, 'invalid_json', three, four]);
  });

  test('a row that is too long is skipped, and the next one is found', async () => {
    const long = JSON.stringify({ q: 'x'.repeat(1_200_000) });
    expect(await valuesOf('json_array', around(long))).toEqual([one, 'line_too_long', three, four]);
  });

  test('an unterminated string does not cost the rest of a long file', async () => {
    const many = rows(30_000);
    const text = `[{"q":"lost,${JSON.stringify(many).slice(1)}`;
    const found = (await valuesOf('json_array', text)) as unknown[];
    expect(found.slice(1)).toEqual(many);
    expect(found[0]).toBe('invalid_json');
  });

  test('what follows the array is counted, and a second array is read, too', async () => {
    expect(await valuesOf('json_array', `[${first}] end`)).toEqual([one, 'invalid_json']);
    expect(await valuesOf('json_array', `[${first}]\n[${third}]`)).toEqual([one, 'invalid_json', three]);
  });

  test('one damaged byte costs at most two rows', async () => {
    const wanted = rows(12);
    const bytes = Buffer.from(pretty(wanted));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 3), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const damaged = Buffer.from(bytes);
        // A bracket before the first row turns all rows into one valid row: such a file is refused as a whole.
        damaged[at + 2] = byte === 0x5b ? 0x5d : byte;
        const found = (await valuesOf('json_array', damaged, 100)) as unknown[];
        const texts = new Set(found.map((value) => JSON.stringify(value)));
        expect(wanted.filter((row) => texts.has(JSON.stringify(row))).length).toBeGreaterThanOrEqual(10);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file that begins differently', () => {
  test.each([
    ['json_array', '{"a":1}', 'the file does not begin with a JSON array'],
    ['json_array', 'text', 'the file does not begin with a JSON array'],
    ['json_results', '7', 'the file is not a JSON object with an array "results"'],
    ['json_results', '{"a":{"results":[1]}}', 'the file is not a JSON object with an array "results"'],
    ['json_results', '{"results":7}', 'the file is not a JSON object with an array "results"'],
    ['json_results', '{"a":', 'the file ends before its first row'],
  ] as const)('%s refuses %s', async (container, text, reason) => {
    expect(await valuesOf(container, text)).toBe(reason);
  });

  test('whitespace without an end before the array does not fill the memory', async () => {
    const spaces = ' '.repeat(LONGEST_ROW + 300_000);
    for (const container of ['json_array', 'json_results'] as const)
      for (const opening of [spaces, `{"results":${spaces}`, `{"results"${spaces}`])
        expect(String(await valuesOf(container, opening))).toMatch(
          /^the file (?:has no row in|does not begin)/u,
        );
  });
});

describe('an object with results', () => {
  test('may be just the array', async () => {
    for (const chunk of [1, 1_000])
      expect(await valuesOf('json_results', ` ${pretty(rows(3))}\n`, chunk)).toEqual(rows(3));
  });

  test('gives the elements of that property, with any others before and after it', async () => {
    const wanted = rows(3);
    for (const text of [
      JSON.stringify({ results: wanted }),
      pretty({
        response_code: 0,
        note: '"results": [',
        inner: { results: [{}] },
        list: [1],
        results: wanted,
        more: [{ z: 1 }],
      }),
    ])
      for (const chunk of [1, 5, 1_000]) expect(await valuesOf('json_results', text, chunk)).toEqual(wanted);
  });
});
