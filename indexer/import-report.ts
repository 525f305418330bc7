/** Why a line was not imported. */
export const SKIP_REASONS = {
  line_too_long: 'longer than a line may be',
  invalid_json: 'not a JSON text in UTF-8',
  invalid_record: 'not a canonical record',
  duplicate_line: 'an earlier line has the same source, sourceId and language',
  unknown_region: 'a region code that is not in the vocabulary',
  id_conflict: 'the id belongs to another question, or the question has another id',
  missing_parent: 'the question it translates is neither stored nor in the same batch',
  refused_by_database: 'a constraint of the database does not allow it',
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;

/** One line that was not imported. */
export interface Skip {
  /** Counted from 1; for records that do not come from a file, their number. */
  readonly line: number;
  readonly reason: SkipReason;
  /** The first fault: a path into the record, a code, or the name of a constraint. */
  readonly detail: string;
}

/** What an import did. `read` is always `imported + updated + unchanged + skipped`. */
export interface ImportReport {
  readonly read: number;
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
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
  readonly skips: Skip[];
}

/** Skips that are kept word for word. */
const SAMPLES = 20;
/** Different details that are counted apart: a hostile file must not make the report grow. */
const DETAILS = 200;

export const EMPTY_REPORT: ImportReport = {
  read: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  reasons: {},
  details: {},
  samples: [],
};

/** The report with a batch of `read` lines added. */
export function addBatch(report: ImportReport, read: number, outcome: BatchOutcome): ImportReport {
  const reasons = { ...report.reasons };
  const details = { ...report.details };
  for (const { reason, detail } of outcome.skips) {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    const name = `${reason} ${detail}`;
    const counted = name in details || Object.keys(details).length < DETAILS ? name : `${reason} (others)`;
    details[counted] = (details[counted] ?? 0) + 1;
  }
  return {
    read: report.read + read,
    imported: report.imported + outcome.imported,
    updated: report.updated + outcome.updated,
    unchanged: report.unchanged + outcome.unchanged,
    skipped: report.skipped + outcome.skips.length,
    reasons,
    details,
    samples: [...report.samples, ...outcome.skips].slice(0, SAMPLES),
  };
}
