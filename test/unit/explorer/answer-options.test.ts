import { expect, test } from 'vitest';

import { answerOptions } from '../../../explorer/components/answer-options.ts';

const ANSWERS = { correctAnswer: 'Oslo', incorrectAnswers: ['Bern', 'Riga', 'Rome'] };

test('the right answer is at each place equally often', () => {
  const places = [0, 0, 0, 0];
  for (let number = 0; number < 4_000; number += 1) {
    const options = answerOptions({ id: `question-${number}`, type: 'multiple', ...ANSWERS });
    expect(options.toSorted()).toEqual(['Bern', 'Oslo', 'Riga', 'Rome']);
    const place = options.indexOf('Oslo');
    places[place] = (places[place] ?? 0) + 1;
  }
  for (const count of places) expect(Math.abs(count - 1_000)).toBeLessThan(120);
});

test('true comes before false in both languages, and typed answers have no options', () => {
  const options = (correctAnswer: string, incorrectAnswers: string[], type: 'boolean' | 'text_input') =>
    answerOptions({ id: 'one', type, correctAnswer, incorrectAnswers });
  expect(options('False', ['True'], 'boolean')).toEqual(['True', 'False']);
  expect(options('Prawda', ['Fałsz'], 'boolean')).toEqual(['Prawda', 'Fałsz']);
  expect(options('Oslo', [], 'text_input')).toEqual([]);
});
