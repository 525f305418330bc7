import { expect, test } from 'vitest';

import { questionWords } from '../../../../indexer/search/document.ts';

test('a question is indexed by stems of each part, joined words last, and by the words of text and answer as written', () => {
  expect(
    questionWords({
      language: 'pl',
      text: 'Nad jaką rzeką leży Kraków?',
      correctAnswer: 'Nad Wisłą',
      incorrectAnswers: ['Nad Odrą', 'Nad Sanem'],
      explanation: 'Wisła płynie przez Kraków.',
    }),
  ).toEqual({
    about: ['nad jak rzek lez krak', 'nad wisl', 'rzekalez lezykrak'],
    exact: 'nad jaka rzeka lezy krakow wisla',
    options: ['nad odr', 'nad san'],
    explanation: ['wisl plyn przez krak'],
    size: 3,
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
  expect(words).toMatchObject({ options: [], explanation: [], size: 0 });
});

test('names and compounds are indexed as one word, too', () => {
  const { about, options, explanation } = questionWords({
    language: 'en',
    text: 'Who sent e-mails about Star Wars?',
    correctAnswer: 'J. R. R. Tolkien',
    incorrectAnswers: ['AC/DC', 'Pac-Man'],
    explanation: 'He had no Wi-Fi at home.',
  });
  expect(about).toEqual([
    'who sent e mail about star war',
    'j r r tolkien',
    expect.stringMatching(/^email .*starwar.* jrr .*rtolkien$/),
  ]);
  expect(options).toEqual(['ac dc', 'pac man', 'acdc pacman']);
  expect(explanation).toEqual(['he had no wi fi at home', 'wifi']);
});
