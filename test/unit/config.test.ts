import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig, type Config } from '../../src/config.ts';
import { ownFolder } from '../support/own-folder.ts';

const REQUIRED = {
  DATABASE_URL: 'postgres://trivia:secret@localhost:5432/trivia',
  ELASTICSEARCH_URL: 'http://localhost:9200',
  REDIS_URL: 'redis://localhost:6379',
};

function problemsOf(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  return '';
}

const read = (settings: Record<string, string | undefined>): Config =>
  readConfig({ ...REQUIRED, ...settings });

describe('a setting', () => {
  test('that is absent or empty fits a single machine, with limits enabled', () => {
    const defaults = readConfig(REQUIRED);
    expect(defaults).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      indexPrefix: 'trivia',
      redisPrefix: 'trivia:',
      rateLimits: true,
      logLevel: 'info',
      tracesEndpoint: undefined,
      // Exports are made on request only.
      exportFolder: resolve('.trivia/exports'),
      exportHours: 0,
      workers: availableParallelism(),
      trustedProxies: [],
      // Mail goes to the log.
      smtpUrl: undefined,
    });
    expect(read({ PORT: '', TRIVIA_RATE_LIMITS: '' })).toEqual(defaults);
  });

  const SMTP = 'smtps://user:secret@mail.example:465';
  test.each<[string, Record<string, string>, Partial<Config>]>([
    ['the public URL follows the port', { PORT: '8080' }, { baseUrl: 'http://localhost:8080' }],
    [
      'a configured URL loses its last slash',
      { TRIVIA_BASE_URL: 'https://quiz.example/' },
      { baseUrl: 'https://quiz.example' },
    ],
    [
      'a collector gets the traces of all requests',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
      { tracesEndpoint: 'http://localhost:4318', tracesRatio: 1 },
    ],
    ['or of a part', { TRIVIA_TRACES_RATIO: '0.01' }, { tracesRatio: 0.01 }],
    [
      'exports are kept elsewhere and made every day',
      { TRIVIA_EXPORT_FOLDER: '/srv/exports', TRIVIA_EXPORT_HOURS: '24' },
      { exportFolder: '/srv/exports', exportHours: 24 },
    ],
    ['there are three workers', { TRIVIA_WORKERS: '3' }, { workers: 3 }],
    [
      'proxies are addresses, ranges and range names',
      { TRIVIA_TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::7 ,fd00::/8,loopback,uniquelocal' },
      { trustedProxies: ['10.0.0.0/8', '2001:db8::7', 'fd00::/8', 'loopback', 'uniquelocal'] },
    ],
    [
      'the sender of mail is at the host of the public URL',
      { TRIVIA_BASE_URL: 'https://quiz.example:8443' },
      { mailFrom: 'Trivia Question Service <no-reply@quiz.example>' },
    ],
    ...['Trivia <no-reply@quiz.example>', 'no-reply@quiz.example', '<no-reply@quiz.example>'].map(
      (mailFrom): [string, Record<string, string>, Partial<Config>] => [
        `mail is sent from ${mailFrom}`,
        { TRIVIA_SMTP_URL: SMTP, TRIVIA_MAIL_FROM: mailFrom },
        { smtpUrl: SMTP, mailFrom },
      ],
    ),
  ])('is used: %s', (_what, settings, expected) => {
    expect(read(settings)).toMatchObject(expected);
  });
});

