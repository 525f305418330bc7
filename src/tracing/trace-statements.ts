import { SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';

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
    return result.then(
      (rows: unknown) => {
        span.end();
        return rows;
      },
      (error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        throw error;
      },
    );
  };
}

/** Traces the statements of a pool, and of connections that are taken from it for transactions. */
export function traceStatements(pool: Pool, tracer: Tracer): void {
  pool.query = traced(pool.query.bind(pool), tracer) as Pool['query'];
  pool.on('connect', (client: PoolClient) => {
    client.query = traced(client.query.bind(client), tracer) as PoolClient['query'];
  });
}
