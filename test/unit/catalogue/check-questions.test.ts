import { describe, expect, test } from 'vitest';

import { checkAmounts, checkStandard, checkValidUntil } from '../../../catalogue/check/amounts.ts';
import { listExpired } from '../../../catalogue/check/check-questions.ts';
import { checkHints } from '../../../catalogue/check/hints.ts';
import { checkRepeated } from '../../../catalogue/check/repeated.ts';
import { checkWordings } from '../../../catalogue/check/wordings.ts';
import type { Wording } from '../../../catalogue/question-file.ts';
import { aFileQuestion } from '../../support/data/a-question.ts';

const { en, pl } = aFileQuestion();

test('nothing is found in a valid question', () => {
  for (const rule of [checkWordings, checkHints, checkRepeated, checkStandard, checkValidUntil])
    expect(rule([aFileQuestion()])).toEqual([]);
});

describe('a wording is found', () => {
  test.each<[{ en?: Partial<Wording>; pl?: Partial<Wording> }, string]>([
    [{ en: { incorrect: ['Draughts', 'DRAUGHTS', 'Go'] } }, 'en: two options are the same.'],
    [
      { en: { accepted: ['Ludo game', 'Backgammon'] } },
      'en: delete the accepted answer “Backgammon”, which is listed already.',
    ],
    [
      { pl: { incorrect: ['w Odrze', 'Łaba', 'Dunaj'] } },
      'pl: begin the option “w Odrze” with a capital letter.',
    ],
    [{ en: { text: 'Is the game of Ludo Indian?' } }, 'en: the text contains the answer “Ludo”.'],
    [{ pl: { text: 'W co gra się chińczykiem w domu?' } }, 'pl: the text contains the answer “Chińczyk”.'],
    [
      { en: { explanation: 'Ludo descends from the Indian game of pachisi.' } },
      'en: the explanation only repeats the question: add the reason or a second fact.',
    ],
    [{ pl: { text: 'Gra planszowa, which pochodzi z Indii?' } }, 'pl: “which” is English.'],
  ])('%j: %s', (change, finding) => {
    const question = aFileQuestion({ en: { ...en, ...change.en }, pl: { ...pl, ...change.pl } });
    expect(checkWordings([question])).toEqual([`board-games/games.json, ludo, ${finding}`]);
  });

  test('but not because of names and formulas that have no capital, or quotations in English', () => {
    const options = { correct: 'cat', incorrect: ['chmod', 'iPad', 'f/8'] };
    const named = aFileQuestion({ en: { ...en, ...options }, pl: { ...pl, ...options } });
    const quoting = aFileQuestion({ pl: { ...pl, text: 'Kto śpiewał „What have they done”?' } });
    for (const question of [named, quoting]) expect(checkWordings([question])).toEqual([]);
  });
});

/** Questions with different texts. */
const many = (
  count: number,
  wording: (number: number) => Partial<Wording> = () => ({}),
): ReturnType<typeof aFileQuestion>[] =>
  Array.from({ length: count }, (_, number) =>
    aFileQuestion({
      key: `game-${number}`,
      en: {
        ...en,
        text: `Which game is called number ${number}?`,
        correct: `Game ${number}`,
        ...wording(number),
      },
      pl: { ...pl, text: `Która gra ma numer ${number}?` },
    }),
  );

describe('two questions are found', () => {
  const asking = (key: string, text: string, correct = 'Ludo'): ReturnType<typeof aFileQuestion> =>
    aFileQuestion({ key, en: { ...en, text, correct }, pl: { ...pl, text: `${key}?` } });
  const first = asking('ludo', 'Which family game descends from the Indian game pachisi?');
  // The weight of a word depends on how many texts have it.
  const others = many(50);

  test('that ask the same fact in different words', () => {
    const again = asking(
      'pachisi',
      'The Indian pachisi became known in Europe as which family game?',
      'The Ludo',
    );
    expect(checkRepeated([...others, first, again])).toEqual([
      'board-games/games.json, pachisi, en: asks the same as board-games/games.json, ludo, en: delete one of them.',
    ]);
    const fact = asking('patent', 'Which game was patented in England in 1896 under a Latin name?');
    expect(checkRepeated([...others, first, fact])).toEqual([]);
    expect(checkRepeated([...others, first, asking('pachisi', again.en.text, 'Parcheesi')])).toEqual([]);
  });

  test('with the same key in two categories', () => {
    const painting = asking('ludo', 'Who painted it?', 'Nobody');
    const art = { ...painting, pl: { ...pl, text: 'Kto to namalował?' }, place: 'art/games.json, ludo' };
    expect(checkRepeated([first, art])).toEqual([
      'art/games.json, ludo: has the key of board-games/games.json, ludo: delete one of them, or choose another key if they differ.',
    ]);
  });

  test('with the same words, unless they ask about their options', () => {
    const shouting = aFileQuestion({
      key: 'loud',
      en: { ...en, text: en.text.toUpperCase(), correct: 'Loud' },
      pl: { ...pl, text: 'Inaczej?' },
    });
    expect(checkRepeated([aFileQuestion(), shouting])).toContain(
      'board-games/games.json, loud, en: has the text of board-games/games.json, ludo, en.',
    );
    const withSameText = (one: string, other: string): string[] => {
      const text = 'Which of these came first?';
      const findings = checkRepeated([asking('a', text, one), asking('b', text, other)]);
      return findings.filter((found) => found.includes('has the text'));
    };
    expect(withSameText('Go', 'Chess')).toEqual([]);
    expect(withSameText('Go', 'Go')).toHaveLength(1);
  });
});

