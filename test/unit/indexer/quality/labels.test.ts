import { expect, test } from 'vitest';

import { readLabels } from '../../../../bench/quality/labels.ts';
import { judgeLabelled } from '../../../../bench/quality/measure.ts';
import { scoreOf } from '../../../../bench/quality/score.ts';
import { UPSTREAM } from '../../../support/upstream.ts';

test('600 questions are labelled, about half of them to tune the weights', () => {
  const labels = [...readLabels().values()];
  expect(labels).toHaveLength(600);
  expect(labels.filter(({ isTuned }) => isTuned).length).toBeGreaterThan(270);
  expect(labels.filter(({ isTuned }) => !isTuned).length).toBeGreaterThan(270);
});

test.skipIf(UPSTREAM === undefined)(
  'the rules find the tiers that people gave to the half on which they were not tuned',
  async () => {
    const judgements = await judgeLabelled(UPSTREAM ?? '');
    expect(judgements).toHaveLength(600);
    const measured = judgements.filter(({ isTuned }) => !isTuned);
    const high = scoreOf(measured, 'high');
    const review = scoreOf(measured, 'needs_review');
    expect(high.precision).toBeGreaterThanOrEqual(0.55);
    expect(high.recall).toBeGreaterThanOrEqual(0.3);
    expect(review.precision).toBeGreaterThanOrEqual(0.8);
    expect(review.recall).toBeGreaterThanOrEqual(0.6);
    const bad = measured.filter(({ judged, labelled }) => judged === 'high' && labelled === 'needs_review');
    expect(bad.length / high.judged).toBeLessThanOrEqual(0.15);
  },
);
