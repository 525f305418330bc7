import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { createOutageLog, type OutageLog } from '../engines/outage-log.ts';
import { abortAfter } from '../engines/time-limits.ts';

/** The health check of one engine. */
export interface Probe {
  readonly name: string;
  /** Whether the service cannot work at all without the engine. */
  readonly required: boolean;
  /** Resolves when the engine works. Nobody waits for the result after the signal aborts. */
  readonly check: (signal: AbortSignal) => Promise<unknown>;
  /** Resolves when something else does a part of its work. */
  readonly instead?: (() => Promise<unknown>) | undefined;
}

/**
 * Milliseconds after which an engine counts as unreachable, and for which a result is cached, so that callers cannot
 * cause more checks.
 */
const TIMEOUT = 1_000;
const FRESH = 500;

interface ProbeResult {
  readonly status: 'ok' | 'unavailable' | 'degraded';
  /** Response time of the engine in milliseconds. */
  readonly latency: number;
}

/** Milliseconds for what works instead. Metrics wait for both. */
const INSTEAD_TIMEOUT = 400;

/** Rejects after some milliseconds, and aborts the signal for the check. */
async function within(limit: number, check: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const signal = abortAfter(limit);
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error(`no response within ${limit} ms`)), { once: true });
  await Promise.race([check(signal), promise]);
}

async function examine(probe: Probe, outage: OutageLog): Promise<[string, ProbeResult]> {
  const start = performance.now();
  const latency = (): number => Math.round((performance.now() - start) * 10) / 10;
  try {
    await within(TIMEOUT, probe.check);
    outage.worked();
    return [probe.name, { status: 'ok', latency: latency() }];
  } catch (error) {
    outage.failed(error);
    const took = latency();
    const { instead } = probe;
    const isReplaced =
      instead !== undefined &&
      (await within(INSTEAD_TIMEOUT, instead).then(
        () => true,
        () => false,
      ));
    return [
      probe.name,
      { status: probe.required && !isReplaced ? 'unavailable' : 'degraded', latency: took },
    ];
  }
}

/** The state of every engine. */
export type EngineCheck = () => Promise<[string, ProbeResult][]>;

/** Checks engines, and caches what it finds: requests that arrive while an engine hangs share the running check. */
export function createEngineCheck(probes: readonly Probe[], logger: FastifyBaseLogger): EngineCheck {
  const watched = probes.map((probe) => ({
    probe,
    outage: createOutageLog(logger, {
      failed: `${probe.name} is not working`,
      worked: `${probe.name} is working again`,
    }),
  }));
  let results: Promise<[string, ProbeResult][]> | undefined;
  let foundAt = Infinity;
  return () => {
    // The age counts from the end of a check.
    if (results !== undefined && performance.now() - foundAt <= FRESH) return results;
    foundAt = Infinity;
    results = Promise.all(watched.map(({ probe, outage }) => examine(probe, outage))).finally(() => {
      foundAt = performance.now();
    });
    return results;
  };
}

/** Whether the catalogue can be drawn from, listed and counted: not before the first index is complete. */
export type CatalogueCheck = () => Promise<boolean>;

/** The state of the process; its owner sets `closing`. */
export interface Lifecycle {
  closing: boolean;
}

/**
 * Adds the probes for orchestrators: `/health/live` succeeds while the process runs; `/health/ready` lists every engine
 * and returns 503 while a required one is unreachable, the catalogue is not searchable yet, or the process is closing.
 */
export function mountHealth(
  app: FastifyInstance,
  checkEngines: EngineCheck,
  lifecycle: Lifecycle,
  isCatalogueReady: CatalogueCheck = () => Promise.resolve(true),
): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/health/ready', async (_request, reply) => {
    const [found, isStarted] = await Promise.all([checkEngines(), isCatalogueReady()]);
    const worst = (status: ProbeResult['status']): boolean =>
      found.some(([, finding]) => finding.status === status);
    const calm = worst('degraded') ? 'degraded' : 'ok';
    const status = lifecycle.closing
      ? 'closing'
      : worst('unavailable')
        ? 'unavailable'
        : isStarted
          ? calm
          : 'starting';
    return reply
      .code(status === calm ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, engines: Object.fromEntries(found) });
  });
}
