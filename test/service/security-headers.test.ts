import { describe, expect, test } from 'vitest';

import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';

const engines = await ownEngines();
const { app, key } = await anApi({
  ...engines,
  config: { ...engines.config, baseUrl: 'https://trivia.example' },
});

/** One response of each kind: data, errors, pages, files, metadata, preflights. */
const REQUESTS: readonly (readonly [method: 'GET' | 'POST' | 'OPTIONS' | 'DELETE', url: string])[] = [
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

describe.each(REQUESTS)('the response to %s %s', (method, url) => {
  const response = async () =>
    app.inject({
      method,
      url,
      headers: { accept: 'text/html,application/json;q=0.9', host: 'trivia.example', 'x-api-key': key },
    });

  test('lets browsers load, frame and guess nothing that it does not name, over https only', async () => {
    const { headers } = await response();
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

  test('names its type with the encoding of text, and no version of what made it', async () => {
    const { headers, body } = await response();
    if (body !== '')
      expect(headers['content-type']).toMatch(/^(?:text\/\S+; charset=utf-8|application\/\S*json)/iu);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
