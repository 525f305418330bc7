import { expect, test } from 'vitest';

import { AnswerPool } from '../../../../indexer/quizify/pool.ts';
import { BloomFilter } from '../../../../indexer/hashed-texts.ts';

test('a pool keeps the same 2,000 answers with exact counts in any order', () => {
  const answers = Array.from({ length: 12_000 }, (_none, index) => `answer ${index % 9_000}`);
  const poolOf = (order: readonly string[]): unknown => {
    const pool = new AnswerPool();
    for (const answer of order) pool.add(answer);
    return pool.answers();
  };
  const kept = poolOf(answers) as { text: string; count: number }[];
  expect(kept).toHaveLength(2_000);
  for (const { text, count } of kept) expect(count).toBe(Number(text.slice(7)) < 3_000 ? 2 : 1);
  expect(poolOf(answers.toReversed())).toEqual(kept);
  expect(poolOf(answers.toSorted())).toEqual(kept);
});

test('a filter recognizes every known text, and mistakes few new ones for known ones', () => {
  const filter = new BloomFilter();
  let mistaken = 0;
  for (let index = 0; index < 100_000; index += 1) if (filter.add(`text ${index}`)) mistaken += 1;
  expect(mistaken).toBeLessThanOrEqual(1);
  for (let index = 0; index < 100_000; index += 1)
    if (!filter.add(`text ${index}`)) throw new Error(`text ${index} was forgotten.`);
});
