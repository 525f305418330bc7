import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { readTargetValue } from '../../../../indexer/sources/webq.ts';
import { aRow } from '../../../support/data/upstream-rows.ts';
import { draftOf, type Fields, readerOf } from './read-row.ts';

describe('nq-open', () => {
  const { draft, outcome } = readerOf('nq-open');

  test('a question is refined and accepts its other answers', () => {
    expect(draft()).toMatchObject({
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
    const { incorrectAnswers, ...others } = draft({}, 1);
    expect(others).toMatchObject({
      type: 'multiple',
      correctAnswer: 'Anna Stub',
      acceptedAnswers: ['Anna B. Stub'],
      modifications: ['refined_text', 'quizified'],
    });
    expect(incorrectAnswers.toSorted()).toEqual(['Bob Mock', 'Cara Fake', 'René Fixture']);
  });

  test.each([
    ['an accepted answer', 'anna  stub'],
    ['part of one', 'Anna'],
    ['what was judged right', 'Anna B Stub'],
    ['what is perhaps right', 'Dora Perhaps'],
    ['nothing but signs', '…'],
  ])('%s does not become a distractor', (_what, prediction) => {
    expect(draft({ def_incorrect_predictions: ['Bob Mock', 'Cara Fake', prediction] }, 1)).toMatchObject({
      type: 'text_input',
      incorrectAnswers: [],
    });
  });

  test('the source id depends only on the question, so files with other answers give the same record', () => {
    const other = { question: 'Who wrote the mock saga theme?', answer: ['Cara Fake'] };
    expect(draft(other).sourceId).toBe(draft().sourceId);
  });

  const long = 'a very long answer '.repeat(8);
  test.each([
    [[long, '(Anna', 'Anna\u00a0Stub', 'Bob'], 'Anna Stub'],
    [['Anna Mockson.', 'Anna'], 'Anna Mockson'],
    [['Mock Inc.'], 'Mock Inc.'],
  ])('of %j the first short and complete answer is shown', (answer, shown) => {
    expect(draft({ answer }).correctAnswer).toBe(shown);
  });

  test('fragments and time-relative wording are flagged', () => {
    expect(draft({ answer: ['), starting on'] }).flags).toEqual(['clumsy_wording']);
    expect(draft({ question: 'who is the current president of mockovia' }).flags).toEqual(['time_relative']);
  });

  test('null predictions are ignored', () => {
    const none = { def_correct_predictions: null, def_incorrect_predictions: null };
    expect(draft(none).correctAnswer).toBe('Anna Stub');
  });

  test('a row without answers, or with long ones only, is skipped', () => {
    expect(outcome({ answer: [] })).toMatchObject({ reason: 'no_answer_given' });
    expect(outcome({ answer: [long] })).toMatchObject({ reason: 'no_short_answer' });
  });
});

describe('webq', () => {
  const { draft, outcome } = readerOf('webq');
  const list = (...values: readonly string[]): string =>
    `(list${values.map((value) => ` (description ${value.includes(' ') ? `"${value}"` : value})`).join('')})`;
  const answered = (...values: readonly string[]): Fields => ({ targetValue: list(...values) });

  test('a list of answers may have quotation marks that are not escaped', () => {
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
    'a list of answers is not %j',
    (text) => {
      expect(readTargetValue(text)).toBe(undefined);
    },
  );

  test('every written list of answers is read, except for values that contain its end', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => !/\)|^"/u.test(text));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(readTargetValue(list(...values))).toEqual(values);
      }),
    );
  });

  test('a row of the original shows its first answer and accepts the others', () => {
    expect(draft()).toMatchObject({
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
    const question = 'what is the name of anna stub brother?';
    const { sourceId } = draft({ utterance: question });
    expect(draft({}, 1)).toMatchObject({
      sourceId,
      correctAnswer: 'Bob Stub',
      extensions: { qId: 'wqr000001' },
    });
    const flat = { url: 'http://www.freebase.com/view/en/anna_stub', question, answers: ['Bob Stub'] };
    expect(draftOf('webq', flat)).toMatchObject({ sourceId, correctAnswer: 'Bob Stub' });
  });

  test('a row with exactly ten answers is flagged, because the list was probably truncated', () => {
    const flagsOf = (count: number): unknown =>
      draft(answered(...Array.from({ length: count }, (_none, at) => `Stub ${at}`))).flags;
    expect([flagsOf(10), flagsOf(11)]).toEqual([['incomplete_answers'], []]);
  });

  const long = 'a stub of many words '.repeat(6).trim();
  test.each<[string, Fields, Partial<Draft | SkippedRow>]>([
    [
      'next to another answer',
      answered('http://mock.example/', long, 'Stub'),
      { correctAnswer: 'Stub', acceptedAnswers: [long] },
    ],
    ['a URL', answered('http://mock.example/'), { reason: 'answer_is_address' }],
    ['a long one', answered(long), { reason: 'no_short_answer' }],
    ['none', answered(), { reason: 'no_answer_given' }],
    ['no list', { targetValue: 'Stub' }, { reason: 'wrong_shape' }],
  ])('URLs and long answers are skipped: %s', (_what, fields, expected) => {
    expect(outcome(fields)).toMatchObject(expected);
  });

  test.each([
    ['who is the governor of mockovia?', ['time_relative']],
    ['what currency does mockovia use?', ['time_relative']],
    ['who was the governor of mockovia in 1950?', []],
  ])('flags %j if its answer may have changed since 2013', (utterance, flags) => {
    expect(draft({ utterance }).flags).toEqual(flags);
  });
});

