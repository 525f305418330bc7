import * as oauth from 'oauth4webapi';
import { describe, expect, test } from 'vitest';

import { ownEngines } from '../support/engines.ts';
import {
  aBareOauthService,
  requestTokens,
  authorizeUrl,
  CALLBACK,
  connect,
  consent,
  refresh,
} from '../support/oauth.ts';

const engines = await ownEngines();
const service = await aBareOauthService(engines);
const client = await service.register();
const user = await service.newUser();

/** The error that the client receives for an authorization request with these changes. */
async function answerTo(
  change: Readonly<Record<string, string | null>>,
  from = client,
): Promise<Record<string, string>> {
  const { url } = await authorizeUrl(service, from, change);
  const answer = await fetch(url, { redirect: 'manual' });
  expect([302, 303]).toContain(answer.status);
  const address = new URL(answer.headers.get('location') ?? '');
  expect(address.href.split(/[?#]/u, 1)[0]).toBe(from.redirect_uris[0]);
  const sent = new URLSearchParams(address.search || address.hash.slice(1));
  expect(sent.has('code')).toBe(false);
  return Object.fromEntries(sent);
}

/** An authorization code, and valid parameters for exchanging it. */
async function aCode(): Promise<Record<string, string>> {
  const { url, verifier } = await authorizeUrl(service, client);
  const { callback } = await consent(user, url);
  return {
    grant_type: 'authorization_code',
    client_id: client.client_id,
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: CALLBACK,
    code_verifier: verifier,
  };
}

describe('an authorization request', () => {
  test('without a code challenge is refused', async () => {
    expect(await answerTo({ code_challenge: null, code_challenge_method: null })).toMatchObject({
      error: 'invalid_request',
      state: 'some-state',
    });
  });

  test.each(['plain', ''])('with the challenge method %j is refused', async (method) => {
    expect(await answerTo({ code_challenge_method: method })).toMatchObject({ error: 'invalid_request' });
  });

  test('without a challenge method, which would mean plain, is refused', async () => {
    expect(await answerTo({ code_challenge_method: null })).toMatchObject({ error: 'invalid_request' });
  });

  test.each(['token', 'id_token', 'code id_token'])('for the response type %s is refused', async (type) => {
    expect(await answerTo({ response_type: type, response_mode: 'query' })).toHaveProperty('error');
  });

  test.each([
    ['fragment', 'invalid_request'],
    ['form_post', 'unsupported_response_mode'],
    ['web_message', 'unsupported_response_mode'],
  ])('with the response mode %s is refused', async (mode, error) => {
    expect(await answerTo({ response_mode: mode })).toMatchObject({ error });
  });

  test.each(['http://127.0.0.1:1/elsewhere', 'https://evil.example/', 'no-address'])(
    'for another resource is refused: %j',
    async (resource) => {
      expect(await answerTo({ resource })).toMatchObject({ error: 'invalid_target' });
    },
  );

  test('with only unknown scopes is refused', async () => {
    expect(await answerTo({ scope: 'svc:write admin' })).toMatchObject({ error: 'invalid_scope' });
  });

  test('with prompt=none reports to the client at once that the user has to be asked', async () => {
    expect(await answerTo({ prompt: 'none' })).toMatchObject({
      error: 'login_required',
      state: 'some-state',
      iss: service.metadata.issuer,
    });
    const connected = await connect(service);
    const { url } = await authorizeUrl(service, connected.client, { prompt: 'none' });
    const { callback } = await consent(connected.user, url);
    expect(callback.searchParams.get('error')).toMatch(/^(?:consent|interaction)_required$/);
  });

  test.each(['request', 'request_uri', 'registration'])('with the parameter %s is refused', async (name) => {
    expect(await answerTo({ [name]: 'https://evil.example/' })).toHaveProperty('error');
  });

  test.each([
    'https://evil.example/callback',
    `${CALLBACK}/more`,
    `${CALLBACK}?next=https://evil.example`,
    'http://127.0.0.1:9/CALLBACK',
    'http://localhost:9/callback',
    'http://user@127.0.0.1:9/callback',
    'http://127.0.0.1:9@evil.example/callback',
    'http://127.0.0.1.evil.example:9/callback',
    'https://127.0.0.1:9/callback',
    'http://[::1]:9/callback',
    'javascript:alert(1)//127.0.0.1:9/callback',
    '//evil.example/callback',
    `${CALLBACK}\\@evil.example`,
    `${CALLBACK}#fragment`,
  ])('with the unregistered redirect URI %s is not redirected', async (address) => {
    const { url } = await authorizeUrl(service, client, { redirect_uri: address });
    const { url: shown, response } = await user.browser.open(url);
    expect(shown.origin).toBe(service.baseUrl);
    expect(response?.status).toBe(400);
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response?.text();
    expect(page).toContain('invalid_redirect_uri');
    expect(page).not.toContain('evil.example');
  });

  test('that cannot be redirected shows an error page in the language of the user', async () => {
    const { url } = await authorizeUrl(service, client, { redirect_uri: 'https://evil.example/' });
    const page = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'pl,en;q=0.5' } });
    expect(page.status).toBe(400);
    const text = await page.text();
    expect(text).toContain('<html lang="pl">');
    expect(text).toContain('Co zrobić');
  });

  test.each(['unheard-of', '', 'a\u0000b', '<script>'])(
    'of the unknown client %j is not redirected',
    async (id) => {
      const { url } = await authorizeUrl(service, client, { client_id: id });
      const { response } = await user.browser.open(url);
      expect(response?.status).toBe(400);
      expect(await response?.text()).not.toContain('<script>');
    },
  );

  test('keeps every character of the state', async () => {
    const state = 'a\u0000b \ud83c\udf89 "&<>';
    const { url } = await authorizeUrl(service, client, { state });
    const { callback } = await consent(user, url);
    expect(callback.searchParams.get('state')).toBe(state);
  });

  test('that the user denies leads back to the client', async () => {
    const { url } = await authorizeUrl(service, client);
    const { callback } = await consent(user, url, 'no');
    expect(callback.origin + callback.pathname).toBe(CALLBACK);
    expect(callback.searchParams.get('error')).toBe('access_denied');
  });

  test('with an error leads to the client, with any address and state', async () => {
    const own = await service.register({ redirect_uris: ['cursor://anysphere.cursor/call%22back'] });
    const state = '"><script>alert(1)</script>';
    expect(await answerTo({ scope: 'x', state }, own)).toMatchObject({ error: 'invalid_scope', state });
  });

  test('cannot resume an invented interaction', async () => {
    const resumed = await user.browser.open(`${service.baseUrl}/api/auth/oauth2/authorize/made-up`);
    expect(resumed.response?.status).toBe(400);
  });
});

