import { describe, expect, test } from 'vitest';

import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

describe('svc', () => {
  test('an authored question is not changed', () => {
    expect(draftOf('svc', aRow('svc', { author: 'Anna Stub' }))).toEqual({
      sourceId: 'svc-000001',
      language: 'en',
      text: 'Which made-up city is the capital of Fixtureland?',
      correctAnswer: 'Testville',
      incorrectAnswers: ['Mockton', 'Stubgrad', 'Fake City'],
      acceptedAnswers: [],
      type: 'multiple',
      difficulty: 'easy',
      difficultyRated: true,
      quality: 'high',
      flags: [],
      category: 'geography',
      tags: ['capitals'],
      subcategories: ['fixtureland'],
      regions: ['pl'],
      explanation: 'Testville is the seat of the fixture parliament.',
      url: null,
      author: 'Anna Stub',
      createdAt: '2026-01-01T00:00:00.000Z',
      modifications: [],
      extensions: {},
      answerKind: null,
      translationOf: null,
      translator: null,
    });
  });

  test('a translation refers to its original in the other language', () => {
    const wanted = { id: 'svc-000002', language: 'pl', translationOf: 'svc-000001', translator: 'human' };
    expect(draftOf('svc', aRow('svc', wanted))).toMatchObject({
      sourceId: 'svc-000002',
      language: 'pl',
      translationOf: { sourceId: 'svc-000001', language: 'en' },
      translator: 'human',
    });
  });

  test('optional fields can be missing', () => {
    const { text, correctAnswer } = { text: 'Who wrote it?', correctAnswer: 'Anna Stub' };
    const row = {
      id: 'x',
      language: 'pl',
      text,
      correctAnswer,
      incorrectAnswers: [],
      type: 'text_input',
      category: 'books',
    };
    expect(draftOf('svc', row)).toMatchObject({
      difficulty: null,
      difficultyRated: false,
      tags: [],
      regions: [],
      explanation: null,
    });
  });

  test.each([
    ['category', { category: 'stubs' }],
    ['language', { language: 'xx' }],
    ['type', { type: 'open' }],
    ['difficulty', { difficulty: 'insane' }],
    ['id', { id: '' }],
    ['tags.0', { tags: ['Not A Slug'] }],
    ['regions.0', { regions: ['PL'] }],
    ['incorrectAnswers', { incorrectAnswers: [] }],
    ['incorrectAnswers', { incorrectAnswers: ['testville '] }],
    ['incorrectAnswers', { type: 'boolean' }],
    ['incorrectAnswers', { type: 'text_input' }],
    ['incorrectAnswers.0', { incorrectAnswers: ['a &amp; b'] }],
    ['text', { text: ' ' }],
    ['text', { text: 'Caf\ufffd' }],
    ['explanation', { explanation: 'a'.repeat(2001) }],
    ['createdAt', { createdAt: 'yesterday' }],
    ['translator', { translationOf: 'svc-000002' }],
    ['translator', { translator: 'machine' }],
    ['license', { license: 'CC-BY-SA-4.0' }],
  ])('the path %s of an invalid row is reported', (detail, wanted) => {
    expect(outcomeOf('svc', aRow('svc', wanted))).toEqual({ reason: 'wrong_shape', detail });
  });

  test('a row can name the licence of all authored questions', () => {
    expect(
      draftOf('svc', aRow('svc', { license: 'CC-BY-4.0', tags: ['capitals', 'capitals'] })).tags,
    ).toEqual(['capitals']);
  });

  test('time-relative wording is flagged in the language of the row', () => {
    expect(
      draftOf('svc', aRow('svc', { language: 'pl', text: 'Kto jest obecnie burmistrzem?' })).flags,
    ).toEqual(['time_relative']);
  });
});
