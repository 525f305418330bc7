import { expect, test } from 'vitest';

import { questionWords } from '../../../../src/search/words/question-words.ts';

test('a question is indexed by stems of each part, and by the words of text and answer as written', () => {
  expect(
    questionWords({
      language: 'pl',
      text: 'Nad jaką rzeką leży Kraków?',
      correctAnswer: 'Nad Wisłą',
      incorrectAnswers: ['Nad Odrą', 'Nad Sanem'],
      explanation: 'Wisła płynie przez Kraków.',
    }),
  ).toEqual({
    about: ['nad jak rzek lez krak', 'nad wisl'],
    exact: 'nad jaka rzeka lezy krakow wisla',
    options: ['nad odr', 'nad san'],
    explanation: 'wisl plyn przez krak',
  });
});

test('a question without options and explanation has none of their words', () => {
  const words = questionWords({
    language: 'en',
    text: 'Who?',
    correctAnswer: 'Ada',
    incorrectAnswers: [],
    explanation: null,
  });
  expect(words).toMatchObject({ options: [], explanation: '' });
});
