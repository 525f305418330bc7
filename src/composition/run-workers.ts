import type { FastifyInstance } from 'fastify';

interface Worker {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the workers when the application is ready and stops them when it closes. */
export function runWorkers(app: FastifyInstance, workers: readonly Worker[]): void {
  app.addHook('onReady', () => {
    for (const worker of workers) worker.start();
    return Promise.resolve();
  });
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });
}
