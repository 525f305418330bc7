import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** Attributes of a span. */
type SpanAttributes = Readonly<Record<string, string | number>>;

/** Traces of one process, sent to an OpenTelemetry collector. */
export interface Tracing {
  /** Begins a span for each request. Comes before every other hook. */
  readonly beginRequests: (app: FastifyInstance) => void;
  /** Makes a span for each statement of a request or other span. */
  readonly traceStatements: (pool: Pool) => void;
  /** Runs work in a separate span, which is a part of the current one, if any. */
  readonly inSpan: <Result>(
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<Result>,
  ) => Promise<Result>;
  /** Sends what has not been sent. */
  readonly close: () => Promise<void>;
}
