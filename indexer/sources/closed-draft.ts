import { CleanAnswer, CleanText, optionKey } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { skippedRow } from './skipped-row.ts';

/** What a draft of a question with options cannot do without. */
type Told = Pick<
  Draft,
  'sourceId' | 'language' | 'text' | 'correctAnswer' | 'incorrectAnswers' | 'type' | 'quality'
>;

/** Characters of the longest question, and of the longest option: those of `CleanText` and `CleanAnswer`. */
const LONGEST_TEXT = 2000;
const LONGEST_OPTION = 500;

/** The wrong answers that differ from the right one and from each other; what is empty is no option. */
function distinctFrom(correct: string, others: readonly string[]): string[] {
  const seen = new Set([optionKey(correct), '']);
  return others.filter((answer) => seen.size < seen.add(optionKey(answer)).size);
}

/** Why nobody could play the question, or null. */
function faultOf(draft: Draft): SkippedRow | null {
  const options = [draft.correctAnswer, ...draft.incorrectAnswers];
  if (draft.text === '') return skippedRow('empty_text', 'question');
  if (draft.correctAnswer === '') return skippedRow('empty_text', 'answer');
  if (draft.incorrectAnswers.length === 0) return skippedRow('too_few_options', '');
  if (draft.text.length > LONGEST_TEXT) return skippedRow('text_too_long', '');
  if (options.some((option) => option.length > LONGEST_OPTION)) return skippedRow('no_short_answer', '');
  if (!CleanText.safeParse(draft.text).success)
    return skippedRow('wrong_shape', 'characters of the question');
  const sound = options.every((option) => CleanAnswer.safeParse(option).success);
  return sound ? null : skippedRow('wrong_shape', 'characters of an option');
}

/**
 * A draft of a question with options, where only what the upstream tells is given. Options that repeat another one are left out;
 * a question that cannot be played then is skipped.
 */
export function closedDraft(told: Told & Partial<Draft>): Draft | SkippedRow {
  const draft: Draft = {
    acceptedAnswers: [],
    difficulty: null,
    difficultyRated: false,
    flags: [],
    category: null,
    tags: [],
    subcategories: [],
    explanation: null,
    url: null,
    modifications: [],
    extensions: {},
    answerKind: null,
    translationOf: null,
    translator: null,
    ...told,
    incorrectAnswers: distinctFrom(told.correctAnswer, told.incorrectAnswers),
  };
  return faultOf(draft) ?? draft;
}

/** The clean text of an explanation, or null when there is none that a record may hold. */
export function explanationOf(clean: string): string | null {
  return CleanText.safeParse(clean).success ? clean : null;
}
