import { describe, expect, test } from 'vitest';

import { createIdentify } from '../../../src/access/identify-key.ts';
import { makeKey } from '../../../src/contract/key-format.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { Language } from '../../../src/contract/vocabulary.ts';
import { ServiceError } from '../../../src/errors.ts';
import { readKey } from '../../../src/http/admit-caller.ts';
import { allows, aServer, someParts } from '../../support/a-server.ts';

const CATEGORIES = '/api/v1/categories';
const headers = { 'x-api-key': 'pk-key' };
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('200', () => {
  test('returns the envelope, with our request id in the header and in meta', async () => {
    const response = await aServer().inject({
      url: CATEGORIES,
      headers: { ...headers, 'x-request-id': 'mine' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-request-id']).toMatch(UUID_V7);
    expect(response.json()).toEqual({
      data: [{ id: 22, slug: 'geography', name: 'Geography', opentdbId: 22, parentId: null, count: 0 }],
      meta: { count: 1, language: 'en', requestId: response.headers['x-request-id'] },
    });
  });

  test('sends the limit headers and forbids caching', async () => {
    const response = await aServer({ limiter: allows(10) }).inject({ url: CATEGORIES, headers });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'ratelimit-limit': '10',
      'ratelimit-remaining': '9',
      'ratelimit-reset': '4',
      'ratelimit-policy': '10;w=10, 500;w=86400',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  test('allows pages of any origin to read responses to publishable keys', async () => {
    const response = await aServer().inject({ url: CATEGORIES, headers });
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('a secret key', () => {
  const key = makeKey('sk');

  test.each<[string, Record<string, string>]>([
    ['in X-API-Key', { 'x-api-key': key }],
    ['for tests', { 'x-api-key': makeKey('sk', 'test') }],
    ['in Authorization', { authorization: `Bearer ${key}` }],
    ['after two spaces', { authorization: `bearer  ${key}` }],
    ['beside an empty X-API-Key', { 'x-api-key': '', authorization: `Bearer ${key}` }],
    ['beside another scheme', { 'x-api-key': key, authorization: 'Basic abc' }],
  ])('lets no page of another origin read a response: %s', async (_where, secret) => {
    const app = aServer();
    for (const url of [CATEGORIES, '/api/v1/nothing', `${CATEGORIES}?nothing=1`]) {
      const response = await app.inject({ url, headers: secret });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('does not change what shared caches keep for everyone', async () => {
    const response = await aServer().inject({ url: '/api/v1/openapi.json', headers: { 'x-api-key': key } });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
  });
});

const SEARCH = '/api/v1/questions/search';

test.each([
  [CATEGORIES, 'GET', 'GET, HEAD'],
  [SEARCH, 'POST', 'POST'],
])('a preflight request for %s without a key gets 204 and its methods', async (url, method, methods) => {
  const response = await aServer({ limiter: allows(0) }).inject({
    method: 'OPTIONS',
    url,
    headers: { origin: 'https://quiz.example', 'access-control-request-method': method },
  });
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    allow: methods,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'X-API-Key, Authorization, Content-Type, If-None-Match',
  });
});

test.each(['GET', 'HEAD', 'DELETE'] as const)(
  'a path that exists for POST only is 405 for %s, not taken for an id',
  async (method) => {
    const response = await aServer().inject({ method, url: `${SEARCH}?lang=en`, headers });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  },
);

/** Sends a request and expects a problem document that matches its status line and headers. */
async function refusal(
  app: ReturnType<typeof aServer>,
  request: {
    method?: 'GET' | 'POST' | 'DELETE';
    url: string;
    headers?: Record<string, string>;
    payload?: string;
  },
): Promise<{ problem: Problem; headers: Record<string, unknown> }> {
  const response = await app.inject(request);
  const problem = Problem.strict().parse(response.json());
  expect(problem).toMatchObject({
    type: `https://trivia.example/errors/${problem.code}`,
    status: response.statusCode,
    instance: request.url,
  });
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.headers['x-request-id']).toMatch(UUID_V7);
  expect(response.headers['cache-control']).toContain('no-store');
  return { problem, headers: response.headers };
}

describe('400', () => {
  test('reports every error of a request at once, and counts the request', async () => {
    const { problem, headers: sent } = await refusal(aServer({ limiter: allows(10) }), {
      url: '/api/v1/questions?lang=xx&limit=200&tags=a,B&langg=1&ids=x&category=0&updated_since=soon',
      headers,
    });
    expect(problem.code).toBe('invalid_query_param');
    expect(problem.errors).toEqual([
      { path: 'langg', message: 'is not a parameter of this endpoint. Did you mean lang?' },
      { path: 'lang', message: `must be one of ${Language.options.join(', ')}` },
      { path: 'category', message: 'must be at least 1' },
      { path: 'tags', message: expect.stringMatching(/^item 2 must /) as string },
      { path: 'limit', message: 'must be at most 100' },
      {
        path: 'updated_since',
        message: 'must be a time such as 2026-01-31T12:00:00Z or a date such as 2026-01-31',
      },
      { path: 'ids', message: 'item 1 must be a UUID' },
    ]);
    expect(sent['ratelimit-remaining']).toBe('9');
  });

  test('does not accept a key in the query', async () => {
    const { problem } = await refusal(aServer(), { url: `${CATEGORIES}?api_key=pk-key`, headers });
    expect(problem.errors).toMatchObject([{ path: 'api_key' }]);
  });

  test('reports a path segment of any length as an invalid id', async () => {
    const { problem } = await refusal(aServer(), { url: `/api/v1/questions/${'a'.repeat(9_000)}`, headers });
    expect(problem.code).toBe('invalid_query_param');
  });
});

describe('404', () => {
  const PATHS = ['/api/v1', '/api/v1/questions', '/api/v1/categories', '/api/v1/questions/7'];
  test.each(PATHS)('knows no %s with a slash at the end, and says what is meant', async (path) => {
    const { problem } = await refusal(aServer(), { url: `${path}/?lang=pl` });
    expect(problem).toMatchObject({
      code: 'route_not_found',
      detail: `No endpoint has this path. Without the trailing slash it exists: ${path}.`,
    });
  });

  test.each(['/nope/', '//', '/'])('describes %s without a hint', async (url) => {
    expect((await refusal(aServer(), { url })).problem.detail).toBe('No endpoint has this path.');
  });

  const UNKNOWN = ['/', '/api', '/api/v2', '/api/v1/nope', '/api/v1/languages/en', '/API/v1/categories'];
  test.each(UNKNOWN)('does not find %s, with or without a key, for any body', async (url) => {
    const request = {
      method: 'POST' as const,
      url,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    };
    expect((await refusal(aServer(), { url })).problem.code).toBe('route_not_found');
    expect((await refusal(aServer(), request)).problem.code).toBe('route_not_found');
  });
});

describe('500', () => {
  test("reveals nothing of a driver's message", async () => {
    const { problem } = await refusal(aServer(), { url: '/api/v1/questions/random', headers });
    expect(problem.code).toBe('internal_error');
    expect(JSON.stringify(problem)).not.toContain('ECONNREFUSED');
  });

  test('replaces a response that violates its schema, where responses are checked', async () => {
    const wrong = { id: 99, slug: 'Bad', label: {}, opentdb_id: null, parent_id: null };
    const endpointParts = {
      ...someParts,
      categories: { read: () => Promise.resolve(new Map([[99, wrong]])) },
    };
    expect((await refusal(aServer({ endpointParts }), { url: CATEGORIES, headers })).problem.status).toBe(
      500,
    );
    const unchecked = await aServer({ endpointParts, checkAnswers: false }).inject({
      url: CATEGORIES,
      headers,
    });
    expect(unchecked.statusCode).toBe(200);
  });
});

test.each([
  ['a bearer token in capitals', { authorization: 'BEARER   k ' }, 'k'],
  ['X-API-Key beside credentials for a proxy', { 'x-api-key': 'k', authorization: 'Basic dTpw' }, 'k'],
  ['a bearer token that is empty', { authorization: 'Bearer ' }, 'missing_api_key'],
  ['two bearer tokens', { authorization: 'Bearer a b' }, 'missing_api_key'],
])('%s is read as %s', (_name, headers, expected) => {
  const read = (): string => {
    try {
      return readKey(headers);
    } catch (error) {
      return error instanceof ServiceError ? error.code : String(error);
    }
  };
  expect(read()).toBe(expected);
});

const findsNothing = createIdentify({ query: () => Promise.resolve({ rows: [], rowCount: 0 }) as never });

async function detailFor(headers: Readonly<Record<string, string>>, url = '/api/v1/me'): Promise<string> {
  const response = await aServer({ identify: findsNothing }).inject({ url, headers });
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer realm="svc"');
  return Problem.parse(response.json()).detail;
}

const key = makeKey('pk');
/** The last character of the random part replaced, so that the checksum no longer matches. */
const mistyped = key.replace(/.(?=.{6}$)/, (character) => (character === 'a' ? 'b' : 'a'));

const MALFORMED =
  'The API key has a typo: it must have 38 letters and digits after its prefix. Copy the whole key again.';
const CREATE = 'Create one at https://trivia.example/account/keys (or `npm run trivia -- keys create`).';

describe('401 says what to do', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'without a key: where to send it, and where to get one',
      {},
      `The request has no API key. Send your key in the header X-API-Key. ${CREATE}`,
    ],
    [
      'when the header Authorization has another form',
      { authorization: `Basic ${key}` },
      `The Authorization header contains no key. Send "Bearer", a space and the key. ${CREATE}`,
    ],
    [
      'when the checksum fails: it is called a typo',
      { 'x-api-key': mistyped },
      'The API key has a typo: its checksum does not match. Copy the whole key again.',
    ],
    ['when the key is shorter than it should be', { 'x-api-key': key.slice(0, -1) }, MALFORMED],
    ['when the key is longer than it should be', { 'x-api-key': `${key}x` }, MALFORMED],
    ['when the key has another character', { 'x-api-key': `${key.slice(0, -1)}-` }, MALFORMED],
    [
      'when it is not a key of this service',
      { 'x-api-key': 'sk-live-4242' },
      'This is not an API key of this service: its keys start with svc_pk_ or svc_sk_.',
    ],
    [
      'when it is an OAuth token: where tokens work',
      { authorization: 'Bearer eyJhbGciOiJFZERTQSJ9.e30.c2ln' },
      'This is an access token, not an API key. Access tokens work at /mcp and for GET /api/v1/usage; send an API key in the header X-API-Key here.',
    ],
    [
      'the same for unknown, revoked and expired keys, so that nothing is learned about a key',
      { 'x-api-key': key },
      'The API key is unknown, revoked or expired.',
    ],
  ])('%s', async (_name, headers, detail) => {
    expect(await detailFor(headers)).toBe(detail);
  });

  test('without a key, session or token at an endpoint that accepts all of them', async () => {
    expect(await detailFor({}, '/api/v1/usage')).toBe(
      `The request has no API key, access token or signed-in session. Send your key in the header X-API-Key. ${CREATE}`,
    );
  });
});