describe('problems', () => {
  test('are all reported at once, each with its variable', () => {
    const text = problemsOf({ PORT: 'http', TRIVIA_RATE_LIMITS: 'maybe', TRIVIA_INDEX_PREFIX: 'Big' });
    for (const name of [...Object.keys(REQUIRED), 'PORT', 'TRIVIA_RATE_LIMITS', 'TRIVIA_INDEX_PREFIX'])
      expect(text).toContain(`  - ${name}: `);
  });

  test('of settings that do not fit each other are reported with all others, and once', () => {
    const [, ...problems] = problemsOf({
      ...REQUIRED,
      PORT: 'http',
      DATABASE_PASSWORD: 'one more',
      REDIS_URL: 'localhost',
      REDIS_PASSWORD: 'secret',
      ELASTICSEARCH_URL: 'http://elastic@localhost:9200',
      ELASTICSEARCH_API_KEY: 'key',
      TRIVIA_SMTP_PASSWORD: 'secret',
    }).split('\n  - ');
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'DATABASE_PASSWORD',
      'ELASTICSEARCH_API_KEY',
      'PORT',
      'REDIS_URL',
      'TRIVIA_SMTP_PASSWORD',
    ]);
  });

  const HOSTS = 'has several hosts, which need the parameter target_session_attrs=read-write';
  const HOURS = 'must be a whole number of hours from 0 to 1680';
  const WORKERS = 'must be a whole number from 1 to 128';
  const TIERS = 'must be JSON such as {"free":{"perDay":1000,"perMonth":20000}}';
  const PROXIES = 'must list addresses or ranges of your proxies';
  test.each<[string, readonly string[], string]>([
    [
      'DATABASE_URL',
      ['mysql://localhost/trivia', 'postgres://u@a:5432,b:c/trivia?target_session_attrs=read-write'],
      '',
    ],
    ['DATABASE_URL', ['postgres://u@a,b/trivia', 'postgres://u@a,b/trivia?target_session_attrs=any'], HOSTS],
    ['ELASTICSEARCH_URL', ['localhost:9200'], ''],
    ['REDIS_URL', ['http://localhost:6379', 'redis+cluster://a:6379,b:port', 'redis+proxy://a'], ''],
    ['REDIS_URL', ['redis+sentinel://a:26379,b:26379', 'rediss+sentinel://a/'], 'needs the name'],
    ['PORT', ['-1', '65536', '3000.5', 'http'], 'must be a port number from 0 to 65535'],
    ['TRIVIA_BASE_URL', ['ftp://quiz.example'], ''],
    ['TRIVIA_INDEX_PREFIX', ['9lives'], ''],
    ['TRIVIA_REPORT_SECRET', ['too short'], ''],
    ['TRIVIA_MCP_HOSTS', ['https://trivia.example', 'localhost,,b.example'], ''],
    ['TRIVIA_MCP_ORIGINS', ['claude.ai', '*'], ''],
    ['TRIVIA_LOG_LEVEL', ['loud'], ''],
    ['TRIVIA_TRACES_RATIO', ['-1', '1.5', '2', '.5', 'all'], ''],
    ['TRIVIA_EXPORT_HOURS', ['-1', '1.5', 'daily', '1681'], HOURS],
    ['TRIVIA_WORKERS', ['0', '-1', '1.5', 'two', '129'], WORKERS],
    ['TRIVIA_INDEX_SHARDS', ['0', '-1', '1.5', 'two', '65'], 'must be a whole number from 1 to 64'],
    [
      'TRIVIA_MAIL_FROM',
      ['nobody', 'a@b@c', 'Trivia <no-reply>', 'a@quiz.example, b@quiz.example', 'a@b.c\nBcc: d@e.f'],
      'must be an address',
    ],
    ['TRIVIA_TIERS', ['{free'], TIERS],
    // These would trust anyone or no one.
    ['TRIVIA_TRUSTED_PROXIES', ['1', 'true', '*', '0.0.0.0/0', '::/0'], PROXIES],
    ['TRIVIA_TRUSTED_PROXIES', ['10.0.0.0/8,', '10.0.0.0/8,2', 'proxy.example'], PROXIES],
    ['TRIVIA_TRUSTED_PROXIES', ['127.1', '10.0.0.0/33'], PROXIES],
  ])('in %s are found once: %j', (name, values, sentence) => {
    for (const value of values) {
      const [, ...problems] = problemsOf({ ...REQUIRED, [name]: value }).split('\n  - ');
      expect(problems, value).toEqual([expect.stringContaining(`${name}: ${sentence}`)]);
    }
  });

  test.each([
    [{ free: { brust: 5 } }, 'free has no setting "brust"; did you mean burst? (burst, perDay, perMonth)'],
    [{ fre: { burst: 5 } }, 'there is no tier "fre"; did you mean free? (free, indie, pro, enterprise)'],
    [{ pro: { burst: 100_001 } }, 'pro.burst must be a whole number from 1 to 100,000'],
    [{ pro: { burst: null } }, 'pro.burst must be a whole number from 1 to 100,000'],
    [{ pro: { perDay: 0 } }, 'pro.perDay must be a whole number of at least 1, or null for no limit'],
    [{ pro: { perMonth: '9' } }, 'pro.perMonth must be a whole number of at least 1, or null for no limit'],
    [{ pro: 5 }, TIERS],
    [[], TIERS],
  ])('in TRIVIA_TIERS are explained: %j', (tiers, sentence) => {
    const [, ...problems] = problemsOf({ ...REQUIRED, TRIVIA_TIERS: JSON.stringify(tiers) }).split('\n');
    expect(problems).toEqual([`  - TRIVIA_TIERS: ${sentence}`]);
  });

  test('are reported without the value, which may contain a password', () => {
    const passwords = fc.stringMatching(/^[a-zA-Z0-9]{12,20}$/);
    const urls = fc.constantFrom(
      'http://u:PASSWORD@',
      'postgres://u:PASSWORD@[',
      'u:PASSWORD@host',
      'redis//:PASSWORD@h',
    );
    fc.assert(
      fc.property(passwords, urls, fc.constantFrom(...Object.keys(REQUIRED)), (password, url, name) => {
        const text = problemsOf({ ...REQUIRED, [name]: url.replace('PASSWORD', password) });
        expect(text).not.toContain(password);
      }),
    );
    const text = problemsOf({ ...REQUIRED, TRIVIA_SMTP_URL: 'http://user:secret@mail.example' });
    expect(text).toContain('TRIVIA_SMTP_URL: must be set to a URL such as smtp://');
    expect(text).not.toContain('secret');
  });
});