describe('hints are found', () => {
  test('if the right option is often the longest', () => {
    const long = (count: number): string[] =>
      checkHints(
        many(100, (number) => (number < count ? { correct: 'The board game of Ludo' } : { correct: 'Go' })),
      ).filter((found) => found.includes('longest'));
    expect(long(40)).toEqual([]);
    expect(long(41)).toEqual([
      'board-games (en): the right option is the longest in 41 % of the questions: at most 40 %.',
    ]);
  });

  test('if only the right option has a word of the text, in more than a few questions', () => {
    const alike = {
      text: 'What does a volcanologist study?',
      correct: 'Volcanoes',
      incorrect: ['Caves', 'Rivers', 'Stars'],
    };
    const found = (count: number): string[] =>
      checkHints(many(100, (number) => (number < count ? alike : {}))).filter((finding) =>
        finding.includes('has a word'),
      );
    expect(found(2)).toEqual([]);
    expect(found(3)).toHaveLength(3);
    expect(found(3)[0]).toBe(
      'board-games/games.json, game-0, en: only “Volcanoes” has a word like one in the text.',
    );
  });

  test.each([
    ['long', 'Chess and draughts', ['Go', 'Ludo', 'Halma']],
    ['short', 'Go', ['Chess and draughts', 'Ludo and halma', 'Backgammon']],
    ['gender', 'Agnes Varda', ['Wim Wenders', 'Luis Buñuel', 'Fritz Lang']],
    ['era', '1799', ['1888', '1856', '1805']],
    ['article', 'The Trial', ['Ulysses', 'Emma', 'Ivanhoe']],
  ])('if the option that is different in %s is often the right one', (feature, alone, others) => {
    const [other = '', ...rest] = others;
    const mixed = (right: number): string[] =>
      checkHints(
        many(100, (number) => ({
          text: `Who or what is it, number ${number}?`,
          ...(number < right
            ? { correct: alone, incorrect: others }
            : { correct: other, incorrect: [alone, ...rest] }),
        })),
      ).filter((found) => found.startsWith(`${feature}:`));
    expect(mixed(40)).toEqual([]);
    expect(mixed(50)).toEqual([
      `${feature}: the option that stands out is right in 50 % of 100 questions: at most 40 %.`,
    ]);
  });
});

test('a category is found that has too few questions, lacks a level, or has too many of a kind', () => {
  const all = many(149).map((question, number) => ({
    ...question,
    kind: number < 60 ? ('origin' as const) : ('fact' as const),
  }));
  expect(checkAmounts(all).filter((found) => found.startsWith('board-games'))).toEqual([
    'board-games (en) has 149 questions: write 1 more.',
    ...['trivial', 'easy', 'hard', 'expert'].map(
      (level) => `board-games (en) has no question of the level ${level}.`,
    ),
    'board-games (pl) has 149 questions: write 1 more.',
    ...['trivial', 'medium', 'hard', 'expert'].map(
      (level) => `board-games (pl) has no question of the level ${level}.`,
    ),
    'board-games: 40 % of the questions are of the kind origin: at most 40 %.',
  ]);
});

test('a question is found that only Poles can answer, in the English default draw', () => {
  const local = { regions: ['pl'], pl };
  expect(checkStandard([aFileQuestion(local)])).toEqual([
    'board-games/games.json, ludo: hardly anyone outside Poland can know it: add "standard": ["en"].',
  ]);
  expect(
    checkStandard([aFileQuestion({ ...local, standard: ['en'] }), aFileQuestion({ regions: ['pl', 'cz'] })]),
  ).toEqual([]);
  expect(checkStandard([{ ...aFileQuestion(local), en: undefined }])).toEqual([]);
});

test('a question is found that expires within a year, or has expired', () => {
  const written = '2027-02-01';
  expect(checkValidUntil([aFileQuestion({ written, validUntil: '2028-02-01' })])).toEqual([]);
  expect(checkValidUntil([aFileQuestion({ written, validUntil: '2028-01-31' })])).toEqual([
    expect.stringContaining('ludo: is valid until 2028-01-31, less than a year'),
  ]);
  const expiring = [aFileQuestion({ validUntil: '2028-02-01' })];
  expect(listExpired(expiring, '2028-02-01')).toEqual([]);
  expect(listExpired(expiring, '2028-02-02')).toEqual([expect.stringContaining('check the fact')]);
});