describe('mkqa', () => {
  /** An id too large for a JSON number. */
  const LARGE = '-8817000000000000123';

  /** Both outcomes of a row as in a file. */
  function outcomes(fields: Fields = {}, id = LARGE): readonly (Draft | SkippedRow)[] {
    const raw = JSON.stringify(aRow('mkqa', fields)).replace(/"example_id":-?\d+/u, `"example_id": ${id}`);
    return ADAPTERS.mkqa.read(JSON.parse(raw), { file: 'mkqa.jsonl', row: 1, raw });
  }

  /** Both halves of a row that has one answer in each language. */
  function halves(type: string, en: string, pl = en): Draft[] {
    const answers = { en: [{ type, text: en }], pl: [{ type, text: pl }] };
    return outcomes({ query: 'how long is the mock', answers }).map((outcome) => {
      if ('reason' in outcome) throw new Error(outcome.reason);
      return outcome;
    });
  }

  test('a row gives a question and its human Polish translation', () => {
    expect(outcomes()).toMatchObject([
      {
        sourceId: LARGE,
        language: 'en',
        text: 'Who wrote the mock saga?',
        correctAnswer: 'Anna Stub',
        acceptedAnswers: ['A. Stub'],
        translationOf: null,
        translator: null,
        answerKind: 'writer',
        modifications: ['refined_text'],
      },
      {
        sourceId: `${LARGE}:pl`,
        language: 'pl',
        text: 'Kto napisał Sagę Mock?',
        correctAnswer: 'Anna Stub',
        translationOf: { sourceId: LARGE, language: 'en' },
        translator: 'human',
        answerKind: 'writer',
      },
    ]);
  });

  test('the 64-bit id is exact, even if a text looks like an id', () => {
    for (const id of ['9007199254740993', '-9223372036854775808', '12'])
      expect(outcomes({ query: 'who is "example_id": 7' }, id)).toMatchObject([
        { sourceId: id },
        { sourceId: `${id}:pl` },
      ]);
  });

  test('null aliases are ignored', () => {
    const en = [{ type: 'entity', text: 'Anna Stub', aliases: [null, 'A. Stub'] }];
    const acceptedAnswers = ['A. Stub'];
    expect(outcomes({ answers: { en, pl: en } })).toMatchObject([{ acceptedAnswers }, { acceptedAnswers }]);
  });

  test('both halves of a row with an inexact id are skipped', () => {
    const row = aRow('mkqa', { example_id: -8817000000000000000 });
    const skipped = { reason: 'wrong_shape' };
    expect(ADAPTERS.mkqa.read(row, { file: '', row: 1, raw: '' })).toMatchObject([skipped, skipped]);
  });

  test.each([
    ['long_answer', 'no_short_answer'],
    ['unanswerable', 'unanswerable'],
  ])('a row of type %s is skipped in both languages', (type, reason) => {
    const answers = { en: [{ type, text: null }], pl: [{ type, text: null }] };
    expect(outcomes({ answers })).toMatchObject([{ reason }, { reason }]);
  });

  test('a row without a Polish half gives the English question', () => {
    const { en } = (aRow('mkqa') as { answers: { en: unknown } }).answers;
    expect(outcomes({ answers: { en } })).toMatchObject([{ language: 'en' }, { reason: 'no_answer_given' }]);
    expect(outcomes({ queries: { en: 'x', pl: ' ' } })).toMatchObject([
      { language: 'en' },
      { reason: 'empty_text' },
    ]);
  });

  test('a binary answer gives a yes-or-no question in each language', () => {
    expect(halves('binary', 'yes')).toMatchObject([
      { type: 'boolean', correctAnswer: 'Yes', incorrectAnswers: ['No'] },
      { type: 'boolean', correctAnswer: 'Tak', incorrectAnswers: ['Nie'] },
    ]);
  });

  test.each([
    ['number', '2.0', '2', '2'],
    ['number', '1234567.50', '1,234,567.5', '1 234 567,5'],
    ['date', '2017-05-18', '18 May 2017', '18 maja 2017'],
    ['date', '2017-05', 'May 2017', 'maj 2017'],
  ])('the %s %s is formatted for each language', (type, text, en, pl) => {
    expect(halves(type, text).map(({ correctAnswer }) => correctAnswer)).toEqual([en, pl]);
  });

  test.each([
    ['11.0 year', '11.0 rok', '11 years', '11 lat'],
    ['22.0 years', '22.0 rok', '22 years', '22 lata'],
    ['1.0 mile', '1.0 mila', '1 mile', '1 mila'],
    ['2.5 hours', '2.5 godzina', '2.5 hours', '2,5 godziny'],
    ['6.0 foot', '6.0 stopa', '6 feet', '6 stóp'],
  ])('the unit of %s and %s is inflected', (en, pl, english, polish) => {
    expect(halves('number_with_unit', en, pl)).toMatchObject([
      { correctAnswer: english, flags: [] },
      { correctAnswer: polish, flags: [] },
    ]);
  });

  test('an unknown unit is flagged', () => {
    const flagged = { correctAnswer: '3 blub', flags: ['clumsy_wording'] };
    expect(halves('number_with_unit', '3 blub')).toMatchObject([flagged, flagged]);
  });

  test('all answers are accepted, and the most precise date is shown', () => {
    const dates = ['2017', '2017-05-18'].map((text) => ({
      type: 'date',
      text,
      aliases: [text, '2017 maja, 18'],
    }));
    const answers = { en: dates, pl: dates };
    expect(outcomes({ query: 'when did mock come out', answers })).toMatchObject([
      { correctAnswer: '18 May 2017', acceptedAnswers: ['2017', '2017-05-18'], answerKind: 'when' },
      { correctAnswer: '18 maja 2017', acceptedAnswers: ['2017', '2017-05-18'] },
    ]);
    const year = { correctAnswer: '2017' };
    expect(outcomes({ query: 'what year did mock come out', answers })).toMatchObject([year, year]);
  });

  test('the typing error “kot” for “kto” is corrected, but not in other places', () => {
    const text = (pl: string): unknown => (outcomes({ queries: { pl } })[1] as Draft).text;
    expect(text('kot jest autorem')).toBe('Kto jest autorem?');
    expect(text('kot w butach kto napisał')).toBe('Kot w butach kto napisał?');
  });
});