/** Settings to which passwords can be added. */
const NAMED = {
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
  ['ELASTICSEARCH_API_KEY', LONG, 'elasticsearchApiKey'],
  ['REDIS_URL', 'rediss://:p@redis.example', 'redisUrl'],
  ['REDIS_PASSWORD', AWKWARD, 'redisUrl'],
  ['TRIVIA_SMTP_URL', 'smtps://u:p@mail.example', 'smtpUrl'],
  ['TRIVIA_SMTP_PASSWORD', AWKWARD, 'smtpUrl'],
  ['TRIVIA_REPORT_SECRET', LONG, 'reportSecret'],
  ['TRIVIA_AUTH_SECRET', LONG, 'authSecret'],
];

async function aFile(content: string): Promise<string> {
  const path = join(await ownFolder(), 'secret');
  writeFileSync(path, content);
  return path;
}

/** Settings to which this one can be added: an API key stands instead of a user. */
const settingsFor = (name: string): Record<string, string> =>
  name === 'ELASTICSEARCH_API_KEY' ? { ...NAMED, ELASTICSEARCH_URL: 'http://localhost:9200' } : NAMED;

const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(settingsFor(name)).filter(([key]) => key !== name));

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
    const direct = readConfig({ ...settingsFor(name), [name]: value });
    const file = { [`${name}_FILE`]: await aFile(`${value}\n`) };
    expect(readConfig({ ...without(name), ...file })[field]).toBe(direct[field]);
  });

  test.each(SECRETS)('of %s is refused next to a value, or if absent or empty', async (name, value) => {
    const variable = `${name}_FILE`;
    const both = { ...settingsFor(name), [name]: value, [variable]: await aFile(value) };
    expect(problemsOf(both)).toContain(`${variable}: is set together with ${name}`);
    const absent = { ...without(name), [variable]: '/nowhere/secret' };
    expect(problemsOf(absent)).toBe(
      `ConfigError: Invalid configuration:\n  - ${variable}: names /nowhere/secret, which this process cannot read`,
    );
    const empty = await aFile('\n');
    expect(problemsOf({ ...without(name), [variable]: empty })).toContain(`names ${empty}, which is empty`);
  });
});

