import type { FastifyInstance } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';
import {
  createRepresentation,
  sendRepresentation,
  type Representation,
} from '../http/content/representation.ts';
import type { Route } from './route.ts';
import { llmsText, serviceIndex } from './service-index.ts';

/** Serves overviews of the endpoints, for clients and for language models. They need no key. */
export function mountIndex(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  const mount = (path: string, contentType: string, render: () => string): void => {
    let overview: Representation | undefined;
    app.get(path, (request, reply) => {
      overview ??= createRepresentation(contentType, render());
      reply.header('cache-control', 'public, max-age=300');
      return sendRepresentation(request, reply, overview);
    });
  };
  mount(API_PREFIX, 'application/json; charset=utf-8', () => JSON.stringify(serviceIndex(routes, baseUrl())));
  mount('/llms.txt', 'text/plain; charset=utf-8', () => llmsText(routes, baseUrl()));
}
