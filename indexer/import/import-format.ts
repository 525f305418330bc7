import type { Source } from '../../src/contract/vocabulary.ts';
import { completeDraft } from './complete-draft.ts';
import type { ValidRow } from '../containers/row.ts';
import { isPlaceholder } from './question-placeholder.ts';
import type { ImportRecord } from './import-record.ts';
import type { Skip } from './import-report.ts';
import { readRecord } from './read-record.ts';
import type { SourceAdapter } from '../sources/adapter.ts';
import type { Draft, SkippedRow } from '../sources/draft.ts';

/** How files become records: through the adapter of a source, or directly if they contain canonical records. */
export interface ImportFormat extends Pick<
  SourceAdapter,
  'selects' | 'order' | 'container' | 'expected' | 'isRow' | 'revised'
> {
  /** Null for canonical records of any source. */
  readonly source: Source | null;
  /** Reads the records of a row. `regions` are the codes that records may have. */
  readonly read: (
    row: ValidRow,
    file: string,
    regions: ReadonlySet<string>,
  ) => readonly (ImportRecord | Skip)[];
}

/** Whether a value looks like a canonical record, of the given source if there is one. */
function isRecord(value: unknown, source: Source | null): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('source' in value && 'sourceId' in value && ('attribution' in value || isPlaceholder(value))))
    return false;
  return source === null || value.source === source;
}

/** Canonical records of any source, as they are exported: one JSON object per line. */
export const RECORDS: ImportFormat = {
  source: null,
  selects: (file) => /\.(?:jsonl|ndjson)(?:\.gz)?$/u.test(file),
  container: () => 'json_lines',
  expected: 'one canonical record per line, a JSON object with "source", "sourceId" and "attribution"',
  isRow: (value) => isRecord(value, null),
  revised: '',
  read: ({ number, value }, _file, regions) => [readRecord(number, value, regions)],
};

const isDraft = (outcome: Draft | SkippedRow): outcome is Draft => !('reason' in outcome);

const isWrongShape = (outcome: Draft | SkippedRow): boolean =>
  'reason' in outcome && outcome.reason === 'wrong_shape';

/** Runs an adapter on a row. What is not a row at all is skipped without saying where it differs. */
export function draftsOf(
  { read, isRow }: SourceAdapter,
  { number, value, raw }: ValidRow,
  file: string,
): readonly (Draft | SkippedRow)[] {
  try {
    const outcomes = read(value, { file, row: number, raw });
    // Only then the row is parsed again.
    return outcomes.every(isWrongShape) && !isRow(value) ? [{ reason: 'wrong_shape', detail: '' }] : outcomes;
  } catch (error) {
    throw new Error(`row ${number} of ${file} cannot be adapted`, { cause: error });
  }
}

/**
 * The format of a source. Its files may also contain canonical records of the source, so that exported ones can be
 * imported with the rest.
 *
 * @param prepare - applies the rules and adds distractors; returns as many drafts, in the same order
 */
export function sourceFormat(
  adapter: SourceAdapter,
  prepare: (drafts: readonly Draft[]) => readonly Draft[],
): ImportFormat {
  const { source, revised } = adapter;
  return {
    ...adapter,
    isRow: (value) => adapter.isRow(value) || isRecord(value, source),
    read: (row, file, regions) => {
      if (isRecord(row.value, source)) return [readRecord(row.number, row.value, regions)];
      const outcomes = draftsOf(adapter, row, file);
      const drafts = prepare(outcomes.filter(isDraft));
      return [
        ...outcomes
          .filter((outcome) => 'reason' in outcome)
          .map((skipped) => ({ line: row.number, ...skipped })),
        ...drafts.map((draft) => {
          const record = completeDraft(draft, source, revised);
          return readRecord(row.number, record, regions, draft.translationOf);
        }),
      ];
    },
  };
}
