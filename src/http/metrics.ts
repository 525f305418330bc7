import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { LimiterEvents } from '../limits/limiter.ts';

/** Seconds: an answer from memory takes one millisecond, a request is ended after ten seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is asked when somebody reads the metrics, and not before. */
interface Watched {
  /** Whether limits are decided without Redis. */
  readonly degraded: () => boolean;
  /** Seconds since the counts of discovery were made. */
  readonly countsAge: () => Promise<number>;
  /** Seconds for which the oldest change has waited to become searchable. */
  readonly indexLag: () => Promise<number>;
}

/** The measurements of one process, for Prometheus. */
export interface Metrics {
  /** Measures the requests of an application, by the pattern of the route: what callers write is no label. */
  readonly measure: (app: FastifyInstance) => void;
  readonly limiterEvents: LimiterEvents;
  /** Says where the numbers come from that nobody reports. */
  readonly watch: (watched: Watched) => void;
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

/** A gauge that is asked for; what cannot be told now is shown as no number. */
function askedGauge(registry: Registry, name: string, help: string, ask: () => Promise<number>): void {
  new Gauge({
    ...{ name, help, registers: [registry] },
    async collect() {
      this.set(await ask().catch(() => Number.NaN));
    },
  });
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    ...{
      name: 'trivia_request_seconds',
      help: 'Time to answer, by route and class of the status.',
      registers,
    },
    ...{ labelNames: ['method', 'route', 'status'] as const, buckets: BUCKETS },
  });
  const verdicts = new Counter({
    ...{
      name: 'trivia_limiter_verdicts_total',
      help: 'What the limits of accounts have decided.',
      registers,
    },
    labelNames: ['verdict', 'by'] as const,
  });
  const flushes = new Counter({
    ...{ name: 'trivia_usage_flushes_total', help: 'Portions of usage written to PostgreSQL.', registers },
    labelNames: ['outcome'] as const,
  });

  return {
    measure: (app) =>
      void app.addHook('onResponse', (request, reply, done) => {
        const { url: route = 'none' } = request.routeOptions;
        // A method of the caller's own making reaches no route.
        const method = request.is404 ? 'none' : request.method;
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        requests.observe({ method, route, status }, reply.elapsedTime / 1000);
        done();
      }),
    limiterEvents: {
      onVerdict: (verdict, by) => verdicts.inc({ verdict, by }),
      onFlush: (outcome) => flushes.inc({ outcome }),
    },
    watch({ degraded, countsAge, indexLag }) {
      askedGauge(registry, 'trivia_limiter_degraded', '1 while limits are decided without Redis.', () =>
        Promise.resolve(degraded() ? 1 : 0),
      );
      askedGauge(registry, 'trivia_counts_age_seconds', 'Age of the counts of discovery.', countsAge);
      askedGauge(
        ...([registry, 'trivia_index_lag_seconds'] as const),
        ...(['How long the oldest change has waited to become searchable.', indexLag] as const),
      );
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}
