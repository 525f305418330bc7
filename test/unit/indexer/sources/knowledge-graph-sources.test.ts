import { describe, expect, test } from 'vitest';

import type { Draft } from '../../../../indexer/sources/draft.ts';
import { type Fields, readerOf } from './read-row.ts';

describe('entityq', () => {
  const { draft, outcome } = readerOf('entityq');
  const FILE = 'dataset/test/P36.test.json';

  test('a row becomes an open-ended question that accepts its other answers', () => {
    expect(draft({}, 0, FILE)).toMatchObject({
      text: 'What is the capital of Mockovia?',
      type: 'text_input',
      correctAnswer: 'New Mock',
      acceptedAnswers: ['Old Mock'],
      incorrectAnswers: [],
      category: 'geography',
      quality: 'standard',
      difficulty: 'hard',
      difficultyRated: false,
      answerKind: 'P36',
      extensions: { relation: 'P36' },
      flags: [],
    });
  });

  test.each([
    ['dataset/train/P36.train.json', 'P36'],
    ['P36.dev.json', 'P36'],
    ['elsewhere/P106.json', 'P106'],
    ['P17-part.json', 'P17'],
  ])('the relation is read from the file name %s', (file, relation) => {
    const { extensions, sourceId } = draft({}, 0, file);
    expect(extensions).toEqual({ relation });
    expect(sourceId).toMatch(new RegExp(`^${relation}:[0-9a-f]{20}$`));
  });

  test('the source id depends only on the question, not on answers or file', () => {
    const other = { question: 'what is the capital of Mockovia', answers: ['Fakeburg'] };
    expect(draft(other, 0, 'dataset/train/P36.train.json').sourceId).toBe(draft({}, 0, FILE).sourceId);
  });

  test.each([
    ['What is the capital of Mockovia?', 'P36', 'geography'],
    ['Which country is Mock Hall located in?', 'P17', 'geography'],
    ["Who is Anna Stub's child?", 'P40', 'celebrities'],
    ["Who is the author of Mock's Child?", 'P50', 'books'],
    ['Which country was Mock Night created in?', 'P495', 'film'],
    ['What music label is Stub Band represented by?', 'P264', 'music'],
  ])('on standard input the relation is read from the sentence: %s', (question, relation, category) => {
    const read = draft({ question }, 0, 'standard-input');
    expect(read).toMatchObject({ category, extensions: { relation } });
    expect(read).toEqual(draft({ question }, 0, `${relation}.test.json`));
  });

  test.each<[string, Fields, string, string]>([
    ['an unknown relation', { question: 'Where is Mock Hall located?' }, 'standard-input', 'wrong_shape'],
    ['no relation', { question: 'Is it raining?' }, 'standard-input', 'wrong_shape'],
    ['no answer', { answers: [' '] }, FILE, 'no_answer_given'],
  ])('a row with %s is skipped', (_what, fields, file, reason) => {
    expect(outcome(fields, 0, file)).toMatchObject({ reason });
  });

  test.each([
    ['horror film', ['clumsy_wording']],
    ['hard rock', []],
  ])('a question about the music of a film is flagged: %s', (answer, flags) => {
    const question = 'What type of music does Mock Night play?';
    expect(draft({ question, answers: [answer] }, 0, 'P136.test.json').flags).toEqual(flags);
  });

  test('county seats have only county seats as distractors', () => {
    const question = 'What is the capital of Mock County?';
    expect(draft({ question }, 0, FILE).answerKind).toBe('P36 County');
  });
});

