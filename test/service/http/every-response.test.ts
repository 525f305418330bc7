import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';

import { API_PREFIX } from '../../../src/contract/service.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, COUNTED, untilCounted } from '../../support/load.ts';

/* What holds for every response of every part of the service. */
const own = await ownEngines();
const engines = { ...own, config: { ...own.config, baseUrl: 'https://trivia.example' } };
const api = await anApi(engines, { rateLimits: true, tiers: { free: { burst: 10_000, perDay: 100_000 } } });
const [id = ''] = await load(engines, questions(3, { tags: ['rivers'] }));
await untilCounted(engines, api);
const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
const publishable = (await aCaller(engines)).key;

type Method = 'GET' | 'HEAD' | 'POST' | 'OPTIONS' | 'DELETE';

/** Requests with a secret key: data, errors, pages, files, metadata, preflights. */
const WITH_SECRET_KEY: readonly (readonly [Method, string])[] = [
  ['GET', '/api/v1/categories'],
  ['GET', '/api/v1/questions?nonsense=1'],
  ['GET', '/api/v1/me'],
  ['GET', '/api/v1/nope'],
  ['DELETE', '/api/v1/categories'],
  ['OPTIONS', '/api/v1/categories'],
  ['GET', '/api/v1/openapi.json'],
  ['GET', '/health/live'],
  ['GET', '/health/ready'],
  ['GET', '/'],
  ['GET', '/nope'],
  ['GET', '/docs/'],
  ['GET', '/account'],
  ['GET', '/account/sign-in'],
  ['POST', '/account/sign-in'],
  ['GET', '/errors/invalid_api_key'],
  ['GET', '/tiers'],
  ['GET', '/llms.txt'],
  ['GET', '/robots.txt'],
  ['GET', '/.well-known/oauth-authorization-server'],
  ['GET', '/.well-known/oauth-protected-resource/mcp'],
  ['GET', '/api/auth/jwks'],
  ['GET', '/api/auth/oauth2/authorize?client_id=nobody'],
  ['POST', '/api/auth/oauth2/token'],
  ['POST', '/api/auth/oauth2/register'],
  ['POST', '/mcp'],
  ['GET', '/mcp'],
];

const REQUESTS: readonly (readonly [key: string, Method, string, string | undefined])[] = [
  ...WITH_SECRET_KEY.map(([method, url]) => ['a secret key', method, url, api.key] as const),
  ['a publishable key', 'GET', '/api/v1/me', publishable],
  ['a publishable key', 'HEAD', '/api/v1/me', publishable],
  ['no key', 'GET', '/api/v1/me', undefined],
  ['no key', 'DELETE', '/api/v1/me', undefined],
  ['no key', 'GET', '/api/v1/none', undefined],
  ['no key', 'GET', '/api/v1/%zz', undefined],
  ['no key', 'POST', '/mcp', undefined],
];

describe.each(REQUESTS)('the response to a request with %s: %s %s', (_name, method, url, key) => {
  let response: IncomingMessage;
  let body: string;
  beforeAll(async () => {
    const headers = {
      accept: 'text/html,application/json;q=0.9',
      host: 'trivia.example',
      ...(key === undefined ? {} : { 'x-api-key': key }),
    };
    const sent = request(address + url, { method, headers }).end();
    [response] = (await once(sent, 'response')) as [IncomingMessage];
    body = await text(response);
  });

  test('lets browsers load, frame and guess nothing that it does not name, over https only', () => {
    const { headers } = response;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(
      /unsafe-eval|script-src[^;]*'unsafe-inline'|https?:\/\/(?!trivia\.example)|\*/u,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(
      /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/u,
    );
    const seconds = Number(
      /max-age=(\d+); includeSubDomains/u.exec(String(headers['strict-transport-security']))?.[1],
    );
    expect(seconds).toBeGreaterThanOrEqual(31_536_000);
  });

  test('names its type with the encoding of text, and no version of what made it', () => {
    const { headers } = response;
    if (body !== '')
      expect(headers['content-type']).toMatch(/^(?:text\/\S+; charset=utf-8|application\/\S*json)/iu);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('has nothing of its caller if others may be given a copy', () => {
    const { headers, statusCode } = response;
    const isPublic = String(headers['cache-control']).startsWith('public');
    expect(headers['cache-tag'] !== undefined).toBe(isPublic);
    const own = Object.keys(headers).filter((name) =>
      /^(?:set-cookie|ratelimit-|www-auth|retry-)/.test(name),
    );
    expect(isPublic ? [statusCode, own] : [200, []]).toEqual([200, []]);
  });

  test('has each header once', () => {
    const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});

const send = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { 'x-api-key': api.key, ...headers } });

const tagOf = async (url: string): Promise<string> => String((await send(url)).headers.etag);

describe.each([...COUNTED, `/questions/${id}`])('%s', (path) => {
  const url = API_PREFIX + path;

  test('has a weak tag, and 304 for a caller that has the same', async () => {
    const full = await send(url);
    expect(full.statusCode).toBe(200);
    expect(full.headers.etag).toMatch(/^W\/"[\w-]+"$/);
    const again = await send(url, { 'if-none-match': String(full.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: full.headers.etag,
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding',
      'ratelimit-limit': full.headers['ratelimit-limit'],
    });
    expect(again.headers['x-request-id']).not.toBe(full.headers['x-request-id']);
    expect(again.headers['content-type']).toBeUndefined();
  });

  test('has another tag in another language', async () => {
    expect(await tagOf(`${url}?lang=pl`)).not.toBe(await tagOf(url));
  });
});

test.each([
  '/api/v1',
  '/api/v1/openapi.json',
  '/llms.txt',
  '/api/auth/jwks',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-protected-resource',
  '/docs/',
  '/errors/invalid_body',
  '/favicon.ico',
])('%s has a tag, and 304 for a caller without a key that has the same', async (url) => {
  const full = await api.app.inject({ url });
  expect(full.statusCode).toBe(200);
  expect(full.headers.etag).toMatch(/^W\/"[\w-]+"$/);
  const again = await api.app.inject({ url, headers: { 'if-none-match': String(full.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const name of ['etag', 'cache-control', 'content-security-policy'])
    expect(again.headers[name]).toBe(full.headers[name]);
});

test.each([
  ['/api/v1/questions/random', 'it differs with every request'],
  ['/api/v1/me', 'it differs with every request'],
  ['/api/v1/usage', 'it differs with every request'],
  ['/api/v1/topics/rivers', 'its samples are random'],
])('%s has no tag, because %s', async (url) => {
  const response = await send(url, { 'if-none-match': '*' });
  expect([response.statusCode, response.headers.etag]).toEqual([200, undefined]);
});

test('a changed question has another tag', async () => {
  const url = `/api/v1/questions/${id}`;
  const before = await tagOf(url);
  await engines.pool.query("update questions set explanation = 'Because.' where id = $1", [id]);
  const after = await send(url, { 'if-none-match': before });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before);
});

test('compression does not change the tag', async () => {
  const url = '/api/v1/categories';
  const compressed = await send(url, { 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers.etag).toBe(await tagOf(url));
});

test('an unknown question is 404 even for a caller that has any copy', async () => {
  const response = await send(`/api/v1/questions/${randomUUID().replace(/-4/, '-7')}`, {
    'if-none-match': '*',
  });
  expect(response.statusCode).toBe(404);
});
