import { describe, expect, test } from 'vitest';

import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const among = (choices: readonly string[], answer: string, question = 'Which stub is meant?'): unknown =>
  aRow('kqa-pro', { question, choices, answer });

describe('a row of KQA Pro', () => {
  test('a row with yes, no and unknown is a yes-or-no question', () => {
    expect(draftOf('kqa-pro', aRow('kqa-pro'), 'dataset/train.json')).toMatchObject({
      type: 'boolean',
      correctAnswer: 'Yes',
      incorrectAnswers: ['No'],
      quality: 'standard',
      category: null,
      extensions: { split: 'train', index: 0 },
    });
    expect(draftOf('kqa-pro', aRow('kqa-pro'), 'dataset/val.json.gz').extensions).toMatchObject({
      split: 'val',
    });
    expect(outcomeOf('kqa-pro', aRow('kqa-pro', { answer: 'unknown' }))).toMatchObject({
      reason: 'unanswerable',
    });
  });

  test('three wrong choices similar to the answer are kept, and dates are written out', () => {
    const { incorrectAnswers, ...draft } = draftOf('kqa-pro', aRow('kqa-pro', {}, 1));
    expect(draft).toMatchObject({
      type: 'multiple',
      text: 'When was the Mock Bridge opened?',
      correctAnswer: '3 May 1992',
      acceptedAnswers: ['1992-05-03'],
      modifications: ['refined_text'],
    });
    expect(incorrectAnswers).toHaveLength(3);
    for (const wrong of incorrectAnswers) expect(wrong).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
    expect(incorrectAnswers).not.toContain('2 January 1701');
  });

  test('1 January counts as a year without a day', () => {
    const dates = ['1984-01-01', '1985-01-01', '1986-01-01', '1990', '1970'];
    const draft = draftOf('kqa-pro', among(dates, '1984-01-01', 'When did the mock begin?'));
    expect(draft.correctAnswer).toBe('1984');
    for (const wrong of draft.incorrectAnswers) expect(wrong).toMatch(/^\d{4}$/u);
  });

  test('the same year is not offered twice', () => {
    const draft = draftOf('kqa-pro', among(['1984-01-01', '1984', '1985'], '1984-01-01'));
    expect(draft).toMatchObject({ correctAnswer: '1984', incorrectAnswers: ['1985'] });
  });

  test('the options of a count are close numbers, with the answer at any rank', () => {
    const counts = Array.from({ length: 10 }, (_none, index) => String(index));
    const places = new Set<number>();
    for (let run = 0; run < 40; run += 1) {
      const draft = draftOf('kqa-pro', among(counts, '5', `How many mocks are there in box ${run + 100}?`));
      const row = [draft.correctAnswer, ...draft.incorrectAnswers].map(Number).toSorted((a, b) => a - b);
      expect((row[3] ?? 0) - (row[0] ?? 0)).toBe(3);
      places.add(row.indexOf(5));
    }
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  test('a question that names its options offers only these', () => {
    const choices = ['Stub One', 'Mock Two', 'Fake Three', 'Sham Four'];
    expect(
      draftOf('kqa-pro', among(choices, 'Mock Two', 'Which is longer, Stub One or Mock Two?')),
    ).toMatchObject({ correctAnswer: 'Mock Two', incorrectAnswers: ['Stub One'] });
  });

  test('the wrong options for a name are names rather than terms', () => {
    const choices = ['Anna Stub', 'calcium', 'Bob Mock', 'librarian', 'Cara Fake', 'Dora Sham', 'zinc'];
    const { incorrectAnswers } = draftOf('kqa-pro', among(choices, 'Anna Stub'));
    expect(incorrectAnswers.toSorted()).toEqual(['Bob Mock', 'Cara Fake', 'Dora Sham']);
  });

  test('quantities have digit groups and the plural of their unit', () => {
    const choices = ['1 metre', '2500000 United States dollar', '180.0 metre', '120 metre'];
    expect(draftOf('kqa-pro', among(choices, '180.0 metre')).correctAnswer).toBe('180 metres');
    expect(draftOf('kqa-pro', among(choices, '2500000 United States dollar')).correctAnswer).toBe(
      '2,500,000 United States dollars',
    );
  });

  test('rewritten quantities are recorded as a modification, even if the answer is unchanged', () => {
    const choices = ['100', '50000', '60000', '70000'];
    expect(draftOf('kqa-pro', among(choices, '100')).modifications).toEqual(['refined_text']);
    expect(draftOf('kqa-pro', among(['100', '200', '300'], '100')).modifications).toEqual([]);
  });

  test.each([
    ['Who is the person whose ISNI is 0000 0001 0920 2846?', 'Anna Stub'],
    ["What is Mockton's postal code?", '95055'],
    ['Which website has the Mock Fair?', 'http://mock.example/'],
    ['Which entry has the Mock Fair?', 'mock_fair12'],
  ])('a question that does not suit a quiz is flagged: %s', (question, answer) => {
    const draft = draftOf('kqa-pro', among([answer, 'Bob', 'Cara'], answer, question));
    expect(draft.flags).toContain('not_quiz_worthy');
    expect(draft.correctAnswer).toBe(answer);
  });

  test('an answer that is the name of a relation is flagged', () => {
    const relations = ['spouse', 'based on', 'tributary', 'father'];
    const question = 'What is the connection between Anna Stub and Bob Mock?';
    expect(draftOf('kqa-pro', among(relations, 'spouse', question)).flags).toEqual(['not_quiz_worthy']);
  });

  test('a question that reads like its template is flagged', () => {
    const question = 'Which is Mock (the one that is a stub)?';
    expect(draftOf('kqa-pro', among(['A stub', 'B stub'], 'A stub', question)).flags).toEqual([
      'clumsy_wording',
    ]);
  });

  test('a row without an answer, as in the test set, is skipped', () => {
    expect(outcomeOf('kqa-pro', aRow('kqa-pro', {}, 2))).toMatchObject({ reason: 'no_answer_given' });
  });

  test('a row whose answer is not a choice, or the only one, is skipped', () => {
    expect(outcomeOf('kqa-pro', among(['A', 'B'], 'C'))).toMatchObject({
      reason: 'answer_not_among_options',
    });
    expect(outcomeOf('kqa-pro', among(['A', 'A'], 'A'))).toMatchObject({ reason: 'too_few_options' });
  });

  test('a request gets no question mark', () => {
    expect(draftOf('kqa-pro', among(['A', 'B'], 'A', 'tell me the stub of Mock.')).text).toBe(
      'Tell me the stub of Mock.',
    );
  });
});
