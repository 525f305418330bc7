import type { FastifyInstance } from 'fastify';

import { AUTH_PREFIX, RESOURCE_METADATA_PATH } from '../contract/oauth.ts';
import type { ForwardToProvider } from './forward-to-provider.ts';
import { allowPreflights, OPEN_CORS } from './oauth-cors.ts';
import type { ProviderCache } from './provider-cache.ts';
import { PROVIDER_PATHS } from './provider-paths.ts';
import { resourceMetadata } from './resource-metadata.ts';

/** Cached for less time than a new key is published before it signs. */
const HEADERS = { ...OPEN_CORS, 'cache-control': 'public, max-age=300' };

/** Where clients look for the server metadata: by RFC 8414, by OpenID Connect, and by habit. */
const SERVER_METADATA_PATHS = ['oauth-authorization-server', 'openid-configuration'].flatMap((name) => [
  `/.well-known/${name}`,
  `/.well-known/${name}${AUTH_PREFIX}`,
  `${AUTH_PREFIX}/.well-known/${name}`,
]);
const RESOURCE_METADATA_PATHS = ['/.well-known/oauth-protected-resource', RESOURCE_METADATA_PATH];
const KEYS_PATH = AUTH_PREFIX + PROVIDER_PATHS.jwks;

interface MetadataParts {
  readonly providers: ProviderCache;
  readonly forward: ForwardToProvider;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

/** Adds the documents that lead clients to the authorization server, and its public keys. */
export function mountOauthMetadata(
  app: FastifyInstance,
  { providers, forward, baseUrl }: MetadataParts,
): void {
  allowPreflights(app, 'GET', [...SERVER_METADATA_PATHS, ...RESOURCE_METADATA_PATHS, KEYS_PATH]);
  for (const path of RESOURCE_METADATA_PATHS)
    app.get(path, (_request, reply) => reply.headers(HEADERS).send(resourceMetadata(baseUrl())));
  for (const path of SERVER_METADATA_PATHS)
    app.get(path, { exposeHeadRoute: false }, (request, reply) =>
      forward(request, reply.headers(HEADERS), { path: PROVIDER_PATHS.discovery }),
    );
  app.get(KEYS_PATH, async (_request, reply) => {
    const keys = await providers.publicKeys();
    return reply
      .headers(HEADERS)
      .type('application/jwk-set+json; charset=utf-8')
      .send(JSON.stringify({ keys }));
  });
}