describe('kqa-pro', () => {
  const { draft, outcome } = readerOf('kqa-pro');
  const among = (choices: readonly string[], answer: string, question = 'Which stub is meant?'): Fields => ({
    question,
    choices,
    answer,
  });

  test('a row with yes, no and unknown is a yes-or-no question', () => {
    expect(draft({}, 0, 'dataset/train.json')).toMatchObject({
      type: 'boolean',
      correctAnswer: 'Yes',
      incorrectAnswers: ['No'],
      quality: 'standard',
      category: null,
      extensions: { split: 'train', index: 0 },
    });
    expect(draft({}, 0, 'dataset/val.json.gz').extensions).toMatchObject({ split: 'val' });
    expect(outcome({ answer: 'unknown' })).toMatchObject({ reason: 'unanswerable' });
  });

  test('three wrong choices similar to the answer are kept, and dates are written out', () => {
    const { incorrectAnswers, ...others } = draft({}, 1);
    expect(others).toMatchObject({
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
    const { correctAnswer, incorrectAnswers } = draft(among(dates, '1984-01-01', 'When did the mock begin?'));
    expect(correctAnswer).toBe('1984');
    for (const wrong of incorrectAnswers) expect(wrong).toMatch(/^\d{4}$/u);
  });

  test('the options of a count are close numbers, with the answer at any rank', () => {
    const counts = Array.from({ length: 10 }, (_none, index) => String(index));
    const places = new Set<number>();
    for (let run = 0; run < 40; run += 1) {
      const read = draft(among(counts, '5', `How many mocks are there in box ${run + 100}?`));
      const row = [read.correctAnswer, ...read.incorrectAnswers].map(Number).toSorted((a, b) => a - b);
      expect((row[3] ?? 0) - (row[0] ?? 0)).toBe(3);
      places.add(row.indexOf(5));
    }
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  test.each([
    ['180.0 metre', '180 metres'],
    ['2500000 United States dollar', '2,500,000 United States dollars'],
  ])('the quantity %s has digit groups and the plural of its unit: %s', (answer, correctAnswer) => {
    const quantities = ['1 metre', '2500000 United States dollar', '180.0 metre', '120 metre'];
    expect(draft(among(quantities, answer)).correctAnswer).toBe(correctAnswer);
  });

  test('a rewritten quantity is a modification, even if the answer is unchanged', () => {
    expect(draft(among(['100', '50000', '60000', '70000'], '100')).modifications).toEqual(['refined_text']);
    expect(draft(among(['100', '200', '300'], '100')).modifications).toEqual([]);
  });

  test('a request gets no question mark', () => {
    const { text } = draft(among(['A', 'B'], 'A', 'tell me the stub of Mock.'));
    expect(text).toBe('Tell me the stub of Mock.');
  });

  test('the same year is not offered twice', () => {
    const years = among(['1984-01-01', '1984', '1985'], '1984-01-01');
    expect(draft(years)).toMatchObject({ correctAnswer: '1984', incorrectAnswers: ['1985'] });
  });

  test('a question that names its options offers only these', () => {
    const four = ['Stub One', 'Mock Two', 'Fake Three', 'Sham Four'];
    const named = among(four, 'Mock Two', 'Which is longer, Stub One or Mock Two?');
    expect(draft(named)).toMatchObject({ correctAnswer: 'Mock Two', incorrectAnswers: ['Stub One'] });
  });

  test('an answer that is the name of a relation, and the wording of a template, are flagged', () => {
    const relations = ['spouse', 'based on', 'tributary', 'father'];
    const connection = 'What is the connection between Anna Stub and Bob Mock?';
    expect(draft(among(relations, 'spouse', connection)).flags).toEqual(['not_quiz_worthy']);
    const template = 'Which is Mock (the one that is a stub)?';
    expect(draft(among(['A stub', 'B stub'], 'A stub', template)).flags).toEqual(['clumsy_wording']);
  });

  test('the wrong options for a name are names rather than terms', () => {
    const choices = ['Anna Stub', 'calcium', 'Bob Mock', 'librarian', 'Cara Fake', 'Dora Sham', 'zinc'];
    const { incorrectAnswers } = draft(among(choices, 'Anna Stub'));
    expect(incorrectAnswers.toSorted()).toEqual(['Bob Mock', 'Cara Fake', 'Dora Sham']);
  });

  test.each([
    ['Who is the person whose ISNI is 0000 0001 0920 2846?', 'Anna Stub'],
    ["What is Mockton's postal code?", '95055'],
    ['Which website has the Mock Fair?', 'http://mock.example/'],
    ['Which entry has the Mock Fair?', 'mock_fair12'],
  ])('a question that does not suit a quiz is flagged: %s', (question, answer) => {
    const { flags, correctAnswer } = draft(among([answer, 'Bob', 'Cara'], answer, question));
    expect(flags).toContain('not_quiz_worthy');
    expect(correctAnswer).toBe(answer);
  });

  test.each<[string, Fields, number, string]>([
    ['without an answer, as in the test set', {}, 2, 'no_answer_given'],
    ['whose answer is not a choice', among(['A', 'B'], 'C'), 0, 'answer_not_among_options'],
    ['whose answer is the only choice', among(['A', 'A'], 'A'), 0, 'too_few_options'],
  ])('a row %s, is skipped', (_what, fields, index, reason) => {
    expect(outcome(fields, index)).toMatchObject({ reason });
  });
});

describe('mintaka', () => {
  const { draft, outcome } = readerOf('mintaka');
  /** An answer that is a thing with this label, and what a worker has typed. */
  const thing = (label: unknown, mention: unknown = label, more: Fields = {}): Fields => ({
    answer: { answerType: 'entity', answer: [{ name: 'Q1', label }], mention, ...more },
  });
  /** An answer of another type, or without a thing. */
  const typed = (answerType: string, answer: unknown, mention: string, more: Fields = {}): Fields => ({
    answer: { answerType, answer, mention, ...more },
  });

  test('version 1.1 has the English label as the answer, and accepts what the worker typed', () => {
    expect(draft()).toMatchObject({
      sourceId: '0000000a',
      correctAnswer: 'Stub Rising',
      acceptedAnswers: ['Stub rises'],
      category: 'books',
      quality: 'high',
      difficulty: null,
    });
  });

  test.each<[string, Fields, Partial<Draft>]>([
    ['its number, not an item', {}, { correctAnswer: '2', answerKind: 'number', acceptedAnswers: [] }],
    ['0 if it is 0', typed('entity', null, 'None', { answerNum: 0 }), { correctAnswer: '0' }],
    ['0 if it is "0"', typed('entity', null, 'None', { answerNum: '0' }), { correctAnswer: '0' }],
  ])('a count in version 1.0 has the answer %s', (_what, fields, wanted) => {
    expect(draft(fields, 1)).toMatchObject(wanted);
  });

  const relabelled = [{ name: 'Q1', label: { en: null, de: 'Stumpf' } }];
  test.each<[string, Fields, Partial<Draft>]>([
    ['no things', typed('entity', null, 'X'), { correctAnswer: 'X' }],
    ['no English label', typed('entity', relabelled, 'The stub'), { correctAnswer: 'The stub' }],
    ['no label', typed('entity', [{ name: 'Q1' }], 'The stub'), { correctAnswer: 'The stub' }],
    ['no number', typed('numerical', null, '12'), { correctAnswer: '12', answerKind: 'number' }],
    ['no date', typed('date', null, 'May 3, 1992'), { correctAnswer: 'May 3, 1992' }],
  ])('a row with %s has what the worker typed as the answer', (_what, fields, wanted) => {
    expect(draft(fields)).toMatchObject(wanted);
  });

  test('time-relative wording, and a count with a date as the answer, are flagged', () => {
    expect(draft({ question: 'Who is the current governor of Mockovia?' }).flags).toEqual(['time_relative']);
    const count = { ...typed('date', ['2001'], '2001'), question: 'How many cups did Mock lose?' };
    expect(draft(count).flags).toEqual(['clumsy_wording']);
  });

  const things = ['Stub A', 'Stub B', 'Stub A'].map((label) => ({ name: label, label }));
  const peak = thing('Mock Peak', 'Mock Peak', { answerNum: 8000 });
  test.each<[string, Fields, Partial<Draft>, number?]>([
    ['version 1.0 has its label', thing('Stub One'), { correctAnswer: 'Stub One', acceptedAnswers: [] }],
    [
      'a question filed under counting that asks for a thing has this as the answer',
      { ...thing('The Stubs', 'Stubs'), question: 'Which band has four members?' },
      { correctAnswer: 'The Stubs', flags: [] },
      1,
    ],
    [
      'a superlative keeps its answer, even with a number as evidence',
      { ...peak, complexityType: 'superlative' },
      { correctAnswer: 'Mock Peak' },
    ],
    [
      'an answer with several items is their list without repetition',
      typed('entity', things, 'A and B'),
      { correctAnswer: 'Stub A, Stub B', acceptedAnswers: ['A and B'], answerKind: null },
    ],
    [
      'a row with the answer true or false is a yes-or-no question',
      typed('boolean', [false], 'No'),
      { type: 'boolean', correctAnswer: 'No', incorrectAnswers: ['Yes'] },
    ],
    ['a text instead of a list is read too', typed('string', 'mock', 'mock'), { correctAnswer: 'mock' }],
    ['a known category is mapped', { category: 'videogames' }, { category: 'video-games' }],
    ['an unknown category is not mapped', { category: 'constructor' }, { category: null }],
  ])('%s', (_what, fields, wanted, index) => {
    expect(draft(fields, index)).toMatchObject(wanted);
  });

  test('malformed mentions are ignored', () => {
    for (const questionEntity of [null, 'none', [{ entityType: 7, span: 'x' }]])
      expect(draft({ questionEntity }).correctAnswer).toBe('Stub Rising');
  });

  test.each([
    [['1956-10-20'], '20-Oct-56', '20 October 1956', ['1956-10-20']],
    [[1984], '1984', '1984', []],
    [['2001', '2003'], '2001, 2003', '2001, 2003', []],
  ])('a date %j has the payload as the answer', (answer, mention, correctAnswer, acceptedAnswers) => {
    const wanted = { correctAnswer, acceptedAnswers, answerKind: 'when' };
    expect(draft(typed('date', answer, mention))).toMatchObject(wanted);
  });

  test.each([
    [[2000000], '$2 million', '2,000,000', ['2000000', '$2 million']],
    [['6\'2"'], '6\'2"', '6\'2"', []],
    [[1e21], '', '1,000,000,000,000,000,000,000', ['1000000000000000000000']],
    ['3', 'three', '3', ['three']],
  ])('the number %j is formatted', (answer, mention, correctAnswer, acceptedAnswers) => {
    expect(draft(typed('numerical', answer, mention))).toMatchObject({ correctAnswer, acceptedAnswers });
  });

  test('a comparison of two things offers exactly these', () => {
    const mentioned = (name: string, mention: string): Fields => ({ name, entityType: 'entity', mention });
    const row = {
      ...thing('Anna Stub'),
      question: 'Who is older, Anna Stub or Bob Mock?',
      questionEntity: [mentioned('Q1', 'Anna Stub'), mentioned('Q2', 'Bob Mock')],
      complexityType: 'comparative',
    };
    expect(draft(row)).toMatchObject({
      type: 'multiple',
      incorrectAnswers: ['Bob Mock'],
      modifications: ['quizified'],
      answerKind: null,
    });
  });

  test.each<[string, Fields, number, string]>([
    ['a count without a number', thing('Fixture I'), 1, 'ambiguous_answer'],
    ['a typed date without a full year', typed('date', null, '3-May-92'), 0, 'no_answer_given'],
    ['a row without any answer', typed('entity', null, ''), 0, 'no_answer_given'],
  ])('%s is skipped', (_what, fields, index, reason) => {
    expect(outcome(fields, index)).toMatchObject({ reason });
  });
});
