import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { IdentifyToken } from '../access/identify-token.ts';
import type { FindSession } from '../access/sessions.ts';
import { ANONYMOUS_BODY_BOUNDS, MOST_FORM_FIELDS } from '../contract/limits.ts';
import { AUTH_PREFIX, USER_INFO_PATH } from '../contract/oauth.ts';
import { ServiceError } from '../errors.ts';
import { admitAddress, type AddressLimitName } from '../http/admit-address.ts';
import { PAGE_POLICY } from '../http/pages/page.ts';
import { membersOf } from '../http/problem.ts';
import { bytesOf, readBody, hasMoreParameters, queryOf } from '../http/read-input.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import type { Database } from '../store/database.ts';
import type { SigningKeyStore } from '../store/oauth/signing-keys.ts';
import { checkRegistration, type CheckedRegistration } from './check-registration.ts';
import { createConnectedClients } from './connected-clients.ts';
import { completeAuthorizeQuery, dropForeignSession, handToProvider } from './hand-to-provider.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createInteractions } from './interactions.ts';
import { allowPreflights, OPEN_CORS, mountOauthMetadata } from './oauth-metadata.ts';
import { PROVIDER_PATHS } from './oidc-configuration.ts';
import { type RenderErrorPage, createProviderCache, type ProviderCache } from './provider-cache.ts';
import { createSigningKeyring } from './signing-keyring.ts';
import { mountUserInfo } from './user-info.ts';

interface AuthorizationServerParts {
  readonly database: Database;
  readonly signingKeys: SigningKeyStore;
  readonly takeLock: TakeLock;
  readonly findSession: FindSession;
  readonly identifyToken: IdentifyToken;
  /** Undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
  /** Encrypts private keys in the database; undefined stores them unencrypted. */
  readonly secret: string | undefined;
  readonly errorPage: RenderErrorPage;
  readonly logger: Logger;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

export type AuthorizationServer = ReturnType<typeof createAuthorizationServer>;

/** OAuth 2.1: what the pages need, the endpoints for clients, and the background work. */
export function createAuthorizationServer(parts: AuthorizationServerParts) {
  const { database, takeLock, findSession, errorPage, logger, baseUrl } = parts;
  const keyring = createSigningKeyring(parts.signingKeys, parts.secret);
  const providers = createProviderCache({ database, keyring, errorPage, logger, baseUrl });
  return {
    interactions: createInteractions(providers, findSession, baseUrl),
    connectedClients: createConnectedClients(database),
    housekeeping: createHousekeeping({ database, takeLock, keyring, logger }),
    mountRoutes: (app: FastifyInstance): void => mountOauthRoutes(app, { ...parts, providers }),
  };
}

/** Adds the endpoints of the authorization server for clients, and the metadata that leads clients to them. */
function mountOauthRoutes(app: FastifyInstance, parts: OauthRouteParts): void {
  const { providers, baseUrl } = parts;
  mountOauthMetadata(app, providers, baseUrl);
  const { token, registration, revocation } = PROVIDER_PATHS;
  const posted = [token, registration, revocation].map((path) => AUTH_PREFIX + path);
  allowPreflights(app, 'POST', posted);
  allowPreflights(app, 'GET, POST', [AUTH_PREFIX + USER_INFO_PATH]);
  mountAuthorize(app, parts);
  mountTokens(app, parts);
  mountUserInfo(app, {
    database: parts.database,
    identifyToken: parts.identifyToken,
    admit: (request, reply) => admits(parts, 'oauth-token', request, reply.headers(TOKEN_HEADERS)),
  });
  mountRegistration(app, parts);
}

interface OauthRouteParts extends AuthorizationServerParts {
  readonly providers: ProviderCache;
}

/** Bytes of a body: more than a registration with every member at its maximum length. */
const MOST_BODY_BYTES = 32_768;
const TOO_MANY = `has more than ${MOST_FORM_FIELDS} parameters`;

/** Clients open the authorization endpoint in a separate window, which must stay connected to its opener. */
const AUTHORIZE_HEADERS = { 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' };
const TOKEN_HEADERS = { ...OPEN_CORS, 'cache-control': 'no-store' };

/**
 * Counts a request against the limits of its IP address.
 *
 * @returns false when the limit is exceeded; an OAuth error has been sent then
 */
async function admits(
  parts: OauthRouteParts,
  name: AddressLimitName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    await admitAddress(parts, name, request, reply);
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'rate_limit_exceeded') throw error;
    const { retryAfter = 1 } = error.members;
    await reply
      .code(429)
      .headers({ 'retry-after': String(retryAfter), 'cache-control': 'no-store' })
      .send({
        error: 'too_many_requests',
        error_description: error.message,
        ...membersOf(error, parts.baseUrl()),
      });
    return false;
  }
}

