import { describe, expect, test } from 'vitest';

import { difficultyOf } from '../../../catalogue/difficulty.ts';
import type { BilingualQuestion, Familiarity, Template, Wording } from '../../../catalogue/template.ts';
import type { Difficulty } from '../../../src/contract/vocabulary.ts';

const half: Wording = { text: 'Which game is it?', correct: 'Chess', incorrect: ['Go', 'Ludo', 'Halma'] };

const template: Template = {
  name: 'game-of-thing',
  type: 'multiple',
  category: 'board-games',
  subcategories: [],
  tags: [],
  hardness: 0,
  written: '2026-11-21',
  questions: () => [],
};

function levels(
  fields: Partial<BilingualQuestion>,
  of: Partial<Template> = {},
): Readonly<Record<'en' | 'pl', Difficulty>> {
  const question: BilingualQuestion = { key: 'chess', familiarity: 2, en: half, pl: half, ...fields };
  const whole = { ...template, ...of };
  return { en: difficultyOf(whole, question, 'en'), pl: difficultyOf(whole, question, 'pl') };
}

describe('the difficulty of a starter question', () => {
  test.each([
    [1, 0, 'trivial'],
    [3, 0, 'medium'],
    [3, 1, 'hard'],
    [5, 1, 'expert'],
    [1, -1, 'trivial'],
  ] satisfies [Familiarity, Template['hardness'], Difficulty][])(
    'of familiarity %i and hardness %i is %s',
    (familiarity, hardness, level) => {
      expect(levels({ familiarity }, { hardness })).toEqual({ en: level, pl: level });
    },
  );

  test('is two levels higher in English if only Poles are likelier to know it, and lower in Polish', () => {
    expect(levels({ familiarity: 2, regions: ['pl'] })).toEqual({ en: 'hard', pl: 'trivial' });
    expect(levels({ familiarity: 1, regions: ['pl'] }, { hardness: -2 })).toEqual({
      en: 'medium',
      pl: 'trivial',
    });
    expect(levels({ familiarity: 4, regions: ['pl', 'lt'] })).toEqual({ en: 'expert', pl: 'medium' });
    expect(levels({ familiarity: 2, regions: ['pl', 'cz', 'sk'] })).toEqual({ en: 'easy', pl: 'easy' });
  });

  test('is higher still in English for the stars and shows of Poland', () => {
    const television = { category: 'television' } as const;
    expect(levels({ familiarity: 1, regions: ['pl'] }, television)).toEqual({ en: 'hard', pl: 'trivial' });
    expect(levels({ familiarity: 1, regions: ['pl', 'de'] }, television)).toEqual({
      en: 'medium',
      pl: 'trivial',
    });
    expect(levels({ familiarity: 1, regions: ['pl', 'gb'] }, television)).toEqual({
      en: 'trivial',
      pl: 'trivial',
    });
  });

  test('is a level higher in Polish if only English-speaking countries are likelier to know it', () => {
    expect(levels({ familiarity: 2, regions: ['gb', 'us'] })).toEqual({ en: 'easy', pl: 'medium' });
    expect(levels({ familiarity: 2, regions: ['gb', 'fr'] })).toEqual({ en: 'easy', pl: 'easy' });
  });

  test('is the one that was chosen for each language, if there is one', () => {
    expect(levels({ familiarity: { en: 1, pl: 4 }, regions: ['pl'] })).toEqual({ en: 'trivial', pl: 'hard' });
  });

  test('is never easy if a wrong year is close to the right one', () => {
    const years = (incorrect: readonly string[]): Partial<BilingualQuestion> => {
      const wording = { text: 'When?', correct: '1969', incorrect };
      return { familiarity: 1, en: wording, pl: wording };
    };
    expect(levels(years(['1964', '1912', '1888'])).en).toBe('medium');
    expect(levels(years(['1963', '1912', '1888'])).en).toBe('trivial');
    expect(
      levels({ familiarity: 1, en: { text: 'How many?', correct: '8', incorrect: ['7', '9', '6'] } }).en,
    ).toBe('trivial');
    expect(levels(years(['1964', '1912', '1888']), { byHand: true }).en).toBe('trivial');
  });

  test('is shifted where fact tables were rated on another scale', () => {
    expect(levels({}, { category: 'anime-manga' }).en).toBe('medium');
    expect(levels({}, { category: 'geography' }).en).toBe('trivial');
    expect(levels({}, { category: 'geography', byHand: true }).en).toBe('easy');
  });
});
