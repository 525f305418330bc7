import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

import type { LimiterEvents } from '../limits/limiter.ts';
import { collectedGauge, collectedGauges, collectedCounter } from '../metrics/collected.ts';
import type { ReadableMetrics } from '../metrics/serve-metrics.ts';
import type { MetricValues } from './combine-metrics.ts';
import type { EngineCheck } from './health.ts';
import type { ConnectionCounts } from './server.ts';
import type { Gate } from './gate.ts';

/** Seconds: a response from memory takes a millisecond, and a request times out after ten seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The Prometheus metrics of one process. */
export interface Metrics extends ReadableMetrics {
  /** Measures the requests of an application by route pattern: nothing that callers write becomes a label. */
  readonly measure: (app: FastifyInstance) => void;
  readonly limiterEvents: LimiterEvents;
  readonly onMail: (outcome: 'sent' | 'retried' | 'failed' | 'refused') => void;
  /** Counts rows that were left out because they did not match the filter. */
  readonly staleRows: (count: number) => void;
  /** Sets the source of the values that are read on collection. */
  readonly watch: (watched: Watched) => void;
  /** The values, to combine them with those of other processes. */
  readonly values: () => Promise<MetricValues>;
}

/** Values that are read when the metrics are collected. */
interface Watched {
  /** Whether limits work without Redis. */
  readonly degraded: () => boolean;
  /** Age of the discovery counts in seconds. */
  readonly countsAge: () => Promise<number>;
  /** Seconds that the oldest unindexed change has waited. */
  readonly indexLag: () => Promise<number>;
  /** Whether calls of an engine are refused, because it does not answer, by its name. */
  readonly silent: Readonly<Record<string, () => boolean>>;
  readonly gate: Pick<Gate, 'waiting' | 'refused'>;
  readonly connections: ConnectionCounts;
  readonly checkEngines: EngineCheck;
  /** The connections of requests to PostgreSQL. */
  readonly pool: PoolCounts;
}

/** The connections of a pool. */
interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
}

/** Decisions since the metrics were last collected. */
const noDecisions = () => ({ admitted: 0, burst: 0, day: 0, month: 0 });

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'trivia_request_seconds',
    help: 'Response time by route and status class.',
    registers,
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
  });
  // Decided for every request: a number is added up here, and a labelled counter only when it is read.
  const decisions = { redis: noDecisions(), process: noDecisions() };
  new Counter({
    name: 'trivia_limiter_verdicts_total',
    help: 'Decisions of the account limits.',
    registers,
    labelNames: ['verdict', 'by'] as const,
    collect() {
      for (const [by, counts] of Object.entries(decisions))
        for (const [verdict, count] of Object.entries(counts))
          if (count > 0) this.inc({ verdict, by }, count);
      decisions.redis = noDecisions();
      decisions.process = noDecisions();
    },
  });
  const flushes = new Counter({
    name: 'trivia_usage_flushes_total',
    help: 'Batches of usage written to PostgreSQL.',
    registers,
    labelNames: ['outcome'] as const,
  });
  const mails = new Counter({
    name: 'trivia_mails_total',
    help: 'Mails sent, given up after several attempts, and refused because too many were waiting; failed attempts.',
    registers,
    labelNames: ['outcome'] as const,
  });

  const staleRows = new Counter({
    name: 'trivia_stale_rows_total',
    help: 'Rows left out of responses because they did not match the filter by which the index found them.',
    registers,
  });

  return {
    staleRows: (count) => staleRows.inc(count),
    measure: (app) =>
      void app.addHook('onResponse', (request, reply, done) => {
        const { url: route = 'none' } = request.routeOptions;
        // A method that the caller invented matches no route.
        const method = request.is404 ? 'none' : request.method;
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        requests.observe({ method, route, status }, reply.elapsedTime / 1000);
        done();
      }),
    limiterEvents: {
      onVerdict: (verdict, by) => void (decisions[by][verdict] += 1),
      onFlush: (outcome) => flushes.inc({ outcome }),
    },
    onMail: (outcome) => mails.inc({ outcome }),
    watch({ degraded, countsAge, indexLag, silent, checkEngines, pool, gate, connections }) {
      watchLoad(registry, gate, connections);
      watchEngines(registry, checkEngines);
      watchPool(registry, pool);
      collectedGauges(
        registry,
        {
          name: 'trivia_engine_silent',
          help: '1 while calls of an engine are refused, because it does not answer.',
          label: 'engine',
        },
        () =>
          Object.fromEntries(
            Object.entries(silent).map(([engine, isSilent]) => [engine, Number(isSilent())]),
          ),
      );
      collectedGauge(registry, 'trivia_limiter_degraded', '1 while limits work without Redis.', () =>
        Number(degraded()),
      );
      collectedGauge(registry, 'trivia_counts_age_seconds', 'Age of the discovery counts.', countsAge);
      collectedGauge(
        registry,
        'trivia_index_lag_seconds',
        'Time that the oldest unindexed change has waited.',
        indexLag,
      );
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
  };
}

function watchLoad(
  registry: Registry,
  gate: Pick<Gate, 'waiting' | 'refused'>,
  connections: ConnectionCounts,
): void {
  const gauge = (name: string, help: string, read: () => number): void =>
    collectedGauge(registry, name, help, read, 'sum');
  gauge('trivia_requests_waiting', 'Requests that wait until others have ended.', gate.waiting);
  gauge('trivia_connections', 'Open connections.', connections.open);
  const counter = (name: string, help: string, read: () => number): void =>
    collectedCounter(registry, name, help, read);
  counter('trivia_requests_refused_total', 'Requests refused because too many were waiting.', gate.refused);
  counter(
    'trivia_connections_refused_total',
    'Connections refused because there were too many.',
    connections.refused,
  );
  counter(
    'trivia_connections_closed_total',
    'Connections closed because their caller did not read, or sent too many requests at once.',
    connections.closed,
  );
}

/** Probes the engines on collection, as the readiness check does. */
function watchEngines(registry: Registry, check: EngineCheck): void {
  collectedGauges(
    registry,
    { name: 'trivia_engine_up', help: '1 while an engine answers a probe.', label: 'engine' },
    async () =>
      Object.fromEntries((await check()).map(([engine, { status }]) => [engine, status === 'ok' ? 1 : 0])),
    'min',
  );
  collectedGauges(
    registry,
    {
      name: 'trivia_engine_probe_seconds',
      help: 'Time in which an engine answered a probe, or in which the probe failed.',
      label: 'engine',
    },
    async () => Object.fromEntries((await check()).map(([engine, { latency }]) => [engine, latency / 1_000])),
  );
}

function watchPool(registry: Registry, pool: PoolCounts): void {
  collectedGauges(
    registry,
    {
      name: 'trivia_postgres_connections',
      help: 'PostgreSQL connections of the pool for requests, by state.',
      label: 'state',
    },
    () => ({
      in_use: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      unopened: pool.options.max - pool.totalCount,
    }),
    'sum',
  );
  collectedGauge(
    registry,
    'trivia_postgres_waiting',
    'Requests that wait for a PostgreSQL connection.',
    () => pool.waitingCount,
    'sum',
  );
}
