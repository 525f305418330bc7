import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import { afterAll } from 'vitest';

import { createIdentifyToken, type IdentifyToken } from '../../src/access/identify-token.ts';
import { createSessions, type Sessions } from '../../src/access/sessions.ts';
import { createAddressLimiter } from '../../src/limits/address-limiter.ts';
import { createRedisGuard } from '../../src/limits/redis-guard.ts';
import { createAuthorizationServer, type AuthorizationServer } from '../../src/auth/authorization-server.ts';
import {
  InvalidInteraction,
  type Interactions,
  type PendingInteraction,
} from '../../src/auth/interactions.ts';
import { issuerOf, resourceOf } from '../../src/contract/oauth.ts';
import { createServer } from '../../src/http/server.ts';
import { createTakeLock } from '../../src/store/advisory-lock.ts';
import { guardDatabase } from '../../src/store/database.ts';
import { createKeyBook } from '../../src/store/oauth/signing-keys.ts';
import { createAuthorizationErrorPage } from '../../src/web/authorization-error-page.ts';
import { anApi } from './api.ts';
import { Browser } from './browser.ts';
import type { TestEngines } from './engines.ts';

/** Where tests have clients be answered; nobody listens there. */
export const CALLBACK = 'http://127.0.0.1:9/callback';

/** The service as clients and people see it, over HTTP. */
export interface OauthService {
  readonly baseUrl: string;
  readonly authorization: AuthorizationServer;
  readonly identifyToken: IdentifyToken;
  /** What a client finds out first. */
  readonly metadata: oauth.AuthorizationServer;
  /** Somebody with an account whose browser is signed in. */
  readonly somebody: () => Promise<Person>;
  readonly register: (metadata?: Readonly<Record<string, unknown>>) => Promise<Registered>;
}

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly browser: Browser;
}

export type Registered = oauth.Client & { readonly redirect_uris: readonly string[] };

interface Wish {
  readonly rateLimits?: boolean;
  /** The public address; by default that of this machine. */
  readonly baseUrl?: string;
}

/** What stands for a password in tests that never type one. */
const PASSWORD_HASH = '$argon2id$nobody-types-this';

/** Milliseconds: a busy machine shall not make limits leave Redis. */
const REDIS_TIMEOUT = 5_000;

/** Lets clients of tests use http. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so that it stands out; nothing here leaves this machine
export const INSECURE = { [oauth.allowInsecureRequests]: true } as const;

/** What is the same however the service is put together. */
function authorizationOf(engines: TestEngines, wish: Wish, baseUrl: () => string) {
  const { redis, logger } = engines;
  const database = guardDatabase(engines.pool);
  const guard = createRedisGuard(logger, Date.now, REDIS_TIMEOUT, () => undefined);
  const sessions = createSessions(database, wish.baseUrl ?? 'http://127.0.0.1');
  const authorization = createAuthorizationServer({
    database,
    keyBook: createKeyBook(engines.pool),
    takeLock: createTakeLock(engines.pool),
    findSession: sessions.find,
    addressLimiter:
      wish.rateLimits === true ? createAddressLimiter({ redis, guard, upgradeUrl: '' }) : undefined,
    secret: undefined,
    errorPage: createAuthorizationErrorPage(baseUrl()),
    logger,
    baseUrl,
  });
  return { authorization, sessions };
}

/** Pages that ask as little as a test needs, and tell it what they would ask. */
function mountBarePages(app: FastifyInstance, server: Interactions, sessions: Sessions): void {
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof InvalidInteraction)) throw error;
    await reply.code(410).send({ gone: error.message });
  });
  app.get('/oauth/interaction/:uid', async (request, reply) => {
    const pending = await server.pending(request, reply);
    const person = await sessions.find(request.headers.cookie);
    if (pending.prompt === 'login' && person !== undefined && !pending.mustSignInAgain)
      await server.finishSignIn(request, reply, person.userId);
    else await reply.send(pending);
  });
  app.post<{ Params: { decision: string } }>('/oauth/interaction/:uid/:decision', async (request, reply) => {
    await server.finishConsent(request, reply, { accepted: request.params.decision === 'yes' });
  });
}

/** Starts the authorization server alone, with bare pages. */
export async function aBareOauthService(engines: TestEngines, wish: Wish = {}): Promise<OauthService> {
  let own = 'http://127.0.0.1:0';
  const baseUrl = (): string => wish.baseUrl ?? own;
  const app = createServer({
    logger: engines.logger,
    baseUrl: baseUrl(),
    probes: [],
    lifecycle: { closing: false },
  });
  afterAll(() => app.close());
  const { authorization, sessions } = authorizationOf(engines, wish, baseUrl);
  authorization.mountRoutes(app);
  void app.register((pages, _options, done) => {
    mountBarePages(pages, authorization.interactions, sessions);
    done();
  });
  own = await app.listen({ host: '127.0.0.1', port: 0 });
  return forClients(engines, { own, baseUrl, authorization, sessions });
}

/** Starts the whole service, with `/mcp` and the pages of people. */
export async function anOauthService(engines: TestEngines, wish: Wish = {}): Promise<OauthService> {
  const config = { ...engines.config, baseUrl: 'http://127.0.0.1:0' };
  const { app } = await anApi({ ...engines, config }, { rateLimits: wish.rateLimits ?? false });
  const own = await app.listen({ host: '127.0.0.1', port: 0 });
  return forClients(engines, { own, baseUrl: () => own, ...authorizationOf(engines, {}, () => own) });
}

