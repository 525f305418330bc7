import { expect } from 'vitest';

import { createPasswords } from '../../../src/access/passwords.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import { Browser } from '../browser.ts';
import { request } from '../mcp.ts';
import {
  authorizeUrl,
  connect,
  consent,
  refresh,
  type Connection,
  type OauthService,
  type SignedInUser,
} from '../oauth.ts';
import type { Walk } from './walk-parts.ts';

const PASSWORD = 'otter lantern violin';

/** Signs in on the way to a client, and denies access. */
async function signInForClient({ engines }: Walk, service: OauthService, user: SignedInUser): Promise<void> {
  const hash = await createPasswords().hash(PASSWORD);
  await engines.pool.query('update users set password_hash = $2 where id = $1', [user.userId, hash]);
  const browser = new Browser(service.baseUrl);
  const { url } = await authorizeUrl(service, await service.register());
  const page = await browser.open(url);
  const [, form = ''] = /name="form" value="([\w-]+)"/.exec((await page.response?.text()) ?? '') ?? [];
  const body = new URLSearchParams({ form, email: user.email, password: PASSWORD });
  const shown = await browser.open(page.url, { method: 'POST', body });
  expect(shown.response?.status, shown.url.href).toBe(200);
  const { callback } = await consent({ ...user, browser }, shown.url, 'no');
  expect(callback.searchParams.get('error')).toBe('access_denied');
}

/** Uses an access token for both interfaces that accept one. */
async function useToken({ app }: Walk, { tokens }: Connection): Promise<void> {
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const usage = await app.inject({ url: `${API_PREFIX}/usage`, headers });
  expect(usage.statusCode, usage.body).toBe(200);
  const method = 'POST';
  for (const userInfo of [{ headers }, { headers, method }] as const)
    expect((await app.inject({ url: '/api/auth/oauth2/userinfo', ...userInfo })).statusCode).toBe(200);
  const tool = await request(app, 'tools/call', { name: 'svc_languages' }, headers);
  expect(tool.statusCode, tool.body).toBe(200);
}

async function revoke(service: OauthService, { client, tokens }: Connection): Promise<void> {
  const { status } = await fetch(String(service.metadata.revocation_endpoint), {
    method: 'POST',
    body: new URLSearchParams({ client_id: client.client_id, token: tokens.refresh_token ?? '' }),
  });
  expect(status).toBe(200);
}

/** Connects clients in every way, refreshes, revokes and disconnects. */
export async function walkOauth(walk: Walk, service: OauthService): Promise<void> {
  walk.begin('OAuth');
  const connection = await connect(service);
  const { user, client } = connection;
  await useToken(walk, connection);
  const refreshed = await refresh(service, connection);
  expect(refreshed.status).toBe(200);
  // A refresh token that is used twice ends its grant.
  expect((await refresh(service, connection)).status).toBe(400);
  await revoke(service, await connect(service, {}, { user }));
  await connect(service, {}, { user, client });
  await signInForClient(walk, service, user);
  await service.authorization.housekeeping.runOnce();
}
