import type { FastifyInstance } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';
import { mountDocument } from './mount-document.ts';
import type { Route } from './route.ts';
import { llmsText, serviceIndex } from './service-index.ts';

/** Serves overviews of the endpoints, for clients and for language models. */
export function mountIndex(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  mountDocument(app, API_PREFIX, 'application/json; charset=utf-8', () =>
    JSON.stringify(serviceIndex(routes, baseUrl())),
  );
  mountDocument(app, '/llms.txt', 'text/plain; charset=utf-8', () => llmsText(routes, baseUrl()));
}
