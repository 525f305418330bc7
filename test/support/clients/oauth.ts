import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import { afterAll } from 'vitest';
import { createIdentifyToken, type IdentifyToken } from '../../../src/access/identify-token.ts';
import { createSessions, type Sessions } from '../../../src/access/sessions.ts';
import { createAddressLimiter } from '../../../src/limits/address-limiter.ts';
import { createRedisGuard } from '../../../src/limits/redis-limiter.ts';
import {
  createAuthorizationServer,
  type AuthorizationServer,
} from '../../../src/auth/authorization-server.ts';
import {
  InvalidInteraction,
  type Interactions,
  type PendingInteraction,
} from '../../../src/auth/interactions.ts';
import { issuerOf, resourceOf } from '../../../src/contract/oauth.ts';
import { createServer } from '../../../src/http/server.ts';
import { createTakeLock } from '../../../src/store/advisory-lock.ts';
import { guardDatabase } from '../../../src/store/database.ts';
import { createSigningKeyStore } from '../../../src/store/oauth/signing-keys.ts';
import { createAuthorizationErrorPage } from '../../../src/web/error-pages.ts';
import { anApi } from '../api.ts';
import type { TestEngines } from '../engines.ts';
import { aUser } from './a-user.ts';

/** Where a browser ends up: on a page of ours, or at a URL elsewhere that tests do not open. */
export interface Shown {
  readonly url: URL;
  /** Undefined for a URL that is not ours. */
  readonly response: Response | undefined;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

const MOST_REDIRECTS = 20;

/** A browser that only follows redirects and keeps the cookies of one service, each for its path. */
export class Browser {
  readonly #origin: string;
  readonly #sentTo: string;
  readonly #cookies = new Map<string, Cookie>();

  /** @param sentTo - where requests for the public address go, as a proxy would send them */
  constructor(baseUrl: string, sentTo = baseUrl) {
    this.#origin = new URL(baseUrl).origin;
    this.#sentTo = new URL(sentTo).origin;
  }

