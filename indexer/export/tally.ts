import type { ExportRow } from '../store/questions/export-questions.ts';

type Counts = Record<string, number>;

/** The counts of an export. Tiers are counted as in responses: a stale translation is `needs_review`. */
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

/** Adds a question. */
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
