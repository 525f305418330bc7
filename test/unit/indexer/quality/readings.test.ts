import { expect, test } from 'vitest';

import { readReadings } from '../../../../indexer/quality/knowledge.ts';

const TIERS = { good: 'high', dull: 'standard' } as const;

test('each reading has a hash, and the tier that its reason stands for', () => {
  const readings = [...readReadings().values()];
  expect(readings.length).toBeGreaterThan(5_000);
  for (const { hash, quality, reason } of readings) {
    expect(hash).toMatch(/^[\da-f]{12}$/u);
    expect(quality).toBe(reason === 'good' || reason === 'dull' ? TIERS[reason] : 'needs_review');
  }
});
