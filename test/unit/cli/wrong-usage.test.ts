import { expect, test } from 'vitest';

import { trivia } from '../../support/trivia.ts';

const ID = '019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e';

// No engine is configured, so a command whose parameters are accepted exits with another code.
test.each([
  ['import', '--source trivial x', 'Allowed choices are arc'],
  ['import', '--source arc', 'give paths, or --all and a folder'],
  ['import', '--all files more', 'give paths, or --all and a folder'],
  ['import', '--all files --source arc', '--all and --source exclude each other'],
  ['import', '--all files --prune', '--prune needs --source'],
  ['import', '--prune x', '--prune needs --source'],
  ['import', '--force-prune --source arc --limit 5 x', 'without --limit'],
  ['import', '--limit 0 x', 'Give a number of at least 1'],
  ['keys', 'create', '--email'],
  ['keys', 'create --email a@b.example --expires 2127-02-30', 'Give a date'],
  ['keys', 'create --email a@b.example --mode trial', 'Allowed choices are live, test'],
  ['keys', 'list --mode trial', 'Allowed choices are live, test'],
  ['keys', `allow ${ID}`, 'give ranges, or --clear alone'],
  ['keys', `allow ${ID} --clear 192.0.2.7`, 'give ranges, or --clear alone'],
  ['keys', `rotate ${ID} --overlap 31d`, 'up to 30d'],
  ['keys', 'revoke', 'give a key id, or --all and --email'],
  ['keys', 'revoke --all', 'give a key id, or --all and --email'],
  ['keys', 'revoke --all --mode test', 'give a key id, or --all and --email'],
  ['keys', 'revoke --email a@b.example', 'give a key id, or --all and --email'],
  ['keys', `revoke ${ID} --mode test`, 'give a key id, or --all and --email'],
  ['keys', `revoke ${ID} --all --email a@b.example`, 'give a key id, or --all and --email'],
  ['users', 'create', 'email'],
  ['users', 'create nonsense', 'Give an address'],
  ['users', 'create a@b.example --tier gold', 'Allowed choices are free'],
  ['users', 'tier a@b.example gold', 'unknown tier gold; the tiers are free, indie, pro, enterprise'],
  ['users', 'list --limit 0', 'from 1 to 10000'],
  ['users', 'list --after 1', 'Give an id'],
])('%s %s is rejected with the allowed values', async (name, words, sentence) => {
  const { code, stderr } = await trivia([name, ...words.split(' ')], {});
  expect(code).toBe(2);
  expect(stderr).toContain(sentence);
});
