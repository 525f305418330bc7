import { describe, expect, test } from 'vitest';

import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { UPSTREAM_ROWS } from '../../../support/upstream-rows.ts';
import { aQuestion } from '../../../support/a-question.ts';

const ROWS = [...UPSTREAM_ROWS].flatMap(([source, rows]) =>
  rows.map(({ file, row }, index) => ({ source, file, row, name: `${source} row ${index + 1}` })),
);

describe.each(Object.values(ADAPTERS))('isRow of $source', (adapter) => {
  test.each(ROWS)('recognizes its own rows from $name', ({ source, row }) => {
    expect(adapter.isRow(row)).toBe(source === adapter.source);
  });

  test('ignores fields that are added later', () => {
    for (const { source, row } of ROWS)
      if (source === adapter.source)
        expect(adapter.isRow({ ...(row as object), added_later: [1] })).toBe(true);
  });

  test('refuses canonical records and other JSON values', () => {
    for (const value of [aQuestion(), { ...aQuestion(), id: 'x' }, null, 1, 'text', [], {}, [aQuestion()]])
      expect(adapter.isRow(value)).toBe(false);
  });

  test('selects the files of its rows', () => {
    for (const { source, file } of ROWS)
      if (source === adapter.source) {
        expect(adapter.selects(file)).toBe(true);
        expect(adapter.selects(`some/folder/${file}`)).toBe(true);
      }
    for (const file of ['LICENSE', 'README.md', 'ARC_Corpus.txt', 'notes.csv'])
      expect(adapter.selects(file)).toBe(false);
  });
});
