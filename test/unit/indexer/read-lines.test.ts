import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { readLines } from '../../../indexer/read-lines.ts';

const folder = await mkdtemp(join(tmpdir(), 'trivia-lines-'));
afterAll(() => rm(folder, { recursive: true }));

async function linesOf(
  content: string | Buffer,
  offset = 0,
  before = 0,
): Promise<[number, string | null, number][]> {
  const file = join(folder, 'lines');
  await writeFile(file, content);
  const found: [number, string | null, number][] = [];
  for await (const { number, bytes, end } of readLines(file, offset, before))
    found.push([number, bytes?.toString() ?? null, end]);
  return found;
}

test('lines are numbered from 1 and tell where the next begins, in bytes', async () => {
  expect(await linesOf('żółw\nb\n\nc')).toEqual([
    [1, 'żółw', 8],
    [2, 'b', 10],
    [3, '', 11],
    [4, 'c', 12],
  ]);
});

test('an empty file has no lines, and a line feed at the end begins none', async () => {
  expect(await linesOf('')).toEqual([]);
  expect(await linesOf('a\n')).toEqual([[1, 'a', 2]]);
});

test('reading goes on at any end that was told', async () => {
  expect(await linesOf('żółw\nb\n\nc', 8, 1)).toEqual([
    [2, 'b', 10],
    [3, '', 11],
    [4, 'c', 12],
  ]);
});

test('a line that spans chunks of reading is put together, one that is too long is only counted', async () => {
  const long = 'x'.repeat(1_048_576);
  const found = await linesOf(`${long}\n${long}y\n${'z'.repeat(900_000)}\nend\n`);
  expect(found.map(([number, bytes, end]) => [number, bytes?.length ?? null, end])).toEqual([
    [1, 1_048_576, 1_048_577],
    [2, null, 2_097_155],
    [3, 900_000, 2_997_156],
    [4, 3, 2_997_160],
  ]);
});
