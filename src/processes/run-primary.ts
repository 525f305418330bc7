import cluster from 'node:cluster';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { collectMetrics } from './collect-metrics.ts';
import { createWorkers, type Workers } from './workers.ts';

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
