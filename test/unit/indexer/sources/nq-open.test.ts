import { describe, expect, test } from 'vitest';

import { nqOpen } from '../../../../indexer/sources/nq-open.ts';
import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

describe('a row of Natural Questions', () => {
  test('a question is refined and accepts its other answers', () => {
    expect(draftOf('nq-open', aRow('nq-open'))).toMatchObject({
      text: 'Who wrote the mock saga theme?',
      correctAnswer: 'Anna Stub',
      acceptedAnswers: ['Bob Mock'],
      type: 'text_input',
      quality: 'standard',
      modifications: ['refined_text'],
      answerKind: 'songwriter',
    });
  });

  test('answers judged wrong become distractors, unescaped once', () => {
    const draft = draftOf('nq-open', aRow('nq-open', {}, 1));
    expect(draft).toMatchObject({
      type: 'multiple',
      correctAnswer: 'Anna Stub',
      acceptedAnswers: ['Anna B. Stub'],
      modifications: ['refined_text', 'quizified'],
    });
    expect(draft.incorrectAnswers.toSorted()).toEqual(['Bob Mock', 'Cara Fake', 'René Fixture']);
  });

  test.each([
    ['an accepted answer', 'anna  stub'],
    ['part of one', 'Anna'],
    ['what was judged right', 'Anna B Stub'],
    ['what is perhaps right', 'Dora Perhaps'],
    ['nothing but signs', '…'],
  ])('%s does not become a distractor', (_what, prediction) => {
    const row = aRow('nq-open', { def_incorrect_predictions: ['Bob Mock', 'Cara Fake', prediction] }, 1);
    expect(draftOf('nq-open', row)).toMatchObject({ type: 'text_input', incorrectAnswers: [] });
  });

  test('the source id depends only on the question, so files with other answers give the same record', () => {
    const other = aRow('nq-open', { question: 'Who wrote the mock saga theme?', answer: ['Cara Fake'] });
    expect(draftOf('nq-open', other).sourceId).toBe(draftOf('nq-open', aRow('nq-open')).sourceId);
  });

  test('the first short and complete answer is shown', () => {
    const long = 'a very long answer '.repeat(8);
    const shown = (answer: readonly string[]): unknown =>
      draftOf('nq-open', aRow('nq-open', { answer })).correctAnswer;
    expect(shown([long, '(Anna', 'Anna\u00a0Stub', 'Bob'])).toBe('Anna Stub');
    expect(shown(['Anna Mockson.', 'Anna'])).toBe('Anna Mockson');
    expect(shown(['Mock Inc.'])).toBe('Mock Inc.');
    expect(outcomeOf('nq-open', aRow('nq-open', { answer: [long] }))).toMatchObject({
      reason: 'no_short_answer',
    });
  });

  test('fragments and time-relative wording are flagged', () => {
    expect(draftOf('nq-open', aRow('nq-open', { answer: ['), starting on'] })).flags).toEqual([
      'clumsy_wording',
    ]);
    const question = 'who is the current president of mockovia';
    expect(draftOf('nq-open', aRow('nq-open', { question })).flags).toEqual(['time_relative']);
  });

  test('null predictions are ignored', () => {
    const none = { def_correct_predictions: null, def_incorrect_predictions: null };
    expect(draftOf('nq-open', aRow('nq-open', none)).correctAnswer).toBe('Anna Stub');
  });

  test('a row without answers is skipped', () => {
    expect(outcomeOf('nq-open', aRow('nq-open', { answer: [] }))).toMatchObject({
      reason: 'no_answer_given',
    });
  });
});

test('files with only questions, and samples, are not selected', () => {
  for (const file of [
    'NQ-open.efficientqa.test.1.1.no-annotations.jsonl',
    'NQ-open.efficientqa.dev.1.1.sample.jsonl',
  ])
    expect(nqOpen.selects(file)).toBe(false);
});
