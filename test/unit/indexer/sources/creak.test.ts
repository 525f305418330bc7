import { describe, expect, test } from 'vitest';

import { isInformal } from '../../../../indexer/sources/creak.ts';
import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

describe('creak', () => {
  test('a claim becomes a true-or-false question', () => {
    expect(draftOf('creak', aRow('creak'))).toMatchObject({
      sourceId: 'train_0',
      text: 'A Fixture Lighthouse is usually built deep inside a cave.',
      correctAnswer: 'False',
      incorrectAnswers: ['True'],
      type: 'boolean',
      difficulty: null,
      quality: 'standard',
      category: null,
      explanation: 'Lighthouses guide ships, so they stand near the water.',
      url: 'https://en.wikipedia.org/?curid=1234567',
      modifications: ['quizified'],
      extensions: { entity: 'Fixture Lighthouse' },
      flags: [],
    });
  });

  test('the contrast set, without explanations and pages, is read', () => {
    expect(draftOf('creak', aRow('creak', {}, 1))).toMatchObject({
      sourceId: 'c_0',
      text: 'Test tea is drunk from a shoe.',
      explanation: null,
      url: null,
      modifications: ['refined_text', 'quizified'],
      extensions: { entity: 'Test Tea', pairId: 'p_1' },
    });
  });

  test.each([
    ['true', 'True'],
    ['TRUE', 'True'],
    [true, 'True'],
    [false, 'False'],
  ])('the label %j means %s', (label, answer) => {
    expect(draftOf('creak', aRow('creak', { label })).correctAnswer).toBe(answer);
  });

  test.each([
    ['the test set', aRow('creak', {}, 2), 'no_answer_given', 'label'],
    ['an empty label', aRow('creak', { label: '' }), 'no_answer_given', 'label'],
    ['another label', aRow('creak', { label: 'mixed' }), 'wrong_shape', 'label'],
    ['a label that every object has', aRow('creak', { label: 'constructor' }), 'wrong_shape', 'label'],
    ['an empty claim', aRow('creak', { sentence: '\u200b' }), 'empty_text', 'question'],
    ['a missing entity', aRow('creak', { entity: undefined }), 'wrong_shape', 'entity'],
  ])('%s is skipped', (_, row, reason, detail) => {
    expect(outcomeOf('creak', row)).toEqual({ reason, detail });
  });

  test('an invalid page number gives no link', () => {
    for (const page of ['n/a', '', '0', '12; drop', -4, null])
      expect(draftOf('creak', aRow('creak', { en_wiki_pageid: page })).url).toBeNull();
  });

  test('an explanation becomes a sentence, and a note is flagged', () => {
    expect(draftOf('creak', aRow('creak', { explanation: 'lighthouses guide ships' })).explanation).toBe(
      'Lighthouses guide ships.',
    );
    expect(draftOf('creak', aRow('creak', { explanation: 'i made this up.' }))).toMatchObject({
      explanation: 'I made this up.',
      flags: ['informal_explanation'],
    });
    expect(
      draftOf('creak', aRow('creak', { sentence: 'Bob Mock currently lives on a stub.' })).flags,
    ).toEqual(['time_relative']);
  });

  test.each([
    'I know this to be true.',
    'The statement is false because stubs melt.',
    'It can be verified by a quick Google search.',
    'Stubs are kinda wet.',
    'Stubs melt!!',
    'NO THEY DONT.',
    'Not true.',
    'Stubs, melt in rain',
  ])('%j is a note', (explanation) => {
    expect(isInformal(explanation, 'Stubs melt in rain.')).toBe(true);
  });

  test.each([
    'Stubs are made up of mock and melt in the sun.',
    'The system was made by Google and Apple.',
    'George I was the king of Mockovia.',
    'NATO is an alliance of states.',
    'World War I ended in 1918.',
    'Its name stands for the band You and I.',
  ])('%j is an explanation', (explanation) => {
    expect(isInformal(explanation, 'Stubs melt in rain.')).toBe(false);
  });
});
