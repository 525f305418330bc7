import { request } from 'node:http';
import { describe, expect, test } from 'vitest';

import { ownEngines } from '../../support/engines.ts';
import { aBareOauthService, CALLBACK, consent } from '../../support/clients/oauth.ts';

const engines = await ownEngines();
const service = await aBareOauthService(engines);
const behindProxy = await aBareOauthService(engines, { baseUrl: 'https://trivia.example' });

const SERVER_PATHS = [
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server/api/auth',
  '/.well-known/openid-configuration',
  '/.well-known/openid-configuration/api/auth',
  '/api/auth/.well-known/oauth-authorization-server',
  '/api/auth/.well-known/openid-configuration',
];
const RESOURCE_PATHS = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'];

const PUBLIC_PATHS = [...SERVER_PATHS, ...RESOURCE_PATHS, '/api/auth/jwks'];

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(service.baseUrl + path, { headers });

/** `fetch` sets Host by itself. */
const getAs = (host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'gopher',
      forwarded: `host=${host}`,
    };
    request(service.baseUrl + path, { headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve(`${response.statusCode ?? 0} ${String(response.headers.location)} ${body}`),
      );
    })
      .on('error', reject)
      .end();
  });

/** A valid authorization request. */
const authorizePath = (client_id: string, redirect_uri: string): string =>
  `/api/auth/oauth2/authorize?${new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }).toString()}`;

describe('200', () => {
  test.each(SERVER_PATHS)('%s describes the authorization server', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const issuer = `${service.baseUrl}/api/auth`;
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth2/authorize`,
      token_endpoint: `${issuer}/oauth2/token`,
      registration_endpoint: `${issuer}/oauth2/register`,
      revocation_endpoint: `${issuer}/oauth2/revoke`,
      userinfo_endpoint: `${issuer}/oauth2/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      scopes_supported: ['openid', 'profile', 'email', 'offline_access', 'svc:read'],
      claims_supported: expect.arrayContaining(['sub', 'tier', 'email', 'email_verified']) as string[],
      id_token_signing_alg_values_supported: ['EdDSA'],
      authorization_response_iss_parameter_supported: true,
    });
    for (const name of Object.keys(body).filter((member) => member.endsWith('_endpoint')))
      expect(['authorization', 'token', 'registration', 'revocation', 'userinfo']).toContain(
        name.replace('_endpoint', ''),
      );
  });

  test.each(RESOURCE_PATHS)('%s names the server that issues tokens for /mcp', async (path) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({
      resource: `${service.baseUrl}/mcp`,
      authorization_servers: [`${service.baseUrl}/api/auth`],
      scopes_supported: ['openid', 'profile', 'email', 'offline_access', 'svc:read'],
      bearer_methods_supported: ['header'],
    });
  });

  test('the published keys have no private parts', async () => {
    const response = await get('/api/auth/jwks');
    expect(response.headers.get('content-type')).toMatch(/json/);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    }
  });

  test.each(PUBLIC_PATHS)('%s can be read by any web page', async (path) => {
    const { headers } = await get(path, { origin: 'https://chat.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });
});

test.each([
  ...PUBLIC_PATHS.map((path) => [path, 'GET']),
  ...['token', 'register', 'revoke'].map((name) => [`/api/auth/oauth2/${name}`, 'POST']),
])('the preflight of %s is answered with 204', async (path, method = '') => {
  const response = await fetch(service.baseUrl + path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://chat.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'mcp-protocol-version',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain(method);
  expect(response.headers.get('access-control-allow-headers')).toContain('*');
});

describe('the public address', () => {
  test.each([...SERVER_PATHS, ...RESOURCE_PATHS])('is in %s for any requested host', async (path) => {
    const shown = await getAs('evil.example', path);
    expect(shown).toMatch(/^200 /);
    expect(shown).toContain(service.baseUrl);
    expect(shown).not.toContain('evil.example');
    expect(shown).not.toContain('gopher');
  });

  test('is where users are redirected, regardless of the host in the request', async () => {
    const { client_id } = await service.register();
    const shown = await getAs('evil.example', authorizePath(client_id, CALLBACK));
    expect(shown).toMatch(/^303 \/oauth\/interaction\/[\w-]+ /);
  });

  test('is the configured one behind a proxy, with cookies for https', async () => {
    const own = async (path: string) => fetch(behindProxy.baseUrl + path, { redirect: 'manual' });
    const metadata = (await (await own(SERVER_PATHS[0] ?? '')).json()) as Record<string, unknown>;
    expect(metadata).toMatchObject({
      issuer: 'https://trivia.example/api/auth',
      token_endpoint: 'https://trivia.example/api/auth/oauth2/token',
    });
    const registered = await fetch(`${behindProxy.baseUrl}/api/auth/oauth2/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: ['https://agent.example/back'] }),
    });
    const { client_id } = (await registered.json()) as { client_id: string };
    const path = authorizePath(client_id, 'https://agent.example/back');
    const cookies = (await own(path)).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/; secure/);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/; httponly/);

    const user = await behindProxy.newUser();
    const { callback } = await consent(user, new URL(`https://trivia.example${path}`));
    expect(callback.href).toMatch(/^https:\/\/agent\.example\/back\?code=/);
    expect(callback.searchParams.get('iss')).toBe('https://trivia.example/api/auth');
    expect(user.browser.cookiesFor('/')).toMatch(/__Host-trivia_oauth=/);
  });
});

test('405 for other methods names the allowed ones', async () => {
  const response = await fetch(service.baseUrl + (SERVER_PATHS[0] ?? ''), { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, OPTIONS');
});

test('other endpoints of the provider cannot be reached', async () => {
  const paths = '/session/end /session/end/confirm /me /request /token /token/introspection /device';
  for (const path of paths.split(' '))
    for (const method of ['GET', 'POST'])
      expect((await fetch(`${service.baseUrl}/api/auth${path}`, { method })).status).toBe(404);
});
