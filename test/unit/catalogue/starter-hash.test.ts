import { expect, test } from 'vitest';

import { readQuestions } from '../../../catalogue/read-questions.ts';
import { starterHash } from '../../../catalogue/starter-hash.ts';
import { starterCatalogue } from '../../../catalogue/starter.ts';

test('changes on exactly those days on which the records do, because an answer may have changed', () => {
  const read = readQuestions();
  const [until = ''] = read.questions.flatMap(({ validUntil }) => validUntil ?? []).sort();
  const dayAfter = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10);
  const recordsOf = (day: string): string => JSON.stringify(starterCatalogue(day, read));

  expect(recordsOf(until)).toBe(recordsOf('2026-01-01'));
  expect(starterHash(until)).toBe(starterHash('2026-01-01'));
  expect(recordsOf(dayAfter)).not.toBe(recordsOf(until));
  expect(starterHash(dayAfter)).not.toBe(starterHash(until));
});
