import type { FastifyInstance } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';
import { mountDocument } from './mount-document.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Route } from './route.ts';

export const OPENAPI_PATH = `${API_PREFIX}/openapi.json`;

/** Serves the OpenAPI document. */
export function mountOpenApi(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  mountDocument(app, OPENAPI_PATH, 'application/json; charset=utf-8', () =>
    JSON.stringify(openApiDocument(routes, baseUrl())),
  );
}
