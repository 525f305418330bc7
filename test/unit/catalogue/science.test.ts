import { expect, test } from 'vitest';

import { ELEMENTS } from '../../../catalogue/facts/science/elements.ts';
import { PLANETS } from '../../../catalogue/facts/science/planets.ts';
import { DIVISOR_PAIRS, MULTIPLE_PAIRS, PERCENTAGES } from '../../../catalogue/facts/science/sums.ts';
import { starterCatalogue } from '../../../catalogue/starter.ts';
import { SCIENCE_TEMPLATES } from '../../../catalogue/templates/science.ts';
import { QuestionRecord } from '../../../src/contract/record.ts';
import { Difficulty } from '../../../src/contract/vocabulary.ts';
import { STARTER_DAY } from '../../support/starter-day.ts';

const records = [...starterCatalogue(STARTER_DAY, SCIENCE_TEMPLATES)];

const distinct = (values: readonly string[]): number => new Set(values).size;

test('the elements are ordered by atomic number, 1 to 118', () => {
  expect(ELEMENTS.map(({ number }) => number)).toEqual(Array.from({ length: 118 }, (_, index) => index + 1));
});

test('no two elements share a symbol or a name', () => {
  for (const field of ['symbol', 'en', 'pl'] as const)
    expect(distinct(ELEMENTS.map((element) => element[field]))).toBe(ELEMENTS.length);
});

test('elements of one family of the main groups share their group', () => {
  const groups = { 'alkali-metal': 1, 'alkaline-earth-metal': 2, halogen: 17, 'noble-gas': 18 } as const;
  for (const [family, group] of Object.entries(groups))
    for (const element of ELEMENTS.filter((candidate) => candidate.family === family))
      expect(element.group).toBe(group);
});

test('the planets are ordered by distance from the Sun', () => {
  expect(PLANETS.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('every percentage that is asked for is a whole number', () => {
  for (const { first, second } of PERCENTAGES) expect((first * second) % 100).toBe(0);
});

test('neither number of a pair divides the other', () => {
  for (const { first, second } of [...DIVISOR_PAIRS, ...MULTIPLE_PAIRS]) {
    expect(first % second).not.toBe(0);
    expect(second % first).not.toBe(0);
  }
});

test('every science question is a valid record', () => {
  for (const record of records) expect(() => QuestionRecord.parse(record)).not.toThrow();
});

test('no science question is repeated', () => {
  expect(distinct(records.map(({ language, text }) => `${language} ${text}`))).toBe(records.length);
  expect(distinct(records.map(({ language, sourceId }) => `${language} ${sourceId}`))).toBe(records.length);
});

test('every level has science questions', () => {
  expect(new Set(records.map(({ difficulty }) => difficulty))).toEqual(new Set(Difficulty.options));
});
