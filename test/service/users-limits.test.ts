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

test('limits of one account are shown, changed one by one and taken back', async () => {
  await run('create', 'ada@example.org', '--tier', 'enterprise');
  expect(await limits()).toBeNull();
  expect(await limits('--burst', '50', '--per-day', 'none')).toEqual({ burst: 50, perDay: null });
  expect(await limits('--per-month', '900')).toEqual({ burst: 50, perDay: null, perMonth: 900 });
  expect(await limits('--clear')).toBeNull();
});

test.each([
  [['--burst', 'none']],
  [['--burst', '0']],
  [['--per-day', '1.5']],
  [['--per-day', 'x']],
  [['--clear', '--burst', '1']],
])('what is no limit is refused: %s', async (parameters) => {
  const { code, stderr } = await run('limits', 'ada@example.org', ...parameters);
  expect(code).not.toBe(0);
  expect(stderr).toContain('error');
});

test('a user who is not there is a failure', async () => {
  const { code, stderr, stdout } = await run('limits', 'nobody@example.org');
  expect(code).toBe(1);
  expect(stderr + stdout).toContain('trivia users list');
});
