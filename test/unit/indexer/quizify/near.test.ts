import { describe, expect, test } from 'vitest';

import { nearDates } from '../../../../indexer/quizify/near-dates.ts';
import { nearNumbers } from '../../../../indexer/quizify/near-numbers.ts';

const SEEDS = Array.from({ length: 60 }, (_none, index) => `seed ${index}`);
const dates = (answer: string, right: readonly string[] = [], question = 'When?'): (string[] | undefined)[] =>
  SEEDS.map((seed) => nearDates(answer, 'en', question, [answer, ...right], seed));
const numbers = (
  answer: string,
  right: readonly string[] = [],
  language: 'en' | 'pl' = 'en',
): (string[] | undefined)[] =>
  SEEDS.map((seed) => nearNumbers(answer, language, 'How many?', [answer, ...right], seed));

/** At which places the right value stands among its options. */
const places = (right: number, options: readonly (readonly number[])[]): Set<number> =>
  new Set(options.map((wrong) => wrong.filter((value) => value < right).length));

describe('nearDates', () => {
  test('gives three other years near the right one, which can have any rank among the four', () => {
    const years = dates('1956').map((wrong) => (wrong ?? []).map(Number));
    for (const wrong of years) {
      expect(new Set([...wrong, 1956]).size).toBe(4);
      for (const year of wrong) expect(Math.abs(year - 1956)).toBeLessThanOrEqual(9);
    }
    expect(places(1956, years)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('gives no year that a right answer covers', () => {
    for (const [right, from, to] of [
      ['from 1952 until 1958', 1952, 1958],
      ['1956–58', 1956, 1958],
      ['the 1950s', 1950, 1959],
    ] as const)
      for (const wrong of dates('1956', [right]))
        for (const year of wrong ?? []) expect(Number(year) < from || Number(year) > to).toBe(true);
    expect(dates('1956', ['20th century'])).toEqual(SEEDS.map(() => undefined));
  });

  test('keeps the notation of a date, and gives no future date', () => {
    for (const wrong of dates('May 3, 2018')) {
      expect(wrong).toHaveLength(3);
      for (const date of wrong ?? []) {
        expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/u);
        expect(Number(date.slice(-4))).toBeLessThanOrEqual(2022);
      }
    }
    for (const date of nearDates('3 maja 1992', 'pl', 'Kiedy?', [], 'x') ?? [])
      expect(date).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
    for (const date of dates('May 1992')[0] ?? []) expect(date).toMatch(/^[A-Z][a-z]+ \d{4}$/u);
  });

  test('gives only every fourth year for events held every four years', () => {
    for (const wrong of dates('1996', [], 'When were the olympics in Mockton?'))
      for (const year of wrong ?? []) expect(Number(year) % 4).toBe(0);
  });

  test.each(['early 2014', 'Saturday', '14 December 1972 UTC', '30 February 1999', '44 BC', '900'])(
    'ignores %s',
    (answer) => {
      expect(nearDates(answer, 'en', 'When?', [answer], 'x')).toBe(undefined);
    },
  );

  test('ignores a question that contains the year', () => {
    expect(nearDates('3 May 1992', 'en', 'When in 1992?', [], 'x')).toBe(undefined);
  });
});

describe('nearNumbers', () => {
  test('counts small numbers by one, with the answer at any rank', () => {
    const counts = numbers('7').map((wrong) => (wrong ?? []).map(Number));
    for (const wrong of counts) expect(Math.max(...wrong, 7) - Math.min(...wrong, 7)).toBe(3);
    expect(places(7, counts)).toEqual(new Set([0, 1, 2, 3]));
    for (const wrong of numbers('2'))
      for (const number of wrong ?? []) expect(Number(number)).toBeGreaterThan(0);
  });

  test.each([
    ['seven', /^[a-z]+$/u],
    ['$2,500', /^\$\d,\d00$/u],
    ['12 seasons', /^\d+ seasons$/u],
    ['1.5 million', /^\d\.\d million$/u],
    ['25%', /^\d\d%$/u],
    ['7,705,281', /^\d{1,2},\d{3},\d{3}$/u],
    ['11 years', /^\d+ years$/u],
  ])('writes numbers like %s', (answer, form) => {
    const all = numbers(answer);
    expect(all.filter((wrong) => wrong?.length === 3).length).toBeGreaterThan(SEEDS.length / 2);
    for (const wrong of all) for (const number of wrong ?? []) expect(number).toMatch(form);
  });

  test('inflects Polish units', () => {
    for (const wrong of numbers('3 lata', [], 'pl'))
      for (const years of wrong ?? []) expect(years).toMatch(/^(?:1 rok|[234] lata|[56] lat)$/u);
  });

  test('gives no number between right answers, and none if one is vague', () => {
    for (const wrong of numbers('11', ['eight']))
      for (const number of wrong ?? []) expect(Number(number) < 8 || Number(number) > 11).toBe(true);
    expect(numbers('83', ['more than 80'])).toEqual(SEEDS.map(() => undefined));
  });

  test.each(['6\'2"', 'two four-year terms', '1951–52', '', 'three hundred'])('ignores %j', (answer) => {
    expect(nearNumbers(answer, 'en', 'How many?', [answer], 'x')).toBe(undefined);
  });

  test('ignores a Polish unit that it cannot inflect', () => {
    expect(nearNumbers('3 kurki', 'pl', 'Ile?', [], 'x')).toBe(undefined);
  });
});
