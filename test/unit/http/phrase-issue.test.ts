import { expect, test } from 'vitest';
import { z } from 'zod';

import { inputIssuesOf, phraseIssue } from '../../../src/http/input-issues.ts';

const Input = z.strictObject({
  amount: z.int(),
  q: z.string().min(1),
  name: z.string().min(2),
  tags: z.array(z.string()).min(1),
});

test('messages use words that callers know', () => {
  const given = { amount: 1.5, q: '', name: '', tags: [], rouns: 1 };
  const { error } = Input.safeParse(given, { error: phraseIssue });
  expect(inputIssuesOf(error?.issues ?? [], { names: [], what: 'argument of build_quiz' })).toEqual([
    { path: 'amount', message: 'must be a whole number' },
    { path: 'q', message: 'must have at least 1 character' },
    { path: 'name', message: 'must have at least 2 characters' },
    { path: 'tags', message: 'must have at least 1 value' },
    { path: 'rouns', message: 'is not an argument of build_quiz, which has none' },
  ]);
});
