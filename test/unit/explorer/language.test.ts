import { expect, test } from 'vitest';

import {
  countOf,
  formatNumber,
  formatShare,
  pathIn,
  splitLanguage,
} from '../../../explorer/texts/language.ts';
import { QUESTIONS } from '../../../explorer/texts/site-texts.ts';

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
