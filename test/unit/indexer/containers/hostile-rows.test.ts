import { expect, test } from 'vitest';

import { LONGEST_ROW } from '../../../../indexer/containers/row.ts';
import { limitStrangers } from '../../../../indexer/import/input-files.ts';
import { rowsOf, valuesOf } from './rows-of.ts';

test('whitespace without an end before an array does not fill the memory', async () => {
  const spaces = ' '.repeat(LONGEST_ROW + 300_000);
  for (const container of ['json_array', 'json_results'] as const)
    for (const opening of [spaces, `{"results":${spaces}`, `{"results"${spaces}`])
      expect(String(await valuesOf(container, opening))).toMatch(
        /^the file (?:has no row in|does not begin)/u,
      );
});

test('blank lines of any kind are counted, and give no row', async () => {
  for (const blank of ['\n', '\r\n', ' \t\n']) {
    const [first, second] = await rowsOf(
      'json_lines',
      `${blank.repeat(70_000)}1\n${blank.repeat(3)} 2\n`,
      997,
    );
    expect(first).toMatchObject({ number: 70_001, value: 1, end: 70_000 * blank.length + 2 });
    expect(second).toMatchObject({ number: 70_005, value: 2, end: 70_003 * blank.length + 5 });
  }
});

test('rows in sequence that are not questions end an import with their place', () => {
  const limit = limitStrangers('rows.jsonl');
  const row = (number: number): { number: number; error: 'invalid_json'; end: number } => ({
    number,
    error: 'invalid_json',
    end: 2 * number,
  });
  for (let number = 1; number < 10_000; number += 1) limit(row(number), false);
  limit(row(10_000), true);
  for (let number = 10_001; number < 20_000; number += 1) limit(row(number), false);
  expect(() => {
    limit(row(20_000), false);
  }).toThrow(
    'The file rows.jsonl has 10,000 rows in sequence that are not questions, up to row 20,000 (byte 40,000, decompressed).',
  );
});
