import { randomUUID } from 'node:crypto';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWK,
} from 'jose';
import * as oauth from 'oauth4webapi';
import { describe, expect, test } from 'vitest';

import { breakablePostgres } from '../../support/faulty-engines.ts';
import { ownEngines } from '../../support/engines.ts';
import {
  aBareOauthService,
  authorizeUrl,
  connect,
  identifyTokenFor,
  INSECURE,
  refresh,
} from '../../support/clients/oauth.ts';
import { takesEffect, until } from '../../support/until.ts';

const engines = await ownEngines();
const service = await aBareOauthService(engines);
const { user, client, tokens } = await connect(service);
const good = tokens.access_token;
const claims = decodeJwt(good);
const { kid = '' } = decodeProtectedHeader(good);

/** Our private key, read from the database. */
async function ownKey() {
  const { rows } = await engines.pool.query<{ key: Buffer }>(
    'select private_key as key from oauth_signing_keys where kid = $1',
    [kid],
  );
  return JSON.parse(String(rows[0]?.key)) as JWK;
}

/** A valid token with some claims or header members changed; undefined leaves one out. */
async function aToken(
  change: Readonly<Record<string, unknown>> = {},
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const key = await importJWK(await ownKey(), 'EdDSA');
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...header })
    .sign(key);
}

const refusal = { code: 'invalid_token' };
const expectRefused = (token: string) => expect(service.identifyToken(token)).rejects.toMatchObject(refusal);
const now = Math.floor(Date.now() / 1000);

test('a token signed in the same way is accepted, so the tokens below are refused only for their difference', async () => {
  expect(await service.identifyToken(await aToken({ jti: randomUUID() }))).toMatchObject({
    userId: user.userId,
    clientId: client.client_id,
  });
});

describe('is refused', () => {
  test.each([
    ['for another audience', { aud: 'https://another.example/mcp' }],
    ['for several audiences, none of them ours', { aud: ['a', 'b'] }],
    ['for nobody', { aud: undefined }],
    ['of another issuer', { iss: 'https://another.example/api/auth' }],
    ['of no issuer', { iss: undefined }],
    ['that has expired', { exp: now - 1 }],
    ['that never expires', { exp: undefined }],
    ['that is not valid yet', { nbf: now + 3_600 }],
    ['of nobody', { sub: undefined }],
    ['of no account', { sub: 'root' }],
    ['of another user', { sub: randomUUID() }],
    ['of another client', { client_id: 'another' }],
    ['of no client', { client_id: undefined }],
    ['of no grant', { grant_id: undefined }],
    ['of an unknown grant', { grant_id: 'unheard-of' }],
    ['of a grant with an id that the database refuses', { grant_id: 'a\u0000b' }],
  ])('a token %s', async (_what, change) => {
    await expectRefused(await aToken(change));
  });

  test('a token without a signature', async () => {
    const none = new UnsecuredJWT(claims).encode();
    await expectRefused(none);
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid })).toString('base64url');
    const [, payload = ''] = good.split('.');
    await expectRefused(`${header}.${payload}.`);
  });

  test('a token signed with our public key as the secret', async () => {
    const { d: _d, ...jwk } = await ownKey();
    const spki = await exportSPKI(
      (await importJWK(jwk, 'EdDSA')) as Awaited<ReturnType<typeof generateKeyPair>>['publicKey'],
    );
    for (const secret of [spki, String(jwk.x), JSON.stringify(jwk)]) {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
        .sign(new TextEncoder().encode(secret.padEnd(32)));
      await expectRefused(token);
    }
  });

  test('a token signed by another key, under its id, under ours, or with the key embedded', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    const { d: _d, ...own } = await ownKey();
    for (const header of [
      { kid },
      { kid: 'another' },
      {},
      { kid, jwk: { ...own, x: 'AAAA' } },
      { jku: `${service.baseUrl}/api/auth/jwks` },
    ]) {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header })
        .sign(privateKey);
      await expectRefused(token);
    }
  });

  test('a token with claims changed after signing', async () => {
    const [header = '', , signature = ''] = good.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims, scope: 'all' })).toString('base64url');
    await expectRefused(`${header}.${payload}.${signature}`);
  });

  test('a token of another type: an identity token, a refresh token, an untyped token', async () => {
    for (const token of [tokens.id_token, tokens.refresh_token]) await expectRefused(token ?? '');
    for (const typ of ['JWT', undefined]) await expectRefused(await aToken({}, { typ }));
  });

  test.each([
    '',
    '.',
    '..',
    'a.b.c',
    'eyJhbGciOiJFZERTQSJ9',
    `${good}.`,
    `${good}x`,
    good.repeat(9),
    '\u0000.\u0000.\u0000',
  ])('text that is not a token (%#)', async (text) => {
    await expectRefused(text);
  });
});

