import { SOURCE_SKIPS } from '../sources/skip-reasons.ts';

/** Why a question was not imported. */
export const SKIP_REASONS = {
  ...SOURCE_SKIPS,
  line_too_long: 'longer than a line may be',
  invalid_json: 'not a JSON text in UTF-8',
  truncated: 'the file ends in the middle',
  invalid_record: 'not a canonical record',
  duplicate_line: 'an earlier line has the same source, sourceId and language',
  unknown_region: 'a region code that is not in the vocabulary',
  id_conflict: 'the id belongs to another question, or the question has another id',
  missing_parent: 'the question it translates is neither stored nor in the same batch',
  refused_by_database: 'a constraint of the database does not allow it',
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;

/** Reasons after which the input cannot tell what the upstream no longer has: a sound row may stand behind each of them. */
const INCOMPLETE_REASONS: readonly SkipReason[] = [
  'wrong_shape',
  'line_too_long',
  'invalid_json',
  'truncated',
  'invalid_record',
  'unknown_region',
  'id_conflict',
  'missing_parent',
  'refused_by_database',
];

/** One question that was not imported. */
export interface Skip {
  /** Given where the skips of several files stand together. */
  readonly file?: string;
  /** The line or row, counted from 1; for records that do not come from a file, their number. */
  readonly line: number;
  readonly reason: SkipReason;
  /** The first fault: a path into the record, a code, or the name of a constraint. */
  readonly detail: string;
}

/** What an import did. `read` is always `imported + updated + unchanged + merged + skipped`. */
export interface ImportReport {
  /** Rows of the input. */
  readonly rows: number;
  /** Questions that they could have given: a row may give one in each of two languages. */
  readonly read: number;
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  /** New, and stored as duplicates of others. */
  readonly merged: number;
  readonly skipped: number;
  readonly reasons: Readonly<Partial<Record<SkipReason, number>>>;
  /** How often each reason came with each detail, such as `invalid_record tags`. */
  readonly details: Readonly<Record<string, number>>;
  /** The first skips, to look at. */
  readonly samples: readonly Skip[];
}

/** What one batch adds to a report. */
export interface BatchOutcome {
  imported: number;
  updated: number;
  unchanged: number;
  merged: number;
  readonly skips: Skip[];
}

/** Skips that are kept word for word. */
const SAMPLES = 20;
/** Different details that are counted apart: a hostile file must not make the report grow. */
const DETAILS = 200;

export const EMPTY_REPORT: ImportReport = {
  rows: 0,
  read: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  skipped: 0,
  reasons: {},
  details: {},
  samples: [],
};

export const emptyOutcome = (): BatchOutcome => ({
  imported: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  skips: [],
});

/** Adds counts by name; names beyond the limit count as others of their kind. */
function addCounts(
  counts: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = { ...counts };
  for (const [name, count] of Object.entries(more)) {
    const counted =
      name in sum || Object.keys(sum).length < DETAILS ? name : `${name.split(' ', 1)[0] ?? ''} (others)`;
    sum[counted] = (sum[counted] ?? 0) + count;
  }
  return sum;
}

/** Two reports in one. */
export function addReports(one: ImportReport, other: ImportReport): ImportReport {
  return {
    rows: one.rows + other.rows,
    read: one.read + other.read,
    imported: one.imported + other.imported,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    merged: one.merged + other.merged,
    skipped: one.skipped + other.skipped,
    reasons: addCounts(one.reasons, other.reasons),
    details: addCounts(one.details, other.details),
    samples: [...one.samples, ...other.samples].slice(0, SAMPLES),
  };
}

/**
 * The report with a batch added.
 *
 * @throws Error when the outcomes are not as many as the questions: one would be lost or counted twice
 */
export function addBatch(
  report: ImportReport,
  { rows, read }: Pick<ImportReport, 'rows' | 'read'>,
  { imported, updated, unchanged, merged, skips }: BatchOutcome,
): ImportReport {
  const outcomes = imported + updated + unchanged + merged + skips.length;
  if (outcomes !== read) throw new Error(`${read} questions were read, and ${outcomes} came out`);
  const reasons: Record<string, number> = {};
  const details: Record<string, number> = {};
  for (const { reason, detail } of skips) {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    const name = `${reason} ${detail}`.trimEnd();
    details[name] = (details[name] ?? 0) + 1;
  }
  return addReports(report, {
    rows,
    read,
    imported,
    updated,
    unchanged,
    merged,
    skipped: skips.length,
    reasons,
    details,
    samples: skips.slice(0, SAMPLES),
  });
}

/** A report whose samples say in which file they are. */
export const withFileName = (report: ImportReport, file: string): ImportReport => ({
  ...report,
  samples: report.samples.map((sample) => ({ file, ...sample })),
});

/** Whether every row of the input was understood and taken or left out for what it says. */
export const isComplete = ({ reasons }: ImportReport): boolean =>
  INCOMPLETE_REASONS.every((reason) => reasons[reason] === undefined);
