import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** An engine that the service leans on. */
export interface Probe {
  readonly name: string;
  /** Whether nothing at all can be answered without it. */
  readonly required: boolean;
  /** Resolves when the engine is fit for use; nobody waits for it any more once the signal is given. */
  readonly check: (signal: AbortSignal) => Promise<unknown>;
}

/** Milliseconds after which an engine counts as away, and for which a finding holds: nobody can make us ask more often. */
const PATIENCE = 1_000;
const FRESH = 500;

interface Finding {
  readonly status: 'ok' | 'unavailable' | 'degraded';
  /** Milliseconds that the engine took. */
  readonly latency: number;
}

const late = async (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error(`no answer in ${PATIENCE} ms`)), { once: true });
  return promise;
};

async function examine(probe: Probe, logger: FastifyBaseLogger): Promise<[string, Finding]> {
  const start = performance.now();
  const latency = (): number => Math.round((performance.now() - start) * 10) / 10;
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    await Promise.race([probe.check(signal), late(signal)]);
    return [probe.name, { status: 'ok', latency: latency() }];
  } catch (error) {
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    logger.warn({ cause }, `${probe.name} is not fit for use`);
    return [probe.name, { status: probe.required ? 'unavailable' : 'degraded', latency: latency() }];
  }
}

/** How the process stands; the owner of the process says when it begins to close. */
export interface Lifecycle {
  closing: boolean;
}

/**
 * Adds the probes of orchestrators: `/health/live` says that the process runs; `/health/ready` names every engine, and answers
 * 503 while a required one is away or the process is closing.
 */
export function mountHealth(app: FastifyInstance, probes: readonly Probe[], lifecycle: Lifecycle): void {
  let findings: Promise<[string, Finding][]> | undefined;
  let foundAt = Infinity;
  const ask = (): Promise<[string, Finding][]> => {
    // Counted from the end: whoever comes while an engine hangs waits for the probe that is under way.
    if (findings !== undefined && performance.now() - foundAt <= FRESH) return findings;
    foundAt = Infinity;
    findings = Promise.all(probes.map((probe) => examine(probe, app.log))).finally(() => {
      foundAt = performance.now();
    });
    return findings;
  };

  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/health/ready', async (_request, reply) => {
    const found = await ask();
    const worst = (status: Finding['status']): boolean =>
      found.some(([, finding]) => finding.status === status);
    const ready = !lifecycle.closing && !worst('unavailable');
    const calm = worst('degraded') ? 'degraded' : 'ok';
    const status = lifecycle.closing ? 'closing' : ready ? calm : 'unavailable';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, engines: Object.fromEntries(found) });
  });
}
