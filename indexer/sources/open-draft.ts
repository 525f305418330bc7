import { CleanAnswer, CleanText, optionKey } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { skippedRow } from './skipped-row.ts';

/** What a draft of an open-ended question cannot do without. */
type Told = Pick<Draft, 'sourceId' | 'language' | 'text' | 'correctAnswer' | 'quality'>;

const distinct = (answers: readonly string[]): string[] => [
  ...new Map(answers.map((answer) => [optionKey(answer), answer] as const).toReversed()).values(),
];

/** Characters of the longest question, and of the longest answer: those of `CleanText` and `CleanAnswer`. */
const LONGEST_TEXT = 2000;
const LONGEST_ANSWER = 500;

const isSound = (answer: string): boolean => CleanAnswer.safeParse(answer).success;

/** Why no record could hold the question, or null. */
function faultOf({ text, correctAnswer, incorrectAnswers }: Draft): SkippedRow | null {
  if (text === '') return skippedRow('empty_text', 'question');
  if (correctAnswer === '') return skippedRow('empty_text', 'answer');
  if (text.length > LONGEST_TEXT) return skippedRow('text_too_long', '');
  if (correctAnswer.length > LONGEST_ANSWER) return skippedRow('no_short_answer', '');
  if (!CleanText.safeParse(text).success) return skippedRow('wrong_shape', 'characters of the question');
  if (![correctAnswer, ...incorrectAnswers].every(isSound))
    return skippedRow('wrong_shape', 'characters of an answer');
  return null;
}

/**
 * A draft with a typed answer, where only what the upstream tells is given. Accepted answers are told apart from the correct one, and those that
 * no record could hold are left out; a question that none could hold is skipped.
 */
export function openDraft(told: Told & Partial<Draft>): Draft | SkippedRow {
  const draft = complete(told);
  return faultOf(draft) ?? draft;
}

function complete(told: Told & Partial<Draft>): Draft {
  const correct = optionKey(told.correctAnswer);
  const accepted = distinct(told.acceptedAnswers ?? []).toReversed();
  return {
    incorrectAnswers: [],
    type: 'text_input',
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
    acceptedAnswers: accepted.filter((answer) => optionKey(answer) !== correct && isSound(answer)),
  };
}

/** A draft that is answered by yes or no, in the language of the question. */
export function yesNoDraft(
  told: Omit<Told, 'correctAnswer'> & Partial<Draft>,
  right: boolean,
): Draft | SkippedRow {
  const [yes, no] = told.language === 'pl' ? ['Tak', 'Nie'] : ['Yes', 'No'];
  return openDraft({
    ...told,
    type: 'boolean',
    correctAnswer: right ? yes : no,
    incorrectAnswers: [right ? no : yes],
    answerKind: null,
  });
}
