import { CleanText, optionKey } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { skippedRow } from './skipped-row.ts';
import { checkDraft, DRAFT_DEFAULTS } from './whole-draft.ts';

/** What a draft of a question with options cannot do without. */
type RequiredFields = Pick<
  Draft,
  'sourceId' | 'language' | 'text' | 'correctAnswer' | 'incorrectAnswers' | 'type' | 'quality'
>;

/** The wrong answers that differ from the right one and from each other; what is empty is no option. */
function distinctFrom(correct: string, others: readonly string[]): string[] {
  const seen = new Set([optionKey(correct), '']);
  return others.filter((answer) => seen.size < seen.add(optionKey(answer)).size);
}

/**
 * A draft of a question with options, where only what the upstream tells is given. Options that repeat another one are left out;
 * a question that cannot be played then is skipped.
 */
export function closedDraft(told: RequiredFields & Partial<Draft>): Draft | SkippedRow {
  const incorrectAnswers = distinctFrom(told.correctAnswer, told.incorrectAnswers);
  const draft: Draft = { ...DRAFT_DEFAULTS, ...told, incorrectAnswers };
  const fault = checkDraft(draft);
  if (fault !== null) return fault;
  return incorrectAnswers.length === 0 ? skippedRow('too_few_options', '') : draft;
}

/** The clean text of an explanation, or null when there is none that a record may hold. */
export function explanationOf(clean: string): string | null {
  return CleanText.safeParse(clean).success ? clean : null;
}
