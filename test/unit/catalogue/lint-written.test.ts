import { describe, expect, test } from 'vitest';

import { lintCatalogue } from '../../../catalogue/lint/lint-catalogue.ts';
import { questionsOf } from '../../../catalogue/template-question.ts';
import type { Rule } from '../../../catalogue/lint/rule.ts';
import { checkGivenAwayByLength } from '../../../catalogue/lint/lengths.ts';
import { checkAmounts } from '../../../catalogue/lint/written/amounts.ts';
import { checkAccepted } from '../../../catalogue/lint/written/accepted.ts';
import { checkKinds } from '../../../catalogue/lint/written/kinds.ts';
import { checkSameFact, checkSameKey } from '../../../catalogue/lint/written/same-fact.ts';
import { checkValidUntil, listExpired } from '../../../catalogue/lint/written/valid-until.ts';
import type { FileQuestion } from '../../../catalogue/written/file-question.ts';
import { writtenTemplates } from '../../../catalogue/written/written-templates.ts';
import { aFileQuestion } from '../../support/a-file-question.ts';

const templatesOf = (...questions: readonly FileQuestion[]): ReturnType<typeof writtenTemplates> =>
  writtenTemplates([{ category: 'board-games', questions, errors: [] }]);
const found = (rule: Rule, ...questions: readonly FileQuestion[]): string[] =>
  rule(questionsOf(templatesOf(...questions)));

const many = (count: number, kind: (number: number) => FileQuestion['kind']): FileQuestion[] =>
  Array.from({ length: count }, (_, number) => aFileQuestion({ key: `game-${number}`, kind: kind(number) }));

test('the linter finds nothing in a valid written question', () => {
  expect(lintCatalogue(templatesOf(aFileQuestion()))).toEqual([]);
});

describe('the linter finds a written question', () => {
  test('whose accepted answer is listed already', () => {
    const { en } = aFileQuestion();
    expect(
      found(checkAccepted, aFileQuestion({ en: { ...en, accepted: ['Ludo game', 'Backgammon'] } })),
    ).toEqual([
      'written/board-games/ludo (en): delete the accepted answer “Backgammon”, which is listed already.',
    ]);
  });

  test('that expires within a year', () => {
    const written = '2027-02-01';
    expect(found(checkValidUntil, aFileQuestion({ written, validUntil: '2028-02-01' }))).toEqual([]);
    expect(found(checkValidUntil, aFileQuestion({ written, validUntil: '2028-01-31' }))).toEqual([
      expect.stringMatching(/^written\/board-games\/ludo is valid until 2028-01-31, less than a year/),
    ]);
  });

  test('that has expired', () => {
    const all = questionsOf(templatesOf(aFileQuestion({ validUntil: '2028-02-01' })));
    expect(listExpired(all, '2028-02-01')).toEqual([]);
    expect(listExpired(all, '2028-02-02')).toEqual([expect.stringContaining('check the fact')]);
  });
});

describe('the linter finds two written questions', () => {
  const { en } = aFileQuestion();
  // The weight of a word depends on how many texts have it.
  const others = Array.from({ length: 50 }, (_, number) =>
    aFileQuestion({
      key: `other-${number}`,
      en: { ...en, text: `Which game is called number ${number}?`, correct: `Game ${number}` },
    }),
  );
  const asking = (key: string, text: string, correct = 'Ludo'): FileQuestion =>
    aFileQuestion({ key, en: { ...en, text, correct } });

  test('that ask the same fact in different words', () => {
    const first = asking('ludo', 'Which family game descends from the Indian game pachisi?');
    const again = asking(
      'pachisi',
      'The Indian pachisi became known in Europe as which family game?',
      'The Ludo',
    );
    expect(found(checkSameFact, ...others, first, again)).toEqual([
      'written/board-games/pachisi asks the same as written/board-games/ludo: delete one of them.',
    ]);
    const fact = asking('patent', 'Which game was patented in England in 1896 under a Latin name?');
    expect(found(checkSameFact, ...others, first, fact)).toEqual([]);
    const other = asking('pachisi', again.en.text, 'Parcheesi');
    expect(found(checkSameFact, ...others, first, other)).toEqual([]);
  });

  test('with the same key in two categories', () => {
    const categories = (['art', 'music'] as const).map((category) => ({
      category,
      questions: [aFileQuestion()],
      errors: [],
    }));
    expect(checkSameKey(questionsOf(writtenTemplates(categories)))).toEqual([
      expect.stringContaining('written/music/ludo has the key of written/art/ludo: delete one'),
    ]);
  });
});

test('the linter finds a kind with too many of the questions of a category, unless it is plain facts', () => {
  const mixed = many(20, (number) => (number < 8 ? 'origin' : 'fact'));
  expect(found(checkKinds, ...mixed)).toEqual([]);
  const alike = many(20, (number) => (number < 9 ? 'origin' : 'fact'));
  expect(found(checkKinds, ...alike)).toEqual([
    'written/board-games: 45 % of the questions are of the kind origin: write others until it is at most 40 %.',
  ]);
});

test('the linter finds a category whose right options are often the longest, earlier than in a template', () => {
  const { en } = aFileQuestion();
  const long = (count: number): FileQuestion[] =>
    many(20, () => 'fact').map((question, number) =>
      number < count ? { ...question, en: { ...en, correct: 'The board game of Ludo' } } : question,
    );
  expect(found(checkGivenAwayByLength, ...long(8))).toEqual([]);
  expect(found(checkGivenAwayByLength, ...long(9))).toEqual([
    'written/board-games (en): the right option is the longest in 45 % of the questions: at most 40 %.',
  ]);
});

test('the linter counts the written questions of each category, and of all', () => {
  const findings = found(checkAmounts, ...many(59, () => 'fact'));
  expect(findings[0]).toBe('there are 59 written questions: write 2441 more.');
  expect(findings).toContain('board-games has 59 written questions: write 1 more.');
  expect(findings).toContain('animals has 0 written questions: write 60 more.');
  expect(found(checkAmounts, ...many(60, () => 'fact')).join(' ')).not.toContain('board-games');
});
