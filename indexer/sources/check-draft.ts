import { CleanAnswer, CleanText } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { skippedRow } from './skipped-row.ts';

/** Characters of the longest question and answer, as in `CleanText` and `CleanAnswer`. */
const LONGEST_TEXT = 2000;
const LONGEST_ANSWER = 500;

/** Whether an answer is valid in a record. */
export const isValidAnswer = (answer: string): boolean => CleanAnswer.safeParse(answer).success;

/** Why the question would not be valid in a record; null if it is valid. */
export function checkDraft({ text, correctAnswer, incorrectAnswers }: Draft): SkippedRow | null {
  const answers = [correctAnswer, ...incorrectAnswers];
  if (text === '') return skippedRow('empty_text', 'question');
  if (correctAnswer === '') return skippedRow('empty_text', 'answer');
  if (text.length > LONGEST_TEXT) return skippedRow('text_too_long', '');
  if (answers.some((answer) => answer.length > LONGEST_ANSWER)) return skippedRow('no_short_answer', '');
  if (!CleanText.safeParse(text).success) return skippedRow('wrong_shape', 'characters of the question');
  return answers.every(isValidAnswer) ? null : skippedRow('wrong_shape', 'characters of an answer');
}
