import { expect, test } from 'vitest';

import { createSeenKeys } from '../../../../indexer/hashed-texts.ts';

test('a key is new once, with any number of keys', () => {
  const seen = createSeenKeys();
  const keys = Array.from({ length: 50_000 }, (_key, index) => `creak en train_${index}`);
  expect(keys.every((key) => seen.add(key))).toBe(true);
  expect(keys.some((key) => seen.add(key))).toBe(false);
  expect(keys.every((key) => seen.has(key))).toBe(true);
  expect(seen.has('creak en train_50000')).toBe(false);
  expect(seen.size).toBe(50_000);
});

test('similar keys are distinguished', () => {
  const seen = createSeenKeys();
  const counted = (start: string): string[] =>
    Array.from({ length: 100_000 }, (_key, index) => `${start}${index}`);
  for (const start of ['arc en ', 'arc pl ', 'arc en 1-', 'arc en train_', 'mkqa en '])
    expect(counted(start).every((key) => seen.add(key))).toBe(true);
  expect(seen.size).toBe(500_000);
});
