import type { Draft } from '../../indexer/sources/adapter.ts';

/** A draft that no rule knows anything about, in English, with an open answer. Say only what the test is about. */
export function aDraft(wanted: Partial<Draft> = {}): Draft {
  return {
    sourceId: 'test-1',
    language: 'en',
    text: 'Who is it?',
    correctAnswer: 'Nobody',
    incorrectAnswers: [],
    acceptedAnswers: [],
    type: 'text_input',
    difficulty: null,
    difficultyRated: false,
    quality: 'standard',
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
    ...wanted,
  };
}
