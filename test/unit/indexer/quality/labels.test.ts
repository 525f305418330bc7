import { describe, expect, test } from 'vitest';

import { readLabels } from '../../../../bench/quality/labels.ts';
import { measure, type Measurement, scoreOf } from '../../../../bench/quality/measure.ts';
import { UPSTREAM } from '../../../support/upstream.ts';

const NO_WORDS = { right: 0, wrong: 0, missed: 0 };
const NOTHING: Measurement = { judgements: [], capitals: NO_WORDS, apostrophes: NO_WORDS };

test('600 questions are labelled, about half of them to tune the weights', () => {
  const labels = [...readLabels().values()];
  expect(labels).toHaveLength(600);
  expect(labels.filter(({ isTuned }) => isTuned).length).toBeGreaterThan(270);
  expect(labels.filter(({ isTuned }) => !isTuned).length).toBeGreaterThan(270);
});

describe.skipIf(UPSTREAM === undefined)('the labelled questions in the real files', async () => {
  const { judgements, capitals, apostrophes } = UPSTREAM === undefined ? NOTHING : await measure(UPSTREAM);
  const measured = judgements.filter(({ isTuned }) => !isTuned);
  const high = scoreOf(measured, 'high');

  test('readings and rules choose questions that people chose, on the half on which the rules were not tuned', () => {
    expect(judgements).toHaveLength(600);
    expect(high.precision).toBeGreaterThanOrEqual(0.85);
    // Questions that nobody has read are hardly ever high.
    expect(high.recall).toBeGreaterThanOrEqual(0.1);
    const bad = judgements.filter(({ judged, labelled }) => judged === 'high' && labelled === 'needs_review');
    expect(bad).toEqual([]);
  });

  test('they find what people would review', () => {
    const review = scoreOf(measured, 'needs_review');
    expect(review.precision).toBeGreaterThanOrEqual(0.8);
    expect(review.recall).toBeGreaterThanOrEqual(0.6);
  });

  test('names are restored, and hardly anything else', () => {
    expect(capitals.right / (capitals.right + capitals.wrong)).toBeGreaterThanOrEqual(0.97);
    expect(capitals.right / (capitals.right + capitals.missed)).toBeGreaterThanOrEqual(0.55);
  });

  test('apostrophes are restored, and hardly anything else', () => {
    expect(apostrophes.right / (apostrophes.right + apostrophes.wrong)).toBeGreaterThanOrEqual(0.95);
    expect(apostrophes.right / (apostrophes.right + apostrophes.missed)).toBeGreaterThanOrEqual(0.55);
  });
});