describe('a code', () => {
  const right = aCode;

  test.each([
    ['with another verifier', { code_verifier: oauth.generateRandomCodeVerifier() }],
    ['without a verifier', { code_verifier: '' }],
    ['with another redirect', { redirect_uri: `${CALLBACK}/more` }],
    ['with another port', { redirect_uri: 'http://127.0.0.1:10/callback' }],
    ['that is unknown', { code: 'unheard-of' }],
  ])('is refused %s', async (_how, change) => {
    expect(await requestTokens(service, { ...(await right()), ...change })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test.each([
    ['another verifier', { code_verifier: oauth.generateRandomCodeVerifier() }],
    ['another redirect', { redirect_uri: `${CALLBACK}/more` }],
    ['another resource', { resource: 'https://evil.example/' }],
  ])('is used up by an attempt with %s', async (_what, change) => {
    const sent = await right();
    expect(await requestTokens(service, { ...sent, ...change })).toHaveProperty('status', 400);
    expect(await requestTokens(service, sent)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('is not used up by an attempt of another client', async () => {
    const [sent, another] = [await right(), await service.register()];
    await requestTokens(service, { ...sent, client_id: another.client_id });
    expect(await requestTokens(service, sent)).toHaveProperty('status', 200);
  });

  test('is refused for another resource', async () => {
    const sent = { ...(await right()), resource: 'https://evil.example/' };
    expect(await requestTokens(service, sent)).toMatchObject({
      status: 400,
      body: { error: 'invalid_target' },
    });
  });

  test('is refused to another client', async () => {
    const another = await service.register();
    const sent = { ...(await right()), client_id: another.client_id };
    expect(await requestTokens(service, sent)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('is refused when it has expired', async () => {
    const sent = await right();
    await engines.pool.query(
      `update oauth_artifacts set expires_at = clock_timestamp() where kind = 'AuthorizationCode'`,
    );
    expect(await requestTokens(service, sent)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('that is used twice revokes the tokens of the first use', async () => {
    const sent = await right();
    const first = await requestTokens(service, sent);
    expect(first.status).toBe(200);
    expect(await requestTokens(service, sent)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    const again = await requestTokens(service, {
      grant_type: 'refresh_token',
      client_id: client.client_id,
      refresh_token: String(first.body.refresh_token),
    });
    expect(again.body).toMatchObject({ error: 'invalid_grant' });
    await expect(service.identifyToken(String(first.body.access_token))).rejects.toMatchObject({
      code: 'invalid_token',
    });
  });

  test('that is used many times at the same moment yields tokens at most once, and those are revoked', async () => {
    const sent = await right();
    const answers = await Promise.all(Array.from({ length: 6 }, () => requestTokens(service, sent)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeLessThanOrEqual(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    for (const { body } of good)
      await expect(service.identifyToken(String(body.access_token))).rejects.toMatchObject({
        code: 'invalid_token',
      });
  });
});

describe('the token endpoint', () => {
  test.each(['client_credentials', 'password', 'urn:ietf:params:oauth:grant-type:device_code', ''])(
    'refuses the grant type %j',
    async (grant) => {
      const { status, body } = await requestTokens(service, {
        grant_type: grant,
        client_id: client.client_id,
      });
      expect(status).toBe(400);
      expect(body).toHaveProperty('error');
    },
  );

  test('refuses an unknown client', async () => {
    const { status, body } = await requestTokens(service, { ...(await aCode()), client_id: 'unheard-of' });
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  test('refuses a JSON body, and a body that is too large', async () => {
    const send = (body: string, type: string) =>
      fetch(String(service.metadata.token_endpoint), {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
    expect((await send('{}', 'application/json')).status).toBe(400);
    expect((await send('x'.repeat(40_000), 'application/x-www-form-urlencoded')).status).toBe(413);
  });

  test('refuses a refresh token of another client, and keeps it valid', async () => {
    const connection = await connect(service);
    const another = await service.register();
    expect((await refresh(service, { ...connection, client: another })).body).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await refresh(service, connection)).status).toBe(200);
  });

  test('refuses a refresh token that has expired', async () => {
    const connection = await connect(service);
    await engines.pool.query(
      `update oauth_artifacts set expires_at = clock_timestamp() from oauth_grants
       where oauth_grants.id = grant_id and user_id = $1`,
      [connection.user.userId],
    );
    expect((await refresh(service, connection)).body).toMatchObject({ error: 'invalid_grant' });
  });
});

test('the database contains no codes, tokens or cookies', async () => {
  const connection = await connect(service);
  // A pending interaction, stored with the cookie that the browser has now.
  const { url } = await authorizeUrl(service, connection.client);
  const standing = await connection.user.browser.open(url);
  const { rows } = await engines.pool.query<{ row: string }>(
    `select to_json(oauth_artifacts)::text as row from oauth_artifacts
     union all select to_json(oauth_grants)::text from oauth_grants`,
  );
  const cookies = connection.user.browser.cookiesFor(standing.url.pathname).split('; ');
  const secrets = [
    connection.tokens.access_token,
    connection.tokens.refresh_token ?? '',
    ...cookies.map((cookie) => cookie.slice(cookie.indexOf('=') + 1)),
  ];
  expect(secrets.length).toBeGreaterThan(4);
  for (const { row } of rows) for (const secret of secrets) expect(row.includes(secret)).toBe(false);
});
