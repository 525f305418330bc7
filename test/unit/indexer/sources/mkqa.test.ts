import { describe, expect, test } from 'vitest';

import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import { mkqa } from '../../../../indexer/sources/mkqa.ts';
import { aRow } from '../../../support/upstream-rows.ts';

/** A row as in a file, with an id too large for a JSON number. */
const LARGE = '-8817000000000000123';
function outcomes(
  wanted: Readonly<Record<string, unknown>> = {},
  id = LARGE,
): readonly (Draft | SkippedRow)[] {
  const raw = JSON.stringify(aRow('mkqa', wanted)).replace(/"example_id":-?\d+/u, `"example_id": ${id}`);
  return mkqa.read(JSON.parse(raw), { file: 'mkqa.jsonl', row: 1, raw });
}

/** Both halves of a row that has one answer in each language. */
function halves(type: string, en: string, pl = en, query = 'how long is the mock'): Draft[] {
  const answers = { en: [{ type, text: en }], pl: [{ type, text: pl }] };
  return outcomes({ query, answers }).map((outcome) => {
    if ('reason' in outcome) throw new Error(outcome.reason);
    return outcome;
  });
}

describe('a row of MKQA', () => {
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
    expect(outcomes({ answers: { en, pl: en } })).toMatchObject([
      { acceptedAnswers: ['A. Stub'] },
      { acceptedAnswers: ['A. Stub'] },
    ]);
  });

  test('both halves of a row with an inexact id are skipped', () => {
    const row = aRow('mkqa', { example_id: -8817000000000000000 });
    expect(mkqa.read(row, { file: '', row: 1, raw: '' })).toMatchObject([
      { reason: 'wrong_shape' },
      { reason: 'wrong_shape' },
    ]);
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
    const both = halves('number_with_unit', en, pl);
    expect(both.map(({ correctAnswer }) => correctAnswer)).toEqual([english, polish]);
    expect(both.flatMap(({ flags }) => flags)).toEqual([]);
  });

  test('an unknown unit is flagged', () => {
    expect(halves('number_with_unit', '3 blub', '3 blub')).toMatchObject([
      { correctAnswer: '3 blub', flags: ['clumsy_wording'] },
      { correctAnswer: '3 blub', flags: ['clumsy_wording'] },
    ]);
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
    expect(outcomes({ query: 'what year did mock come out', answers })).toMatchObject([
      { correctAnswer: '2017' },
      { correctAnswer: '2017' },
    ]);
  });

  test('the typing error “kot” for “kto” is corrected, but not in other places', () => {
    const text = (pl: string): unknown => (outcomes({ queries: { pl } })[1] as Draft).text;
    expect(text('kot jest autorem')).toBe('Kto jest autorem?');
    expect(text('kot w butach kto napisał')).toBe('Kot w butach kto napisał?');
  });
});