  take(setCookie: string, requested = '/'): void {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const attribute = (name: string): string | undefined =>
      attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const path = attribute('path') ?? requested;
    const name = pair.slice(0, at);
    const ended = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '') <= Date.now();
    if (ended) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value: pair.slice(at + 1), path });
  }

  cookiesFor(path: string): string {
    return [...this.#cookies]
      .filter(([, { path: own }]) => path === own || path.startsWith(own.endsWith('/') ? own : `${own}/`))
      .map(([key, { value }]) => `${key.split(' ', 1)[0] ?? ''}=${value}`)
      .join('; ');
  }

  /** Deletes the cookies with this name prefix. */
  forget(prefix: string): void {
    for (const key of this.#cookies.keys()) if (key.startsWith(prefix)) this.#cookies.delete(key);
  }

  /** Sends a request and follows redirects as long as they stay on the service. */
  async open(
    address: string | URL,
    init: { readonly method?: string; readonly body?: URLSearchParams } = {},
  ): Promise<Shown> {
    let url = new URL(address);
    let next = init;
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
      if (url.origin !== this.#origin) return { url, response: undefined };
      const headers = {
        accept: 'text/html,*/*',
        cookie: this.cookiesFor(url.pathname),
        ...(next.method === undefined ? {} : { origin: this.#origin }),
      };
      const response = await fetch(url.href.replace(this.#origin, this.#sentTo), {
        ...next,
        headers,
        redirect: 'manual',
      });
      for (const cookie of response.headers.getSetCookie()) this.take(cookie, url.pathname);
      const location = response.headers.get('location');
      if (location === null) return { url, response };
      url = new URL(location, url);
      next = {};
    }
    throw new Error(`too many redirects, the last to ${url.href}`);
  }
}

/** The redirect URI of test clients; nobody listens there. */
export const CALLBACK = 'http://127.0.0.1:9/callback';

/** The service as clients and users see it, over HTTP. */
export interface OauthService {
  readonly baseUrl: string;
  readonly authorization: AuthorizationServer;
  readonly identifyToken: IdentifyToken;
  /** What a client discovers first. */
  readonly metadata: oauth.AuthorizationServer;
  readonly newUser: () => Promise<SignedInUser>;
  readonly register: (metadata?: Readonly<Record<string, unknown>>) => Promise<Registered>;
}

export interface SignedInUser {
  readonly userId: string;
  readonly email: string;
  readonly browser: Browser;
}

export type Registered = oauth.Client & { readonly redirect_uris: readonly string[] };

interface OauthOptions {
  readonly rateLimits?: boolean;
  /** The public address; by default that of this machine. */
  readonly baseUrl?: string;
}

/** Milliseconds: long enough that a busy machine does not make limits fall back to memory. */
const REDIS_TIMEOUT = 5_000;

/** Lets test clients use http. */
// oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; nothing here leaves this machine
export const INSECURE = { [oauth.allowInsecureRequests]: true } as const;

/** The check of tokens in a process of its own, with its own cache; `parts` replace single ones. */
export const identifyTokenFor = (
  { pool }: TestEngines,
  baseUrl: () => string,
  parts: Partial<Parameters<typeof createIdentifyToken>[0]> = {},
): IdentifyToken =>
  createIdentifyToken({
    database: guardDatabase(pool),
    issuer: () => issuerOf(baseUrl()),
    audience: () => resourceOf(baseUrl()),
    ...parts,
  });

/** Parts that the bare and the complete service have in common. */
function createParts(engines: TestEngines, options: OauthOptions, baseUrl: () => string) {
  const { redis, logger } = engines;
  const database = guardDatabase(engines.pool);
  const guard = createRedisGuard(logger, Date.now, REDIS_TIMEOUT, () => undefined);
  const sessions = createSessions(database, options.baseUrl ?? 'http://127.0.0.1');
  const authorization = createAuthorizationServer({
    database,
    signingKeys: createSigningKeyStore(engines.pool),
    takeLock: createTakeLock(engines.pool),
    findSession: sessions.find,
    identifyToken: identifyTokenFor(engines, baseUrl),
    addressLimiter: options.rateLimits === true ? createAddressLimiter({ redis, guard }) : undefined,
    secret: undefined,
    errorPage: createAuthorizationErrorPage(baseUrl()),
    logger,
    baseUrl,
  });
  return { authorization, sessions };
}

/** Minimal pages that send the pending interaction to the test. */
function mountBarePages(app: FastifyInstance, server: Interactions, sessions: Sessions): void {
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof InvalidInteraction)) throw error;
    await reply.code(410).send({ gone: error.message });
  });
  app.get('/oauth/interaction/:uid', async (request, reply) => {
    const pending = await server.pending(request, reply);
    const user = await sessions.find(request.headers.cookie);
    if (pending.prompt === 'login' && user !== undefined && !pending.mustSignInAgain)
      await server.finishSignIn(request, reply, user.userId);
    else await reply.send(pending);
  });
  app.post<{ Params: { decision: string } }>('/oauth/interaction/:uid/:decision', async (request, reply) => {
    await server.finishConsent(request, reply, { accepted: request.params.decision === 'yes' });
  });
}

/** Starts the authorization server alone, with bare pages. */
export async function aBareOauthService(
  engines: TestEngines,
  options: OauthOptions = {},
): Promise<OauthService> {
  let own = 'http://127.0.0.1:0';
  const baseUrl = (): string => options.baseUrl ?? own;
  const app = createServer({
    logger: engines.logger,
    baseUrl: baseUrl(),
    checkEngines: () => Promise.resolve([]),
    lifecycle: { closing: false },
  });
  afterAll(() => app.close());
  const { authorization, sessions } = createParts(engines, options, baseUrl);
  authorization.mountRoutes(app);
  void app.register((pages, _options, done) => {
    mountBarePages(pages, authorization.interactions, sessions);
    done();
  });
  own = await app.listen({ host: '127.0.0.1', port: 0 });
  return forTests(engines, { own, baseUrl, authorization, sessions });
}

