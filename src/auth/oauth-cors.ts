import type { FastifyInstance } from 'fastify';

import { EXPOSED_HEADERS } from '../http/requests.ts';

/**
 * Any web page may be a client. Safe because no endpoint with these headers reads a cookie; the authorization endpoint
 * has none.
 */
export const OPEN_CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `${EXPOSED_HEADERS}, WWW-Authenticate`,
};

/** For preflights: a wildcard does not cover Authorization. */
const PREFLIGHT = { 'access-control-allow-headers': '*, Authorization', 'access-control-max-age': '7200' };

/** Answers the preflight requests of paths that any web page may call. */
export function allowPreflights(
  app: FastifyInstance,
  methods: 'GET' | 'POST' | 'GET, POST',
  paths: readonly string[],
): void {
  for (const path of paths)
    app.options(path, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...OPEN_CORS, ...PREFLIGHT, 'access-control-allow-methods': `${methods}, OPTIONS` })
        .send(),
    );
}
