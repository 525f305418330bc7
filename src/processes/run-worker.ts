import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { createMetrics } from '../http/metrics.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { ToWorker, type FromWorker } from './messages.ts';
import { createService } from './service.ts';

/** Runs the service in this worker, which listens on a port that all workers share. */
export async function runWorker(worker: Worker, config: Config, logger: Logger): Promise<void> {
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const tracing = await startTracing(config, 'trivia-api');
  const service = createService(config, logger, metrics, tracing);
  const closing = closeOnSignal({
    logger,
    close: (request) => service.close(request),
    // A terminal and systemd signal all processes of a group. The primary process stops the workers.
    ignored: ['SIGTERM', 'SIGINT'],
  });
  const send = (message: FromWorker): void => {
    if (worker.isConnected()) worker.send(message);
  };
  worker.on('message', (received: unknown) => {
    const message = ToWorker.parse(received);
    if (message.type === 'close') closing.start(message);
    else
      void metrics
        ?.values()
        .then((values) => send({ type: 'measured', request: message.request, values }))
        .catch((error: unknown) => logger.error({ err: error }, 'the metrics cannot be read'));
  });
  worker.on('disconnect', () => {
    // Node would end this process at once, with open requests and unwritten usage.
    worker.exitedAfterDisconnect = true;
    closing.start();
  });

  const baseUrl = await service.listen();
  logger.info('a worker listens');
  send({ type: 'listening', baseUrl });
}
