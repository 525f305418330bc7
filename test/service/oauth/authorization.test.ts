import { describe, expect, test } from 'vitest';

import { ownEngines } from '../../support/engines.ts';
import {
  aBareOauthService,
  authorizeUrl,
  CALLBACK,
  connect,
  consent,
  exchange,
} from '../../support/clients/oauth.ts';

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

describe('a refused authorization request', () => {
  test.each([
    ['without a code challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with the challenge method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with an empty challenge method', { code_challenge_method: '' }, 'invalid_request'],
    [
      'without a challenge method, which would mean plain',
      { code_challenge_method: null },
      'invalid_request',
    ],
    ['for the response type token', { response_type: 'token', response_mode: 'query' }, ''],
    ['for the response type id_token', { response_type: 'id_token', response_mode: 'query' }, ''],
    ['for the response type code id_token', { response_type: 'code id_token', response_mode: 'query' }, ''],
    ['with the response mode fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['with the response mode form_post', { response_mode: 'form_post' }, 'unsupported_response_mode'],
    ['with the response mode web_message', { response_mode: 'web_message' }, 'unsupported_response_mode'],
    ['for a resource on this machine', { resource: 'http://127.0.0.1:1/elsewhere' }, 'invalid_target'],
    ['for a resource elsewhere', { resource: 'https://evil.example/' }, 'invalid_target'],
    ['for a resource without an address', { resource: 'no-address' }, 'invalid_target'],
    ['with unknown scopes only', { scope: 'svc:write admin' }, 'invalid_scope'],
    ['with the parameter request', { request: 'https://evil.example/' }, ''],
    ['with the parameter request_uri', { request_uri: 'https://evil.example/' }, ''],
    ['with the parameter registration', { registration: 'https://evil.example/' }, ''],
  ])('%s leads back to the client', async (_what, change, error) => {
    expect(await answerTo(change)).toMatchObject({
      error: expect.stringContaining(error) as string,
      state: 'some-state',
    });
  });

  test('with prompt=none reports to the client at once that the user has to be asked, also after an earlier consent', async () => {
    expect(await answerTo({ prompt: 'none' })).toMatchObject({
      error: 'login_required',
      state: 'some-state',
      iss: service.metadata.issuer,
    });
    const web = await service.register({ redirect_uris: ['https://agent.example/callback'] });
    for (const connected of [await connect(service), await connect(service, {}, { client: web })]) {
      const { url } = await authorizeUrl(service, connected.client, { prompt: 'none' });
      const { callback } = await consent(connected.user, url);
      expect(callback.searchParams.get('error')).toMatch(/^(?:consent|interaction)_required$/);
    }
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

describe('an authorization request', () => {
  test('shows the client to the user by name, host and scopes', async () => {
    const user = await service.newUser();
    const client = await service.register({ client_name: 'Quiz\u202e night', redirect_uris: [CALLBACK] });
    const { url } = await authorizeUrl(service, client, { scope: 'svc:read unheard-of offline_access' });
    const { interaction } = await consent(user, url);
    expect(interaction).toMatchObject({
      prompt: 'consent',
      client: { id: client.client_id, name: 'Quiz night', redirectHost: '127.0.0.1:9' },
      scopes: ['svc:read', 'offline_access'],
      userId: user.userId,
    });
  });

  test('may have another port of the same machine in its redirect URI', async () => {
    const client = await service.register({ redirect_uris: ['http://127.0.0.1/callback'] });
    const another = 'http://127.0.0.1:54321/callback';
    const { url } = await authorizeUrl(service, client, { redirect_uri: another });
    const { callback } = await consent(await service.newUser(), url);
    expect(callback.origin + callback.pathname).toBe(another);
  });

  test.each([
    'https://chat.example/oauth/back?x=1',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'com.example.app:/back',
  ])('is redirected to %s', async (redirect) => {
    const user = await service.newUser();
    const client = await service.register({ redirect_uris: [redirect] });
    const { url, verifier } = await authorizeUrl(service, client);
    const { callback } = await consent(user, url);
    expect(callback.href.startsWith(redirect)).toBe(true);
    expect(callback.searchParams.get('iss')).toBe(`${service.baseUrl}/api/auth`);
    const { access_token } = await exchange(service, client, callback, verifier);
    expect((await service.identifyToken(access_token)).userId).toBe(user.userId);
  });

  test('needs consent every time, since another program could pretend to be the client', async () => {
    const { user, client } = await connect(service);
    const { url } = await authorizeUrl(service, client);
    expect((await consent(user, url)).interaction).toMatchObject({ prompt: 'consent' });
  });

  test('keeps every character of the state', async () => {
    const state = 'a\u0000b \ud83c\udf89 "&<>';
    const { url } = await authorizeUrl(service, client, { state });
    const { callback } = await consent(user, url);
    expect(callback.searchParams.get('state')).toBe(state);
  });
});

describe('a user', () => {
  test('who denies access is redirected with access_denied, and nothing is stored', async () => {
    const user = await service.newUser();
    const { url } = await authorizeUrl(service, await service.register());
    const { callback } = await consent(user, url, 'no');
    expect(Object.fromEntries(callback.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'some-state',
    });
    expect(await service.authorization.connectedClients.list(user.userId)).toEqual([]);
  });

  test('who has signed out is asked to sign in, although the client was connected in this browser', async () => {
    const { user, client } = await connect(service);
    user.browser.forget('trivia_session');
    const { url } = await authorizeUrl(service, client);
    const page = await user.browser.open(url);
    expect(await page.response?.json()).toMatchObject({ prompt: 'login', mustSignInAgain: false });
  });

  test('who has signed out is not signed in by an old cookie in another spelling', async () => {
    const client = await service.register({ redirect_uris: ['https://agent.example/callback'] });
    const { user } = await connect(service, {}, { client });
    const session = /trivia_oauth=([^;]+)/.exec(user.browser.cookiesFor('/'))?.[1] ?? '';
    user.browser.forget('trivia_');
    user.browser.take(`trivia_oauth="${session}"; Path=/`);
    const { url } = await authorizeUrl(service, client);
    const page = await user.browser.open(url);
    expect(await page.response?.json()).toMatchObject({ prompt: 'login' });
  });

  test('sees that a client will stay connected, although the client does not request the scope for it', async () => {
    const user = await service.newUser();
    const scopesAsked = async (grant_types: readonly string[]) => {
      const { url } = await authorizeUrl(service, await service.register({ grant_types }), {
        scope: 'svc:read',
      });
      return (await consent(user, url)).interaction?.scopes;
    };
    expect(await scopesAsked(['authorization_code', 'refresh_token'])).toEqual([
      'svc:read',
      'offline_access',
    ]);
    expect(await scopesAsked(['authorization_code'])).toEqual(['svc:read']);
  });

  test('who signs in as another user in the same browser is asked as that user', async () => {
    const { user, client } = await connect(service);
    const other = await service.newUser();
    other.browser.take(
      `trivia_oauth=${/trivia_oauth=([^;]+)/.exec(user.browser.cookiesFor('/'))?.[1] ?? ''}; Path=/`,
    );
    const { tokens } = await connect(service, {}, { user: other, client });
    expect((await service.identifyToken(tokens.access_token)).userId).toBe(other.userId);
  });

  test('who signs in as another user cannot answer a pending consent page', async () => {
    const user = await service.newUser();
    const { url } = await authorizeUrl(service, await service.register());
    const page = await user.browser.open(url);
    expect(page.response?.status).toBe(200);
    const other = await service.newUser();
    user.browser.take(other.browser.cookiesFor('/'));
    const answered = await user.browser.open(`${page.url.href}/yes`, { method: 'POST' });
    expect(answered.response?.status).toBe(410);
  });

  test('is asked to sign in again when the client requires it', async () => {
    const { user, client } = await connect(service);
    const { url } = await authorizeUrl(service, client, { prompt: 'login' });
    const page = await user.browser.open(url);
    expect(await page.response?.json()).toMatchObject({ prompt: 'login', mustSignInAgain: true });
  });

  test('cannot consent in another browser', async () => {
    const user = await service.newUser();
    const { url } = await authorizeUrl(service, await service.register());
    const page = await user.browser.open(url);
    const { browser } = await service.newUser();
    expect((await browser.open(page.url)).response?.status).toBe(410);
  });
});
