import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';

import type { Config } from '../config.ts';
import { combineMetrics, type MetricValues } from '../http/combine-metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { type FromWorker, type ToWorker, createWorkers, type Workers } from './workers.ts';

/**
 * Runs the service in several workers. This process answers no requests: it passes each connection to the next free
 * worker, replaces workers that crash, and collects their metrics.
 *
 * @throws WorkerEndedEarly
 */
export async function runPrimary(config: Config, logger: Logger): Promise<void> {
  // JSON has no NaN, the value of a metric that cannot be read.
  cluster.setupPrimary({ serialization: 'advanced' });
  const metrics = collectMetrics((message) => workers.send(message));
  const workers: Workers = createWorkers({ count: config.workers, logger, ...metrics });
  const metricsServer = await serveMetrics(
    config.metricsPort === undefined ? undefined : metrics,
    config,
    logger,
  );
  const closing = closeOnSignal({
    logger,
    async close(request) {
      const isClean = await workers.stop(request);
      await metricsServer?.close();
      if (!isClean) throw new Error('a worker did not close properly');
    },
  });
  // Without its parent, nobody uses this process or can stop it.
  process.once('disconnect', () => closing.start());

  try {
    const baseUrl = await workers.start();
    if (baseUrl === undefined) return;
    logger.info({ baseUrl, workers: config.workers }, 'listening');
    process.send?.({ type: 'listening', baseUrl });
  } catch (error) {
    await workers.stop({ notice: false });
    throw error;
  }
}

/** Milliseconds for which the metrics wait for a worker. Prometheus waits ten seconds by default. */
const TIMEOUT = 2_000;

/** A collection that waits for workers. */
interface Collection {
  readonly missing: Set<number>;
  readonly responding: Set<number>;
  readonly complete: () => void;
}

/**
 * Metrics of all workers, read from each of them on collection.
 *
 * @param send - sends a message to all workers and returns their numbers
 */
function collectMetrics(send: (message: ToWorker) => readonly number[]) {
  const combined = combineMetrics();
  const collections = new Map<number, Collection>();
  let requests = 0;

  function receive(worker: number, request: number, values: MetricValues): void {
    combined.update(worker, values);
    const collection = collections.get(request);
    collection?.responding.add(worker);
    expectLess(worker, collection);
  }

  function expectLess(worker: number, collection: Collection | undefined): void {
    collection?.missing.delete(worker);
    if (collection?.missing.size === 0) collection.complete();
  }

  return {
    contentType: combined.contentType,
    async read(): Promise<string> {
      requests += 1;
      const request = requests;
      const { promise, resolve: complete } = Promise.withResolvers<undefined>();
      const responding = new Set<number>();
      const missing = new Set(send({ type: 'measure', request }));
      collections.set(request, { missing, responding, complete: () => complete(undefined) });
      const over = new AbortController();
      if (missing.size > 0)
        await Promise.race([
          promise,
          pause(TIMEOUT, undefined, { signal: over.signal }).catch(() => undefined),
        ]);
      over.abort();
      collections.delete(request);
      return combined.read(responding);
    },
    onMessage(worker: number, message: FromWorker): void {
      if (message.type === 'measured') receive(worker, message.request, message.values);
    },
    onCrash(worker: number): void {
      combined.retire(worker);
      for (const collection of collections.values()) expectLess(worker, collection);
    },
  };
}
