import { expect, test } from 'vitest';

import { indexProgress } from '../../../stack/wait-for-service.ts';

test('the time that is left follows from the speed so far', () => {
  let time = 0;
  const describe = indexProgress(() => time);
  expect(describe(18_000)).toBe('indexing: 18,000 questions left');
  time = 5_000;
  expect(describe(18_000)).toBe('indexing: 18,000 questions left');
  time = 10_000;
  expect(describe(12_000)).toBe('indexing: 12,000 questions left, about 20 s');
  time = 20_000;
  expect(describe(0)).toBe('indexing: checking the new index');
});
