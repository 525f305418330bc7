import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';
import { ServiceError } from '../errors.ts';
import type { AllowedMethods } from './allowed-methods.ts';
import { routeNotFound, withoutSlash } from './route-not-found.ts';
import { PREFLIGHT_HEADERS, type baseHeaders } from './response-headers.ts';
import { headerRefusal } from './request-headers.ts';

function unrouted(url: string, knownMethods: AllowedMethods): ServiceError {
  const methods = knownMethods.of(url);
  if (methods.length > 0)
    return new ServiceError('method_not_allowed', `Allowed methods: ${methods.join(', ')}.`);
  const meant = withoutSlash(url);
  return routeNotFound(meant !== undefined && knownMethods.of(meant).length > 0 ? meant : undefined);
}

/** Decides about a request that matches no route. Rejects where it is refused for another reason than the given one. */
export type AdmitUnrouted = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ServiceError,
) => Promise<void>;

/** Sets the headers of every response, before anything can refuse the request. */
export function setBaseHeaders(app: FastifyInstance, headersOf: ReturnType<typeof baseHeaders>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url)).header('x-request-id', request.id);
    done();
  });
}

/** Handles requests whose headers are refused, or that have no route, before a body is read or a key checked. */
export function receiveRequests(
  app: FastifyInstance,
  knownMethods: AllowedMethods,
  admitUnrouted: AdmitUnrouted,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = headerRefusal(request);
    if (refusal !== undefined) {
      done(refusal);
      return;
    }
    if (!request.is404 && !knownMethods.lacks(request.method, request.url)) {
      done();
      return;
    }
    const methods = knownMethods.of(request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS' && methods.length > 0 && request.url.startsWith(API_PREFIX)) {
      reply.headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods.join(', ') });
      reply.code(204).send();
      return;
    }
    const error = unrouted(request.url, knownMethods);
    admitUnrouted(request, reply, error).then(() => done(error), done);
  });
  // Never called, but without it Fastify skips the hook for requests without a route.
  app.setNotFoundHandler(() => {
    throw routeNotFound();
  });
}
