import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

import { commandConfig } from '../../../cli/command-context.ts';
import { ConfigError } from '../../../src/config.ts';

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
