import type { FastifyInstance } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';
import {
  createRepresentation,
  sendRepresentation,
  type Representation,
} from '../http/content/representation.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Route } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export const OPENAPI_PATH = `${API_PREFIX}/openapi.json`;

/**
 * Serves the OpenAPI document without a key. It is built on the first request, because the public URL may not be known
 * earlier.
 */
export function mountOpenApi(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  let document: Representation | undefined;
  app.get(OPENAPI_PATH, (request, reply) => {
    document ??= createRepresentation(JSON_TYPE, JSON.stringify(openApiDocument(routes, baseUrl())));
    reply.header('cache-control', 'public, max-age=300');
    return sendRepresentation(request, reply, document);
  });
}
