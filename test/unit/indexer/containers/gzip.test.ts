import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { openBytes } from '../../../../indexer/containers/bytes.ts';
import { splitRows } from '../../../../indexer/containers/split-rows.ts';
import { inputFolder } from '../../../support/own-folder.ts';

const line = (number: number): string => `{"row":${number}}\n`;
const lines = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index)).join('');

/** The values of the rows in a file, and its error with the place. */
async function read(content: Buffer): Promise<unknown[]> {
  const folder = await inputFolder({ 'rows.jsonl.gz': content });
  const { chunks } = await openBytes(join(folder, 'rows.jsonl.gz'));
  const found: unknown[] = [];
  for await (const rows of splitRows(chunks, 'json_lines'))
    for (const row of rows) found.push('value' in row ? row.value : `${row.error} ${row.detail ?? ''}`);
  return found;
}

const rows = (from: number, to: number): unknown[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ row: from + index }));

describe('a gzip file', () => {
  test('can be padded with zeros, at its end and between members', async () => {
    const [one, two] = [gzipSync(lines(1, 3)), gzipSync(lines(4, 5))];
    expect(await read(Buffer.concat([one, Buffer.alloc(100_000), two, Buffer.alloc(511)]))).toEqual(
      rows(1, 5),
    );
  });

  test('with other bytes after its end gives its rows and their place', async () => {
    const whole = gzipSync(lines(1, 3));
    for (const behind of ['garbage', '\u0000\u0000garbage', '\u001f', '\u001f\u008b\u0009 and more bytes'])
      expect(await read(Buffer.concat([whole, Buffer.from(behind, 'latin1')]))).toEqual([
        ...rows(1, 3),
        `trailing_bytes byte ${whole.length + behind.lastIndexOf('\u0000') + 1}`,
      ]);
  });

  test('with a wrong checksum or length is damaged there', async () => {
    const whole = gzipSync(lines(1, 3));
    for (const at of [1, 5]) {
      const changed = Buffer.from(whole);
      changed[whole.length - at] = (changed.at(-at) ?? 0) ^ 1;
      expect(await read(changed)).toEqual([...rows(1, 3), `damaged byte ${whole.length - 8}`]);
    }
  });

  test('can have every optional header field', async () => {
    const whole = gzipSync(lines(1, 3));
    const fields = Buffer.from('\u0003\u0000abcname\u0000comment\u0000\u0001\u0002', 'latin1');
    const header = Buffer.from(whole.subarray(0, 10));
    header[3] = 2 | 4 | 8 | 16;
    expect(await read(Buffer.concat([header, fields, whole.subarray(10)]))).toEqual(rows(1, 3));
  });

  test('that expands like no file of questions is refused with its name and the place', async () => {
    const blank = gzipSync(Buffer.alloc(20 * 1_048_576, '\n'));
    await expect(read(Buffer.concat([gzipSync(lines(1, 3)), blank]))).rejects.toThrow(
      /^The file .*rows\.jsonl\.gz expands too much: it was read up to byte [\d,]+\. If you trust it, decompress it first, with `gunzip`\.$/u,
    );
    const empty = Buffer.concat(Array.from({ length: 5_000 }, () => gzipSync('')));
    await expect(read(empty)).rejects.toThrow('expands too much: it was read up to byte 20,020.');
  });

  test('that repeats itself a lot is read if it is short', async () => {
    const found = await read(gzipSync(line(1).repeat(30_000)));
    expect(found).toHaveLength(30_000);
  });
});
