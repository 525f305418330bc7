import { optionKey } from '../../src/contract/text.ts';
import type { Draft } from './adapter.ts';

/** What a draft of an open-ended question cannot do without. */
type Told = Pick<Draft, 'sourceId' | 'language' | 'text' | 'correctAnswer' | 'quality'>;

const distinct = (answers: readonly string[]): string[] => [
  ...new Map(answers.map((answer) => [optionKey(answer), answer] as const).toReversed()).values(),
];

/** A draft with a typed answer, where only what the upstream tells is given. Accepted answers are told apart from the correct one. */
export function openDraft(told: Told & Partial<Draft>): Draft {
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
    acceptedAnswers: accepted.filter((answer) => answer !== '' && optionKey(answer) !== correct),
  };
}

/** A draft that is answered by yes or no, in the language of the question. */
export function yesNoDraft(told: Omit<Told, 'correctAnswer'> & Partial<Draft>, right: boolean): Draft {
  const [yes, no] = told.language === 'pl' ? ['Tak', 'Nie'] : ['Yes', 'No'];
  return openDraft({
    ...told,
    type: 'boolean',
    correctAnswer: right ? yes : no,
    incorrectAnswers: [right ? no : yes],
    answerKind: null,
  });
}
