import type { FastifyInstance } from 'fastify';

import {
  createRepresentation,
  sendRepresentation,
  type Representation,
} from '../http/content/representation.ts';

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
  app.get(path, (request, reply) => {
    document ??= createRepresentation(contentType, render());
    reply.header('cache-control', 'public, max-age=300');
    return sendRepresentation(request, reply, document);
  });
}
