import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { completeDraft } from '../../../../indexer/import/import-format.ts';
import type { SourceAdapter } from '../../../../indexer/sources/adapter.ts';
import { SOURCE_SKIPS } from '../../../../indexer/sources/draft.ts';
import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { QuestionRecord } from '../../../../src/contract/record.ts';
import { Source } from '../../../../src/contract/vocabulary.ts';
import { aQuestion } from '../../../support/data/a-question.ts';
import { sized } from '../../../support/sized.ts';
import { UPSTREAM_ROWS } from '../../../support/data/upstream-rows.ts';

/** Sources whose rows give two outcomes, one for each language. */
const TWO_LANGUAGES: ReadonlySet<Source> = new Set<Source>(['mkqa']);
/** Sources whose records contain the position of their row. */
const PLACED: ReadonlySet<Source> = new Set<Source>(['kqa-pro']);

/** Texts that have broken importers before, and words that rules match. */
const AWKWARD = [
  ...['', ' ', '\ud800', '\u0000', '\ufffd', 'e\u0301', '\u00ad', 'ﬁ\u2028', '\u202e', 'İ', 'ǅ', '😀'],
  ...'true|False|n/a|A|B|1|-5|None of the above|who is it|[sound clip]|. . .'.split('|'),
  ...'&amp;lt; &#150; %20 a+b Ym9vbGVhbg== __proto__ constructor'.split(' '),
  'x'.repeat(501),
  'y '.repeat(1200),
];
const awkwardText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...AWKWARD));

/**
 * A JSON value similar to another one: texts, numbers and lists differ, and the structure is the same or loses a part.
 */
function alike(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return fc.oneof(fc.constant(value), awkwardText);
  if (typeof value === 'boolean') return fc.boolean();
  if (Array.isArray(value))
    return value.length === 0
      ? fc.array(awkwardText, { maxLength: 3 })
      : fc.oneof(fc.tuple(...value.map(alike)), fc.array(fc.oneof(...value.map(alike)), { maxLength: 22 }));
  if (typeof value === 'object' && value !== null) {
    const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, alike(part)]));
    return fc.oneof({ weight: 9, arbitrary: fc.record(parts) }, fc.record(parts, { requiredKeys: [] }));
  }
  return fc.oneof(fc.constant(value), fc.jsonValue());
}

/** Nothing may be thrown, and every draft must give a valid record. */
function checkRow(adapter: SourceAdapter, row: unknown, file: string): void {
  const outcomes = adapter.read(row, { file, row: 1, raw: '' });
  expect(outcomes).toHaveLength(TWO_LANGUAGES.has(adapter.source) && adapter.isRow(row) ? 2 : 1);
  for (const outcome of outcomes)
    if ('reason' in outcome) expect(SOURCE_SKIPS).toHaveProperty(outcome.reason);
    else {
      const record = QuestionRecord.safeParse(completeDraft(outcome, adapter.source, adapter.revised));
      expect(record.error?.issues).toBeUndefined();
      if (!PLACED.has(adapter.source))
        expect(adapter.read(row, { file, row: 2, raw: 'x' })).toEqual(outcomes);
    }
}

const ROWS = [...UPSTREAM_ROWS].flatMap(([source, rows]) =>
  rows.map(({ file, row }, index) => ({ source, file, row, name: `${source} row ${index + 1}` })),
);

describe.each(Source.options.map((source) => ({ source, adapter: ADAPTERS[source] })))(
  '$source',
  ({ source, adapter }) => {
    const made = UPSTREAM_ROWS.get(source) ?? [];

    test('recognizes its own rows only, and no canonical records or other JSON values', () => {
      for (const { source: origin, row, name } of ROWS) {
        expect(adapter.isRow(row), name).toBe(origin === source);
        if (origin === source)
          expect(adapter.isRow({ ...(row as object), added_later: [1] }), name).toBe(true);
      }
      for (const value of [aQuestion(), { ...aQuestion(), id: 'x' }, null, 1, 'text', [], {}, [aQuestion()]])
        expect(adapter.isRow(value)).toBe(false);
    });

    test('selects the files of its rows', () => {
      for (const { file } of made)
        for (const path of [file, `some/folder/${file}`]) expect(adapter.selects(path)).toBe(true);
      for (const file of ['LICENSE', 'README.md', 'ARC_Corpus.txt', 'notes.csv'])
        expect(adapter.selects(file)).toBe(false);
    });

    test('every similar row gives a valid record or a skip reason', () => {
      const rows = fc.oneof(...made.map(({ row }) => alike(row)));
      fc.assert(
        fc.property(
          rows,
          fc.constantFrom(...made.map(({ file }) => file), '', '../ARC-Easy/ü'),
          (row, file) => {
            checkRow(adapter, row, file);
          },
        ),
        { numRuns: sized({ short: 300, long: 30_000 }) },
      );
    });

    test('rows with thousands of levels in any property give a question or a skip reason', () => {
      const deep: unknown = JSON.parse(`${'[{"a":'.repeat(2_500)}1${'}]'.repeat(2_500)}`);
      for (const { row, file } of made)
        for (const name of [...Object.keys(row), 'other']) {
          const changed = { ...(row as object), [name]: deep };
          if (adapter.isRow(changed)) checkRow(adapter, changed, file);
        }
    });

    test('JSON values that are not rows are skipped', () => {
      fc.assert(
        fc.property(fc.jsonValue(), (row) => {
          fc.pre(!adapter.isRow(row));
          expect(adapter.read(row, { file: '', row: 1, raw: '' })).toContainEqual(
            expect.objectContaining({ reason: 'wrong_shape' }),
          );
        }),
      );
    });

    test('the invented rows give questions', () => {
      const drafts = made.flatMap(({ row, file }) => adapter.read(row, { file, row: 1, raw: '' }));
      expect(drafts.filter((draft) => !('reason' in draft)).length).toBeGreaterThan(0);
      for (const { row, file } of made) checkRow(adapter, row, file);
    });
  },
);

test.each([
  ['entityq', 'dataset/dev/P36.dev.json', true],
  ['entityq', 'dataset/one-off/P36.test.json', false],
  ['nq-open', 'NQ-open.efficientqa.test.1.1.no-annotations.jsonl', false],
  ['nq-open', 'NQ-open.efficientqa.dev.1.1.sample.jsonl', false],
  ['opentdb', 'data/all_questions.json.gz', true],
  ['opentdb', 'package.json', false],
  ['opentdb', 'scraper/package-lock.json', false],
] as const)('%s selects the file %s: %s', (source, file, isSelected) => {
  expect(ADAPTERS[source].selects(file)).toBe(isSelected);
});
