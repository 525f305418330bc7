import type { FastifyInstance, FastifyReply } from 'fastify';

import {
  AUTH_PREFIX,
  issuerOf,
  RESOURCE_METADATA_PATH,
  SCOPES,
  USER_INFO_PATH,
  resourceOf,
} from '../contract/oauth.ts';
import { Language } from '../contract/vocabulary.ts';
import { share } from '../http/lifetimes.ts';
import { EXPOSED_HEADERS } from '../http/requests.ts';
import { createRepresentationOf, sendRepresentation } from '../http/send.ts';
import { RESPONSE_MODES, PROVIDER_PATHS } from './oidc-configuration.ts';
import type { ProviderCache } from './provider-cache.ts';
import { CLAIMS_OF_SCOPES } from './user-info.ts';

/**
 * Any web page may be a client. Safe because no endpoint with these headers reads a cookie; the authorization endpoint
 * has none.
 */
export const OPEN_CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `${EXPOSED_HEADERS}, WWW-Authenticate`,
};

/** Answers the preflight requests of paths that any web page may call. */
export function allowPreflights(
  app: FastifyInstance,
  methods: 'GET' | 'POST' | 'GET, POST',
  paths: readonly string[],
): void {
  for (const path of paths)
    app.options(path, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...OPEN_CORS, ...PREFLIGHT, 'access-control-allow-methods': `${methods}, OPTIONS` })
        .send(),
    );
}

/** For preflights: a wildcard does not cover Authorization. */
const PREFLIGHT = { 'access-control-allow-headers': '*, Authorization', 'access-control-max-age': '7200' };

/** Copies are kept for less time than a new key is published before it signs. */
const shareOpenly = (reply: FastifyReply): FastifyReply => share(reply, 'documents').headers(OPEN_CORS);

const JSON_TYPE = 'application/json; charset=utf-8';

/** Where clients look for the server metadata: by RFC 8414, by OpenID Connect, and by habit. */
const SERVER_METADATA_PATHS = ['oauth-authorization-server', 'openid-configuration'].flatMap((name) => [
  `/.well-known/${name}`,
  `/.well-known/${name}${AUTH_PREFIX}`,
  `${AUTH_PREFIX}/.well-known/${name}`,
]);

const RESOURCE_METADATA_PATHS = ['/.well-known/oauth-protected-resource', RESOURCE_METADATA_PATH];
const KEYS_PATH = AUTH_PREFIX + PROVIDER_PATHS.jwks;

/**
 * Adds the documents that lead clients to the authorization server, and its public keys.
 *
 * @param baseUrl - public address without a trailing slash
 */
export function mountOauthMetadata(
  app: FastifyInstance,
  providers: ProviderCache,
  baseUrl: () => string,
): void {
  const ofServer = createRepresentationOf(JSON_TYPE);
  const ofResource = createRepresentationOf(JSON_TYPE);
  const ofKeys = createRepresentationOf('application/jwk-set+json; charset=utf-8');

  allowPreflights(app, 'GET', [...SERVER_METADATA_PATHS, ...RESOURCE_METADATA_PATHS, KEYS_PATH]);
  for (const path of RESOURCE_METADATA_PATHS)
    app.get(path, (request, reply) => {
      const text = JSON.stringify(resourceMetadata(baseUrl()));
      return sendRepresentation(request, shareOpenly(reply), ofResource(text));
    });
  for (const path of SERVER_METADATA_PATHS)
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      // Without signing keys the server cannot do what the document says: clients should come back later.
      await providers.current();
      const text = JSON.stringify(serverMetadata(baseUrl()));
      return sendRepresentation(request, shareOpenly(reply), ofServer(text));
    });
  app.get(KEYS_PATH, async (request, reply) => {
    const keys = await providers.publicKeys();
    return sendRepresentation(request, shareOpenly(reply), ofKeys(JSON.stringify({ keys })));
  });
}

/** What a client learns about the authorization server (RFC 8414). It says what the provider is configured to do. */
function serverMetadata(baseUrl: string): Readonly<Record<string, unknown>> {
  const issuer = issuerOf(baseUrl);
  return {
    authorization_endpoint: issuer + PROVIDER_PATHS.authorization,
    claims_parameter_supported: false,
    claims_supported: [...Object.values(CLAIMS_OF_SCOPES).flat(), 'sid', 'auth_time', 'iss'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    issuer,
    jwks_uri: issuer + PROVIDER_PATHS.jwks,
    registration_endpoint: issuer + PROVIDER_PATHS.registration,
    authorization_response_iss_parameter_supported: true,
    response_modes_supported: RESPONSE_MODES,
    response_types_supported: ['code'],
    scopes_supported: SCOPES,
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: ['none'],
    token_endpoint: issuer + PROVIDER_PATHS.token,
    id_token_signing_alg_values_supported: ['EdDSA'],
    request_uri_parameter_supported: false,
    revocation_endpoint: issuer + PROVIDER_PATHS.revocation,
    claim_types_supported: ['normal'],
    service_documentation: `${baseUrl}/docs/`,
    ui_locales_supported: Language.options,
    revocation_endpoint_auth_methods_supported: ['none'],
    userinfo_endpoint: issuer + USER_INFO_PATH,
  };
}

/** The metadata that a client reads first: which server issues tokens for `/mcp` (RFC 9728). */
const resourceMetadata = (baseUrl: string): Readonly<Record<string, unknown>> => ({
  resource: resourceOf(baseUrl),
  authorization_servers: [issuerOf(baseUrl)],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Trivia Question Service',
  resource_documentation: `${baseUrl}/docs/`,
});
