import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import type { KeyScope } from '../../src/contract/account.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';

const engines = await ownEngines();
const { app } = await anApi(engines, { rateLimits: true });
const address = await app.listen({ host: '127.0.0.1', port: 0 });

/** Headers that Node adds to what is sent through a socket. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
/** Headers that differ between two equal requests. */
const OF_THE_REQUEST = ['x-request-id', 'set-cookie', 'etag'];

type Lines = [name: string, value: string][];

/** Headers in alphabetical order, without random values. */
const comparable = (lines: Lines): Lines =>
  lines
    .map(([name, value]): Lines[number] => {
      const lower = name.toLowerCase();
      return [lower, OF_THE_REQUEST.includes(lower) ? '' : value.replaceAll(/nonce-[^']+/g, 'nonce')];
    })
    .filter(([name]) => !OF_THE_CONNECTION.includes(name) && !name.startsWith('ratelimit-re'))
    .sort(([left], [right]) => left.localeCompare(right));

const paired = (raw: readonly string[]): Lines =>
  Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? '', raw[2 * index + 1] ?? '']);

async function keyOf(scope: KeyScope): Promise<Record<string, string>> {
  const email = `${randomUUID()}@example.org`;
  const { key } = await createKey(engines.pool, { email, name: 'test', scope, tier: 'indie' });
  return { 'x-api-key': key };
}

const [publishable, secret] = [await keyOf('pk'), await keyOf('sk')];

// Requests without a socket get the same headers in the usual way.
test.each([
  ['a publishable key', 'GET', '/api/v1/me', publishable],
  ['a secret key', 'GET', '/api/v1/me', secret],
  ['a secret key and an error', 'GET', '/api/v1/me?x=1', secret],
  ['a HEAD request', 'HEAD', '/api/v1/me', publishable],
  ['no key', 'GET', '/api/v1/me', {}],
  ['a path without a route', 'GET', '/api/v1/none', {}],
  ['a wrong method', 'DELETE', '/api/v1/me', {}],
  ['a preflight', 'OPTIONS', '/api/v1/me', {}],
  ['a broken path', 'GET', '/api/v1/%zz', {}],
  ['the OpenAPI document', 'GET', '/api/v1/openapi.json', {}],
  ['a page with its own policy', 'GET', '/docs/', {}],
  ['an error page', 'GET', '/errors/invalid_body', {}],
  ['a form', 'GET', '/account/sign-in', {}],
  ['health', 'GET', '/health/live', {}],
  ['the authorization server', 'GET', '/.well-known/oauth-authorization-server', {}],
  ['an authorization without a client', 'GET', '/oauth2/authorize', {}],
  ['MCP', 'POST', '/mcp', {}],
] as const)(
  'the headers for %s are the same through a socket, each of them once',
  async (_name, method, url, headers) => {
    const usual = await app.inject({ method, url, headers: { ...headers, host: new URL(address).host } });
    const sent = request(`${address}${url}`, { method, headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(usual.statusCode);
    const received = comparable(paired(response.rawHeaders));
    const expected = Object.entries(usual.headers).map(([name, value]): Lines[number] => [
      name,
      String(value),
    ]);
    expect(received).toEqual(comparable(expected));
    expect(received).toContainEqual(['x-content-type-options', 'nosniff']);
    expect(new Set(received.map(([name]) => name)).size).toBe(received.length);
  },
);
