import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as oauth from 'oauth4webapi';
import { describe, expect, test } from 'vitest';

import { DEFAULT_SCOPES, SCOPES } from '../../src/contract/oauth.ts';
import { deleteSessionsOf } from '../../src/store/accounts/sign-in.ts';
import { ownEngines } from '../support/engines.ts';
import {
  aBareOauthService,
  authorizeUrl,
  CALLBACK,
  connect,
  consent,
  exchange,
  INSECURE,
  refresh,
} from '../support/oauth.ts';
import { until } from '../support/until.ts';

/** Milliseconds within which revoked tokens are refused everywhere. */
const EVERYWHERE = 2_000;
const NINETY_DAYS = 90 * 86_400;

const engines = await ownEngines();
const service = await aBareOauthService(engines);

const isRefused = (token: string) => async (): Promise<boolean> =>
  service.identifyToken(token).then(
    () => false,
    () => true,
  );
const expectRefusedSoon = (token: string) => until('the token is refused', isRefused(token), EVERYWHERE);

describe('a client with the consent of a user', () => {
  test('gets a token with its subject, issuer, audience and scopes', async () => {
    const { user, client, tokens } = await connect(service);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      iss: `${service.baseUrl}/api/auth`,
      aud: `${service.baseUrl}/mcp`,
      sub: user.userId,
      client_id: client.client_id,
      scope: 'openid email offline_access svc:read',
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(await service.identifyToken(tokens.access_token)).toEqual({
      userId: user.userId,
      tier: 'free',
      limits: null,
      scopes: new Set(['openid', 'email', 'offline_access', 'svc:read']),
      clientId: client.client_id,
    });
  });

  test('learns the user from the identity token', async () => {
    const { user, tokens } = await connect(service);
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({
      sub: user.userId,
      email: user.email,
      email_verified: true,
    });
  });

  test('scope profile: reads the claims of its scopes at the user-info endpoint', async () => {
    const scope = 'openid profile email svc:read';
    const { user, client, tokens } = await connect(service, { scope });
    const { metadata } = service;
    for (const method of ['GET', 'POST']) {
      const options = {
        ...INSECURE,
        [oauth.customFetch]: (url: string, init: object) => fetch(url, { ...init, method }),
      };
      const response = await oauth.userInfoRequest(metadata, client, tokens.access_token, options);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await oauth.processUserInfoResponse(metadata, client, user.userId, response)).toEqual({
        sub: user.userId,
        tier: 'free',
        email: user.email,
        email_verified: true,
      });
    }
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ tier: 'free', email: user.email });
  });

  test.each([
    ['openid svc:read', []],
    ['openid profile svc:read', ['tier']],
    ['openid email svc:read', ['email', 'email_verified']],
  ])('scope profile: learns nothing beyond the scopes %s', async (scope, names) => {
    const { user, client, tokens } = await connect(service, { scope });
    const response = await oauth.userInfoRequest(service.metadata, client, tokens.access_token, INSECURE);
    const claims = await oauth.processUserInfoResponse(service.metadata, client, user.userId, response);
    expect(Object.keys(claims).sort()).toEqual([...names, 'sub'].sort());
  });

  test('is shown to the user by name, host and scopes', async () => {
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

  test('gets the scopes for reading and for staying connected when it requests none', async () => {
    const { tokens } = await connect(service, { scope: null });
    expect(tokens.scope).toBe(DEFAULT_SCOPES);
    expect(tokens.refresh_token).toBeDefined();
  });

  test('gets a refresh token without requesting offline_access, as clients do that only know the challenge', async () => {
    const { tokens } = await connect(service, { scope: 'svc:read' });
    expect(tokens.scope).toBe('svc:read');
    expect(tokens.refresh_token).toBeDefined();
  });

  test('gets a token for /mcp whether or not it names the resource', async () => {
    const { tokens } = await connect(service, { resource: `${service.baseUrl}/mcp` });
    expect(decodeJwt(tokens.access_token).aud).toBe(`${service.baseUrl}/mcp`);
  });

  test('may use another port of the same machine for its redirect URI', async () => {
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
});

describe('a refresh token', () => {
  test('yields new tokens every time, for another ninety days', async () => {
    const connection = await connect(service);
    const first = await refresh(service, connection);
    expect(first.status).toBe(200);
    const second = await refresh(service, connection, String(first.body.refresh_token));
    expect(second.status).toBe(200);
    expect(second.body.scope).toBe(connection.tokens.scope);
    expect((await service.identifyToken(String(second.body.access_token))).userId).toBe(
      connection.user.userId,
    );
    const { rows } = await engines.pool.query<{ seconds: number }>(
      `select extract(epoch from oauth_artifacts.expires_at - clock_timestamp())::float8 as seconds from oauth_artifacts
       join oauth_grants on oauth_grants.id = grant_id
       where kind = 'RefreshToken' and user_id = $1 and consumed_at is null`,
      [connection.user.userId],
    );
    expect(rows).toHaveLength(1);
    expect(Math.abs(Number(rows[0]?.seconds) - NINETY_DAYS)).toBeLessThan(60);
  });

  test('that is used twice revokes the whole family: the tokens of the thief and of the owner', async () => {
    const connection = await connect(service);
    const { body } = await refresh(service, connection);
    expect(await refresh(service, connection)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await refresh(service, connection, String(body.refresh_token))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    await expectRefusedSoon(String(body.access_token));
    await expectRefusedSoon(connection.tokens.access_token);
  });

  test('that is used twice at the same moment yields tokens at most once, and revokes the family', async () => {
    const connection = await connect(service);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(service, connection)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeLessThanOrEqual(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    for (const { body } of good) {
      expect((await refresh(service, connection, String(body.refresh_token))).status).toBe(400);
      await expectRefusedSoon(String(body.access_token));
    }
  });

  test('of one consent does not affect another consent', async () => {
    const first = await connect(service);
    const second = await connect(service, {}, first);
    await refresh(service, first);
    await refresh(service, first);
    expect((await refresh(service, second)).status).toBe(200);
  });

  test('yields fewer scopes on request, and never more', async () => {
    const connection = await connect(service);
    const refreshWith = (scope: string) =>
      oauth.refreshTokenGrantRequest(
        service.metadata,
        connection.client,
        oauth.None(),
        connection.tokens.refresh_token ?? '',
        { ...INSECURE, additionalParameters: { scope } },
      );
    const more = await refreshWith('svc:read profile');
    expect(await more.json()).toMatchObject({ error: 'invalid_scope' });
    const fewer = await oauth.processRefreshTokenResponse(
      service.metadata,
      connection.client,
      await refreshWith('svc:read'),
    );
    expect(fewer.scope).toBe('svc:read');
  });

  test('that is revoked ends the grant, including its access tokens', async () => {
    const connection = await connect(service);
    const revoked = await oauth.revocationRequest(
      service.metadata,
      connection.client,
      oauth.None(),
      connection.tokens.refresh_token ?? '',
      INSECURE,
    );
    await oauth.processRevocationResponse(revoked);
    expect((await refresh(service, connection)).body).toMatchObject({ error: 'invalid_grant' });
    await expectRefusedSoon(connection.tokens.access_token);
  });

  test('cannot be revoked by another client', async () => {
    const connection = await connect(service);
    const another = await service.register();
    await oauth.revocationRequest(
      service.metadata,
      another,
      oauth.None(),
      connection.tokens.refresh_token ?? '',
      INSECURE,
    );
    expect((await refresh(service, connection)).status).toBe(200);
  });
});

describe('a user', () => {
  test('lists connected clients, and disconnects one of them', async () => {
    const { connectedClients } = service.authorization;
    const user = await service.newUser();
    const client = await service.register({
      client_name: 'Agent',
      redirect_uris: [CALLBACK, 'https://agent.example/callback'],
    });
    const kept = await connect(service, {}, { user });
    const first = await connect(service, { scope: 'svc:read' }, { user, client });
    const again = await connect(service, { scope: 'openid svc:read' }, { user, client });
    const listed = await connectedClients.list(user.userId);
    expect(listed.map(({ id }) => id)).toEqual([client.client_id, kept.client.client_id]);
    expect(listed[0]).toMatchObject({
      name: 'Agent',
      redirectHost: '127.0.0.1:9, agent.example',
      scopes: ['openid', 'offline_access', 'svc:read'],
    });

    expect(await connectedClients.disconnect(user.userId, client.client_id)).toBe(true);
    expect(await connectedClients.disconnect(user.userId, client.client_id)).toBe(false);
    for (const { tokens } of [first, again]) await expectRefusedSoon(tokens.access_token);
    expect((await refresh(service, again)).body).toMatchObject({ error: 'invalid_grant' });
    expect(await connectedClients.list(user.userId)).toHaveLength(1);
    expect((await refresh(service, kept)).status).toBe(200);
  });

  test('can disconnect all clients at once', async () => {
    const connection = await connect(service);
    await deleteSessionsOf(engines.pool, connection.user.userId);
    await expectRefusedSoon(connection.tokens.access_token);
    expect((await refresh(service, connection)).status).toBe(400);
  });

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

  test('is asked every time, also for a web client that had consent before and requests no prompt', async () => {
    const client = await service.register({ redirect_uris: ['https://agent.example/callback'] });
    const { user } = await connect(service, {}, { client });
    const { url } = await authorizeUrl(service, client, { prompt: 'none' });
    const { callback } = await consent(user, url);
    expect(callback.searchParams.get('error')).toBe('interaction_required');
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
    expect(decodeJwt(tokens.access_token).sub).toBe(other.userId);
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

test('the MCP SDK client obtains and refreshes its token by itself', async () => {
  const user = await service.newUser();
  let information: OAuthClientInformationMixed | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  let sentTo: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'SDK', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' },
    clientInformation: () => information,
    saveClientInformation: (saved) => void (information = saved),
    tokens: () => tokens,
    saveTokens: (saved) => void (tokens = saved),
    redirectToAuthorization: (url) => void (sentTo = url),
    saveCodeVerifier: (saved) => void (verifier = saved),
    codeVerifier: () => verifier,
  };
  const serverUrl = `${service.baseUrl}/mcp`;
  expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
  expect(sentTo?.searchParams.get('scope')).toBe(SCOPES.join(' '));
  const { callback } = await consent(user, new URL(String(sentTo)));
  const authorizationCode = callback.searchParams.get('code') ?? '';
  expect(await auth(provider, { serverUrl, authorizationCode })).toBe('AUTHORIZED');
  const first = tokens?.access_token ?? '';
  expect((await service.identifyToken(first)).userId).toBe(user.userId);
  expect(await auth(provider, { serverUrl })).toBe('AUTHORIZED');
  expect(tokens?.access_token).not.toBe(first);
});

describe('the user-info endpoint refuses', () => {
  const send = (headers: Readonly<Record<string, string>>) =>
    fetch(String(service.metadata.userinfo_endpoint), { headers });

  test('a token without the scope openid, with 403', async () => {
    const { client, tokens } = await connect(service, { scope: 'profile svc:read' });
    const response = await oauth.userInfoRequest(service.metadata, client, tokens.access_token, INSECURE);
    expect([response.status, await response.json()]).toEqual([
      403,
      { error: 'insufficient_scope', error_description: 'The token lacks the scope openid.' },
    ]);
    expect(response.headers.get('www-authenticate')).toBe(
      'Bearer realm="svc", error="insufficient_scope", scope="openid"',
    );
  });

  test('a token that is none, and one whose grant has ended, with 401', async () => {
    const { client, tokens } = await connect(service);
    expect(await (await send({ authorization: 'Bearer a.b.c' })).json()).toMatchObject({
      error: 'invalid_token',
    });
    const revoked = await oauth.revocationRequest(
      service.metadata,
      client,
      oauth.None(),
      tokens.refresh_token ?? '',
      INSECURE,
    );
    await oauth.processRevocationResponse(revoked);
    await expectRefusedSoon(tokens.access_token);
    await until('the endpoint refuses it', async () => {
      const response = await send({ authorization: `Bearer ${tokens.access_token}` });
      return response.headers.get('www-authenticate') === 'Bearer realm="svc", error="invalid_token"';
    });
  });

  test('a request without a token, with a challenge', async () => {
    const response = await send({});
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="svc"']);
  });
});
