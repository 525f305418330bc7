import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { afterAll, describe, expect, test } from 'vitest';

import { commandConfig } from '../../../cli/command-context.ts';
import { readEmail, readId, readLimit, readName, readOverlap, readTime } from '../../../cli/options.ts';
import { ConfigError } from '../../../src/config.ts';
import { trivia } from '../../support/trivia.ts';

const refuses = (read: (given: string) => unknown, given: string): void => {
  expect(() => read(given), given).toThrow(InvalidArgumentError);
};

describe('an e-mail address', () => {
  test('is converted to lower case', () => expect(readEmail('Ada@Example.org')).toBe('ada@example.org'));
  test.each(['', 'ada', 'ada@', '@b', 'a b@c', 'a@b@c'])('is not %j', (given) => refuses(readEmail, given));
});

describe('a name', () => {
  test('is at most as long as the database allows, in code points', () => {
    expect(readName('🦉'.repeat(100))).toBe('🦉'.repeat(100));
    refuses(readName, '🦉'.repeat(101));
  });
  test.each(['', '  '])('is not %j', (given) => refuses(readName, given));
});

describe('an id', () => {
  test('is converted to lower case', () =>
    expect(readId('019B3C4E-8A00-7C11-9D52-4F6A1B2C3D4E')).toBe('019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e'));
  test.each(['', '1', '019b3c4e8a007c119d524f6a1b2c3d4e'])('is not %j', (given) => refuses(readId, given));
});

describe('a time', () => {
  test.each([
    ['2127-01-31', '2127-01-31T00:00:00.000Z'],
    ['2128-02-29', '2128-02-29T00:00:00.000Z'],
    ['2127-01-31T12:30Z', '2127-01-31T12:30:00.000Z'],
    ['2127-01-31T12:30:15.250+02:00', '2127-01-31T10:30:15.250Z'],
  ])('%s is %s', (given, expected) => expect(readTime(given).toISOString()).toBe(expected));

  test.each([
    '',
    'tomorrow',
    '2127',
    '2127-1-31',
    '2127-02-29',
    '2127-02-30T12:00:00Z',
    '2127-13-01',
    '2127-01-31T25:00:00Z',
    // Without a time zone it would depend on the computer.
    '2127-01-31T12:00:00',
    '31.01.2127',
  ])('is not %j', (given) => refuses(readTime, given));
});

describe('an overlap', () => {
  test.each([
    ['0', 0],
    ['0s', 0],
    ['90s', 90_000],
    ['15m', 900_000],
    ['24h', 86_400_000],
    ['30d', 30 * 86_400_000],
  ])('%s is %i milliseconds', (given, expected) => expect(readOverlap(given)).toBe(expected));

  test.each(['', '24', '-1h', '1.5h', '31d', '721h', '1w', 'h', '24 h'])('is not %j', (given) =>
    refuses(readOverlap, given),
  );
});

describe('a limit', () => {
  test('is a number from 1 to 10,000', () =>
    expect([readLimit('1'), readLimit('10000')]).toEqual([1, 10_000]));
  test.each(['', '0', '-1', '10001', '1e2', 'all'])('is not %j', (given) => refuses(readLimit, given));
});

describe('wrong usage', () => {
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
    ['nonsense', '', 'unknown command'],
    ['keys', 'create --email', 'argument missing'],
    ['keys', 'create --email nonsense', 'Give an address such as'],
    ['keys', 'create --email a@b.example --tier gold', 'Allowed choices are free, indie'],
    ['keys', 'create --email a@b.example --name ', 'Give 1 to 100 characters'],
    ['keys', `create --email a@b.example --name ${'x'.repeat(101)}`, 'Give 1 to 100 characters'],
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
    ['questions', `hide ${ID}`, "required option '--reason <text>'"],
    ['questions', `hide ${ID} --reason `, 'Give 1 to 2000 characters'],
    ['questions', 'hide --reason x', "missing required argument 'id'"],
    ['questions', 'hide nonsense --reason x', 'Give an id'],
    ['questions', `merge ${ID}`, "required option '--into <canonical>'"],
    ['reports', `resolve ${ID}`, "required option '--note <text>'"],
    ['reports', 'list --status new', 'Allowed choices are open, resolved, rejected, all'],
    ['reports', 'list --type spam', 'Allowed choices are translation'],
    ['reports', 'list --limit 0', 'from 1 to 10000'],
    ['reports', 'list --cursor x', 'Give an id'],
    ['catalogue', 'audit --source jeopardy', 'Allowed choices are arc'],
    ['taxonomy', 'apply --force', "unknown option '--force'"],
  ])('%s %s is rejected with the allowed values', async (name, words, sentence) => {
    const { code, stdout, stderr } = await trivia([name, ...words.split(' ')], {});
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

const folder = await mkdtemp(join(tmpdir(), 'trivia-config-'));
await mkdir(join(folder, '.trivia'));
const engines = {
  databaseUrl: 'postgres://localhost:1/local',
  elasticsearchUrl: 'http://localhost:2',
  redisUrl: 'redis://localhost:3',
  indexPrefix: 'local',
};
await writeFile(
  join(folder, '.trivia', 'dev.json'),
  JSON.stringify({ baseUrl: 'http://localhost:4', engines }),
);
afterAll(() => rm(folder, { recursive: true }));

describe('where the environment names an engine', () => {
  test('the folder is ignored', () => {
    const config = commandConfig({ DATABASE_URL: 'postgres://db.example/trivia' }, folder, false);
    expect(config.databaseUrl).toBe('postgres://db.example/trivia');
    expect(config.elasticsearchUrl).not.toBe(engines.elasticsearchUrl);
  });

  test('a command that needs the index requires its URL', () => {
    expect(() => commandConfig({ DATABASE_URL: 'postgres://db.example/trivia' }, folder, true)).toThrow(
      ConfigError,
    );
  });
});

describe('where it names none', () => {
  test('the engines and the index prefix come from the folder', () => {
    const empty = { DATABASE_URL: '', TRIVIA_INDEX_PREFIX: '' };
    expect(commandConfig(empty, folder, true)).toMatchObject(engines);
  });

  test('an index prefix in the environment takes precedence', () => {
    expect(commandConfig({ TRIVIA_INDEX_PREFIX: 'mine' }, folder, true)).toMatchObject({
      ...engines,
      indexPrefix: 'mine',
    });
  });

  test('a folder without a running service is reported with what to do', () => {
    expect(() => commandConfig({}, join(folder, 'elsewhere'), true)).toThrow('No database configured.');
  });
});
