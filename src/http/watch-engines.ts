import type { Registry } from 'prom-client';

import { collectedGauge, collectedGauges } from '../metrics/collected.ts';
import type { EngineCheck } from './health.ts';

/** The connections of a pool. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
}

/** Probes the engines on collection, as the readiness check does. */
export function watchEngines(registry: Registry, check: EngineCheck): void {
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

export function watchPool(registry: Registry, pool: PoolCounts): void {
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
