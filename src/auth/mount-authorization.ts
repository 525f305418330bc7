import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { FindSession } from '../access/sessions.ts';
import { AUTH_PREFIX, RESOURCE_METADATA_PATH } from '../contract/oauth.ts';
import { ServiceError } from '../errors.ts';
import { admitAddress, type AddressLimitName } from '../http/admit-address.ts';
import { bytesOf, readBody } from '../http/read-body.ts';
import { queryOf } from '../http/read-query.ts';
import { EXPOSED_HEADERS } from '../http/response-headers.ts';
import { completeAuthorizeQuery } from './authorize-query.ts';
import { resourceMetadata } from './metadata.ts';
import { ownSessionOnly } from './own-session-only.ts';
import { PATHS } from './provider.ts';
import { providerRequest, type Asked } from './provider-request.ts';
import type { Providers } from './providers.ts';
import { checkRegistration } from './registration.ts';

/** Bytes of a body: a registration with all that it may have is smaller. */
const MOST_BODY_BYTES = 32_768;

/** Seconds for which metadata may be kept: less than a key is shown before it signs. */
const METADATA_KEPT = 'public, max-age=300';

/** Any page may be a client. Nothing here heeds a cookie but the address to which people are sent, which is not among them. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `${EXPOSED_HEADERS}, WWW-Authenticate`,
};
/** The answer to a preflight: a wildcard does not cover Authorization. */
const PREFLIGHT = { 'access-control-allow-headers': '*, Authorization', 'access-control-max-age': '7200' };

/** Clients open these in a window of their own, to which they must find back. */
const FOR_WINDOWS = { 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' };

/** Where clients look for the metadata of the server, by RFC 8414, by OpenID Connect, and by habit. */
const SERVER_METADATA = ['oauth-authorization-server', 'openid-configuration'].flatMap((name) => [
  `/.well-known/${name}`,
  `/.well-known/${name}${AUTH_PREFIX}`,
  `${AUTH_PREFIX}/.well-known/${name}`,
]);
const RESOURCE_METADATA = ['/.well-known/oauth-protected-resource', RESOURCE_METADATA_PATH];

/** What the endpoints of the authorization server are made of. */
export interface AuthorizationParts {
  readonly providers: Providers;
  readonly findSession: FindSession;
  /** Undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
  /** Public address without a slash at the end. */
  readonly baseUrl: () => string;
}

/** What a registration says; undefined when it is no JSON object. */
function registrationIn(request: FastifyRequest): unknown {
  try {
    return readBody({ contentType: request.headers['content-type'], bytes: bytesOf(request) });
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

/** Adds the endpoints of the authorization server, and the metadata that leads clients to them. */
export function mountAuthorization(app: FastifyInstance, parts: AuthorizationParts): void {
  const { providers, findSession, baseUrl } = parts;

  /** Has the provider answer in place of the framework. */
  async function handOver(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<void> {
    const provider = await providers.current();
    const given = providerRequest(request, asked, baseUrl());
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await provider.callback()(given, reply.raw);
  }

  /**
   * Lets a request in by its address.
   *
   * @returns whether it was; when not, it has been answered in the words of OAuth
   */
  async function admits(
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
        .send({ error: 'too_many_requests', error_description: error.message });
      return false;
    }
  }

  function open(paths: readonly string[], method: 'GET' | 'POST'): void {
    for (const url of paths)
      app.options(url, (_request, reply) =>
        reply
          .code(204)
          .headers({ ...OPEN, ...PREFLIGHT, 'access-control-allow-methods': `${method}, OPTIONS` })
          .send(),
      );
  }

  async function authorize(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    reply.headers(FOR_WINDOWS);
    await admitAddress(parts, 'oauth-authorize', request, reply);
    const headers = await ownSessionOnly(await providers.current(), request.headers, findSession);
    await handOver(request, reply, { path, headers });
  }

  open([...SERVER_METADATA, ...RESOURCE_METADATA, AUTH_PREFIX + PATHS.jwks], 'GET');
  open(
    [PATHS.token, PATHS.registration, PATHS.revocation].map((path) => AUTH_PREFIX + path),
    'POST',
  );
  for (const url of RESOURCE_METADATA)
    app.get(url, (_request, reply) =>
      reply.headers({ ...OPEN, 'cache-control': METADATA_KEPT }).send(resourceMetadata(baseUrl())),
    );
  for (const url of SERVER_METADATA)
    app.get(url, { exposeHeadRoute: false }, (request, reply) =>
      handOver(request, reply.headers({ ...OPEN, 'cache-control': METADATA_KEPT }), {
        path: PATHS.discovery,
      }),
    );
  app.get(AUTH_PREFIX + PATHS.jwks, async (_request, reply) => {
    const keys = await providers.shownKeys();
    return reply
      .headers({ ...OPEN, 'cache-control': METADATA_KEPT })
      .type('application/jwk-set+json; charset=utf-8')
      .send(JSON.stringify({ keys }));
  });

  app.get(AUTH_PREFIX + PATHS.authorization, { exposeHeadRoute: false }, (request, reply) =>
    authorize(request, reply, `${PATHS.authorization}?${completeAuthorizeQuery(queryOf(request.url))}`),
  );
  app.get<{ Params: { uid: string } }>(
    `${AUTH_PREFIX}${PATHS.authorization}/:uid`,
    { exposeHeadRoute: false },
    (request, reply) =>
      authorize(request, reply, `${PATHS.authorization}/${encodeURIComponent(request.params.uid)}`),
  );

  for (const path of [PATHS.token, PATHS.revocation])
    app.post(AUTH_PREFIX + path, { bodyLimit: MOST_BODY_BYTES }, async (request, reply) => {
      reply.headers({ ...OPEN, 'cache-control': 'no-store' });
      if (!(await admits('oauth-token', request, reply))) return;
      await handOver(request, reply, { path, body: bytesOf(request) });
    });

  app.post(AUTH_PREFIX + PATHS.registration, { bodyLimit: MOST_BODY_BYTES }, async (request, reply) => {
    reply.headers({ ...OPEN, 'cache-control': 'no-store' });
    if (!(await admits('oauth-register', request, reply))) return;
    const checked = checkRegistration(registrationIn(request));
    if ('error' in checked) {
      await reply.code(400).send({ error: checked.error, error_description: checked.description });
      return;
    }
    const body = Buffer.from(JSON.stringify(checked.metadata));
    await handOver(request, reply, {
      path: PATHS.registration,
      body,
      headers: { ...request.headers, 'content-type': 'application/json' },
    });
  });
}
