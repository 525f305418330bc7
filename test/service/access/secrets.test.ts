import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';

import { openElasticsearch, openRedis } from '../../../src/clients.ts';
import { readConfig, type Config } from '../../../src/config.ts';
import { makeKey } from '../../../src/contract/key-format.ts';
import { createLogger } from '../../../src/logger.ts';
import { openPostgres } from '../../../src/postgres.ts';
import { createMailer } from '../../../src/web/mail.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { anApi } from '../../support/api.ts';
import { breakablePostgres, breakableRedis } from '../../support/faulty-engines.ts';
import { ownEngines } from '../../support/engines.ts';
import { sendBytes } from '../../support/send-bytes.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const logged: string[] = [];
const logger = createLogger('test', 'trace', { write: (line: string) => logged.push(line) });

const { toRedis, redis } = await breakableRedis({ ...engines, logger });
const { toPostgres, pool: postgres } = await breakablePostgres({ ...engines, logger });
const { app } = await anApi({ ...engines, logger }, { rateLimits: true, clients: { postgres, redis } });

const { key: good } = await aCaller(engines, { scope: 'sk' });
const { key: testKey } = await aCaller(engines, { scope: 'sk', mode: 'test' });
const keys = [good, testKey, makeKey('pk'), makeKey('sk', 'test'), good.slice(0, -1), `${testKey}0`];

const secretOf = (key: string): string => key.slice(key.lastIndexOf('_') + 1, -6);

await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: trivia.example', 'Connection: close', ...headers].join('\n');

/** Every part of a request in which clients have sent keys, and some others. */
function ways(key: string): [string, string?][] {
  const random = '/api/v1/questions/random';
  const body = JSON.stringify({ questionText: `my key is ${key}`, [key]: key });
  const post = (path: string, type: string, text: string): [string, string] => [
    `POST ${path} HTTP/1.1\nHost: a\nConnection: close\nContent-Type: ${type}\nContent-Length: ${text.length}`,
    text,
  ];
  return [
    [get(random, `X-API-Key: ${key}`)],
    [get(`${random}?nonsense=1`, `X-API-Key: ${key}`)],
    [get(random, `Authorization: Bearer ${key}`)],
    [get(random, `Authorization: Bearer ${key} ${key}`)],
    [get(random, `Authorization: ${key}`)],
    [get(random, `Authorization: Basic ${key}`)],
    [get(random, `X-API-Key: ${key}`, `Authorization: Bearer ${makeKey('pk')}`)],
    [get(random, `X-API-Key: ${key}`, `X-API-Key: ${key}`)],
    [get(random, `X-API-Key: "${key}"`, `Cookie: key=${key}`, `Referer: https://a.example/?key=${key}`)],
    [get(random, `X-Request-Id: ${key}`, `User-Agent: ${key}`, `Origin: https://${key}.example`)],
    [get(`${random}?api_key=${key}&${key}=1`)],
    [get(`${random}?api_key=${key}&${key}=1`, `X-API-Key: ${good}`)],
    [get(`${random}?lang=${key}`, `X-API-Key: ${good}`)],
    [get(`/api/v1/questions/${key}`, `X-API-Key: ${good}`)],
    [get(`/api/v1/topics/${key}`, `X-API-Key: ${good}`)],
    [get(`/${key}`)],
    [get(`/${key.replaceAll('_', '%5F')}`)],
    [get(`/${key}%zz`)],
    [`${key} / HTTP/1.1\nHost: a`],
    [`GET / HTTP/1.1\nHost: a\nX API Key: ${key}`],
    [`GET / HTTP/1.1\nHost: a\nX-API-Key: ${key}\u0000`],
    [`GET / HTTP/1.1\nHost: a\nX-API-Key: ${key.repeat(1_000)}`],
    [key],
    post('/api/v1/report', 'application/json', body),
    post('/api/v1/report', 'application/json', `{"x":${key}`),
    post('/api/v1/report', `text/${key}`, key),
    post(`/api/v1/report?key=${key}`, 'application/json', body),
    post(random, 'application/json', body),
  ];
}

