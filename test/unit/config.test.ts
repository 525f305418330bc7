import fc from 'fast-check';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from '../../src/config.ts';

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

describe('the defaults', () => {
  test('fit a single machine, with limits enabled', () => {
    expect(readConfig(REQUIRED)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      indexPrefix: 'trivia',
      redisPrefix: 'trivia:',
      rateLimits: true,
      logLevel: 'info',
    });
  });

  test('also apply to empty variables', () => {
    expect(readConfig({ ...REQUIRED, PORT: '', TRIVIA_RATE_LIMITS: '' })).toEqual(readConfig(REQUIRED));
  });

  test('of the public URL follow the port, and a configured URL loses its last slash', () => {
    expect(readConfig({ ...REQUIRED, PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(readConfig({ ...REQUIRED, TRIVIA_BASE_URL: 'https://quiz.example/' }).baseUrl).toBe(
      'https://quiz.example',
    );
  });
});

describe('traces', () => {
  test('are off by default, and of all requests when a collector is set', () => {
    expect(readConfig(REQUIRED).tracesEndpoint).toBeUndefined();
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(readConfig({ ...REQUIRED, ...collector })).toMatchObject({
      tracesEndpoint: 'http://localhost:4318',
      tracesRatio: 1,
    });
    expect(readConfig({ ...REQUIRED, TRIVIA_TRACES_RATIO: '0.01' }).tracesRatio).toBe(0.01);
  });

  test.each(['-1', '1.5', '2', '.5', 'all'])('are refused with a ratio of %s', (ratio) => {
    expect(problemsOf({ ...REQUIRED, TRIVIA_TRACES_RATIO: ratio })).toContain('TRIVIA_TRACES_RATIO');
  });
});

describe('exports', () => {
  test('are kept below the current folder and made on request only, by default', () => {
    expect(readConfig(REQUIRED)).toMatchObject({ exportFolder: resolve('.trivia/exports'), exportHours: 0 });
    const given = { TRIVIA_EXPORT_FOLDER: '/srv/exports', TRIVIA_EXPORT_HOURS: '24' };
    expect(readConfig({ ...REQUIRED, ...given })).toMatchObject({
      exportFolder: '/srv/exports',
      exportHours: 24,
    });
  });

  test.each(['-1', '1.5', 'daily', '1681'])('are refused with a period of %s', (hours) => {
    expect(problemsOf({ ...REQUIRED, TRIVIA_EXPORT_HOURS: hours })).toContain(
      'TRIVIA_EXPORT_HOURS: must be a whole number of hours from 0 to 1680',
    );
  });
});

describe('workers', () => {
  test('are as many as this process may use cores, or the given number', () => {
    expect(readConfig(REQUIRED).workers).toBe(availableParallelism());
    expect(readConfig({ ...REQUIRED, TRIVIA_WORKERS: '3' }).workers).toBe(3);
  });

  test.each(['0', '-1', '1.5', 'two', '129'])('are refused if the number is %s', (count) => {
    expect(problemsOf({ ...REQUIRED, TRIVIA_WORKERS: count })).toContain(
      'TRIVIA_WORKERS: must be a whole number from 1 to 128',
    );
  });
});

describe('trusted proxies', () => {
  test('are empty by default', () => {
    expect(readConfig(REQUIRED).trustedProxies).toEqual([]);
  });

  test('are a comma-separated list of IPv4 and IPv6 addresses, ranges and range names', () => {
    const list = '10.0.0.0/8, 2001:db8::7 ,fd00::/8,loopback,uniquelocal';
    expect(readConfig({ ...REQUIRED, TRIVIA_TRUSTED_PROXIES: list }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '2001:db8::7',
      'fd00::/8',
      'loopback',
      'uniquelocal',
    ]);
  });
});

describe('mail', () => {
  test('goes to the log by default, with a sender at the host of the public URL', () => {
    const { smtpUrl, mailFrom } = readConfig({ ...REQUIRED, TRIVIA_BASE_URL: 'https://quiz.example:8443' });
    expect([smtpUrl, mailFrom]).toEqual([undefined, 'Trivia Question Service <no-reply@quiz.example>']);
  });

  test.each(['Trivia <no-reply@quiz.example>', 'no-reply@quiz.example', '<no-reply@quiz.example>'])(
    'can be sent from %s',
    (from) => {
      const given = { TRIVIA_SMTP_URL: 'smtps://user:secret@mail.example:465', TRIVIA_MAIL_FROM: from };
      expect(readConfig({ ...REQUIRED, ...given })).toMatchObject({
        smtpUrl: given.TRIVIA_SMTP_URL,
        mailFrom: from,
      });
    },
  );

  test.each(['nobody', 'a@b@c', 'Trivia <no-reply>', 'a@quiz.example, b@quiz.example', 'a@b.c\nBcc: d@e.f'])(
    'cannot be sent from %j',
    (from) => {
      expect(problemsOf({ ...REQUIRED, TRIVIA_MAIL_FROM: from })).toContain(
        'TRIVIA_MAIL_FROM: must be an address',
      );
    },
  );

  test('does not repeat the password of an invalid server URL', () => {
    const text = problemsOf({ ...REQUIRED, TRIVIA_SMTP_URL: 'http://user:secret@mail.example' });
    expect(text).toContain('TRIVIA_SMTP_URL: must be set to a URL such as smtp://');
    expect(text).not.toContain('secret');
  });
});

describe('problems', () => {
  test('are all reported at once, each with its variable', () => {
    const text = problemsOf({ PORT: 'http', TRIVIA_RATE_LIMITS: 'maybe', TRIVIA_INDEX_PREFIX: 'Big' });
    for (const name of [
      'DATABASE_URL',
      'ELASTICSEARCH_URL',
      'REDIS_URL',
      'PORT',
      'TRIVIA_RATE_LIMITS',
      'TRIVIA_INDEX_PREFIX',
    ])
      expect(text).toContain(`  - ${name}: `);
  });

  test.each([
    ['DATABASE_URL', 'mysql://localhost/trivia'],
    ['ELASTICSEARCH_URL', 'localhost:9200'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['TRIVIA_BASE_URL', 'ftp://quiz.example'],
    ['TRIVIA_INDEX_PREFIX', '9lives'],
    ['TRIVIA_REPORT_SECRET', 'too short'],
    ['TRIVIA_MCP_HOSTS', 'https://trivia.example'],
    ['TRIVIA_MCP_HOSTS', 'localhost,,b.example'],
    ['TRIVIA_MCP_ORIGINS', 'claude.ai'],
    ['TRIVIA_MCP_ORIGINS', '*'],
    ['TRIVIA_LOG_LEVEL', 'loud'],
  ])('in %s are found: %s', (name, value) => {
    expect(problemsOf({ ...REQUIRED, [name]: value })).toContain(name);
  });

  test.each(['http', '65536'])('in PORT are reported once: %s', (port) => {
    expect(
      problemsOf({ ...REQUIRED, PORT: port })
        .split('\n')
        .slice(1),
    ).toEqual(['  - PORT: must be a port number from 0 to 65535']);
  });

  test.each([
    [{ free: { brust: 5 } }, 'free has no setting "brust"; did you mean burst? (burst, perDay, perMonth)'],
    [{ fre: { burst: 5 } }, 'there is no tier "fre"; did you mean free? (free, indie, pro, enterprise)'],
    [{ pro: { burst: 100_001 } }, 'pro.burst must be a whole number from 1 to 100,000'],
    [{ pro: { burst: null } }, 'pro.burst must be a whole number from 1 to 100,000'],
    [{ pro: { perDay: 0 } }, 'pro.perDay must be a whole number of at least 1, or null for no limit'],
    [{ pro: { perMonth: '9' } }, 'pro.perMonth must be a whole number of at least 1, or null for no limit'],
    [{ pro: 5 }, 'must be JSON such as {"free":{"perDay":1000,"perMonth":20000}}'],
    [[], 'must be JSON such as {"free":{"perDay":1000,"perMonth":20000}}'],
  ])('in TRIVIA_TIERS are explained: %j', (tiers, sentence) => {
    expect(
      problemsOf({ ...REQUIRED, TRIVIA_TIERS: JSON.stringify(tiers) })
        .split('\n')
        .slice(1),
    ).toEqual([`  - TRIVIA_TIERS: ${sentence}`]);
  });

  test('in TRIVIA_TIERS are found if it is not JSON', () => {
    expect(problemsOf({ ...REQUIRED, TRIVIA_TIERS: '{free' })).toContain(
      'TRIVIA_TIERS: must be JSON such as',
    );
  });

  test.each([
    '1',
    'true',
    '*',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8,',
    '10.0.0.0/8,2',
    'proxy.example',
    '127.1',
    '10.0.0.0/33',
  ])('in TRIVIA_TRUSTED_PROXIES are found: %s, which would trust anyone or no one', (value) => {
    const text = problemsOf({ ...REQUIRED, TRIVIA_TRUSTED_PROXIES: value });
    expect(text).toContain('TRIVIA_TRUSTED_PROXIES: must list addresses or ranges of your proxies');
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
  });
});
