import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

import { createSampler } from './sampler.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';
import type { Tracing } from './tracing.ts';

/** Milliseconds for sending a batch with all attempts, so that no process has to wait long for its end. */
const SEND_LIMIT = 3_000;

interface TracingParts {
  /** The address of the collector, without the path of traces. */
  readonly endpoint: string;
  /** The part of the requests that is traced, from 0 to 1. */
  readonly ratio: number;
  readonly service: string;
}

/** Registers OpenTelemetry for this process, and sends its spans in batches. If the collector is slow, spans are lost. */
export function createTracing({ endpoint, ratio, service }: TracingParts): Tracing {
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
    ...traceRequests(tracer),
    traceStatements: (pool) => traceStatements(pool, tracer),
    inSpan: (name, attributes, work) =>
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
    // A collector that is gone must not make the end of a process fail.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