async function expectHidden(): Promise<void> {
  logged.length = 0;
  for (const key of keys)
    for (const [head, body = ''] of ways(key)) {
      const answer = await sendBytes(port, `${head.replaceAll('\n', '\r\n')}\r\n\r\n${body}`);
      for (const other of keys) expect(answer, head).not.toContain(secretOf(other));
    }
  // Every request was logged, except for those that the HTTP parser rejected.
  expect(logged.length).toBeGreaterThan(keys.length * 15);
  const all = logged.join('');
  for (const key of keys) expect(all).not.toContain(secretOf(key));
}

test('a key appears neither in the log nor in a response, wherever it is sent', async () => {
  await expectHidden();
  // The surrounding text is logged.
  expect(logged.join('')).toContain('"path":"/api/v1/questions/svc_sk_…"');
  expect(logged.join('')).toContain('"callerRequestId":"svc_sk_test_…"');
});

test('a key stays hidden while PostgreSQL and Redis are unavailable', async () => {
  toPostgres.become('cut');
  toRedis.become('cut');
  await until('both are down', async () => (await app.inject('/health/ready')).statusCode === 503);
  await expectHidden();
});

test('a key is redacted from log fields', () => {
  logged.length = 0;
  logger.error(
    { err: new Error(`the key ${good} was refused`, { cause: new Error(testKey) }), good },
    `about ${testKey}`,
  );
  const all = logged.join('');
  for (const key of keys) expect(all).not.toContain(secretOf(key));
  expect(all).toContain('the key svc_sk_… was refused');
  expect(JSON.parse(all)).toMatchObject({ msg: 'about svc_sk_test_…' });
});

describe('a password with every reserved character', () => {
  const PASSWORD = `a/b#c?d@e%f:g&h=%41 "'`;
  const USER = `t_${randomBytes(5).toString('hex')}`;

  /** The configuration with this user at an engine, whose password is a separate setting. */
  function configFor(name: string, url: string): Config {
    const own = new URL(url);
    own.username = USER;
    own.password = '';
    return readConfig({ ...engines.environment, [`${name}_URL`]: own.href, [`${name}_PASSWORD`]: PASSWORD });
  }

  test('PostgreSQL accepts it', async () => {
    await engines.pool.query(`create role ${USER} login password '${PASSWORD.replaceAll("'", "''")}'`);
    onTestFinished(async () => {
      await engines.pool.query(`drop role ${USER}`);
    });
    const pool = openPostgres(configFor('DATABASE', engines.config.databaseUrl), engines.logger);
    onTestFinished(() => pool.end());
    expect((await pool.query('select current_user as name')).rows).toEqual([{ name: USER }]);
  });

  test('Redis accepts it', async () => {
    await engines.redis.call('acl', 'setuser', USER, 'on', `>${PASSWORD}`, '~*', '+@all');
    onTestFinished(async () => {
      await engines.redis.call('acl', 'deluser', USER);
    });
    const redis = openRedis(configFor('REDIS', engines.config.redisUrl), engines.logger);
    onTestFinished(() => redis.disconnect());
    await until('the user is connected', () => redis.status === 'ready');
    expect(await redis.call('acl', 'whoami')).toBe(USER);
  });

  test('Elasticsearch is sent it', async () => {
    let authorization = '';
    const server = createServer((request, response) => {
      authorization = request.headers.authorization ?? '';
      response.writeHead(200, { 'X-Elastic-Product': 'Elasticsearch' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const elasticsearch = openElasticsearch(configFor('ELASTICSEARCH', `http://127.0.0.1:${port}`));
    await elasticsearch.ping();
    await elasticsearch.close();
    const [, encoded = ''] = authorization.split(' ');
    expect(Buffer.from(encoded, 'base64').toString()).toBe(`${USER}:${PASSWORD}`);
  });

  test('a mail server is sent it', async () => {
    const seen: unknown[][] = [];
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username ?? '' });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const { smtpUrl } = configFor('TRIVIA_SMTP', `smtp://127.0.0.1:${port}`);
    const mailer = createMailer({ smtpUrl, from: 'a@example.org', logger: engines.logger });
    mailer.queue({ to: 'b@example.org', subject: 'Hello', text: 'Hello' });
    await until('the mail server knows the password', () => seen.length > 0);
    expect(seen[0]).toEqual([USER, PASSWORD]);
    await mailer.close();
    server.close();
  });
});