describe('a separate password', () => {
  test.each([
    ['DATABASE_PASSWORD', 'databaseUrl'],
    ['ELASTICSEARCH_PASSWORD', 'elasticsearchUrl'],
    ['REDIS_PASSWORD', 'redisUrl'],
    ['TRIVIA_SMTP_PASSWORD', 'smtpUrl'],
  ] as const)('%s may have any characters', (name, field) => {
    const url = new URL(readConfig({ ...NAMED, [name]: AWKWARD })[field] ?? '');
    expect(decodeURIComponent(url.password)).toBe(AWKWARD);
    expect(url.hostname).toBe('localhost');
  });

  test('is put into a URL with several hosts', () => {
    const DATABASE_URL = 'postgres://trivia@a.example:5432,b.example/trivia?target_session_attrs=read-write';
    expect(readConfig({ ...NAMED, DATABASE_URL, DATABASE_PASSWORD: 'a/b' }).databaseUrl).toBe(
      DATABASE_URL.replace('@', ':a%2Fb@'),
    );
  });

  test.each([
    ['redis+sentinel://user@a:26379,b:26379/trivia', 'redis+sentinel://user:p%40@a:26379,b:26379/trivia'],
    ['rediss+cluster://a,[::1]:6380', 'rediss+cluster://:p%40@a,[::1]:6380'],
  ])('is that of all hosts of %s', (REDIS_URL, whole) => {
    expect(readConfig({ ...NAMED, REDIS_URL, REDIS_PASSWORD: 'p@' }).redisUrl).toBe(whole);
    expect(problemsOf({ ...NAMED, REDIS_URL: whole, REDIS_PASSWORD: 'p@' })).toContain('has a password too');
  });

  test('is refused next to a password in the URL, without a URL and without a user', () => {
    const twice = { ...NAMED, DATABASE_URL: 'postgres://u:p@db/trivia', DATABASE_PASSWORD: 'secret-word' };
    expect(problemsOf(twice)).toContain('DATABASE_PASSWORD: is set, but the URL has a password too');
    expect(problemsOf({ ...without('TRIVIA_SMTP_URL'), TRIVIA_SMTP_PASSWORD: 'secret-word' })).toContain(
      'TRIVIA_SMTP_PASSWORD: is set without TRIVIA_SMTP_URL',
    );
    const nobody = { ...NAMED, DATABASE_URL: 'postgres://db/trivia', DATABASE_PASSWORD: 'secret-word' };
    expect(problemsOf(nobody)).toContain(
      'needs a URL with a user name and a host, such as postgres://user@localhost:5432/trivia',
    );
    expect(problemsOf(nobody)).not.toContain('secret-word');
  });
});

describe('several addresses of Elasticsearch', () => {
  const several = 'https://elastic@a.example:9200,https://b.example:9200, https://c.example:9200';

  test('are accepted, with one password for all', () => {
    const { elasticsearchUrl } = readConfig({
      ...NAMED,
      ELASTICSEARCH_URL: several,
      ELASTICSEARCH_PASSWORD: 'a,b',
    });
    expect(elasticsearchUrl).toBe(
      'https://elastic:a%2Cb@a.example:9200/,https://b.example:9200,https://c.example:9200',
    );
  });

  test('are one address if a comma belongs to the password', () => {
    const ELASTICSEARCH_URL = 'http://u:a,b@localhost:9200';
    expect(readConfig({ ...NAMED, ELASTICSEARCH_URL }).elasticsearchUrl).toBe(ELASTICSEARCH_URL);
  });

  const INVALID = ['http://a:9200,b:9200', 'http://a:9200,https://', 'http://a:9200,ftp://b:9200'];
  test.each(INVALID)('are refused if one is invalid: %s', (url) => {
    expect(problemsOf({ ...NAMED, ELASTICSEARCH_URL: url })).toContain('ELASTICSEARCH_URL: must be set to');
  });

  test('are refused with an API key and a user', () => {
    expect(problemsOf({ ...NAMED, ELASTICSEARCH_API_KEY: 'a2V5' })).toContain(
      'ELASTICSEARCH_API_KEY: is set, but the URL has a user too; remove one of them',
    );
  });
});

describe('a password in a URL', () => {
  test.each(['/', '?', '#'])('with %s is refused with a way out, even in a valid URL', (character) => {
    // Without the check, this is the host "user" with the port 12.
    for (const password of [`12${character}34`, `ab${character}cd`]) {
      const text = problemsOf({
        ...NAMED,
        DATABASE_URL: `postgres://user:${password}@db.example/trivia`,
      });
      expect(text).toContain('DATABASE_URL: has / ? or # before the last @');
      expect(text).toContain('DATABASE_PASSWORD');
      expect(text).not.toContain(password);
    }
  });

  test('with a lone % is refused with a way out', () => {
    const text = problemsOf({ ...NAMED, REDIS_URL: 'redis://:100%sure@localhost' });
    expect(text).toContain('REDIS_URL: has a %');
    expect(text).toContain('REDIS_PASSWORD');
  });

  test('that is encoded is accepted as it is', () => {
    const DATABASE_URL = 'postgres://user:a%2Fb%23c@db.example:5433/trivia?sslmode=require';
    expect(readConfig({ ...NAMED, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });
});
