import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig, type Config } from '../../src/config.ts';
import { ownFolder } from '../support/own-folder.ts';

const REQUIRED = {
  DATABASE_URL: 'postgres://trivia@localhost:5432/trivia',
  TRIVIA_API_DATABASE_URL: 'postgres://trivia_api@localhost:5432/trivia',
  ELASTICSEARCH_URL: 'http://elastic@localhost:9200',
  REDIS_URL: 'redis://localhost:6379',
  TRIVIA_SMTP_URL: 'smtp://mailer@localhost:587',
};
const AWKWARD = `a/b#c?d@e%f:g&h=%41 "'\\`;
const LONG = 'x'.repeat(40);

/** Every setting with a secret, a value for it, and where that is in the configuration. */
const SECRETS: readonly (readonly [string, string, keyof Config])[] = [
  ['DATABASE_URL', 'postgres://u:p@db.example/trivia', 'databaseUrl'],
  ['DATABASE_PASSWORD', AWKWARD, 'databaseUrl'],
  ['TRIVIA_API_DATABASE_URL', 'postgres://api:p@db.example/trivia', 'apiDatabaseUrl'],
  ['TRIVIA_API_DATABASE_PASSWORD', AWKWARD, 'apiDatabaseUrl'],
  ['ELASTICSEARCH_URL', 'https://u:p@search.example:9200', 'elasticsearchUrl'],
  ['ELASTICSEARCH_PASSWORD', AWKWARD, 'elasticsearchUrl'],
  ['REDIS_URL', 'rediss://:p@redis.example', 'redisUrl'],
  ['REDIS_PASSWORD', AWKWARD, 'redisUrl'],
  ['TRIVIA_SMTP_URL', 'smtps://u:p@mail.example', 'smtpUrl'],
  ['TRIVIA_SMTP_PASSWORD', AWKWARD, 'smtpUrl'],
  ['TRIVIA_REPORT_SECRET', LONG, 'reportSecret'],
  ['TRIVIA_AUTH_SECRET', LONG, 'authSecret'],
];

function problemsOf(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  return '';
}

async function aFile(content: string): Promise<string> {
  const path = join(await ownFolder(), 'secret');
  writeFileSync(path, content);
  return path;
}

const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(REQUIRED).filter(([key]) => key !== name));

describe('a secret in a file', () => {
  test('exists for every setting whose name says that it is one, and for every connection', async () => {
    const source = await readFile('src/config.ts', 'utf8');
    const names = Array.from(source.matchAll(/^ {2}([A-Z][A-Z_]*): /gm), ([, name = '']) => name);
    const secret = names.filter(
      (name) =>
        /(PASSWORD|SECRET|TOKEN|KEY)$/.test(name) || (name.endsWith('_URL') && name !== 'TRIVIA_BASE_URL'),
    );
    expect(new Set(secret)).toEqual(new Set(SECRETS.map(([name]) => name)));
  });

  test.each(SECRETS)('is read for %s, without the line break at its end', async (name, value, field) => {
    const direct = readConfig({ ...REQUIRED, [name]: value });
    const file = { [`${name}_FILE`]: await aFile(`${value}\n`) };
    expect(readConfig({ ...without(name), ...file })[field]).toBe(direct[field]);
  });

  test.each(SECRETS)(
    'of %s is refused next to a value, and when it is absent or empty',
    async (name, value) => {
      const variable = `${name}_FILE`;
      const both = { ...REQUIRED, [name]: value, [variable]: await aFile(value) };
      expect(problemsOf(both)).toContain(`${variable}: is set together with ${name}`);
      const absent = { ...without(name), [variable]: '/nowhere/secret' };
      expect(problemsOf(absent)).toBe(
        `ConfigError: Invalid configuration:\n  - ${variable}: names /nowhere/secret, which this process cannot read`,
      );
      const empty = await aFile('\n');
      expect(problemsOf({ ...without(name), [variable]: empty })).toContain(`names ${empty}, which is empty`);
    },
  );
});

describe('a separate password', () => {
  test.each([
    ['DATABASE_PASSWORD', 'databaseUrl'],
    ['ELASTICSEARCH_PASSWORD', 'elasticsearchUrl'],
    ['REDIS_PASSWORD', 'redisUrl'],
    ['TRIVIA_SMTP_PASSWORD', 'smtpUrl'],
  ] as const)('%s may have any characters', (name, field) => {
    const url = new URL(readConfig({ ...REQUIRED, [name]: AWKWARD })[field] ?? '');
    expect(decodeURIComponent(url.password)).toBe(AWKWARD);
    expect(url.hostname).toBe('localhost');
  });

  test('is refused next to a password in the URL, without a URL and without a user', () => {
    const twice = { ...REQUIRED, DATABASE_URL: 'postgres://u:p@db/trivia', DATABASE_PASSWORD: 'secret-word' };
    expect(problemsOf(twice)).toContain('DATABASE_PASSWORD: is set, but the URL has a password too');
    expect(problemsOf({ ...without('TRIVIA_SMTP_URL'), TRIVIA_SMTP_PASSWORD: 'secret-word' })).toContain(
      'TRIVIA_SMTP_PASSWORD: is set without TRIVIA_SMTP_URL',
    );
    const nobody = { ...REQUIRED, DATABASE_URL: 'postgres://db/trivia', DATABASE_PASSWORD: 'secret-word' };
    expect(problemsOf(nobody)).toContain(
      'needs a URL with a user name and a host, such as postgres://user@localhost:5432/trivia',
    );
    expect(problemsOf(nobody)).not.toContain('secret-word');
  });
});

describe('a password in a URL', () => {
  test.each(['/', '?', '#'])(
    'with %s is refused with a way out, also where the rest is a valid URL',
    (character) => {
      // Without the check, this is the host "user" with the port 12.
      for (const password of [`12${character}34`, `ab${character}cd`]) {
        const text = problemsOf({
          ...REQUIRED,
          DATABASE_URL: `postgres://user:${password}@db.example/trivia`,
        });
        expect(text).toContain('DATABASE_URL: has / ? or # before the last @');
        expect(text).toContain('DATABASE_PASSWORD');
        expect(text).not.toContain(password);
      }
    },
  );

  test('with a lone % is refused with a way out', () => {
    const text = problemsOf({ ...REQUIRED, REDIS_URL: 'redis://:100%sure@localhost' });
    expect(text).toContain('REDIS_URL: has a %');
    expect(text).toContain('REDIS_PASSWORD');
  });

  test('that is encoded is accepted as it is', () => {
    const DATABASE_URL = 'postgres://user:a%2Fb%23c@db.example:5433/trivia?sslmode=require';
    expect(readConfig({ ...REQUIRED, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });
});
