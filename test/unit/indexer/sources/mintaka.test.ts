import { describe, expect, test } from 'vitest';

import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const answered = (answer: unknown, wanted: Readonly<Record<string, unknown>> = {}): unknown =>
  aRow('mintaka', { answer, ...wanted });

describe('a row of Mintaka', () => {
  test('version 1.1 has the English label as the answer, and accepts what the worker typed', () => {
    expect(draftOf('mintaka', aRow('mintaka'))).toMatchObject({
      sourceId: '0000000a',
      correctAnswer: 'Stub Rising',
      acceptedAnswers: ['Stub rises'],
      category: 'books',
      quality: 'high',
      difficulty: null,
    });
  });

  test('version 1.0 has the label as the answer', () => {
    const answer = { answerType: 'entity', answer: [{ name: 'Q1', label: 'Stub One' }], mention: 'Stub One' };
    expect(draftOf('mintaka', answered(answer))).toMatchObject({
      correctAnswer: 'Stub One',
      acceptedAnswers: [],
    });
  });

  test('a count in version 1.0 has the number as the answer, not the first counted item', () => {
    expect(draftOf('mintaka', aRow('mintaka', {}, 1))).toMatchObject({
      correctAnswer: '2',
      answerKind: 'number',
      acceptedAnswers: [],
    });
  });

  test.each([0, '0'])('a count of zero has the answer %j', (answerNum) => {
    const answer = { answerType: 'entity', answer: null, mention: 'None', answerNum };
    expect(draftOf('mintaka', aRow('mintaka', { answer }, 1)).correctAnswer).toBe('0');
  });

  test('a count without a number is skipped', () => {
    const answer = {
      answerType: 'entity',
      answer: [{ name: 'Q1', label: 'Fixture I' }],
      mention: 'Fixture I',
    };
    expect(outcomeOf('mintaka', aRow('mintaka', { answer }, 1))).toMatchObject({
      reason: 'ambiguous_answer',
    });
  });

  test('a question filed under counting that asks for a thing has this as the answer', () => {
    const answer = { answerType: 'entity', answer: [{ name: 'Q1', label: 'The Stubs' }], mention: 'Stubs' };
    const row = aRow('mintaka', { answer, question: 'Which band has four members?' }, 1);
    expect(draftOf('mintaka', row)).toMatchObject({ correctAnswer: 'The Stubs', flags: [] });
  });

  test('a superlative keeps its answer, even with a number as evidence', () => {
    const answer = {
      answerType: 'entity',
      answer: [{ name: 'Q1', label: 'Mock Peak' }],
      mention: 'Mock Peak',
      answerNum: 8000,
    };
    expect(draftOf('mintaka', answered(answer, { complexityType: 'superlative' })).correctAnswer).toBe(
      'Mock Peak',
    );
  });

  test('a row without a label uses what the worker typed', () => {
    for (const answer of [null, [{ name: 'Q1', label: { en: null, de: 'Stumpf' } }], [{ name: 'Q1' }]])
      expect(
        draftOf('mintaka', answered({ answerType: 'entity', answer, mention: 'The stub' })).correctAnswer,
      ).toBe('The stub');
  });

  test('a row without a payload uses the typed number, or the typed date if it has a full year', () => {
    const typed = (answerType: string, mention: string): unknown =>
      answered({ answerType, answer: null, mention });
    expect(draftOf('mintaka', typed('numerical', '12'))).toMatchObject({
      correctAnswer: '12',
      answerKind: 'number',
    });
    expect(draftOf('mintaka', typed('date', 'May 3, 1992')).correctAnswer).toBe('May 3, 1992');
    expect(outcomeOf('mintaka', typed('date', '3-May-92'))).toMatchObject({ reason: 'no_answer_given' });
  });

  test('malformed mentions are ignored', () => {
    for (const questionEntity of [null, 'none', [{ entityType: 7, span: 'x' }]])
      expect(draftOf('mintaka', aRow('mintaka', { questionEntity })).correctAnswer).toBe('Stub Rising');
  });

  test('a row without any answer is skipped', () => {
    expect(outcomeOf('mintaka', answered({ answerType: 'entity', answer: null, mention: '' }))).toMatchObject(
      {
        reason: 'no_answer_given',
      },
    );
  });

  test('an answer with several items is their list without repetition', () => {
    const things = ['Stub A', 'Stub B', 'Stub A'].map((label) => ({ name: label, label }));
    expect(
      draftOf('mintaka', answered({ answerType: 'entity', answer: things, mention: 'A and B' })),
    ).toMatchObject({ correctAnswer: 'Stub A, Stub B', acceptedAnswers: ['A and B'], answerKind: null });
  });

  test('a row with the answer true or false is a yes-or-no question', () => {
    expect(
      draftOf('mintaka', answered({ answerType: 'boolean', answer: [false], mention: 'No' })),
    ).toMatchObject({ type: 'boolean', correctAnswer: 'No', incorrectAnswers: ['Yes'] });
  });

  test.each([
    [['1956-10-20'], '20-Oct-56', '20 October 1956', ['1956-10-20']],
    [[1984], '1984', '1984', []],
    [['2001', '2003'], '2001, 2003', '2001, 2003', []],
  ])('a date %j has the payload as the answer', (answer, mention, correct, accepted) => {
    expect(draftOf('mintaka', answered({ answerType: 'date', answer, mention }))).toMatchObject({
      correctAnswer: correct,
      acceptedAnswers: accepted,
      answerKind: 'when',
    });
  });

  test.each([
    [[2000000], '$2 million', '2,000,000', ['2000000', '$2 million']],
    [['6\'2"'], '6\'2"', '6\'2"', []],
    [[1e21], '', '1,000,000,000,000,000,000,000', ['1000000000000000000000']],
    ['3', 'three', '3', ['three']],
  ])('the number %j is formatted', (answer, mention, correct, accepted) => {
    expect(draftOf('mintaka', answered({ answerType: 'numerical', answer, mention }))).toMatchObject({
      correctAnswer: correct,
      acceptedAnswers: accepted,
    });
  });

  test('a text instead of a list is read too', () => {
    expect(
      draftOf('mintaka', answered({ answerType: 'string', answer: 'mock', mention: 'mock' })).correctAnswer,
    ).toBe('mock');
  });

  test('a comparison of two things offers exactly these', () => {
    const thing = (name: string, mention: string): unknown => ({ name, entityType: 'entity', mention });
    const row = answered(
      { answerType: 'entity', answer: [{ name: 'Q1', label: 'Anna Stub' }], mention: 'Anna Stub' },
      {
        question: 'Who is older, Anna Stub or Bob Mock?',
        questionEntity: [thing('Q1', 'Anna Stub'), thing('Q2', 'Bob Mock')],
        complexityType: 'comparative',
      },
    );
    expect(draftOf('mintaka', row)).toMatchObject({
      type: 'multiple',
      incorrectAnswers: ['Bob Mock'],
      modifications: ['quizified'],
      answerKind: null,
    });
  });

  test('time-relative wording, and a count with a date as the answer, are flagged', () => {
    expect(
      draftOf('mintaka', aRow('mintaka', { question: 'Who is the current governor of Mockovia?' })).flags,
    ).toEqual(['time_relative']);
    const answer = { answerType: 'date', answer: ['2001'], mention: '2001' };
    expect(draftOf('mintaka', answered(answer, { question: 'How many cups did Mock lose?' })).flags).toEqual([
      'clumsy_wording',
    ]);
  });

  test('only known categories are mapped', () => {
    const categoryOf = (category: string): unknown =>
      draftOf('mintaka', aRow('mintaka', { category })).category;
    expect(categoryOf('videogames')).toBe('video-games');
    expect(categoryOf('constructor')).toBe(null);
  });
});
