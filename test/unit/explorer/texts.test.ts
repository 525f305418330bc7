import { describe, expect, test } from 'vitest';

import { csvHeader, csvLine } from '../../../explorer/pages/explore/export-view.ts';
import {
  countOf,
  formatNumber,
  formatShare,
  pathIn,
  splitLanguage,
} from '../../../explorer/texts/language.ts';
import { QUESTIONS } from '../../../explorer/texts/site-texts.ts';
import type { Question } from '../../../packages/client/src/index.ts';
import { QUESTION } from './a-question.ts';

describe('the languages', () => {
  test.each([
    ['/', 'en', '/'],
    ['/topics/rivers', 'en', '/topics/rivers'],
    ['/pl', 'pl', '/'],
    ['/pl/topics/rivers', 'pl', '/topics/rivers'],
    // Not the prefix, but a path that begins like it.
    ['/play', 'en', '/play'],
    ['/pl/play', 'pl', '/play'],
  ] as const)('%s is in %s', (path, language, english) => {
    expect(splitLanguage(path)).toEqual({ language, path: english });
    expect(pathIn(language, english)).toBe(path);
  });

  test.each([
    [0, '0 questions', '0 pytań'],
    [1, '1 question', '1 pytanie'],
    [2, '2 questions', '2 pytania'],
    [5, '5 questions', '5 pytań'],
    [12, '12 questions', '12 pytań'],
    [22, '22 questions', '22 pytania'],
    [1_024, '1,024 questions', '1\u00a0024 pytania'],
  ])('%i questions are counted in both languages', (count, english, polish) => {
    expect(countOf('en', count, QUESTIONS.en)).toBe(english);
    expect(countOf('pl', count, QUESTIONS.pl)).toBe(polish);
  });

  test('thousands are separated, and shares below one percent are not rounded to nothing', () => {
    expect(formatNumber('pl', 1_400_000)).toBe('1\u00a0400\u00a0000');
    expect(formatShare('en', 0.004)).toBe('0.4%');
    expect(formatShare('en', 0.427)).toBe('43%');
  });
});

describe('a CSV file', () => {
  /** The cells of a line. No value of these tests has a comma between quotation marks. */
  const cells = (line: string): string[] => line.trimEnd().slice(1, -1).split('","');

  const cellOf = (change: Partial<Question>, column: string): string | undefined =>
    cells(csvLine({ ...QUESTION, ...change }))[cells(csvHeader()).indexOf(column)];

  test('a line has a cell for every column, and ends as RFC 4180 wants it', () => {
    expect(cells(csvLine(QUESTION))).toHaveLength(cells(csvHeader()).length);
    expect(csvLine(QUESTION)).toMatch(/^"01975c2e.*\r\n$/);
    expect(cellOf({}, 'tags')).toBe('rivers poland');
    expect(cellOf({}, 'license')).toBe('CC-BY-4.0');
  });

  test('a missing value is an empty cell', () => {
    expect(cellOf({ type: 'boolean', incorrectAnswers: ['False'] }, 'incorrect_answer_2')).toBe('');
    expect(cellOf({ difficulty: null }, 'difficulty')).toBe('');
  });

  test('quotation marks are doubled, and commas and line breaks stay within the cell', () => {
    expect(csvLine({ ...QUESTION, text: 'Who said "Eureka",\nand why?' })).toContain(
      '"Who said ""Eureka"",\nand why?"',
    );
  });

  const FORMULAS = ['=1+1', '+SUM(A1)', '-2+3', '@SUM(A1)', '\t=1+1', '\r=1+1', "=cmd|' /C calc'!A0"];
  test.each(FORMULAS)('what a spreadsheet would run is text: %j', (text) => {
    expect(cellOf({ text }, 'question')).toBe(`'${text}`.replaceAll('"', '""'));
  });

  test.each(['-40', '+7', '-273.15', '-1,5'])('a number keeps its sign: %s', (correctAnswer) => {
    expect(cellOf({ correctAnswer }, 'correct_answer')).toBe(correctAnswer);
  });
});
