import { expect, test } from 'vitest';
import { z } from 'zod';

import { Problem } from '../../../src/contract/problem.ts';
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

test('GET /api/v1/ says where the index is', async () => {
  const response = await aServer().inject('/api/v1/');
  expect(response.statusCode).toBe(404);
  expect(Problem.parse(response.json()).detail).toContain('Without the trailing slash it exists: /api/v1.');
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

test.each(['/api/v1', '/llms.txt'])('%s is not sent again to a caller that has it', async (url) => {
  const app = aServer();
  const { headers } = await app.inject(url);
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
