import { expect, test } from 'vitest';

import { isRight } from '../../../packages/client/src/index.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { records } from '../../support/starter-records.ts';

/* Judging on all questions of the starter catalogue, in both languages. */

/** As on a keyboard without diacritics, in capitals. */
const shouted = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toUpperCase();

test('no incorrect answer is right', () => {
  const right = records.flatMap((question) =>
    question.incorrectAnswers
      .filter((answer) => isRight(answer, question))
      .map((answer) => [question.correctAnswer, answer]),
  );
  expect(right).toEqual([]);
});

test('the correct answer is right, also in capitals without diacritics, and with a full stop', () => {
  const wrong = records.filter((question) => {
    const { correctAnswer } = question;
    const forms = [correctAnswer, shouted(correctAnswer), ` ${correctAnswer.toLowerCase()}. `];
    return !forms.every((form) => isRight(form, question));
  });
  expect(wrong.map(({ correctAnswer }) => correctAnswer)).toEqual([]);
});

/** The correct answer without the letter at a place that depends on the text. */
const withSlip = ({ correctAnswer, text }: QuestionRecord): string => {
  const at = 1 + (text.length % (correctAnswer.length - 2));
  return correctAnswer.slice(0, at) + correctAnswer.slice(at + 1);
};

test('99 of 100 correct answers in letters are right although a letter is missing', () => {
  // Five letters besides the article: a slip in a shorter answer makes another word.
  const long = records.filter(({ correctAnswer }) =>
    /^[\p{Letter} ]{5,}$/u.test(correctAnswer.replace(/^(?:the|an?) /iu, '')),
  );
  const right = long.filter((question) => isRight(withSlip(question), question));
  expect(long.length).toBeGreaterThan(10_000);
  expect(right.length / long.length).toBeGreaterThan(0.99);
});
