import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { makeKey } from '../../src/contract/key-format.ts';
import { openRedis } from '../../src/clients.ts';
import { createLogger } from '../../src/logger.ts';
import { anApi } from '../support/api.ts';
import { breakablePostgres } from '../support/faulty-engines.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const logged: string[] = [];
const logger = createLogger('test', 'trace', { write: (line: string) => logged.push(line) });

const toRedis = await faultProxy(engines.config.redisUrl);
const { toPostgres, pool: postgres } = await breakablePostgres({ ...engines, logger });
const redis = openRedis({ ...engines.config, redisUrl: toRedis.url }, logger);
const { app } = await anApi({ ...engines, logger }, { rateLimits: true, clients: { postgres, redis } });

const details = { email: 'hidden@example.org', name: 'test', scope: 'sk' as const };
const { key: good } = await createKey(engines.pool, details);
const { key: testKey } = await createKey(engines.pool, { ...details, mode: 'test' });
const keys = [good, testKey, makeKey('pk'), makeKey('sk', 'test'), good.slice(0, -1), `${testKey}0`];

/** The secret part of a key. */
const secretOf = (key: string): string => key.slice(key.lastIndexOf('_') + 1, -6);

let port = 0;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  redis.disconnect();
  await toRedis.close();
});

/** Sends raw bytes and returns the complete response. */
async function send(head: string, body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.write(`${head.replaceAll('\n', '\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return answer;
}

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
    for (const [head, body] of ways(key)) {
      const answer = await send(head, body);
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
  await until(
    'both are known to be unavailable',
    async () => (await app.inject('/health/ready')).statusCode === 503,
  );
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
