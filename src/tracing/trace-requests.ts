import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';

import type { Tracing } from './tracing.ts';

/** Orchestrators ask several times a minute, about nothing that a trace would explain. */
const isHealthCheck = ({ url }: FastifyRequest): boolean => url.startsWith('/health/');

/** Traces requests by route pattern: nothing that callers write is in a span, except their trace id. */
export function traceRequests(tracer: Tracer): Pick<Tracing, 'beginRequests'> {
  const spans = new WeakMap<FastifyRequest, Span>();

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
        spans.set(request, span);
        context.with(trace.setSpan(parent, span), done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
  };
}
