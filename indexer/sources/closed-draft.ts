import { CleanText, optionKey } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { skippedRow } from './skipped-row.ts';
import { checkDraft } from './check-draft.ts';
import { DRAFT_DEFAULTS } from './draft-defaults.ts';

/** What a draft of a question with options needs. */
type RequiredFields = Pick<
  Draft,
  'sourceId' | 'language' | 'text' | 'correctAnswer' | 'incorrectAnswers' | 'type' | 'quality'
>;

/** The wrong answers that are not empty and differ from the right one and from each other. */
function distinctFrom(correct: string, others: readonly string[]): string[] {
  const seen = new Set([optionKey(correct), '']);
  return others.filter((answer) => seen.size < seen.add(optionKey(answer)).size);
}

/**
 * Creates the draft of a question with options. Fields that the upstream does not provide have defaults. Repeated
 * options are left out. The question is skipped if too few remain.
 */
export function closedDraft(fields: RequiredFields & Partial<Draft>): Draft | SkippedRow {
  const incorrectAnswers = distinctFrom(fields.correctAnswer, fields.incorrectAnswers);
  const draft: Draft = { ...DRAFT_DEFAULTS, ...fields, incorrectAnswers };
  const error = checkDraft(draft);
  if (error !== null) return error;
  return incorrectAnswers.length === 0 ? skippedRow('too_few_options', '') : draft;
}

/** An explanation that is valid in a record; null if it is not. */
export function explanationOf(clean: string): string | null {
  return CleanText.safeParse(clean).success ? clean : null;
}
