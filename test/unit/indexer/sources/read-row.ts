import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import type { Source } from '../../../../src/contract/vocabulary.ts';

/** The outcome of a source's adapter for a row with one outcome. */
export function outcomeOf(source: Source, row: unknown, file = 'some-file'): Draft | SkippedRow {
  const outcomes = ADAPTERS[source].read(row, { file, row: 1, raw: JSON.stringify(row) });
  const [outcome] = outcomes;
  if (outcome === undefined || outcomes.length > 1)
    throw new Error(`${source} gave ${outcomes.length} outcomes.`);
  return outcome;
}

/** Like `outcomeOf`, for a row that gives a question. */
export function draftOf(source: Source, row: unknown, file = 'some-file'): Draft {
  const outcome = outcomeOf(source, row, file);
  if ('reason' in outcome) throw new Error(`The row was skipped: ${outcome.reason} ${outcome.detail}`);
  return outcome;
}
