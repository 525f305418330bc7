import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as oauth from 'oauth4webapi';
import { describe, expect, test } from 'vitest';

import { DEFAULT_SCOPES, SCOPES } from '../../../src/contract/oauth.ts';
import { ownEngines } from '../../support/engines.ts';
import {
  aBareOauthService,
  authorizeUrl,
  CALLBACK,
  connect,
  type Connection,
  consent,
  INSECURE,
  refresh,
  requestTokens,
} from '../../support/clients/oauth.ts';
import { takesEffect } from '../../support/until.ts';

const NINETY_DAYS = 90 * 86_400;
const INVALID_GRANT = { status: 400, body: { error: 'invalid_grant' } };

const engines = await ownEngines();
const service = await aBareOauthService(engines);
const client = await service.register();
const user = await service.newUser();

const expectRefused = (token: unknown) =>
  expect(service.identifyToken(String(token))).rejects.toMatchObject({ code: 'invalid_token' });

const expectRefusedSoon = (token: string) =>
  takesEffect('the token is refused', () =>
    service.identifyToken(token).then(
      () => false,
      () => true,
    ),
  );

/** Expects one response with tokens at most; returns it. */
function expectOneAtMost(answers: readonly Awaited<ReturnType<typeof requestTokens>>[]) {
  const good = answers.filter(({ status }) => status === 200);
  expect(good.length).toBeLessThanOrEqual(1);
  for (const { status, body } of answers)
    if (status !== 200) expect({ status, body }).toMatchObject(INVALID_GRANT);
  return good;
}

async function revoke({ tokens }: Connection, by: oauth.Client): Promise<void> {
  const token = tokens.refresh_token ?? '';
  const response = await oauth.revocationRequest(service.metadata, by, oauth.None(), token, INSECURE);
  await oauth.processRevocationResponse(response);
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

describe('a code', () => {
  test.each([
    ['another verifier', { code_verifier: oauth.generateRandomCodeVerifier() }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_grant'],
    ['another redirect', { redirect_uri: `${CALLBACK}/more` }, 'invalid_grant'],
    ['another port', { redirect_uri: 'http://127.0.0.1:10/callback' }, 'invalid_grant'],
    ['another resource', { resource: 'https://evil.example/' }, 'invalid_target'],
  ])('is refused with %s, and used up by the attempt', async (_what, change, error) => {
    const sent = await aCode();
    expect(await requestTokens(service, { ...sent, ...change })).toMatchObject({
      status: 400,
      body: { error },
    });
    expect(await requestTokens(service, sent)).toMatchObject(INVALID_GRANT);
  });

  test('is refused to another client, and not used up by the attempt', async () => {
    const [sent, another] = [await aCode(), await service.register()];
    expect(await requestTokens(service, { ...sent, client_id: another.client_id })).toMatchObject(
      INVALID_GRANT,
    );
    expect(await requestTokens(service, sent)).toHaveProperty('status', 200);
  });

  test('is refused when it is unknown or has expired', async () => {
    const sent = await aCode();
    expect(await requestTokens(service, { ...sent, code: 'unheard-of' })).toMatchObject(INVALID_GRANT);
    await engines.pool.query(
      `update oauth_artifacts set expires_at = clock_timestamp() where kind = 'AuthorizationCode'`,
    );
    expect(await requestTokens(service, sent)).toMatchObject(INVALID_GRANT);
  });

  test('that is used twice revokes the tokens of the first use', async () => {
    const sent = await aCode();
    const first = await requestTokens(service, sent);
    expect(first.status).toBe(200);
    expect(await requestTokens(service, sent)).toMatchObject(INVALID_GRANT);
    const again = await requestTokens(service, {
      grant_type: 'refresh_token',
      client_id: client.client_id,
      refresh_token: String(first.body.refresh_token),
    });
    expect(again.body).toMatchObject(INVALID_GRANT.body);
    await expectRefused(first.body.access_token);
  });

  test('that is used many times at the same moment yields tokens at most once, and those are revoked', async () => {
    const sent = await aCode();
    const answers = await Promise.all(Array.from({ length: 6 }, () => requestTokens(service, sent)));
    for (const { body } of expectOneAtMost(answers)) await expectRefused(body.access_token);
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
    expect(await refresh(service, connection)).toMatchObject(INVALID_GRANT);
    expect(await refresh(service, connection, String(body.refresh_token))).toMatchObject(INVALID_GRANT);
    await Promise.all([String(body.access_token), connection.tokens.access_token].map(expectRefusedSoon));
  });

  test('that is used twice at the same moment yields tokens at most once, and revokes the family', async () => {
    const connection = await connect(service);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(service, connection)));
    for (const { body } of expectOneAtMost(answers)) {
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
    await revoke(connection, connection.client);
    expect((await refresh(service, connection)).body).toMatchObject(INVALID_GRANT.body);
    await expectRefusedSoon(connection.tokens.access_token);
  });

  test('cannot be revoked by another client', async () => {
    const connection = await connect(service);
    await revoke(connection, await service.register());
    expect((await refresh(service, connection)).status).toBe(200);
  });
});

describe('the token endpoint', () => {
  const OTHER_GRANTS = ['client_credentials', 'password', 'urn:ietf:params:oauth:grant-type:device_code', ''];
  test.each(OTHER_GRANTS)('refuses the grant type %j', async (grant) => {
    const { status, body } = await requestTokens(service, {
      grant_type: grant,
      client_id: client.client_id,
    });
    expect(status).toBe(400);
    expect(body).toHaveProperty('error');
  });

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
    expect((await refresh(service, { ...connection, client: another })).body).toMatchObject(
      INVALID_GRANT.body,
    );
    expect((await refresh(service, connection)).status).toBe(200);
  });

  test('refuses a refresh token that has expired', async () => {
    const connection = await connect(service);
    await engines.pool.query(
      `update oauth_artifacts set expires_at = clock_timestamp() from oauth_grants
       where oauth_grants.id = grant_id and user_id = $1`,
      [connection.user.userId],
    );
    expect((await refresh(service, connection)).body).toMatchObject(INVALID_GRANT.body);
  });
});

test('a user lists connected clients, and disconnects one of them', async () => {
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
  await Promise.all([first, again].map(({ tokens }) => expectRefusedSoon(tokens.access_token)));
  expect((await refresh(service, again)).body).toMatchObject(INVALID_GRANT.body);
  expect(await connectedClients.list(user.userId)).toHaveLength(1);
  expect((await refresh(service, kept)).status).toBe(200);
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
