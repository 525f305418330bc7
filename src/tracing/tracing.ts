import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TracerProvider,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

type SpanAttributes = Readonly<Record<string, string | number>>;

export type Tracing = ReturnType<typeof createTracing>;

/** Milliseconds for sending a batch with all attempts, so that no process has to wait long for its end. */
const SEND_LIMIT = 3_000;

interface TracingParts {
  /** The address of the collector, without the path of traces. */
  readonly endpoint: string;
  /** The part of the requests that is traced, from 0 to 1. */
  readonly ratio: number;
  readonly service: string;
}

/**
 * Registers OpenTelemetry for this process, and sends its spans to a collector, in batches. If the collector is slow, spans
 * are lost.
 */
export function createTracing({ endpoint, ratio, service }: TracingParts) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_LIMIT,
  });
  const provider = new TracerProvider({
    // OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME override the first ones.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('trivia');

  return {
    /** Begins a span for each request. Comes before every other hook. */
    beginRequests: (app: FastifyInstance): void => beginRequests(app, tracer),
    /** Makes a span for each statement of a request or other span. */
    traceStatements: (pool: Pool): void => traceStatements(pool, tracer),
    /** Runs work in a separate span, which is a part of the current one, if any. */
    inSpan: <Result>(name: string, attributes: SpanAttributes, work: () => Promise<Result>) =>
      tracer.startActiveSpan(name, { kind: SpanKind.INTERNAL, attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    /** Sends what has not been sent. A collector that is gone does not make the end of a process fail. */
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/**
 * Traces a part of the requests, chosen by trace id, so that all spans of a trace are kept or none. Callers cannot force or
 * prevent it. Calls of engines that belong to no request are not traced: probes alone would be thousands per hour.
 */
function createSampler(ratio: number): Sampler {
  const byTraceId = new TraceIdRatioBasedSampler(ratio);
  return {
    shouldSample(parent, traceId, _name, kind) {
      if (kind === SpanKind.CLIENT && trace.getSpanContext(parent) === undefined)
        return { decision: SamplingDecision.NOT_RECORD };
      return byTraceId.shouldSample(parent, traceId);
    },
    toString: () => `Requests{${ratio}}`,
  };
}

/** Orchestrators ask several times a minute, about nothing that a trace would explain. */
const isHealthCheck = ({ url }: FastifyRequest): boolean => url.startsWith('/health/');

/** Traces requests by route pattern: nothing that callers write is in a span, except their trace id. */
function beginRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
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
}

/** Characters of a statement in a span. */
const LONGEST_TEXT = 1_000;

type Query = (...given: unknown[]) => unknown;

function textOf([statement]: readonly unknown[]): string {
  const text = typeof statement === 'string' ? statement : (Object(statement) as { text?: unknown }).text;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : 'statement';
}

/** Calls of the driver with a callback are its own: the call that caused them has a span. */
const isOfDriver = (given: readonly unknown[]): boolean => typeof given.at(-1) === 'function';

/** Makes a span for each statement that is part of another span. Parameters are in no span. */
function traced(send: Query, tracer: Tracer): Query {
  return (...given) => {
    if (isOfDriver(given) || trace.getActiveSpan() === undefined) return send(...given);
    const text = textOf(given);
    const operation = text.split(/[ ;(]/, 1)[0] ?? '';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, LONGEST_TEXT),
    };
    const span = tracer.startSpan(`postgresql ${operation}`, { kind: SpanKind.CLIENT, attributes });
    const result = send(...given);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result
      .catch((error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      })
      .finally(() => span.end());
  };
}

/** Traces the statements of a pool, and of connections that are taken from it for transactions. */
function traceStatements(pool: Pool, tracer: Tracer): void {
  pool.query = traced(pool.query.bind(pool), tracer) as Pool['query'];
  pool.on('connect', (client: PoolClient) => {
    client.query = traced(client.query.bind(client), tracer) as PoolClient['query'];
  });
}
