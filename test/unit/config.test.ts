import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from '../../src/config.ts';

const NEEDED = {
  DATABASE_URL: 'postgres://trivia:secret@localhost:5432/trivia',
  ELASTICSEARCH_URL: 'http://localhost:9200',
  REDIS_URL: 'redis://localhost:6379',
};

function faultsOf(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  return '';
}

describe('the defaults', () => {
  test('are those of one machine, with limits', () => {
    expect(readConfig(NEEDED)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      indexPrefix: 'trivia',
      redisPrefix: 'trivia:',
      rateLimits: true,
      logLevel: 'info',
    });
  });

  test('stand in for empty variables too', () => {
    expect(readConfig({ ...NEEDED, PORT: '', TRIVIA_RATE_LIMITS: '' })).toEqual(readConfig(NEEDED));
  });

  test('of the public address follow the port, and a given address loses its last slash', () => {
    expect(readConfig({ ...NEEDED, PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(readConfig({ ...NEEDED, TRIVIA_BASE_URL: 'https://quiz.example/' }).baseUrl).toBe(
      'https://quiz.example',
    );
  });
});

describe('trusted proxies', () => {
  test('are nobody by default', () => {
    expect(readConfig(NEEDED).trustedProxies).toEqual([]);
  });

  test('are listed with commas, in both families and by the names of ranges', () => {
    const list = '10.0.0.0/8, 2001:db8::7 ,fd00::/8,loopback,uniquelocal';
    expect(readConfig({ ...NEEDED, TRIVIA_TRUSTED_PROXIES: list }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '2001:db8::7',
      'fd00::/8',
      'loopback',
      'uniquelocal',
    ]);
  });
});

describe('mail', () => {
  test('goes to the log by default, and comes from the host of the public address', () => {
    const { smtpUrl, mailFrom } = readConfig({ ...NEEDED, TRIVIA_BASE_URL: 'https://quiz.example:8443' });
    expect([smtpUrl, mailFrom]).toEqual([undefined, 'Trivia Question Service <no-reply@quiz.example>']);
  });

  test.each(['Trivia <no-reply@quiz.example>', 'no-reply@quiz.example', '<no-reply@quiz.example>'])(
    'may come from %s',
    (from) => {
      const given = { TRIVIA_SMTP_URL: 'smtps://user:secret@mail.example:465', TRIVIA_MAIL_FROM: from };
      expect(readConfig({ ...NEEDED, ...given })).toMatchObject({
        smtpUrl: given.TRIVIA_SMTP_URL,
        mailFrom: from,
      });
    },
  );

  test.each(['nobody', 'a@b@c', 'Trivia <no-reply>', 'a@quiz.example, b@quiz.example', 'a@b.c\nBcc: d@e.f'])(
    'does not come from %j',
    (from) => {
      expect(faultsOf({ ...NEEDED, TRIVIA_MAIL_FROM: from })).toContain(
        'TRIVIA_MAIL_FROM: must be an address',
      );
    },
  );

  test('has a fault that does not repeat the password of the server', () => {
    const told = faultsOf({ ...NEEDED, TRIVIA_SMTP_URL: 'http://user:secret@mail.example' });
    expect(told).toContain('TRIVIA_SMTP_URL: must be set to a URL such as smtp://');
    expect(told).not.toContain('secret');
  });
});

describe('faults', () => {
  test('are told all at once, each with its variable', () => {
    const told = faultsOf({ PORT: 'http', TRIVIA_RATE_LIMITS: 'maybe', TRIVIA_INDEX_PREFIX: 'Big' });
    for (const name of [
      'DATABASE_URL',
      'ELASTICSEARCH_URL',
      'REDIS_URL',
      'PORT',
      'TRIVIA_RATE_LIMITS',
      'TRIVIA_INDEX_PREFIX',
    ])
      expect(told).toContain(`  - ${name}: `);
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
    expect(faultsOf({ ...NEEDED, [name]: value })).toContain(name);
  });

  test.each(['http', '65536'])('in PORT are reported once: %s', (port) => {
    expect(
      faultsOf({ ...NEEDED, PORT: port })
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
      faultsOf({ ...NEEDED, TRIVIA_TIERS: JSON.stringify(tiers) })
        .split('\n')
        .slice(1),
    ).toEqual([`  - TRIVIA_TIERS: ${sentence}`]);
  });

  test('in TRIVIA_TIERS are found when it is not JSON', () => {
    expect(faultsOf({ ...NEEDED, TRIVIA_TIERS: '{free' })).toContain('TRIVIA_TIERS: must be JSON such as');
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
  ])('in TRIVIA_TRUSTED_PROXIES are found: %s, which would believe anybody or nobody', (value) => {
    const told = faultsOf({ ...NEEDED, TRIVIA_TRUSTED_PROXIES: value });
    expect(told).toContain('TRIVIA_TRUSTED_PROXIES: must list addresses or ranges of your proxies');
  });

  test('are told without the value, which may hold a password', () => {
    const passwords = fc.stringMatching(/^[a-zA-Z0-9]{12,20}$/);
    const urls = fc.constantFrom(
      'http://u:PASSWORD@',
      'postgres://u:PASSWORD@[',
      'u:PASSWORD@host',
      'redis//:PASSWORD@h',
    );
    fc.assert(
      fc.property(passwords, urls, fc.constantFrom(...Object.keys(NEEDED)), (password, url, name) => {
        const told = faultsOf({ ...NEEDED, [name]: url.replace('PASSWORD', password) });
        expect(told).not.toContain(password);
      }),
    );
  });
});
