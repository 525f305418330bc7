import { describe, expect, test } from 'vitest';

import { entityq } from '../../../../indexer/sources/entityq.ts';
import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const FILE = 'dataset/test/P36.test.json';

describe('a row of EntityQuestions', () => {
  test('a row becomes an open-ended question that accepts its other answers', () => {
    expect(draftOf('entityq', aRow('entityq'), FILE)).toMatchObject({
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
    const draft = draftOf('entityq', aRow('entityq'), file);
    expect(draft.extensions).toEqual({ relation });
    expect(draft.sourceId).toMatch(new RegExp(`^${relation}:[0-9a-f]{20}$`));
  });

  test('the source id depends only on the question, not on answers or file', () => {
    const { sourceId } = draftOf('entityq', aRow('entityq'), FILE);
    const other = aRow('entityq', { question: 'what is the capital of Mockovia', answers: ['Fakeburg'] });
    expect(draftOf('entityq', other, 'dataset/train/P36.train.json').sourceId).toBe(sourceId);
  });

  test.each([
    ['What is the capital of Mockovia?', 'P36', 'geography'],
    ['Which country is Mock Hall located in?', 'P17', 'geography'],
    ["Who is Anna Stub's child?", 'P40', 'celebrities'],
    ["Who is the author of Mock's Child?", 'P50', 'books'],
    ['Which country was Mock Night created in?', 'P495', 'film'],
    ['What music label is Stub Band represented by?', 'P264', 'music'],
  ])('on standard input the relation is read from the sentence: %s', (question, relation, category) => {
    const row = aRow('entityq', { question });
    const draft = draftOf('entityq', row, 'standard-input');
    expect(draft).toMatchObject({ category, extensions: { relation } });
    expect(draft).toEqual(draftOf('entityq', row, `${relation}.test.json`));
  });

  test('a row without a known relation is skipped', () => {
    for (const question of ['Where is Mock Hall located?', 'Is it raining?'])
      expect(outcomeOf('entityq', aRow('entityq', { question }), 'standard-input')).toMatchObject({
        reason: 'wrong_shape',
      });
  });

  test('a row without answers is skipped', () => {
    expect(outcomeOf('entityq', aRow('entityq', { answers: [' '] }), FILE)).toMatchObject({
      reason: 'no_answer_given',
    });
  });

  test('a question about the music of a film is flagged', () => {
    const asked = { question: 'What type of music does Mock Night play?' };
    const flagsOf = (answer: string): unknown =>
      draftOf('entityq', aRow('entityq', { ...asked, answers: [answer] }), 'P136.test.json').flags;
    expect(flagsOf('horror film')).toEqual(['clumsy_wording']);
    expect(flagsOf('hard rock')).toEqual([]);
  });

  test('county seats have only county seats as distractors', () => {
    const row = aRow('entityq', { question: 'What is the capital of Mock County?' });
    expect(draftOf('entityq', row, FILE).answerKind).toBe('P36 County');
  });
});

test('files of the folder one-off are not selected', () => {
  expect(entityq.selects('dataset/one-off/P36.test.json')).toBe(false);
  expect(entityq.selects('dataset/dev/P36.dev.json')).toBe(true);
});
