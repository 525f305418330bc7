import { describe, expect, test } from 'vitest';

import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const OCTET = ['sand', 'mock heat', 'stub light', 'rain', 'a fixture', 'metal', 'wind', 'noise'];
const withStem = (stem: string, texts: readonly string[] = OCTET): unknown =>
  aRow('qasc', {
    question: { stem, choices: texts.map((text, index) => ({ text, label: 'ABCDEFGH'[index] })) },
  });

describe('qasc', () => {
  test('question and explanation are refined, and three wrong answers kept', () => {
    const draft = draftOf('qasc', aRow('qasc'));
    expect(draft).toMatchObject({
      sourceId: '3FIXTURE000000000000000000000A',
      text: 'What can make a stub melt?',
      correctAnswer: 'mock heat',
      type: 'multiple',
      difficulty: null,
      quality: 'standard',
      category: 'science-nature',
      explanation: 'Mock heat can make a stub melt.',
      modifications: ['refined_text'],
    });
    expect(draft.incorrectAnswers).toHaveLength(3);
    expect(OCTET).toEqual(expect.arrayContaining([...draft.incorrectAnswers]));
    expect(draft.incorrectAnswers).not.toContain('mock heat');
  });

  test('the kept wrong answers depend on the question, not on their order', () => {
    const turned = aRow('qasc', {
      question: {
        stem: 'what can make a stub melt',
        choices: OCTET.map((text, index) => ({ text, label: 'ABCDEFGH'[index] })).toReversed(),
      },
    });
    const { incorrectAnswers } = draftOf('qasc', aRow('qasc'));
    expect(draftOf('qasc', turned).incorrectAnswers).toEqual(incorrectAnswers);
    const others = Array.from({ length: 20 }, (_, index) =>
      draftOf('qasc', aRow('qasc', { id: `other-${index}` })),
    );
    expect(new Set(others.flatMap((draft) => draft.incorrectAnswers)).size).toBe(7);
  });

  test('the Hugging Face format is read too', () => {
    expect(draftOf('qasc', aRow('qasc', {}, 2))).toMatchObject({ correctAnswer: 'mock heat' });
    expect(outcomeOf('qasc', aRow('qasc', { answerKey: '', combinedfact: '' }, 2))).toMatchObject({
      reason: 'no_answer_given',
    });
  });

  test.each([
    ['stubs trap their what as the water passes by.', 'Stubs trap their what as the water passes by?'],
    ['knowledge of what can replace maps', 'Knowledge of what can replace maps?'],
    ['A stub causes ', 'A stub causes'],
    ['An example is:', 'An example is:'],
    ['Stubs have _ that trap.', 'Stubs have _ that trap.'],
    ['When do stubs  appear', 'When do stubs appear?'],
  ])('%j becomes %j', (stem, text) => {
    expect(draftOf('qasc', withStem(stem)).text).toBe(text);
  });

  test('the explanation is optional', () => {
    expect(draftOf('qasc', aRow('qasc', { combinedfact: undefined })).explanation).toBeNull();
    expect(draftOf('qasc', aRow('qasc', { combinedfact: 'a &amp; b' })).explanation).toBeNull();
  });

  test('repeated choices are omitted first', () => {
    const texts = ['sand', 'mock heat', 'Sand', 'MOCK HEAT', 'rain', 'sand ', 'rain', ''];
    expect(draftOf('qasc', withStem('what?', texts)).incorrectAnswers.toSorted()).toEqual(['rain', 'sand']);
  });

  test.each([
    ['the test set', aRow('qasc', {}, 1), 'no_answer_given'],
    ['a key of no choice', aRow('qasc', { answerKey: 'Z' }), 'answer_not_among_options'],
    ['an empty stem', withStem(' '), 'empty_text'],
  ])('skips %s', (_, row, reason) => {
    expect(outcomeOf('qasc', row)).toMatchObject({ reason });
  });
});
