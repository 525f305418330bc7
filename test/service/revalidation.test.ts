import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { API_PREFIX } from '../../src/contract/service.ts';
import { questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable } from '../support/load.ts';
import { COUNTED, untilCounted } from '../support/until-counted.ts';

const engines = await ownEngines();
const api = await anApi(engines, { rateLimits: true, tiers: { free: { burst: 10_000, perDay: 100_000 } } });
const [id = ''] = await load(engines, questions(3, { tags: ['rivers'] }));
await makeSearchable(engines);
await untilCounted(engines, api);

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

  test('is sent in full to a caller that has another tag', async () => {
    const response = await send(url, { 'if-none-match': 'W/"other"' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toHaveProperty('meta.requestId', response.headers['x-request-id']);
  });
});

test('a topic has no tag, because its samples are random', async () => {
  const response = await send('/api/v1/topics/rivers');
  expect(response.statusCode).toBe(200);
  expect(response.headers.etag).toBeUndefined();
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

test.each(['/api/v1/questions/random', '/api/v1/me', '/api/v1/usage'])(
  '%s has no tag, because it differs with every request',
  async (url) => {
    const response = await send(url, { 'if-none-match': '*' });
    expect([response.statusCode, response.headers.etag]).toEqual([200, undefined]);
  },
);

test('an unknown question is 404 even for a caller that has any copy', async () => {
  const response = await send(`/api/v1/questions/${randomUUID().replace(/-4/, '-7')}`, {
    'if-none-match': '*',
  });
  expect(response.statusCode).toBe(404);
});

test('pages of other origins may send tags and read them', async () => {
  const preflight = await api.app.inject({ method: 'OPTIONS', url: '/api/v1/categories' });
  expect(preflight.headers['access-control-allow-headers']).toContain('If-None-Match');
  const response = await send('/api/v1/categories');
  for (const header of ['ETag', 'Link', 'Content-Disposition', 'Content-Range'])
    expect(response.headers['access-control-expose-headers']).toContain(header);
});

describe('without a key', () => {
  test.each([
    '/api/v1/openapi.json',
    '/api/auth/jwks',
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource',
    '/docs/',
    '/errors/invalid_body',
    '/favicon.ico',
  ])('%s has a tag, and 304 for a caller that has the same', async (url) => {
    const full = await api.app.inject({ url });
    expect(full.statusCode).toBe(200);
    expect(full.headers.etag).toMatch(/^W\/"[\w-]+"$/);
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(full.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(full.headers.etag);
    expect(again.headers['cache-control']).toBe(full.headers['cache-control']);
    expect(again.headers['content-security-policy']).toBe(full.headers['content-security-policy']);
  });
});
