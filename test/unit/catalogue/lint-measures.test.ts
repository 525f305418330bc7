import { describe, expect, test } from 'vitest';

import { checkExplained } from '../../../catalogue/lint/explanations.ts';
import { checkLikeness, likenesses } from '../../../catalogue/lint/giveaways/likeness.ts';
import { checkStandingOut, countStandingOut } from '../../../catalogue/lint/giveaways/stands-out.ts';
import { chanceOfPair, checkPairsInDraws } from '../../../catalogue/lint/measures/pairs-in-draws.ts';
import { checkReversedTwins, reversedTwins } from '../../../catalogue/lint/measures/reversed-twins.ts';
import {
  checkTemplatesByCategory,
  templatesByCategory,
} from '../../../catalogue/lint/measures/templates-by-category.ts';
import { checkYears } from '../../../catalogue/lint/measures/years.ts';
import { questionsOf, type TemplateQuestion } from '../../../catalogue/template-question.ts';
import type { Template, Wording } from '../../../catalogue/template.ts';

const keys = (count: number): string[] => Array.from({ length: count }, (_, index) => `k${index}`);

function aWording(fields: Partial<Wording> = {}): Wording {
  return { text: 'Which game is it?', correct: 'Chess', incorrect: ['Go', 'Ludo', 'Halma'], ...fields };
}

/** A template with these wordings, the same in both languages. */
function aTemplate(
  wordings: readonly Wording[],
  fields: Partial<Template> = {},
  kind?: string,
): readonly TemplateQuestion[] {
  return questionsOf([
    {
      name: 'game-of-thing',
      type: 'multiple',
      category: 'board-games',
      subcategories: [],
      tags: [],
      hardness: 0,
      written: '2026-11-21',
      questions: () =>
        wordings.map((wording, index) => ({
          key: `k${index}`,
          familiarity: 1,
          en: wording,
          pl: wording,
          ...(kind === undefined ? {} : { kind }),
        })),
      ...fields,
    },
  ]);
}

const many = (count: number, fields: Partial<Template> = {}, kind?: string): readonly TemplateQuestion[] =>
  aTemplate(
    keys(count).map((key) => aWording({ text: key })),
    fields,
    kind,
  );

const texts = (count: number, wording: (number: number) => Partial<Wording>): Wording[] =>
  keys(count).map((_, index) => aWording(wording(index)));

describe('pairs in draws', () => {
  test('are as likely as counting says', () => {
    expect(chanceOfPair([1, 1, 1, 1], 3)).toBeCloseTo(0);
    // Of the six pairs of four items, two are of one group.
    expect(chanceOfPair([2, 2], 2)).toBeCloseTo(1 / 3);
    // Birthdays of 23 people, drawn from many people for each day.
    expect(chanceOfPair(Array<number>(365).fill(10_000), 23)).toBeCloseTo(0.507, 2);
  });

  test('are found where few templates have many questions', () => {
    const few = keys(101).flatMap((key) => many(10, { name: key }));
    expect(checkPairsInDraws(few)).toEqual([
      expect.stringMatching(/of the default draws of 10 \(en\) have two/) as unknown,
      expect.stringMatching(/\(pl\)/) as unknown,
    ]);
    expect(checkPairsInDraws([...few, ...many(5000, { byHand: true })])).toEqual([]);
  });
});

describe('templates of a category', () => {
  const ofGames = (all: readonly TemplateQuestion[]): number =>
    templatesByCategory(all).find(({ category }) => category === 'board-games')?.effective ?? 0;

  test('count as much as templates of equal size', () => {
    expect(ofGames([...many(10, { name: 'a' }), ...many(10, { name: 'b' })])).toBeCloseTo(2);
    expect(ofGames([...many(30, { name: 'a' }), ...many(10, { name: 'b' })])).toBeCloseTo(1.6);
  });

  test('count a kind of written questions once, and facts one by one', () => {
    expect(ofGames(many(10, { byHand: true }, 'odd-one-out'))).toBeCloseTo(1);
    expect(ofGames(many(10, { byHand: true }, 'fact'))).toBeCloseTo(10);
    expect(ofGames(many(10, { varied: true }))).toBeCloseTo(10);
  });

  test('are too few, or one of them is too large', () => {
    const findings = checkTemplatesByCategory(many(1000));
    expect(findings).toContain('board-games has 1.0 effective templates: at least 12.');
    expect(findings).toContain('game-of-thing has 100.0 % of board-games: at most 15 %.');
    const spread = keys(20).flatMap((key) => many(50, { name: key }));
    expect(checkTemplatesByCategory(spread).filter((finding) => finding.includes('board-games'))).toEqual([]);
  });
});

describe('reversed twins', () => {
  const author = aWording({ text: 'Who wrote “Dune”?', correct: 'Frank Herbert' });
  const book = aWording({ text: 'What did Frank Herbert write?', correct: 'Dune' });

  test('are two questions of different templates, each with the answer of the other', () => {
    const both = [...aTemplate([author], { name: 'author' }), ...aTemplate([book], { name: 'book' })];
    expect(reversedTwins(both).map(({ id }) => id)).toEqual(['author/k0', 'book/k0']);
    expect(reversedTwins(aTemplate([author, book]))).toEqual([]);
    expect(reversedTwins([...aTemplate([author], { name: 'author' }), ...aTemplate([aWording()])])).toEqual(
      [],
    );
  });

  test('are too many above a share', () => {
    const twins = (count: number): readonly TemplateQuestion[] => [
      ...aTemplate(
        texts(count, (number) => ({ text: `Who wrote Book${number}?`, correct: `Author${number}` })),
        { name: 'author' },
      ),
      ...aTemplate(
        texts(count, (number) => ({ text: `What did Author${number} write?`, correct: `Book${number}` })),
        { name: 'book' },
      ),
    ];
    expect(checkReversedTwins([...twins(10), ...many(1000)])).toEqual([]);
    expect(checkReversedTwins([...twins(40), ...many(1000)])).toEqual([
      '7.4 % of all questions have a reversed twin: at most 3 %.',
    ]);
  });
});

