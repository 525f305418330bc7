import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import { AUTH_PREFIX, RESOURCE_METADATA_PATH } from '../contract/oauth.ts';
import { createRepresentationOf, sendRepresentation } from '../http/content/representation.ts';
import { allowPreflights, OPEN_CORS } from './oauth-cors.ts';
import type { ProviderCache } from './provider-cache.ts';
import { PROVIDER_PATHS } from './provider-paths.ts';
import { readFromProvider } from './read-from-provider.ts';
import { resourceMetadata } from './resource-metadata.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

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
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

/** Adds the documents that lead clients to the authorization server, and its public keys. */
export function mountOauthMetadata(app: FastifyInstance, { providers, baseUrl }: MetadataParts): void {
  const ofServer = createRepresentationOf(JSON_TYPE);
  const ofResource = createRepresentationOf(JSON_TYPE);
  const ofKeys = createRepresentationOf('application/jwk-set+json; charset=utf-8');
  const serverMetadata = new WeakMap<Provider, string>();

  async function readServerMetadata(request: FastifyRequest): Promise<string> {
    const provider = await providers.current();
    const text =
      serverMetadata.get(provider) ??
      (await readFromProvider(provider, PROVIDER_PATHS.discovery, request, baseUrl()));
    serverMetadata.set(provider, text);
    return text;
  }

  allowPreflights(app, 'GET', [...SERVER_METADATA_PATHS, ...RESOURCE_METADATA_PATHS, KEYS_PATH]);
  for (const path of RESOURCE_METADATA_PATHS)
    app.get(path, (request, reply) =>
      sendRepresentation(
        request,
        reply.headers(HEADERS),
        ofResource(JSON.stringify(resourceMetadata(baseUrl()))),
      ),
    );
  for (const path of SERVER_METADATA_PATHS)
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const text = await readServerMetadata(request);
      return sendRepresentation(request, reply.headers(HEADERS), ofServer(text));
    });
  app.get(KEYS_PATH, async (request, reply) => {
    const keys = await providers.publicKeys();
    return sendRepresentation(request, reply.headers(HEADERS), ofKeys(JSON.stringify({ keys })));
  });
}
