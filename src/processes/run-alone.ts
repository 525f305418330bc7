import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { createMetrics } from '../http/metrics.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { createService } from './service.ts';

/** Runs the service in this process. */
export async function runAlone(config: Config, logger: Logger): Promise<void> {
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const tracing = await startTracing(config, 'trivia-api');
  const service = createService(config, logger, metrics, tracing);
  const metricsServer = await serveMetrics(metrics, config, logger);
  const closing = closeOnSignal({
    logger,
    async close(request) {
      await service.close(request);
      await metricsServer?.close();
    },
  });
  // Without its parent, nobody uses this process or can stop it.
  process.once('disconnect', () => closing.start());

  const baseUrl = await service.listen();
  logger.info({ baseUrl }, 'listening');
  process.send?.({ type: 'listening', baseUrl });
}
