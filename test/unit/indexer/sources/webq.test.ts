import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readTargetValue } from '../../../../indexer/sources/webq.ts';
import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const list = (...values: readonly string[]): string =>
  `(list${values.map((value) => ` (description ${value.includes(' ') ? `"${value}"` : value})`).join('')})`;
const answered = (...values: readonly string[]): unknown => aRow('webq', { targetValue: list(...values) });

describe('readTargetValue', () => {
  test('reads quotation marks that are not escaped', () => {
    expect(
      readTargetValue('(list (description "Two stubs") (description ""Mock" is the thing") (description A))'),
    ).toEqual(['Two stubs', '"Mock" is the thing', 'A']);
    expect(readTargetValue('(list (description "say "no") again") (description (a)))')).toEqual([
      'say "no") again',
      '(a)',
    ]);
    expect(readTargetValue('(list)')).toEqual([]);
  });

  test.each(['', '(list', '(list (description "a b)', '(list (name a))', '(list (description a) )', 'list'])(
    'refuses %j',
    (text) => {
      expect(readTargetValue(text)).toBe(undefined);
    },
  );

  test('reads every written list, except for values that contain its end', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => !/\)|^"/u.test(text));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(readTargetValue(list(...values))).toEqual(values);
      }),
    );
  });
});

describe('a row of WebQuestions', () => {
  test('a row of the original shows its first answer and accepts the others', () => {
    expect(draftOf('webq', aRow('webq'))).toMatchObject({
      text: 'What did mock poet write?',
      correctAnswer: 'Two stubs',
      acceptedAnswers: ['"Mock" is the thing with wings', 'Fixtures'],
      type: 'text_input',
      quality: 'standard',
      url: null,
      extensions: { freebaseKey: 'mock_poet' },
      answerKind: null,
    });
  });

  test('a row of the cleaned copy or of a collection is the same question', () => {
    const own = draftOf('webq', aRow('webq', { utterance: 'what is the name of anna stub brother?' }));
    const copy = draftOf('webq', aRow('webq', {}, 1));
    expect(copy).toMatchObject({ correctAnswer: 'Bob Stub', extensions: { qId: 'wqr000001' } });
    expect(copy.sourceId).toBe(own.sourceId);
    const flat = {
      url: 'http://www.freebase.com/view/en/anna_stub',
      question: 'what is the name of anna stub brother?',
      answers: ['Bob Stub'],
    };
    expect(draftOf('webq', flat)).toMatchObject({ sourceId: own.sourceId, correctAnswer: 'Bob Stub' });
  });

  test('a row with exactly ten answers is flagged, because the list was probably truncated', () => {
    const stubs = (count: number): string[] => Array.from({ length: count }, (_none, at) => `Stub ${at}`);
    expect(draftOf('webq', answered(...stubs(10))).flags).toEqual(['incomplete_answers']);
    expect(draftOf('webq', answered(...stubs(11))).flags).toEqual([]);
  });

  test('URLs and long answers are skipped', () => {
    const long = 'a stub of many words '.repeat(6).trim();
    expect(draftOf('webq', answered('http://mock.example/', long, 'Stub'))).toMatchObject({
      correctAnswer: 'Stub',
      acceptedAnswers: [long],
    });
    expect(outcomeOf('webq', answered('http://mock.example/'))).toMatchObject({
      reason: 'answer_is_address',
    });
    expect(outcomeOf('webq', answered(long))).toMatchObject({ reason: 'no_short_answer' });
    expect(outcomeOf('webq', answered())).toMatchObject({ reason: 'no_answer_given' });
    expect(outcomeOf('webq', aRow('webq', { targetValue: 'Stub' }))).toMatchObject({
      reason: 'wrong_shape',
    });
  });

  test.each([
    ['who is the governor of mockovia?', ['time_relative']],
    ['what currency does mockovia use?', ['time_relative']],
    ['who was the governor of mockovia in 1950?', []],
  ])('flags %j if its answer may have changed since 2013', (utterance, flags) => {
    expect(draftOf('webq', aRow('webq', { utterance })).flags).toEqual(flags);
  });
});
