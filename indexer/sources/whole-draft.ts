import { CleanAnswer, CleanText } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { skippedRow } from './skipped-row.ts';

/** What of a draft an upstream need not tell. */
export const DRAFT_DEFAULTS = {
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
} satisfies Partial<Draft>;

/** Characters of the longest question, and of the longest answer: those of `CleanText` and `CleanAnswer`. */
const LONGEST_TEXT = 2000;
const LONGEST_ANSWER = 500;

/** Whether a record may hold an answer. */
export const isValidAnswer = (answer: string): boolean => CleanAnswer.safeParse(answer).success;

/** Why no record could hold the question; null when all is well. */
export function checkDraft({ text, correctAnswer, incorrectAnswers }: Draft): SkippedRow | null {
  const answers = [correctAnswer, ...incorrectAnswers];
  if (text === '') return skippedRow('empty_text', 'question');
  if (correctAnswer === '') return skippedRow('empty_text', 'answer');
  if (text.length > LONGEST_TEXT) return skippedRow('text_too_long', '');
  if (answers.some((answer) => answer.length > LONGEST_ANSWER)) return skippedRow('no_short_answer', '');
  if (!CleanText.safeParse(text).success) return skippedRow('wrong_shape', 'characters of the question');
  return answers.every(isValidAnswer) ? null : skippedRow('wrong_shape', 'characters of an answer');
}