describe('years', () => {
  const year = (number: number): Partial<Wording> => ({
    text: 'In which year?',
    correct: String(1900 + number),
  });

  test('are asked by a template at most twenty times', () => {
    expect(checkYears(aTemplate(texts(20, year)))).toEqual([]);
    expect(checkYears(aTemplate(texts(21, year)))).toEqual(['game-of-thing asks for 21 years: at most 20.']);
  });

  test('are not numbers of other things', () => {
    const sums = texts(30, (number) => ({ text: 'How much is it?', correct: String(1900 + number) }));
    expect(checkYears(aTemplate(sums))).toEqual([]);
  });
});

describe('options that are like the question', () => {
  test('have a word of it alone', () => {
    const wording = { text: 'What does a volcanologist study?', correct: 'Volcanoes' };
    expect(
      likenesses(aTemplate([aWording({ ...wording, incorrect: ['Caves', 'Rivers', 'Stars'] })])),
    ).toEqual([
      'game-of-thing/k0 (en): only “Volcanoes” has a word like one in “What does a volcanologist study?”.',
      expect.stringContaining('(pl)') as unknown,
    ]);
    const two = { ...wording, incorrect: ['Volcanic islands', 'Rivers', 'Stars'] };
    expect(likenesses(aTemplate([aWording(two)]))).toEqual([]);
  });

  test('start with the letter of its symbol alone', () => {
    const wording = { text: 'Which element has the symbol Hf?', correct: 'Hafnium' };
    expect(likenesses(aTemplate([aWording(wording)]))).toEqual([]);
    expect(
      likenesses(aTemplate([aWording({ ...wording, incorrect: ['Gold', 'Iron', 'Neon'] })])),
    ).toHaveLength(2);
    expect(
      likenesses(aTemplate([aWording({ ...wording, correct: 'Gold', incorrect: ['Iron', 'Neon', 'Tin'] })])),
    ).toEqual([]);
  });
});

test('questions without an explanation are listed', () => {
  expect(checkExplained(aTemplate([aWording({ explanation: 'It is played on 64 squares.' })]))).toEqual([]);
  expect(checkExplained(aTemplate([aWording()]))).toEqual(['game-of-thing/k0 has no explanation.']);
});

test('too many options that are like the question are listed', () => {
  const alike = { text: 'What does a volcanologist study?', correct: 'Volcanoes' };
  const mix = (like: number, unlike: number): Wording[] => [
    ...texts(like, () => alike),
    ...texts(unlike, () => ({})),
  ];
  expect(checkLikeness(aTemplate(mix(1, 99)))).toEqual([]);
  expect(checkLikeness(aTemplate(mix(2, 98)))).toHaveLength(4);
});

describe('options that stand out', () => {
  const countOf = (feature: string, wordings: readonly Wording[]): readonly number[] => {
    const counted = countStandingOut(aTemplate(wordings)).find((count) => count.feature === feature);
    return [counted?.questions ?? 0, counted?.right ?? 0];
  };

  // Each wording counts twice, because it stands for both languages.
  test.each([
    ['long', ['Chess and draughts', 'Go', 'Ludo', 'Halma']],
    ['short', ['Go', 'Chess and draughts', 'Ludo and halma', 'Backgammon']],
    ['gender', ['Agnes Varda', 'Wim Wenders', 'Luis Buñuel', 'Fritz Lang']],
    ['era', ['1799', '1888', '1856', '1805']],
    ['digits', ['Catch-22', 'Ulysses', 'Emma', 'Ivanhoe']],
    ['article', ['The Trial', 'Ulysses', 'Emma', 'Ivanhoe']],
    ['capital', ['euro', 'Krone', 'Lira', 'Zloty']],
    ['signs', ['Hello, Dolly', 'Hair', 'Cats', 'Evita']],
  ])('differ in %s', (feature, [alone = '', ...others]) => {
    const text = 'Who or what is it?';
    expect(countOf(feature, [aWording({ text, correct: alone, incorrect: others })])).toEqual([2, 2]);
    const [correct = '', ...rest] = others;
    expect(countOf(feature, [aWording({ text, correct, incorrect: [alone, ...rest] })])).toEqual([2, 0]);
    expect(countOf(feature, [aWording({ text, correct, incorrect: [...rest, correct] })])).toEqual([0, 0]);
  });

  test('are right too often', () => {
    const outstanding = { correct: 'The Trial', incorrect: ['Ulysses', 'Emma', 'Ivanhoe'] };
    const plain = { correct: 'Ulysses', incorrect: ['The Trial', 'Emma', 'Ivanhoe'] };
    const mix = (right: number, wrong: number): Wording[] => [
      ...texts(right, () => outstanding),
      ...texts(wrong, () => plain),
    ];
    expect(checkStandingOut(aTemplate(mix(10, 30)))).toEqual([]);
    expect(checkStandingOut(aTemplate(mix(20, 20)))).toEqual([
      'article: the option that stands out is right in 50 % of 80 questions: at most 35 %.',
    ]);
  });
});
