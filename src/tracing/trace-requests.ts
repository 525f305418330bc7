import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';

import type { Tracing } from './tracing.ts';

/** Orchestrators ask several times a minute, about nothing that a trace would explain. */
const isHealthCheck = ({ url }: FastifyRequest): boolean => url.startsWith('/health/');

/** Traces requests by route pattern: nothing that callers write is in a span, except their trace id. */
export function traceRequests(tracer: Tracer): Pick<Tracing, 'beginRequests' | 'continueRequests'> {
  const contexts = new WeakMap<FastifyRequest, Context>();

  function proceed(request: FastifyRequest, done: () => void): void {
    const own = contexts.get(request);
    if (own === undefined) done();
    else context.with(own, done);
  }

  return {
    beginRequests(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (isHealthCheck(request)) {
          done();
          return;
        }
        const parent = propagation.extract(context.active(), request.headers);
        const { url: route = 'none' } = request.routeOptions;
        // A method that the caller invented matches no route.
        const method = request.is404 ? 'none' : request.method;
        const attributes = {
          'http.request.method': method,
          'http.route': route,
          'trivia.request.id': request.id,
        };
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
        contexts.set(request, trace.setSpan(parent, span));
        proceed(request, done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        const own = contexts.get(request);
        const span = own === undefined ? undefined : trace.getSpan(own);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    continueRequests(app) {
      // Another request may have let this one start. For those that wait after their body was read, Fastify does the same.
      app.addHook('onRequest', (request, _reply, done) => proceed(request, done));
    },
  };
}
