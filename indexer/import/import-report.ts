import { z } from 'zod';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { QualityTier } from '../../src/contract/vocabulary.ts';
import { SOURCE_SKIPS } from '../sources/draft.ts';

/** Why a question was not imported. */
export const SKIP_REASONS = {
  ...SOURCE_SKIPS,
  line_too_long: 'the line is too long',
  invalid_json: 'not JSON in UTF-8',
  truncated: 'the file ends in the middle',
  damaged: 'the compressed file is damaged from there on',
  trailing_bytes: 'other bytes follow the compressed data, and were not read',
  upstream_refused: 'the saved response has an error code instead of questions',
  invalid_record: 'not a canonical record',
  too_large: 'the record is too large',
  duplicate_line: 'an earlier line has the same source, sourceId and language',
  unknown_region: 'an unknown region code',
  id_conflict: 'the id belongs to another question, or the question has another id',
  missing_parent: 'the question it translates is neither stored nor in the same batch',
  refused_by_database: 'it violates a database constraint',
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;

/** Whether the upstream has no question in such a row, or one that was read. All other skipped rows may be questions. */
const isHarmless = (reason: string): boolean =>
  reason === 'duplicate_line' || (reason in SOURCE_SKIPS && reason !== 'wrong_shape');

/** One question that was not imported. */
export interface Skip {
  /** Set if the skips of several files are combined. */
  readonly file?: string;
  /** The line or row, counted from 1; for records that are not from a file, their number. */
  readonly line: number;
  readonly reason: SkipReason;
  /** The first error: a path in the record, a code, or the name of a constraint. */
  readonly detail: string;
}

/** The result of an import. `read` is always `imported + updated + unchanged + merged + skipped`. */
export interface ImportReport {
  /** Rows of the input. */
  readonly rows: number;
  /** Questions that the rows could give: a row may have one in each of two languages. */
  readonly read: number;
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  /** New questions that were stored as duplicates of others. */
  readonly merged: number;
  readonly skipped: number;
  /** Questions that were not skipped or merged, by quality. A default draw has those of `high`. */
  readonly tiers: Readonly<Record<QualityTier, number>>;
  /** What counted most against questions that are not `high`, such as `standard unread`. */
  readonly tierReasons: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Partial<Record<SkipReason, number>>>;
  /** The number of skips for each reason and detail, such as `invalid_record tags`. */
  readonly details: Readonly<Record<string, number>>;
  /** The first skips. */
  readonly samples: readonly Skip[];
}

/** The result of one batch. */
export interface BatchOutcome {
  imported: number;
  updated: number;
  unchanged: number;
  merged: number;
  readonly tiers: Record<QualityTier, number>;
  readonly tierReasons: Record<string, number>;
  readonly skips: Skip[];
}

/** Skips that are reported in full. */
const SAMPLES = 20;
/** Details that are counted separately: a hostile file must not make the report grow. */
const DETAILS = 200;

const noTiers = (): Record<QualityTier, number> => ({ high: 0, standard: 0, needs_review: 0 });

export const EMPTY_REPORT: ImportReport = {
  rows: 0,
  read: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  skipped: 0,
  tiers: noTiers(),
  tierReasons: {},
  reasons: {},
  details: {},
  samples: [],
};

export const emptyOutcome = (): BatchOutcome => ({
  imported: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  tiers: noTiers(),
  tierReasons: {},
  skips: [],
});

/** Adds counts by name. Names beyond the limit are counted as others with the same reason. */
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

/** A file may name its own reasons. Others than short names could fill checkpoints, or control the terminal. */
const Reasons = z.array(
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch('other'),
);

/** Counts the quality of a question. */
export function countTier(
  { tiers, tierReasons }: Pick<BatchOutcome, 'tiers' | 'tierReasons'>,
  { quality, extensions }: Pick<QuestionRecord, 'quality' | 'extensions'>,
): void {
  tiers[quality] += 1;
  if (quality === 'high') return;
  const [reason] = [extensions.flags, extensions.qualityReasons].flatMap(
    (given) => Reasons.safeParse(given).data ?? [],
  );
  if (reason === undefined) return;
  const name = `${quality} ${reason}`;
  tierReasons[name] = (tierReasons[name] ?? 0) + 1;
}

/** Adds the counts of another outcome. */
export function addTiers(total: BatchOutcome, { tiers, tierReasons }: BatchOutcome): void {
  for (const tier of QualityTier.options) total.tiers[tier] += tiers[tier];
  for (const [name, count] of Object.entries(tierReasons))
    total.tierReasons[name] = (total.tierReasons[name] ?? 0) + count;
}

/** Adds two reports. */
export function addReports(one: ImportReport, other: ImportReport): ImportReport {
  return {
    rows: one.rows + other.rows,
    read: one.read + other.read,
    imported: one.imported + other.imported,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    merged: one.merged + other.merged,
    skipped: one.skipped + other.skipped,
    tiers: {
      high: one.tiers.high + other.tiers.high,
      standard: one.tiers.standard + other.tiers.standard,
      needs_review: one.tiers.needs_review + other.tiers.needs_review,
    },
    tierReasons: addCounts(one.tierReasons, other.tierReasons),
    reasons: addCounts(one.reasons, other.reasons),
    details: addCounts(one.details, other.details),
    samples: [...one.samples, ...other.samples].slice(0, SAMPLES),
  };
}

/**
 * Adds a batch to a report.
 *
 * @throws Error if the outcomes do not add up to the questions: one would be lost or counted twice
 */
export function addBatch(
  report: ImportReport,
  { rows, read }: Pick<ImportReport, 'rows' | 'read'>,
  { imported, updated, unchanged, merged, tiers, tierReasons, skips }: BatchOutcome,
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
    tiers,
    tierReasons,
    reasons,
    details,
    samples: skips.slice(0, SAMPLES),
  });
}

/** Adds the name of the file to the samples. */
export const withFileName = (report: ImportReport, file: string): ImportReport => ({
  ...report,
  samples: report.samples.map((sample) => ({ file, ...sample })),
});

/** The reasons of rows that are not questions at all. */
const STRANGE_REASONS: readonly SkipReason[] = [
  'wrong_shape',
  'line_too_long',
  'invalid_json',
  'invalid_record',
];

/** Whether a row was understood, even if it gives no question. */
export const isUnderstood = (item: object | Skip): boolean =>
  !('reason' in item) || !STRANGE_REASONS.includes(item.reason);

/** Whether every row of the input was understood, so that missing questions are really missing. */
export const isComplete = ({ reasons }: ImportReport): boolean => Object.keys(reasons).every(isHarmless);
