import type { ExportRow } from '../../src/store/questions/export-questions.ts';

type Counts = Record<string, number>;

/** What an export holds. Tiers are those that a request sees: a stale translation counts as needs_review. */
export interface ExportTally {
  questions: number;
  placeholders: number;
  stale: number;
  readonly sources: Counts;
  readonly languages: Counts;
  readonly licenses: Counts;
  readonly tiers: Counts;
}

export const emptyTally = (): ExportTally => ({
  questions: 0,
  placeholders: 0,
  stale: 0,
  sources: {},
  languages: {},
  licenses: {},
  tiers: {},
});

const add = (counts: Counts, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Counts one question. */
export function countQuestion(
  tally: ExportTally,
  { source, language, license, quality, is_stale: isStale }: ExportRow,
): void {
  tally.questions += 1;
  if (isStale) tally.stale += 1;
  add(tally.sources, source);
  add(tally.languages, language);
  add(tally.licenses, license);
  add(tally.tiers, isStale ? 'needs_review' : quality);
}
