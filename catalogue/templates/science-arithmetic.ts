import { DIVISOR_PAIRS, MULTIPLE_PAIRS, PERCENTAGES, PRODUCTS, type Sum } from '../facts/sums.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { same } from './science-questions.ts';
import { entry } from './halves.ts';

function* sums(
  rows: readonly Sum[],
  ask: (row: Sum) => Labels,
  result: (row: Sum) => number,
): Generator<BilingualQuestion> {
  for (const row of rows) {
    const { first, second, familiarity } = row;
    yield { key: `${first}-${second}`, familiarity, ...entry(ask(row), same(result(row))) };
  }
}

function greatestCommonDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestCommonDivisor(second, first % second);
}

const SHARED = {
  type: 'text_input',
  category: 'mathematics',
  subcategories: ['arithmetic'],
  tags: ['mental-arithmetic'],
  hardness: 0,
  written: '2026-11-21',
} as const;

/** Mental arithmetic. */
export const ARITHMETIC_TEMPLATES: readonly Template[] = [
  {
    ...SHARED,
    name: 'product',
    questions: () =>
      sums(
        PRODUCTS,
        ({ first, second }) => ({
          en: `What is ${first} × ${second}?`,
          pl: `Ile wynosi ${first} × ${second}?`,
        }),
        ({ first, second }) => first * second,
      ),
  },
  {
    ...SHARED,
    name: 'percentage',
    tags: ['mental-arithmetic', 'percentages'],
    questions: () =>
      sums(
        PERCENTAGES,
        ({ first, second }) => ({
          en: `What is ${first}% of ${second}?`,
          pl: `Ile wynosi ${first}% z ${second}?`,
        }),
        ({ first, second }) => (first * second) / 100,
      ),
  },
  {
    ...SHARED,
    name: 'greatest-common-divisor',
    subcategories: ['number-theory'],
    hardness: 1,
    questions: () =>
      sums(
        DIVISOR_PAIRS,
        ({ first, second }) => ({
          en: `What is the greatest common divisor of ${first} and ${second}?`,
          pl: `Jaki jest największy wspólny dzielnik liczb ${first} i ${second}?`,
        }),
        ({ first, second }) => greatestCommonDivisor(first, second),
      ),
  },
  {
    ...SHARED,
    name: 'least-common-multiple',
    subcategories: ['number-theory'],
    hardness: 1,
    questions: () =>
      sums(
        MULTIPLE_PAIRS,
        ({ first, second }) => ({
          en: `What is the least common multiple of ${first} and ${second}?`,
          pl: `Jaka jest najmniejsza wspólna wielokrotność liczb ${first} i ${second}?`,
        }),
        ({ first, second }) => (first * second) / greatestCommonDivisor(first, second),
      ),
  },
];
