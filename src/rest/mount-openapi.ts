import type { FastifyInstance } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Route } from './route.ts';

export const OPENAPI_PATH = `${API_PREFIX}/openapi.json`;

/**
 * Serves the OpenAPI document without a key. It is built on the first request, because the public URL may not be known
 * earlier.
 */
export function mountOpenApi(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  let text: string | undefined;
  app.get(OPENAPI_PATH, (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(routes, baseUrl()));
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(text);
  });
}
