import type { FastifyInstance } from 'fastify';

import type { TransportParts } from '../http/server.ts';
import { mountDocs } from './docs-page.ts';
import { mountIndex, mountOpenApi } from './documents.ts';
import { mountRoutes } from './mount-routes.ts';
import { ROUTES } from './route.ts';

/**
 * Adds the REST interface, its index, its OpenAPI document and its reference page.
 *
 * @param baseUrl - the public address without a slash at the end
 */
export function mountRest(app: FastifyInstance, parts: TransportParts, baseUrl: () => string): void {
  mountRoutes(app, ROUTES, parts, baseUrl);
  mountIndex(app, ROUTES, baseUrl);
  mountOpenApi(app, ROUTES, baseUrl);
  mountDocs(app, ROUTES, parts, baseUrl);
}