describe('a valid token', () => {
  test('is refused from the second at which it expires, even when it is cached', async () => {
    let time = Date.now();
    const identifyToken = identifyTokenFor(engines, () => service.baseUrl, { clock: () => time });
    await identifyToken(good);
    time = Number(claims.exp) * 1000 - 1;
    await identifyToken(good);
    time += 1;
    await expect(identifyToken(good)).rejects.toMatchObject(refusal);
  });

  test("follows the tier and limits of the token's account", async () => {
    const connection = await connect(service);
    const identified = () => service.identifyToken(connection.tokens.access_token);
    expect(await identified()).toMatchObject({ tier: 'free', limits: null });
    await engines.pool.query(`update users set tier = 'pro', limits = '{"burst": 7}' where id = $1`, [
      connection.user.userId,
    ]);
    await takesEffect('the tier has changed', async () => {
      const { tier, limits } = await identified();
      return tier === 'pro' && limits?.burst === 7;
    });
  });

  test('costs one signature check, and no statement while it is cached', async () => {
    let statements = 0;
    const counting = {
      query: ((...given: unknown[]) => {
        statements += 1;
        return (engines.pool.query as (...parameters: unknown[]) => unknown).apply(engines.pool, given);
      }) as typeof engines.pool.query,
    };
    const identifyToken = identifyTokenFor(engines, () => service.baseUrl, {
      database: counting,
      now: () => 0,
    });
    await identifyToken(good);
    expect(statements).toBe(2);
    for (let request = 0; request < 100; request += 1) await identifyToken(good);
    expect(statements).toBe(2);
  });

  test('is refused when its account has been deleted', async () => {
    const connection = await connect(service);
    await service.identifyToken(connection.tokens.access_token);
    await engines.pool.query('delete from users where id = $1', [connection.user.userId]);
    await takesEffect('the token is refused', () =>
      service.identifyToken(connection.tokens.access_token).then(
        () => false,
        () => true,
      ),
    );
  });
});

describe('the user-info endpoint', () => {
  const send = (headers: Readonly<Record<string, string>>) =>
    fetch(String(service.metadata.userinfo_endpoint), { headers });

  test('returns the claims of the scopes of a token, and the identity token has them, too', async () => {
    const scope = 'openid profile email svc:read';
    const { user, client, tokens } = await connect(service, { scope });
    const { metadata } = service;
    const claims = { sub: user.userId, tier: 'free', email: user.email, email_verified: true };
    for (const method of ['GET', 'POST']) {
      const options = {
        ...INSECURE,
        [oauth.customFetch]: (url: string, init: object) => fetch(url, { ...init, method }),
      };
      const response = await oauth.userInfoRequest(metadata, client, tokens.access_token, options);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await oauth.processUserInfoResponse(metadata, client, user.userId, response)).toEqual(claims);
    }
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject(claims);
  });

  test.each([
    ['openid svc:read', []],
    ['openid profile svc:read', ['tier']],
    ['openid email svc:read', ['email', 'email_verified']],
  ])('returns nothing beyond the scopes %s', async (scope, names) => {
    const { user, client, tokens } = await connect(service, { scope });
    const response = await oauth.userInfoRequest(service.metadata, client, tokens.access_token, INSECURE);
    const claims = await oauth.processUserInfoResponse(service.metadata, client, user.userId, response);
    expect(Object.keys(claims).sort()).toEqual([...names, 'sub'].sort());
  });

  test('refuses a token without the scope openid, with 403', async () => {
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

  test('refuses a token that is none, and one whose grant has ended, with 401', async () => {
    expect(await (await send({ authorization: 'Bearer a.b.c' })).json()).toMatchObject({
      error: 'invalid_token',
    });
    const { user, client, tokens } = await connect(service);
    await service.authorization.connectedClients.disconnect(user.userId, client.client_id);
    await takesEffect('the endpoint refuses it', async () => {
      const response = await send({ authorization: `Bearer ${tokens.access_token}` });
      return response.headers.get('www-authenticate') === 'Bearer realm="svc", error="invalid_token"';
    });
  });

  test('refuses a request without a token, with a challenge', async () => {
    const response = await send({});
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="svc"']);
  });
});

describe('without the database', async () => {
  const { toPostgres, pool } = await breakablePostgres(engines);
  const breakable = { ...engines, pool };

  test('no token is issued, known tokens still work, and issuing resumes when the database is back', async () => {
    const service = await aBareOauthService(breakable);
    const connection = await connect(service);
    const { access_token } = connection.tokens;
    await service.identifyToken(access_token);
    const { url } = await authorizeUrl(service, connection.client);

    toPostgres.become('cut');
    const refused = await refresh(service, connection);
    expect(refused).toMatchObject({ status: 503, body: { error: 'server_error' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await fetch(url, { redirect: 'manual' });
    expect(page.status).toBe(503);
    expect(await page.text()).not.toMatch(/ECONN|terminated|postgres/i);
    for (const path of ['/.well-known/oauth-authorization-server', '/api/auth/jwks'])
      expect((await fetch(service.baseUrl + path)).status).toBe(200);
    expect(await service.identifyToken(access_token)).toMatchObject({ userId: connection.user.userId });
    await expect(service.identifyToken(`${access_token.slice(0, -4)}AAAA`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:invalid_token|service_unavailable)$/) as string,
    });

    toPostgres.become('pass');
    await until('tokens are issued again', async () => (await refresh(service, connection)).status === 200);
  });

  test('a service that starts reports it, and works as soon as the database is back', async () => {
    toPostgres.become('cut');
    const starting = await aBareOauthService(breakable).catch((error: unknown) => error);
    expect(starting).toBeInstanceOf(Error);
    toPostgres.become('pass');
    await until('it works', () =>
      aBareOauthService(breakable).then(
        () => true,
        () => false,
      ),
    );
  });
});
