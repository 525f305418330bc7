import { describe, expect, expectTypeOf, test } from 'vitest';

import { isRight, type Judged, type Question } from '../../../packages/client/src/index.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { records } from '../../support/data/starter-records.ts';
import { sized } from '../../support/sized.ts';

test('questions of the service can be judged', () => {
  expectTypeOf<Question>().toExtend<Judged>();
});

const asked = (correctAnswer: string, ...incorrectAnswers: string[]) => ({ correctAnswer, incorrectAnswers });

test.each([
  ['the vistula', asked('Vistula')],
  ['Vistula', asked('The Vistula')],
  ['  VISTULA! ', asked('The Vistula')],
  ['lodz', asked('Łódź')],
  ['wisla', asked('Wisła')],
  ['Zazolc gesla jazn', asked('Zażółć gęślą jaźń')],
  ['Strasse', asked('Straße')],
  ['Sao Paulo', asked('São Paulo')],
  ['oneill', asked("O'Neill")],
  ['Simon and Garfunkel', asked('Simon & Garfunkel')],
  ['Wolga', asked('Volga', 'Danube')],
  ['Amazno', asked('Amazon', 'Nile')],
  ['Shakespear', asked('Shakespeare')],
  ['Wiliam Shakespear', asked('William Shakespeare')],
  ['Constantinopel', asked('Constantinople')],
  ['1969', asked('1969', '1968')],
  ['1000000', asked('1,000,000')],
  ['1 000', asked('1.000')],
  ['-40', asked('−40')],
  ['louis xiv', asked('Louis XIV', 'Louis XV')],
  ['TheBeatles', asked('The Beatles')],
  ['Te Beatles', asked('The Beatles')],
  ['New-York', asked('New York', 'York')],
  ['Newyork', asked('New York', 'York')],
  ['c++', asked('C++', 'C', 'C#')],
  ['€', asked('€', '£')],
  ['10^2', asked('10²', '102')],
  ['10^-9.', asked('10⁻⁹', '10⁹')],
  ['13,8 billion years', asked('13.8 billion years', '138 billion years')],
  ['ctrl+c.', asked('Ctrl+C', 'Ctrl+V')],
  ['Dc Comicss', asked('DC Comics')],
  ['Apolo 11', asked('Apollo 11', 'Apollo 12')],
  ["i'm not a cat.", asked("I'm not a cat", "I'm not a baby")],
  ["henry viii's wives.", asked("Henry VIII's wives", "Henry VII's wives")],
  ['東京', asked('東京')],
  // An accepted answer.
  ['robert zimmermann', { ...asked('Bob Dylan'), extensions: { acceptedAnswers: ['Robert Zimmerman', 7] } }],
])('is right: %s for %o', (given, question) => {
  expect(isRight(given, question)).toBe(true);
});

test.each([
  ['', asked('Vistula')],
  ['?!', asked('Vistula')],
  ['?!', asked('?')],
  ['Oder', asked('Vistula', 'Oder')],
  ['Nil', asked('Nile')],
  ['cat', asked('bat')],
  ['Iran', asked('Iraq', 'Iran')],
  ['Austria', asked('Australia', 'Austria')],
  // As close to the incorrect answer as to the correct one.
  ['Slovania', asked('Slovenia', 'Slovakia')],
  ['1968', asked('1969')],
  ['10000', asked('1,000')],
  ['3.15', asked('3.14')],
  ['15', asked('1.5')],
  ['40', asked('−40')],
  ['Apollo 12', asked('Apollo 11')],
  ['12 34', asked('1234')],
  ['102', asked('10²')],
  ['10^9', asked('10⁻⁹')],
  ['MCMLXXXII', asked('MCMLXXXIII')],
  ['a cat', asked('A bat')],
  ['C', asked('C++')],
  ['C#', asked('C++')],
  ['£', asked('€')],
  ['Apollo', asked('Apollo 11')],
  ['Louis XV', asked('Louis XIV')],
  ['Elizabeth II', asked('Elizabeth I')],
  ["Henry VII's wives", asked("Henry VIII's wives")],
  ['Shakespeare', asked('William Shakespeare')],
  ['Vistula '.repeat(100), asked('Vistula')],
])('is wrong: %s for %o', (given, question) => {
  expect(isRight(given, question)).toBe(false);
});

describe('on all questions of the starter catalogue, in both languages,', () => {
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
    const some = records.filter((_record, index) => index % sized({ short: 4, long: 1 }) === 0);
    // Five letters besides the article: a slip in a shorter answer makes another word.
    const long = some.filter(({ correctAnswer }) =>
      /^[\p{Letter} ]{5,}$/u.test(correctAnswer.replace(/^(?:the|an?) /iu, '')),
    );
    const right = long.filter((question) => isRight(withSlip(question), question));
    expect(long.length).toBeGreaterThan(sized({ short: 2_500, long: 10_000 }));
    expect(right.length / long.length).toBeGreaterThan(0.99);
  });
});
