import { describe, expect, test } from 'vitest';

import { readLabels } from '../../../bench/quality/labels.ts';
import { measure, type Measurement, scoreOf } from '../../../bench/quality/measure.ts';
import weights from '../../../indexer/quality/data/weights.json' with { type: 'json' };
import { readReadings } from '../../../indexer/quality/knowledge.ts';
import { WORDINGS } from '../../../indexer/quality/wordings.ts';
import { Source } from '../../../src/contract/vocabulary.ts';
import { UPSTREAM } from '../../support/data/upstream.ts';

test('each reading has a hash, and the tier that its reason stands for', () => {
  const TIERS = { good: 'high', dull: 'standard' } as const;
  const readings = [...readReadings().values()];
  expect(readings.length).toBeGreaterThan(5_000);
  for (const { hash, quality, reason } of readings) {
    expect(hash).toMatch(/^[\da-f]{12}$/u);
    expect(quality).toBe(reason === 'good' || reason === 'dull' ? TIERS[reason] : 'needs_review');
  }
});

describe('weights', () => {
  const names = Object.keys(weights.signals);

  test('every wording has a weight', () => {
    expect(names).toEqual(expect.arrayContaining(WORDINGS.map(({ name }) => name)));
  });

  test('weights of sources name sources, and all that are judged have one', () => {
    const named = names.filter((name) => name.startsWith('source_')).map((name) => name.slice(7));
    expect(named.sort()).toEqual(Source.options.filter((source) => source !== 'svc').sort());
  });
});

describe('labels', () => {
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
      const bad = judgements.filter(
        ({ judged, labelled }) => judged === 'high' && labelled === 'needs_review',
      );
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
});
