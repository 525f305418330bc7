import { createServer } from 'node:http';
import * as oauth from 'oauth4webapi';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';

import { createPasswords } from '../../src/access/passwords.ts';
import { MESSAGES } from '../../src/web/messages/messages.ts';
import { aQuestion } from '../support/data/a-question.ts';
import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { portOf } from '../support/listening.ts';
import { load } from '../support/load.ts';
import { aClient } from '../support/clients/mcp.ts';
import { aUser } from '../support/clients/a-user.ts';
import {
  anOauthService,
  authorizeUrl,
  exchange,
  INSECURE,
  refresh,
  type OauthService,
  type Registered,
} from '../support/clients/oauth.ts';
import { PASSWORD } from '../support/clients/site.ts';
import { until } from '../support/until.ts';

/**
 * Milliseconds within which revoked tokens are refused everywhere: two seconds, plus the time of a request on a busy
 * machine.
 */
const EVERYWHERE = 6_000;
const messages = MESSAGES.en;

const engines = await ownEngines();
await load(engines, [aQuestion({ difficulty: 'easy' })]);
const service = await anOauthService(engines);
const openBrowser = ownBrowser();

/** Where a client listens for its redirect, and the last URL that was opened there. */
async function aListener() {
  let last: URL | undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/callback') === true) last = new URL(request.url, address);
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Back</title><h1>Back at the application</h1>');
  });
  const address = `http://127.0.0.1:${await portOf(server)}/callback`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address, last: (): URL | undefined => last };
}

const passwordHash = await createPasswords().hash(PASSWORD);
/** Creates a user who is not signed in anywhere. */
const createUser = () => aUser(engines.pool, passwordHash, 'pro');

/** What a client discovers from the address of `/mcp`: where to register, and which scopes to request. */
async function discover(): Promise<{ readonly metadata: oauth.AuthorizationServer; readonly scope: string }> {
  const refused = await fetch(`${service.baseUrl}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'svc_languages' } }),
  });
  expect(refused.status).toBe(401);
  const challenge = refused.headers.get('www-authenticate') ?? '';
  const named = (member: string): string => new RegExp(`${member}="([^"]*)"`).exec(challenge)?.[1] ?? '';
  const resource = (await (await fetch(named('resource_metadata'))).json()) as {
    readonly authorization_servers: readonly string[];
  };
  const issuer = new URL(resource.authorization_servers[0] ?? '');
  const answer = await oauth.discoveryRequest(issuer, { ...INSECURE, algorithm: 'oauth2' });
  return { metadata: await oauth.processDiscoveryResponse(issuer, answer), scope: named('scope') };
}

async function register(metadata: oauth.AuthorizationServer, redirect: string): Promise<Registered> {
  const wanted = { client_name: 'Quiz agent', redirect_uris: [redirect], token_endpoint_auth_method: 'none' };
  const answer = await oauth.dynamicClientRegistrationRequest(metadata, wanted, INSECURE);
  return (await oauth.processDynamicClientRegistrationResponse(answer)) as unknown as Registered;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(messages.email).fill(email);
  await page.getByLabel(messages.password).fill(PASSWORD);
  await page.getByRole('button', { name: messages.signIn, exact: true }).click();
}

async function drawWith(token: string): Promise<unknown> {
  const client = await aClient(service.baseUrl, token);
  const { structuredContent } = await client.callTool({ name: 'svc_random', arguments: { amount: 1 } });
  return structuredContent;
}

/** The status of `/mcp` for a token. */
async function statusWith(token: string): Promise<number> {
  const { status } = await fetch(`${service.baseUrl}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  return status;
}
const expectRefusedSoon = (token: string) =>
  until('the token is refused', async () => (await statusWith(token)) === 401, EVERYWHERE);

withBrowser('with a real browser and an unmodified client', () => {
  test('an agent gets from a 401 of a tool to its questions, stays connected, and is disconnected', async () => {
    const user = await createUser();
    const listener = await aListener();
    const { page, complaints } = await openBrowser({ javaScriptEnabled: false });

    const { metadata, scope } = await discover();
    const client = await register(metadata, listener.address);
    const asClient: OauthService = { ...service, metadata };
    const connect = async (): Promise<oauth.TokenEndpointResponse> => {
      const { url, verifier } = await authorizeUrl(asClient, client, {
        scope,
        resource: `${service.baseUrl}/mcp`,
      });
      await page.goto(url.href);
      if (await page.getByLabel(messages.password).isVisible()) await signIn(page, user.email);
      await page.getByRole('heading', { name: messages.consent({ name: 'Quiz agent' }) }).waitFor();
      expect(await page.locator('main').textContent()).toContain(new URL(listener.address).host);
      await page.getByRole('button', { name: messages.allow, exact: true }).click();
      await page.getByRole('heading', { name: 'Back at the application' }).waitFor();
      return exchange(asClient, client, listener.last() ?? new URL(listener.address), verifier);
    };

    const tokens = await connect();
    expect(await service.identifyToken(tokens.access_token)).toMatchObject({ userId: user.userId });
    expect(await drawWith(tokens.access_token)).toMatchObject({ meta: { count: 1 } });

    const connection = { user: await service.newUser(), client, tokens };
    const renewed = await refresh(asClient, connection);
    expect(renewed.status).toBe(200);
    expect(await drawWith(String(renewed.body.access_token))).toMatchObject({ meta: { count: 1 } });

    expect((await refresh(asClient, connection)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(asClient, connection, String(renewed.body.refresh_token))).body).toMatchObject({
      error: 'invalid_grant',
    });
    await expectRefusedSoon(String(renewed.body.access_token));
    await expectRefusedSoon(tokens.access_token);

    const again = await connect();
    expect(await statusWith(again.access_token)).toBe(200);
    await page.goto(`${service.baseUrl}/account/applications`);
    await page.getByRole('button', { name: `${messages.disconnect} Quiz agent` }).click();
    await page.getByText(messages['done disconnected']).waitFor();
    await expectRefusedSoon(again.access_token);
    expect((await refresh(asClient, { ...connection, tokens: again })).body).toMatchObject({
      error: 'invalid_grant',
    });

    const last = await connect();
    const revoked = await oauth.revocationRequest(
      metadata,
      client,
      oauth.None(),
      last.refresh_token ?? '',
      INSECURE,
    );
    await oauth.processRevocationResponse(revoked);
    await expectRefusedSoon(last.access_token);
    expect(complaints).toEqual([]);
  });

  test('a window that an application has opened stays connected to it', async () => {
    const user = await createUser();
    const listener = await aListener();
    const { page, context } = await openBrowser();
    const client = await register(service.metadata, listener.address);
    const { url } = await authorizeUrl(service, client);
    await page.goto(new URL('/', listener.address).href);
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(`void window.open(${JSON.stringify(url.href)})`),
    ]);
    await signIn(popup, user.email);
    await popup.getByRole('button', { name: messages.allow, exact: true }).click();
    await popup.getByRole('heading', { name: 'Back at the application' }).waitFor();
    expect(await popup.evaluate('window.opener !== null')).toBe(true);
  });
});
