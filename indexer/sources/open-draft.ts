import { optionKey } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { YES_NO } from './boolean-words.ts';
import { checkDraft, isValidAnswer, DRAFT_DEFAULTS } from './whole-draft.ts';

/** What a draft of an open-ended question cannot do without. */
type RequiredFields = Pick<Draft, 'sourceId' | 'language' | 'text' | 'correctAnswer' | 'quality'>;

/** Each answer once, in the spelling that comes first. */
const distinct = (answers: readonly string[]): string[] => [
  ...new Map(answers.map((answer) => [optionKey(answer), answer] as const).toReversed()).values(),
];

/**
 * A draft with a typed answer, where only what the upstream tells is given. Accepted answers are told apart from the correct one, and those that
 * no record could hold are left out; a question that none could hold is skipped.
 */
export function openDraft(told: RequiredFields & Partial<Draft>): Draft | SkippedRow {
  const correct = optionKey(told.correctAnswer);
  const accepted = distinct(told.acceptedAnswers ?? []).toReversed();
  const draft: Draft = {
    ...DRAFT_DEFAULTS,
    incorrectAnswers: [],
    type: 'text_input',
    ...told,
    acceptedAnswers: accepted.filter((answer) => optionKey(answer) !== correct && isValidAnswer(answer)),
  };
  return checkDraft(draft) ?? draft;
}

/** A draft that is answered by yes or no, in the language of the question. */
export function yesNoDraft(
  told: Omit<RequiredFields, 'correctAnswer'> & Partial<Draft>,
  right: boolean,
): Draft | SkippedRow {
  const [yes, no] = YES_NO[told.language];
  return openDraft({
    ...told,
    type: 'boolean',
    correctAnswer: right ? yes : no,
    incorrectAnswers: [right ? no : yes],
    answerKind: null,
  });
}
