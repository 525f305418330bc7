import { randomUUID } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { afterAll } from 'vitest';
import { z } from 'zod';

import { createIdentifyToken, type IdentifyToken } from '../../src/access/identify-token.ts';
import { createSessions } from '../../src/access/sessions.ts';
import { createAddressLimiter } from '../../src/access/address-limiter.ts';
import { createRedisGuard } from '../../src/access/redis-guard.ts';
import { createAuthorization, type Authorization } from '../../src/auth/authorization.ts';
import { InteractionGone, type PendingInteraction } from '../../src/auth/authorization-server.ts';
import { issuerOf, resourceOf } from '../../src/contract/oauth.ts';
import { followAddress } from '../../src/http/public-address.ts';
import { createServer } from '../../src/http/server.ts';
import { createTakeLock } from '../../src/store/advisory-lock.ts';
import { guardDatabase } from '../../src/store/database.ts';
import { createKeyBook } from '../../src/store/signing-keys.ts';
import { allows, knowsTwoKeys, someRooms } from '../unit/http/a-server.ts';
import { Browser } from './browser.ts';
import type { TestEngines } from './engines.ts';

/** Where tests have clients be answered; nobody listens there. */
export const CALLBACK = 'http://127.0.0.1:9/callback';

/** The service as clients and people see it, over HTTP. */
export interface OauthService {
  readonly baseUrl: string;
  readonly authorization: Authorization;
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
  readonly secret?: string;
  /** By default one on a free port of this machine. */
  readonly baseUrl?: string;
}

/** What stands for a password in tests that never type one. */
const PASSWORD_HASH = '$argon2id$nobody-types-this';

/** Lets clients of tests use http. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so that it stands out; nothing here leaves this machine
export const INSECURE = { [oauth.allowInsecureRequests]: true } as const;

/** Starts the service with the authorization server, and pages that ask as little as a test needs. */
export async function anOauthService(engines: TestEngines, wish: Wish = {}): Promise<OauthService> {
  const { redis, logger } = engines;
  const configured = wish.baseUrl ?? 'http://127.0.0.1:0';
  const app = createServer({
    rooms: someRooms,
    identify: knowsTwoKeys,
    limiter: allows(undefined),
    addressLimiter: undefined,
    checkAnswers: false,
    logger,
    baseUrl: configured,
    probes: [],
    lifecycle: { closing: false },
  });
  afterAll(() => app.close());
  const database = guardDatabase(engines.pool);
  const baseUrl = followAddress(app, configured);
  const sessions = createSessions(database, configured);
  const guard = createRedisGuard(logger, Date.now, 1_000, () => undefined);
  const authorization = createAuthorization({
    database,
    keyBook: createKeyBook(engines.pool),
    takeLock: createTakeLock(engines.pool),
    findSession: sessions.find,
    addressLimiter:
      wish.rateLimits === true ? createAddressLimiter({ redis, guard, upgradeUrl: '' }) : undefined,
    secret: wish.secret,
    logger,
    baseUrl,
  });
  authorization.mount(app);
  const { server } = authorization;
  app.get('/oauth/interaction/:uid', async (request, reply) => {
    try {
      const pending = await server.interaction(request, reply);
      const person = await sessions.find(request.headers.cookie);
      if (pending.prompt === 'login' && person !== undefined && !pending.freshSignIn)
        await server.finishSignIn(request, reply, person.userId);
      else await reply.send(pending);
    } catch (error) {
      if (!(error instanceof InteractionGone)) throw error;
      await reply.code(410).send({ gone: error.message });
    }
  });
  app.post('/oauth/interaction/:uid/:decision', async (request, reply) => {
    const { decision } = request.params as { decision: string };
    try {
      await server.finishConsent(request, reply, { accepted: decision === 'yes' });
    } catch (error) {
      if (!(error instanceof InteractionGone)) throw error;
      await reply.code(410).send({ gone: error.message });
    }
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Where a test wishes for another public address, requests still go to the port of this machine.
  const own = `http://127.0.0.1:${z.object({ port: z.number() }).parse(app.server.address()).port}`;
  const issuer = new URL(issuerOf(baseUrl()));
  const metadata =
    wish.baseUrl === undefined
      ? await oauth.processDiscoveryResponse(
          issuer,
          await oauth.discoveryRequest(issuer, { ...INSECURE, algorithm: 'oauth2' }),
        )
      : { issuer: issuer.href };
  return {
    baseUrl: wish.baseUrl === undefined ? baseUrl() : own,
    authorization,
    identifyToken: createIdentifyToken({
      database,
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
      const token = await sessions.begin(userId, PASSWORD_HASH);
      const browser = new Browser(baseUrl());
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
