import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { createPasswords } from '../../../src/access/passwords.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import type { Mail } from '../../../src/web/mail.ts';
import type { TestEngines } from '../engines.ts';
import type { Samples } from '../every-request/inputs.ts';
import {
  Browser,
  authorizeUrl,
  connect,
  consent,
  refresh,
  type Connection,
  type OauthService,
  type SignedInUser,
} from '../clients/oauth.ts';
import { request } from '../clients/mcp.ts';
import { aVisitor, linkIn, parameterIn, type Visitor } from '../clients/site.ts';

/** What the parts of a walk share. */
export interface Walk {
  readonly app: FastifyInstance;
  /** A secret key. */
  readonly key: string;
  readonly baseUrl: string;
  readonly engines: TestEngines;
  readonly mails: readonly Mail[];
  readonly samples: Samples;
  /** Ids of a hidden and of a merged question. */
  readonly unservedIds: readonly string[];
  /** Another IP address each time, so that limits per address are not exceeded. */
  readonly address: () => string;
  readonly begin: (activity: string) => void;
}

const EMAIL = 'walker@example.org';
const PASSWORD = 'otter lantern violin';
const NEW_PASSWORD = 'violin lantern otter';
/** A cheaper hash than that of the service, so that signing in replaces it. */
const OUTDATED = { memory: 64, passes: 1, parallelism: 1 };

async function ok(sending: Promise<LightMyRequestResponse>, status: number): Promise<LightMyRequestResponse> {
  const response = await sending;
  expect(response.statusCode, response.body).toBe(status);
  return response;
}

async function signUp({ mails }: Walk, visitor: Visitor): Promise<void> {
  const { headers } = await ok(visitor.fill('/account/sign-up', { email: EMAIL, password: PASSWORD }), 303);
  const checkMail = String(headers.location);
  await ok(visitor.open(checkMail), 200);
  await ok(visitor.send('/account/check-mail', { ticket: parameterIn(checkMail, 'ticket') }), 303);
  const link = linkIn(mails.at(-1));
  await ok(visitor.open(link), 200);
  const token = parameterIn(link, 'token');
  await ok(visitor.send('/account/confirm', { token, password: PASSWORD }), 303);
}

async function signIn({ engines }: Walk, visitor: Visitor): Promise<void> {
  await ok(visitor.open('/account/sign-in'), 200);
  await ok(visitor.send('/account/sign-in', { email: EMAIL, password: 'something else' }), 422);
  const outdated = await createPasswords(OUTDATED).hash(PASSWORD);
  await engines.pool.query('update users set password_hash = $2 where email = $1', [EMAIL, outdated]);
  await ok(visitor.send('/account/sign-in', { email: EMAIL, password: PASSWORD }), 303);
}

async function resetPassword({ mails }: Walk, visitor: Visitor): Promise<void> {
  await ok(visitor.open('/account/forgotten'), 200);
  await ok(visitor.send('/account/forgotten', { email: EMAIL }), 200);
  const link = linkIn(mails.at(-1));
  await ok(visitor.open(link), 200);
  const token = parameterIn(link, 'token');
  await ok(visitor.send('/account/reset', { token, password: NEW_PASSWORD }), 303);
}

const valueIn = ({ body }: LightMyRequestResponse, pattern: RegExp): string => pattern.exec(body)?.[1] ?? '';

/** Opens every page and sends every form about keys, for a user who is signed in. */
async function walkKeys(visitor: Visitor): Promise<void> {
  const formId = valueIn(await ok(visitor.open('/account/keys/new'), 200), /name="form_id" value="([\w-]+)"/);
  const fields = { form_id: formId, name: 'website', scope: 'pk', mode: 'live' };
  const issued = await ok(visitor.send('/account/keys/new', fields), 200);
  await ok(visitor.open(valueIn(issued, /<script\s+src="([^"]+)"/)), 200);
  await ok(visitor.send('/account/keys/new', fields), 303);
  const list = await ok(visitor.open('/account/keys'), 200);
  const path = valueIn(list, /href="(\/account\/keys\/[\da-f-]{36})"/);
  await ok(visitor.open(path), 200);
  await ok(visitor.send(`${path}/networks`, { networks: '192.0.2.0/24' }), 303);
  await ok(visitor.open(`${path}/rotate`), 200);
  await ok(visitor.send(`${path}/rotate`, { overlap: '24h' }), 200);
  await ok(visitor.open(`${path}/revoke`), 200);
  await ok(visitor.send(`${path}/revoke`, {}), 303);
  await ok(visitor.open('/account/usage'), 200);
}

/** Opens every page and sends every form of the account pages. */
export async function walkAccounts(walk: Walk): Promise<void> {
  walk.begin('the account pages');
  const visitor = aVisitor(walk.app, walk.baseUrl);
  await ok(visitor.open('/account/sign-up'), 200);
  await signUp(walk, visitor);
  await ok(visitor.open('/account'), 200);
  await ok(visitor.open(`${API_PREFIX}/usage`), 200);
  await walkKeys(visitor);
  await ok(visitor.open('/account/applications'), 200);
  await ok(visitor.send('/account/disconnect', { client: 'not connected' }), 303);
  await ok(visitor.send('/account/sign-out', {}), 303);
  await signIn(walk, visitor);
  await resetPassword(walk, visitor);
  await ok(visitor.open('/account'), 200);
  await ok(visitor.open('/tiers'), 200);
  await ok(visitor.send('/account/sign-out-everywhere', {}), 303);
  // The address is taken now, and the mail says so.
  const other = aVisitor(walk.app, walk.baseUrl);
  await ok(other.fill('/account/sign-up', { email: EMAIL, password: PASSWORD }), 303);
}

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
