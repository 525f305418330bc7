import { expect, test } from 'vitest';

import { ownEngines } from '../support/engines.ts';
import { trivia } from '../support/trivia.ts';

const engines = await ownEngines();
const run = (...parameters: string[]) => trivia(['users', ...parameters, '--json'], engines.environment);
const limits = async (...parameters: string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await run('limits', 'ada@example.org', ...parameters);
  expect(code, stderr).toBe(0);
  return (JSON.parse(stdout) as { limits: unknown }).limits;
};

test("a user's limits are shown, overridden one by one and reset", async () => {
  await run('create', 'ada@example.org', '--tier', 'enterprise');
  expect(await limits()).toBeNull();
  expect(await limits('--burst', '50', '--per-day', 'none')).toEqual({ burst: 50, perDay: null });
  expect(await limits('--per-month', '900')).toEqual({ burst: 50, perDay: null, perMonth: 900 });
  expect(await limits('--clear')).toBeNull();
});

const BURST = 'Give a whole number from 1 to 100,000; for no practical limit, give 100000.\n';
const CAP = 'Give a whole number of at least 1, or none for no limit.\n';

test.each([
  [['--burst', 'none'], '--burst has no "none"; give 1 to 100,000.\n'],
  [['--burst', '0'], BURST],
  [['--burst', '100001'], BURST],
  [['--per-day', '1.5'], CAP],
  [['--per-day', 'x'], CAP],
  [['--per-month', '0'], CAP],
  [['--clear', '--burst', '1'], 'error: --clear cannot be combined with other limits\n'],
])('a wrong limit is rejected with the allowed range: %s', async (parameters, sentence) => {
  const { code, stderr } = await run('limits', 'ada@example.org', ...parameters);
  expect(code).toBe(2);
  expect(stderr.endsWith(sentence), stderr).toBe(true);
});

test('an unknown user is an error', async () => {
  const { code, stderr, stdout } = await run('limits', 'nobody@example.org');
  expect(code).toBe(1);
  expect(stderr + stdout).toContain('trivia users list');
});
