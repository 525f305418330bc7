import { expect, test } from 'vitest';

import { similarPairs } from '../../../../cli/check-catalogue.ts';

const question = (id: string, text: string, wanted: { type?: 'text_input'; answer?: string } = {}) => ({
  id,
  language: 'en' as const,
  type: wanted.type ?? ('multiple' as const),
  text,
  correctAnswer: wanted.answer ?? 'Mockland',
  incorrectAnswers: wanted.type === undefined ? ['Stubland', 'Fakeland', 'Dummyland'] : [],
  acceptedAnswers: [],
});

test('questions that differ only in diacritics are a pair', () => {
  const questions = [
    question('soup', 'From which country does phở soup come?'),
    question('stew', 'From which country does the stew come?'),
    question('again', 'From which country does pho soup come?'),
  ];
  expect(similarPairs(questions)).toEqual([['soup', 'again']]);
});

test('those with other answers, or with options and without, are none', () => {
  const text = 'From which country does pho soup come?';
  const questions = [
    question('one', text),
    question('typed', text, { type: 'text_input' }),
    question('other', text, { answer: 'Gloomland' }),
  ];
  expect(similarPairs(questions)).toEqual([]);
});