/** Starts the complete service, with `/mcp` and the pages. */
export async function anOauthService(
  engines: TestEngines,
  options: OauthOptions = {},
): Promise<OauthService> {
  const config = { ...engines.config, baseUrl: 'http://127.0.0.1:0' };
  const { app } = await anApi({ ...engines, config }, { rateLimits: options.rateLimits ?? false });
  return oauthServiceOf(engines, app);
}

/** Lets a complete service listen whose public address is http://127.0.0.1:0. */
export async function oauthServiceOf(engines: TestEngines, app: FastifyInstance): Promise<OauthService> {
  return oauthServiceAt(engines, await app.listen({ host: '127.0.0.1', port: 0 }));
}

/** The complete service that listens at its public address, in whichever process. */
export const oauthServiceAt = (engines: TestEngines, url: string): Promise<OauthService> =>
  forTests(engines, { own: url, baseUrl: () => url, ...createParts(engines, {}, () => url) });

interface Running {
  /** Where requests are sent. */
  readonly own: string;
  /** The public address. */
  readonly baseUrl: () => string;
  readonly authorization: AuthorizationServer;
  readonly sessions: Sessions;
}

async function forTests(
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
    identifyToken: identifyTokenFor(engines, baseUrl),
    metadata,
    async newUser() {
      const { userId, email, passwordHash } = await aUser(engines.pool);
      const token = await sessions.start(userId, passwordHash);
      const browser = new Browser(baseUrl(), own);
      browser.take(sessions.cookieOf(token ?? ''));
      return { userId, email, browser };
    },
    async register(changes = {}) {
      const response = await fetch(String(metadata.registration_endpoint), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'Test client', redirect_uris: [CALLBACK], ...changes }),
      });
      const body = (await response.json()) as Registered;
      if (response.status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** An authorization request of a client; `change` overrides parameters, and null leaves one out. */
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

/** Goes through the pages up to the redirect to the client. */
export async function consent(
  { browser }: SignedInUser,
  url: URL,
  decision: 'yes' | 'no' = 'yes',
): Promise<{ readonly callback: URL; readonly interaction: PendingInteraction | undefined }> {
  const page = await browser.open(url);
  if (page.response === undefined) return { callback: page.url, interaction: undefined };
  if (page.response.status !== 200)
    throw new Error(`${page.response.status} ${await page.response.text()} at ${page.url.href}`);
  if (page.response.headers.get('content-type')?.startsWith('text/html') === true) {
    const [, token = ''] = /name="form" value="([\w-]+)"/.exec(await page.response.text()) ?? [];
    const body = new URLSearchParams({ form: token, decision: decision === 'yes' ? 'allow' : 'deny' });
    const { url: callback } = await browser.open(`${page.url.href}/consent`, { method: 'POST', body });
    return { callback, interaction: undefined };
  }
  const interaction = (await page.response.json()) as PendingInteraction;
  const { url: callback } = await browser.open(`${page.url.href}/${decision}`, { method: 'POST' });
  return { callback, interaction };
}

/** Exchanges the authorization code for tokens. */
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

/** A client with the tokens of a user. */
export interface Connection {
  readonly user: SignedInUser;
  readonly client: Registered;
  readonly tokens: oauth.TokenEndpointResponse;
}

/** Registers a client if needed, lets the user consent, and exchanges the code. */
export async function connect(
  service: OauthService,
  change: Readonly<Record<string, string | null>> = {},
  existing: { readonly user?: SignedInUser; readonly client?: Registered } = {},
): Promise<Connection> {
  const user = existing.user ?? (await service.newUser());
  const client = existing.client ?? (await service.register());
  const { url, verifier } = await authorizeUrl(service, client, change);
  const { callback } = await consent(user, url);
  return { user, client, tokens: await exchange(service, client, callback, verifier) };
}

/** Sends parameters to the token endpoint unchanged. */
export async function requestTokens(service: OauthService, parameters: Readonly<Record<string, string>>) {
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

export const refresh = (
  service: OauthService,
  { client, tokens }: Connection,
  token = tokens.refresh_token,
) =>
  requestTokens(service, {
    grant_type: 'refresh_token',
    client_id: client.client_id,
    refresh_token: token ?? '',
  });
