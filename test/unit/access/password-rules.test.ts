import { expect, test } from 'vitest';

import { judgePassword } from '../../../src/access/password-rules.ts';

const judge = (password: string): string | undefined => judgePassword(password, 'ada.lovelace@example.org');

test.each([
  'otter lantern violin',
  'żółw, ćma i gżegżółka',
  'x7#kQ9!b',
  'Tr0ub4dor&3x',
  '🦦🏮🎻🌊🪴🧭🎈🪁',
  'p'.repeat(100) + 'q and then some more',
  '846295731046',
])('accepts %s', (password) => {
  expect(judge(password)).toBeUndefined();
});

test.each([
  ['', 'too short'],
  ['seven77', 'too short'],
  ['🦦🏮🎻🌊🪴🧭🎈', 'too short'],
  ['a1'.repeat(65), 'too long'],
  ['password', 'too common'],
  ['PASSWORD2024!', 'too common'],
  ['!!qwertyuiop', 'too common'],
  ['1234567890', 'too common'],
  ['12345678', 'too common'],
  ['87654321', 'too common'],
  ['19850312', 'too common'],
  ['12.03.1985', 'too common'],
  ['aaaaaaaa', 'too common'],
  ['abcdefghij', 'too common'],
  ['abcabcabc', 'too common'],
  ['kochanie1', 'too common'],
  ['trivia123', 'too common'],
  ['ada.lovelace@example.org', 'is the address'],
  ['Ada.Lovelace', 'is the address'],
])('refuses %s: %s', (password, problem) => {
  expect(judge(password)).toBe(problem);
});

test('counts a letter with its accent once, composed or not', () => {
  expect(judge('ąęółżźćń'.normalize('NFD').slice(0, -2))).toBe('too short');
  expect(judge('ąęółżxćń'.normalize('NFD'))).toBeUndefined();
});
