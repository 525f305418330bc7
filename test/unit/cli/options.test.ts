import { InvalidArgumentError } from 'commander';
import { describe, expect, test } from 'vitest';

import { commandConfig } from '../../../cli/command-context.ts';
import { readEmail, readId, readLimit, readName, readOverlap, readTime } from '../../../cli/options.ts';
import { ConfigError } from '../../../src/config.ts';
import { inputFolder } from '../../support/own-folder.ts';
import { trivia } from '../../support/trivia.ts';

const ID = '019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e';

test.each<[string, string, (given: string) => unknown, unknown]>([
  ['an e-mail address, in lower case,', 'Ada@Example.org', readEmail, 'ada@example.org'],
  ['a name, as long as the database allows,', '🦉'.repeat(100), readName, '🦉'.repeat(100)],
  ['an id, in lower case,', ID.toUpperCase(), readId, ID],
  ['a time', '2127-01-31', readTime, new Date('2127-01-31T00:00:00.000Z')],
  ['a time', '2128-02-29', readTime, new Date('2128-02-29T00:00:00.000Z')],
  ['a time', '2127-01-31T12:30Z', readTime, new Date('2127-01-31T12:30:00.000Z')],
  ['a time', '2127-01-31T12:30:15.250+02:00', readTime, new Date('2127-01-31T10:30:15.250Z')],
  ['an overlap', '0', readOverlap, 0],
  ['an overlap', '0s', readOverlap, 0],
  ['an overlap', '90s', readOverlap, 90_000],
  ['an overlap', '15m', readOverlap, 900_000],
  ['an overlap', '24h', readOverlap, 86_400_000],
  ['an overlap', '30d', readOverlap, 30 * 86_400_000],
  ['a limit', '1', readLimit, 1],
  ['a limit', '10000', readLimit, 10_000],
])('%s is read from %j', (_what, given, read, expected) => {
  expect(read(given)).toEqual(expected);
});

test.each<[string, readonly string[], (given: string) => unknown]>([
  ['e-mail address', ['', 'ada', 'ada@', '@b', 'a b@c', 'a@b@c'], readEmail],
  ['name', ['', '  ', '🦉'.repeat(101)], readName],
  ['id', ['', '1', '019b3c4e8a007c119d524f6a1b2c3d4e'], readId],
  [
    'time',
    ['', 'tomorrow', '2127', '2127-1-31', '2127-13-01', '31.01.2127', 'Thu, 31 Dec 2127 10:00:00 GMT'],
    readTime,
  ],
  ['time', ['2127-02-29', '2127-02-30T12:00:00Z', '2127-01-31T25:00:00Z'], readTime],
  ['time, which without a time zone would depend on the computer,', ['2127-01-31T12:00:00'], readTime],
  ['overlap', ['', '24', '-1h', '1.5h', '31d', '721h', '1w', 'h', '24 h'], readOverlap],
  ['limit', ['', '0', '-1', '10001', '1e2', 'all'], readLimit],
])('no %s is read from %j', (_what, texts, read) => {
  for (const text of texts) expect(() => read(text), text).toThrow(InvalidArgumentError);
});

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
  ['sources', 'fetch', 'give names of sources, or --all'],
  ['sources', 'fetch arc --all', 'give names of sources, or --all'],
  ['sources', 'fetch svc', 'Allowed choices are opentdb'],
  ['sources', 'fetch arc --mirror ftp://mirror.example', 'Give an address such as'],
  ['sources', 'fetch arc --mirror https://ada:secret@mirror.example', 'without a user name'],
  ['completion', 'tcsh', 'Allowed choices are bash, zsh, fish'],
  ['catalogue', 'audit --source jeopardy', 'Allowed choices are arc'],
  ['taxonomy', 'apply --force', "unknown option '--force'"],
])('%s %s is rejected with the allowed values', async (name, words, sentence) => {
  const { code, stdout, stderr } = await trivia([name, ...words.split(' ')], {});
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

const engines = {
  databaseUrl: 'postgres://localhost:1/local',
  elasticsearchUrl: 'http://localhost:2',
  redisUrl: 'redis://localhost:3',
  indexPrefix: 'local',
};
/** A folder in which `npm start` runs. */
const started = (): Promise<string> =>
  inputFolder({ '.trivia/dev.json': JSON.stringify({ baseUrl: 'http://localhost:4', engines }) });

describe('where the environment names an engine', () => {
  const named = { DATABASE_URL: 'postgres://db.example/trivia' };

  test('the folder is ignored', async () => {
    const config = commandConfig(named, await started(), false);
    expect(config.databaseUrl).toBe(named.DATABASE_URL);
    expect(config.elasticsearchUrl).not.toBe(engines.elasticsearchUrl);
  });

  test('a command that needs the index requires its URL', async () => {
    const folder = await started();
    expect(() => commandConfig(named, folder, true)).toThrow(ConfigError);
  });
});

describe('where it names none', () => {
  test('the engines and the index prefix come from the folder', async () => {
    const empty = { DATABASE_URL: '', TRIVIA_INDEX_PREFIX: '' };
    expect(commandConfig(empty, await started(), true)).toMatchObject(engines);
  });

  test('an index prefix in the environment takes precedence', async () => {
    expect(commandConfig({ TRIVIA_INDEX_PREFIX: 'mine' }, await started(), true)).toMatchObject({
      ...engines,
      indexPrefix: 'mine',
    });
  });
});