interface Running {
  /** Where requests are sent. */
  readonly own: string;
  /** The public address. */
  readonly baseUrl: () => string;
  readonly authorization: AuthorizationServer;
  readonly sessions: Sessions;
}

async function forClients(
  engines: TestEngines,
  { own, baseUrl, authorization, sessions }: Running,
): Promise<OauthService> {
  const issuer = new URL(issuerOf(baseUrl()));
  const metadata =
    own === baseUrl()
      ? await oauth.processDiscoveryResponse(
          issuer,
          await oauth.discoveryRequest(issuer, { ...INSECURE, algorithm: 'oauth2' }),
        )
      : { issuer: issuer.href };
  return {
    baseUrl: own,
    authorization,
    identifyToken: createIdentifyToken({
      database: guardDatabase(engines.pool),
      issuer: () => issuerOf(baseUrl()),
      audience: () => resourceOf(baseUrl()),
    }),
    metadata,
    async somebody() {
      const email = `${randomUUID()}@example.org`;
      const { rows } = await engines.pool.query<{ id: string }>(
        `insert into users (email, tier, password_hash, email_verified_at) values ($1, 'free', $2, clock_timestamp())
         returning id`,
        [email, PASSWORD_HASH],
      );
      const userId = rows[0]?.id ?? '';
      const token = await sessions.start(userId, PASSWORD_HASH);
      const browser = new Browser(baseUrl(), own);
      browser.take(sessions.cookieOf(token ?? ''));
      return { userId, email, browser };
    },
    async register(wanted = {}) {
      const response = await fetch(String(metadata.registration_endpoint), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'Test client', redirect_uris: [CALLBACK], ...wanted }),
      });
      const body = (await response.json()) as Registered;
      if (response.status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** A request for authorization as a client makes it; `change` is what a test wants otherwise, null for a parameter left out. */
export async function authorizeUrl(
  service: OauthService,
  client: Registered,
  change: Readonly<Record<string, string | null>> = {},
): Promise<{ readonly url: URL; readonly verifier: string }> {
  const verifier = oauth.generateRandomCodeVerifier();
  const url = new URL(String(service.metadata.authorization_endpoint));
  const parameters: Record<string, string | null> = {
    client_id: client.client_id,
    redirect_uri: client.redirect_uris[0] ?? '',
    response_type: 'code',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    scope: 'openid email offline_access svc:read',
    state: 'some-state',
    ...change,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value);
  return { url, verifier };
}

/** Goes through the pages up to the address of the client, with the answer in its parameters. */
export async function consent(
  { browser }: Person,
  url: URL,
  decision: 'yes' | 'no' = 'yes',
): Promise<{ readonly callback: URL; readonly asked: PendingInteraction | undefined }> {
  const page = await browser.open(url);
  if (page.response === undefined) return { callback: page.url, asked: undefined };
  if (page.response.status !== 200)
    throw new Error(`${page.response.status} ${await page.response.text()} at ${page.url.href}`);
  if (page.response.headers.get('content-type')?.startsWith('text/html') === true) {
    const [, token = ''] = /name="form" value="([\w-]+)"/.exec(await page.response.text()) ?? [];
    const body = new URLSearchParams({ form: token, decision: decision === 'yes' ? 'allow' : 'deny' });
    const { url: callback } = await browser.open(`${page.url.href}/consent`, { method: 'POST', body });
    return { callback, asked: undefined };
  }
  const asked = (await page.response.json()) as PendingInteraction;
  const { url: callback } = await browser.open(`${page.url.href}/${decision}`, { method: 'POST' });
  return { callback, asked };
}

/** Exchanges what came back for tokens; `change` as above, for the body of the request. */
export async function exchange(
  service: OauthService,
  client: Registered,
  callback: URL,
  verifier: string,
): Promise<oauth.TokenEndpointResponse> {
  const parameters = oauth.validateAuthResponse(service.metadata, client, callback, 'some-state');
  const response = await oauth.authorizationCodeGrantRequest(
    service.metadata,
    client,
    oauth.None(),
    parameters,
    client.redirect_uris[0] ?? '',
    verifier,
    INSECURE,
  );
  return oauth.processAuthorizationCodeResponse(service.metadata, client, response);
}

/** A client with the tokens of a person. */
export interface Connection {
  readonly person: Person;
  readonly client: Registered;
  readonly tokens: oauth.TokenEndpointResponse;
}

/** Goes through the whole of it. */
export async function connect(
  service: OauthService,
  change: Readonly<Record<string, string | null>> = {},
  given: { readonly person?: Person; readonly client?: Registered } = {},
): Promise<Connection> {
  const person = given.person ?? (await service.somebody());
  const client = given.client ?? (await service.register());
  const { url, verifier } = await authorizeUrl(service, client, change);
  const { callback } = await consent(person, url);
  return { person, client, tokens: await exchange(service, client, callback, verifier) };
}

/** Sends a request to the token endpoint as it is given. */
export async function askForTokens(
  service: OauthService,
  parameters: Readonly<Record<string, string>>,
): Promise<{
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}> {
  const response = await fetch(String(service.metadata.token_endpoint), {
    method: 'POST',
    body: new URLSearchParams(parameters),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}

/** Asks for new tokens with a refresh token. */
export const refresh = (
  service: OauthService,
  { client, tokens }: Connection,
  token = tokens.refresh_token,
) =>
  askForTokens(service, {
    grant_type: 'refresh_token',
    client_id: client.client_id,
    refresh_token: token ?? '',
  });
