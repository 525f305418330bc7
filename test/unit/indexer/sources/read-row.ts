import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import type { Source } from '../../../../src/contract/vocabulary.ts';
import { aRow } from '../../../support/data/upstream-rows.ts';

/** The outcome of a source's adapter for a row with one outcome. */
function outcomeOf(source: Source, row: unknown, file = 'some-file'): Draft | SkippedRow {
  const outcomes = ADAPTERS[source].read(row, { file, row: 1, raw: JSON.stringify(row) });
  const [outcome] = outcomes;
  if (outcome === undefined || outcomes.length > 1)
    throw new Error(`${source} gave ${outcomes.length} outcomes.`);
  return outcome;
}

/** Like `outcomeOf`, for a row that gives a question. */
export function draftOf(source: Source, row: unknown, file?: string): Draft {
  const outcome = outcomeOf(source, row, file);
  if ('reason' in outcome) throw new Error(`The row was skipped: ${outcome.reason} ${outcome.detail}`);
  return outcome;
}

/** Values that replace those of an invented row. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads the invented rows of a source, by their index and with changed values. */
export const readerOf = (source: Source) => ({
  draft: (fields: Fields = {}, index = 0, file?: string): Draft =>
    draftOf(source, aRow(source, fields, index), file),
  outcome: (fields: Fields = {}, index = 0, file?: string): Draft | SkippedRow =>
    outcomeOf(source, aRow(source, fields, index), file),
});
