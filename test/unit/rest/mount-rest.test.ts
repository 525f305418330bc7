import { expect, test } from 'vitest';
import { z } from 'zod';

import { PreparedQuestion } from '../../../src/contract/question.ts';
import type { EndpointResult, EndpointAccess } from '../../../src/endpoints/endpoint.ts';
import { byteString } from '../../../src/questions/render-questions.ts';
import { writeResult } from '../../../src/rest/mount-rest.ts';
import { ROUTES } from '../../../src/rest/route.ts';
import { aServer } from '../../support/a-server.ts';

const Index = z.strictObject({
  service: z.string(),
  version: z.string(),
  documentation: z.url(),
  guides: z.array(z.strictObject({ title: z.string(), url: z.url() })),
  openapi: z.url(),
  mcp: z.url(),
  endpoints: z.array(
    z.strictObject({ method: z.string(), url: z.string(), summary: z.string(), auth: z.string() }),
  ),
});

test('GET /api/v1 lists every endpoint, without a key and for pages of any origin', async () => {
  const response = await aServer().inject('/api/v1');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-type': 'application/json; charset=utf-8',
  });
  const index = Index.parse(response.json());
  expect(index.endpoints).toHaveLength(ROUTES.length);
  expect(index.endpoints).toContainEqual({
    method: 'GET',
    url: 'https://trivia.example/api/v1/questions/{id}',
    summary: 'Get one question by id',
    auth: 'key',
  });
  expect(index.openapi).toBe('https://trivia.example/api/v1/openapi.json');
});

test('GET /llms.txt explains the service to language models: every endpoint, the key, and MCP', async () => {
  const response = await aServer().inject('/llms.txt');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
  expect(response.body).toMatch(/^# Trivia Question Service\n\n> /);
  expect(response.body).toContain('X-API-Key');
  expect(response.body).toContain('Create one at https://trivia.example/account/keys');
  expect(response.body).toContain('https://trivia.example/mcp');
  for (const { path, summary } of ROUTES)
    expect(response.body).toContain(`${path.replaceAll(/:(\w+)/g, '{$1}')}\`: ${summary}`);
});

const BASE = 'https://trivia.example';
const meta = { count: 0 };

const written = (result: EndpointResult, url: string): unknown =>
  JSON.parse(writeResult(result, 'id', () => BASE, url).toString());

test('links both neighbouring pages with the original parameters and another cursor', () => {
  const answer = written(
    { meta, page: { next: 'n', prev: 'p' } },
    '/api/v1/questions?tags=a,b&c%75rsor=old&lang=pl',
  );
  expect(answer).toMatchObject({
    _links: {
      next: `${BASE}/api/v1/questions?tags=a,b&lang=pl&cursor=n`,
      prev: `${BASE}/api/v1/questions?tags=a,b&lang=pl&cursor=p`,
    },
  });
});

test('inserts the bytes of prepared questions, one or several', () => {
  const [first, second] = [
    new PreparedQuestion(byteString('{"id":"ż"}')),
    new PreparedQuestion('{"id":"2"}'),
  ];
  const shown = { count: 0, requestId: 'id' };
  expect(written({ data: first, meta }, '/api/v1/x')).toEqual({ data: { id: 'ż' }, meta: shown });
  expect(written({ data: [first, second], meta, page: {} }, '/api/v1/x')).toEqual({
    data: [{ id: 'ż' }, { id: '2' }],
    meta: shown,
    _links: {},
  });
});

const perAddress = { attempts: 'report-attempt', accepted: 'report' } as const;

test('perAddress on a route with keys, where it would have no effect, does not compile', () => {
  const open: EndpointAccess = { auth: 'none', perAddress };
  // @ts-expect-error -- the account's limits apply
  const keyed: EndpointAccess = { auth: 'key', perAddress };
  // @ts-expect-error -- the same for tokens and sessions
  const ofAccount: EndpointAccess = { auth: 'account', perAddress };
  expect([open, keyed, ofAccount].map(({ auth }) => auth)).toEqual(['none', 'key', 'account']);
  for (const route of ROUTES) if (route.auth !== 'none') expect(route).not.toHaveProperty('perAddress');
});