function mountAuthorize(app: FastifyInstance, parts: OauthRouteParts): void {
  const { providers, findSession, errorPage, baseUrl } = parts;
  const url = AUTH_PREFIX + PROVIDER_PATHS.authorization;

  async function authorize(request: FastifyRequest, reply: FastifyReply, path: () => string): Promise<void> {
    reply.headers(AUTHORIZE_HEADERS);
    if (hasMoreParameters(queryOf(request.url), MOST_FORM_FIELDS)) {
      const failure = { code: 'invalid_request', description: `The query ${TOO_MANY}.` };
      await reply
        .code(400)
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(errorPage(request.headers, failure));
      return;
    }
    await admitAddress(parts, 'oauth-authorize', request, reply);
    const provider = await providers.current();
    const headers = await dropForeignSession(provider, request.headers, findSession);
    const replaced = { path: PROVIDER_PATHS.authorization + path(), headers };
    await handToProvider(provider, request, reply, replaced, baseUrl());
  }

  app.get(url, { exposeHeadRoute: false }, (request, reply) =>
    authorize(request, reply, () => `?${completeAuthorizeQuery(queryOf(request.url))}`),
  );
  app.get<{ Params: { uid: string } }>(`${url}/:uid`, { exposeHeadRoute: false }, (request, reply) =>
    authorize(request, reply, () => `/${encodeURIComponent(request.params.uid)}`),
  );
}

function mountTokens(app: FastifyInstance, parts: OauthRouteParts): void {
  const { providers, baseUrl } = parts;
  for (const path of [PROVIDER_PATHS.token, PROVIDER_PATHS.revocation])
    app.post(AUTH_PREFIX + path, { bodyLimit: MOST_BODY_BYTES }, async (request, reply) => {
      reply.headers(TOKEN_HEADERS);
      if (!(await admits(parts, 'oauth-token', request, reply))) return;
      const body = bytesOf(request);
      if (hasMoreParameters(body?.toString('latin1') ?? '', MOST_FORM_FIELDS))
        await reply.code(400).send({ error: 'invalid_request', error_description: `The body ${TOO_MANY}.` });
      else await handToProvider(await providers.current(), request, reply, { path, body }, baseUrl());
    });
}

function registrationIn(request: FastifyRequest): CheckedRegistration {
  try {
    const contentType = request.headers['content-type'];
    return checkRegistration(readBody({ contentType, bytes: bytesOf(request) }, ANONYMOUS_BODY_BOUNDS));
  } catch (error) {
    if (error instanceof ServiceError)
      return { error: 'invalid_client_metadata', description: error.message };
    throw error;
  }
}

function mountRegistration(app: FastifyInstance, parts: OauthRouteParts): void {
  const { providers, baseUrl } = parts;
  const path = PROVIDER_PATHS.registration;
  app.post(AUTH_PREFIX + path, { bodyLimit: MOST_BODY_BYTES }, async (request, reply) => {
    reply.headers(TOKEN_HEADERS);
    if (!(await admits(parts, 'oauth-register', request, reply))) return;
    const checked = registrationIn(request);
    if ('error' in checked) {
      await reply.code(400).send({ error: checked.error, error_description: checked.description });
      return;
    }
    const body = Buffer.from(JSON.stringify(checked.metadata));
    const headers = { ...request.headers, 'content-type': 'application/json' };
    await handToProvider(await providers.current(), request, reply, { path, body, headers }, baseUrl());
  });
}
