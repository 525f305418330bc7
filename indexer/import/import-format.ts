import type { Source } from '../../src/contract/vocabulary.ts';
import { completeDraft } from './complete-draft.ts';
import type { ValidRow } from '../containers/row.ts';
import { isPlaceholder } from './question-placeholder.ts';
import type { ImportRecord } from './import-record.ts';
import type { Skip } from './import-report.ts';
import { readRecord } from './read-record.ts';
import type { Draft, SkippedRow, SourceAdapter } from '../sources/adapter.ts';

/** How files become records: by the adapter of a source, or because they hold canonical records already. */
export interface ImportFormat extends Pick<
  SourceAdapter,
  'selects' | 'order' | 'container' | 'expected' | 'isRow' | 'revised'
> {
  /** Null for canonical records of any source. */
  readonly source: Source | null;
  /** What a row gives. `regions` are the codes that records may carry. */
  readonly read: (
    row: ValidRow,
    file: string,
    regions: ReadonlySet<string>,
  ) => readonly (ImportRecord | Skip)[];
}

/** Whether a value says of itself that it is a canonical record, of the source if one is given. */
function isRecord(value: unknown, source: Source | null): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('source' in value && 'sourceId' in value && ('attribution' in value || isPlaceholder(value))))
    return false;
  return source === null || value.source === source;
}

/** Canonical records of any source, one JSON object a line, as they are exported. */
export const RECORDS: ImportFormat = {
  source: null,
  selects: (file) => /\.(?:jsonl|ndjson)(?:\.gz)?$/u.test(file),
  container: () => 'json_lines',
  expected: 'one canonical record a line, a JSON object with "source", "sourceId" and "attribution"',
  isRow: (value) => isRecord(value, null),
  revised: '',
  read: ({ number, value }, _file, regions) => [readRecord(number, value, regions)],
};

const isDraft = (outcome: Draft | SkippedRow): outcome is Draft => !('reason' in outcome);

/** What an adapter makes of a row. */
export function draftsOf(
  { read, isRow }: SourceAdapter,
  { number, value, raw }: ValidRow,
  file: string,
): readonly (Draft | SkippedRow)[] {
  if (!isRow(value)) return [{ reason: 'wrong_shape', detail: '' }];
  try {
    return read(value, { file, row: number, raw });
  } catch (error) {
    throw new Error(`row ${number} of ${file} cannot be adapted`, { cause: error });
  }
}

/**
 * The format of a source. Canonical records of that source are taken as well: what was exported can come back with the rest.
 *
 * @param prepare - the rules, and whatever else is done to the drafts of a row before they are records; as many, in their order
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
