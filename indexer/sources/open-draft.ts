import { optionKey } from '../../src/contract/text.ts';
import type { Draft, SkippedRow } from './adapter.ts';
import { YES_NO } from './boolean-words.ts';
import { checkDraft, isValidAnswer } from './check-draft.ts';
import { DRAFT_DEFAULTS } from './draft-defaults.ts';

/** What a draft of an open-ended question needs. */
type RequiredFields = Pick<Draft, 'sourceId' | 'language' | 'text' | 'correctAnswer' | 'quality'>;

/** Each answer once, in its first spelling. */
const distinct = (answers: readonly string[]): string[] => [
  ...new Map(answers.map((answer) => [optionKey(answer), answer] as const).toReversed()).values(),
];

/**
 * Creates the draft of an open-ended question. Fields that the upstream does not provide have defaults. Accepted
 * answers that equal the correct one, or are not valid in a record, are left out. A question that is not valid is
 * skipped.
 */
export function openDraft(fields: RequiredFields & Partial<Draft>): Draft | SkippedRow {
  const correct = optionKey(fields.correctAnswer);
  const accepted = distinct(fields.acceptedAnswers ?? []).toReversed();
  const draft: Draft = {
    ...DRAFT_DEFAULTS,
    incorrectAnswers: [],
    type: 'text_input',
    ...fields,
    acceptedAnswers: accepted.filter((answer) => optionKey(answer) !== correct && isValidAnswer(answer)),
  };
  return checkDraft(draft) ?? draft;
}

/** Creates the draft of a yes-or-no question, with answers in its language. */
export function yesNoDraft(
  fields: Omit<RequiredFields, 'correctAnswer'> & Partial<Draft>,
  right: boolean,
): Draft | SkippedRow {
  const [yes, no] = YES_NO[fields.language];
  return openDraft({
    ...fields,
    type: 'boolean',
    correctAnswer: right ? yes : no,
    incorrectAnswers: [right ? no : yes],
    answerKind: null,
  });
}
