import type { FastifyInstance } from 'fastify';

import { createRepresentation, mountStatic, type Representation } from '../http/send.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Route } from './route.ts';
import { llmsText, OPENAPI_PATH, serviceIndex } from './service-index.ts';
import { API_PREFIX } from '../contract/service.ts';

/** Serves overviews of the endpoints, for clients and for language models. */
export function mountIndex(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  mountDocument(app, API_PREFIX, 'application/json; charset=utf-8', () =>
    JSON.stringify(serviceIndex(routes, baseUrl())),
  );
  mountDocument(app, '/llms.txt', 'text/plain; charset=utf-8', () => llmsText(routes, baseUrl()));
}

/** Serves the OpenAPI document. */
export function mountOpenApi(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  mountDocument(app, OPENAPI_PATH, 'application/json; charset=utf-8', () =>
    JSON.stringify(openApiDocument(routes, baseUrl())),
  );
}

/**
 * Serves a document without a key. It is built on the first request, because the public URL may not be known earlier.
 */
export function mountDocument(
  app: FastifyInstance,
  path: string,
  contentType: string,
  render: () => string,
): void {
  let document: Representation | undefined;
  mountStatic(
    app,
    path,
    'public, max-age=300',
    () => (document ??= createRepresentation(contentType, render())),
  );
}
