import { describe, expect, test } from 'vitest';

import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const answered = (answer: unknown, wanted: Readonly<Record<string, unknown>> = {}): unknown =>
  aRow('mintaka', { answer, ...wanted });

describe('a row of Mintaka', () => {
  test('of version 1.1 is answered by the English label, and what the worker typed is accepted', () => {
    expect(draftOf('mintaka', aRow('mintaka'))).toMatchObject({
      sourceId: '0000000a',
      correctAnswer: 'Stub Rising',
      acceptedAnswers: ['Stub rises'],
      category: 'books',
      quality: 'high',
      difficulty: null,
    });
  });

  test('of version 1.0 is answered by the label as well', () => {
    const answer = { answerType: 'entity', answer: [{ name: 'Q1', label: 'Stub One' }], mention: 'Stub One' };
    expect(draftOf('mintaka', answered(answer))).toMatchObject({
      correctAnswer: 'Stub One',
      acceptedAnswers: [],
    });
  });

  test('of version 1.0 that counts is answered by the number, not by the first thing counted', () => {
    expect(draftOf('mintaka', aRow('mintaka', {}, 1))).toMatchObject({
      correctAnswer: '2',
      answerKind: 'number',
      acceptedAnswers: [],
    });
  });

  test.each([0, '0'])('that counts none is answered by %j', (answerNum) => {
    const answer = { answerType: 'entity', answer: null, mention: 'None', answerNum };
    expect(draftOf('mintaka', aRow('mintaka', { answer }, 1)).correctAnswer).toBe('0');
  });

  test('that counts without a number is skipped', () => {
    const answer = {
      answerType: 'entity',
      answer: [{ name: 'Q1', label: 'Fixture I' }],
      mention: 'Fixture I',
    };
    expect(outcomeOf('mintaka', aRow('mintaka', { answer }, 1))).toMatchObject({
      reason: 'ambiguous_answer',
    });
  });

  test('that is filed under counting but asks for a thing is answered by it', () => {
    const answer = { answerType: 'entity', answer: [{ name: 'Q1', label: 'The Stubs' }], mention: 'Stubs' };
    const row = aRow('mintaka', { answer, question: 'Which band has four members?' }, 1);
    expect(draftOf('mintaka', row)).toMatchObject({ correctAnswer: 'The Stubs', flags: [] });
  });

  test('keeps its own answer when the number only proves a superlative', () => {
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

  test('without a label falls back to what the worker typed', () => {
    for (const answer of [null, [{ name: 'Q1', label: { en: null, de: 'Stumpf' } }], [{ name: 'Q1' }]])
      expect(
        draftOf('mintaka', answered({ answerType: 'entity', answer, mention: 'The stub' })).correctAnswer,
      ).toBe('The stub');
  });

  test('without a payload takes the number that the worker typed, and a date only when its year is whole', () => {
    const typed = (answerType: string, mention: string): unknown =>
      answered({ answerType, answer: null, mention });
    expect(draftOf('mintaka', typed('numerical', '12'))).toMatchObject({
      correctAnswer: '12',
      answerKind: 'number',
    });
    expect(draftOf('mintaka', typed('date', 'May 3, 1992')).correctAnswer).toBe('May 3, 1992');
    expect(outcomeOf('mintaka', typed('date', '3-May-92'))).toMatchObject({ reason: 'no_answer_given' });
  });

  test('is read whatever its mentions look like', () => {
    for (const questionEntity of [null, 'none', [{ entityType: 7, span: 'x' }]])
      expect(draftOf('mintaka', aRow('mintaka', { questionEntity })).correctAnswer).toBe('Stub Rising');
  });

  test('without any answer is skipped', () => {
    expect(outcomeOf('mintaka', answered({ answerType: 'entity', answer: null, mention: '' }))).toMatchObject(
      {
        reason: 'no_answer_given',
      },
    );
  });

  test('with several things is right only as a whole, each of them once', () => {
    const things = ['Stub A', 'Stub B', 'Stub A'].map((label) => ({ name: label, label }));
    expect(
      draftOf('mintaka', answered({ answerType: 'entity', answer: things, mention: 'A and B' })),
    ).toMatchObject({ correctAnswer: 'Stub A, Stub B', acceptedAnswers: ['A and B'], answerKind: null });
  });

  test('is a yes-or-no question when its answer is true or false', () => {
    expect(
      draftOf('mintaka', answered({ answerType: 'boolean', answer: [false], mention: 'No' })),
    ).toMatchObject({ type: 'boolean', correctAnswer: 'No', incorrectAnswers: ['Yes'] });
  });

  test.each([
    [['1956-10-20'], '20-Oct-56', '20 October 1956', ['1956-10-20']],
    [[1984], '1984', '1984', []],
    [['2001', '2003'], '2001, 2003', '2001, 2003', []],
  ])('with the date %j is answered by the payload', (answer, mention, correct, accepted) => {
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
  ])('with the number %j is written as people write it', (answer, mention, correct, accepted) => {
    expect(draftOf('mintaka', answered({ answerType: 'numerical', answer, mention }))).toMatchObject({
      correctAnswer: correct,
      acceptedAnswers: accepted,
    });
  });

  test('with a bare text instead of a list is read all the same', () => {
    expect(
      draftOf('mintaka', answered({ answerType: 'string', answer: 'mock', mention: 'mock' })).correctAnswer,
    ).toBe('mock');
  });

  test('that compares two things offers exactly these', () => {
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

  test('is flagged when its wording depends on the day, or when it counts and gets a date', () => {
    expect(
      draftOf('mintaka', aRow('mintaka', { question: 'Who is the current governor of Mockovia?' })).flags,
    ).toEqual(['time_relative']);
    const answer = { answerType: 'date', answer: ['2001'], mention: '2001' };
    expect(draftOf('mintaka', answered(answer, { question: 'How many cups did Mock lose?' })).flags).toEqual([
      'clumsy_wording',
    ]);
  });

  test('has a category only when it is a known one', () => {
    const categoryOf = (category: string): unknown =>
      draftOf('mintaka', aRow('mintaka', { category })).category;
    expect(categoryOf('videogames')).toBe('video-games');
    expect(categoryOf('constructor')).toBe(null);
  });
});
