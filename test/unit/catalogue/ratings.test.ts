import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import ratings from '../../../catalogue/check/ratings/ratings.json' with { type: 'json' };
import { Difficulty } from '../../../src/contract/vocabulary.ts';
import { rankCorrelation } from '../../support/statistics.ts';
import { records } from '../../support/starter-records.ts';

/** Questions that have left the catalogue since they were rated say nothing about it. With fewer, rate others. */
const ENOUGH = 800;
const AT_LEAST = 0.75;

const Rated = z.strictObject({
  question: z.string(),
  language: z.enum(['en', 'pl']),
  ratings: z.array(z.int().min(1).max(5)).min(1),
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the rank correlation', () => {
  test('is 1 for the same order, -1 for the reverse, and counts ties by their mean rank', () => {
    const pairsOf = (ones: readonly number[], others: readonly number[]): [number, number][] =>
      ones.map((one, index) => [one, others[index] ?? 0]);
    expect(rankCorrelation(pairsOf([1, 2, 3], [10, 20, 90]))).toBeCloseTo(1);
    expect(rankCorrelation(pairsOf([1, 2, 3], [9, 5, 1]))).toBeCloseTo(-1);
    // Ranks 1.5, 1.5, 3 and 1, 2, 3.
    expect(rankCorrelation(pairsOf([1, 1, 2], [1, 2, 3]))).toBeCloseTo(Math.sqrt(3) / 2);
  });
});

test('the levels have the order that readers give the same questions', () => {
  const levels = new Map(
    records.map(({ sourceId, language, difficulty }) => [`${sourceId} ${language}`, difficulty]),
  );
  const pairs = z
    .array(Rated)
    .parse(ratings)
    .flatMap(({ question, language, ratings: given }): [number, number][] => {
      const level = levels.get(`${question} ${language}`) ?? null;
      return level === null ? [] : [[Difficulty.options.indexOf(level), mean(given)]];
    });
  expect(pairs.length).toBeGreaterThanOrEqual(ENOUGH);
  expect(rankCorrelation(pairs)).toBeGreaterThanOrEqual(AT_LEAST);
});
