import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

import { buildApp } from '../app.ts';
import { openElasticsearch, openRedis } from '../clients.ts';
import { openPostgres, openStandby, REQUEST_TIMEOUT } from '../postgres.ts';
import type { Config } from '../config.ts';
import { createMetrics } from '../http/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { closeOnSignal, type CloseRequest } from './close-on-signal.ts';
import { ToWorker, type FromWorker } from './workers.ts';

/** Answers requests in this process, which is a worker or alone. */
export function serve(worker: Worker | undefined, config: Config, logger: Logger): Promise<void> {
  return worker === undefined ? runAlone(config, logger) : runWorker(worker, config, logger);
}

async function runAlone(config: Config, logger: Logger): Promise<void> {
  const service = await createService(config, logger);
  const metricsServer = await serveMetrics(service.metrics, config, logger);
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

/** Runs the service in this worker, which listens on a port that all workers share. */
async function runWorker(worker: Worker, config: Config, logger: Logger): Promise<void> {
  const service = await createService(config, logger);
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
      void service.metrics
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

/** Milliseconds for which a closing process keeps serving, so that the load balancer notices first. */
const NOTICE = 3_000;

/**
 * PostgreSQL connections. One process needs no more than ten; all workers together have about twenty, but each at least
 * four, because counting the catalogue can hold one for seconds.
 */
const MOST_CONNECTIONS = 10;
const FEWEST_CONNECTIONS = 4;
const SHARED_CONNECTIONS = 20;

export function connectionsOf(workers: number): number {
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, Math.floor(SHARED_CONNECTIONS / workers)));
}

/** Listens and returns the public URL. */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const url = new URL(config.baseUrl);
  if (url.port === '0') url.port = String(port);
  return url.href.replace(/\/+$/, '');
}

/** What answers requests: the application with its connections. */
async function createService(config: Config, logger: Logger) {
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const tracing = await startTracing(config, 'trivia-api');
  const clients = {
    postgres: openPostgres(config, logger, {
      connections: connectionsOf(config.workers),
      statementTimeout: REQUEST_TIMEOUT,
    }),
    standby: openStandby(config, logger),
    elasticsearch: openElasticsearch(config),
    redis: openRedis(config, logger),
  };
  tracing?.traceStatements(clients.postgres);
  const lifecycle = { closing: false };
  const app = buildApp({ config, clients, logger, metrics, tracing, lifecycle });
  return {
    metrics,
    listen: () => listen(app, config),
    async close({ notice }: CloseRequest): Promise<void> {
      lifecycle.closing = true;
      if (notice) await pause(NOTICE);
      await app.close();
      clients.redis.disconnect();
      const { postgres, standby, elasticsearch } = clients;
      await Promise.allSettled([postgres.end(), standby?.end(), elasticsearch.close()]);
      await tracing?.close();
    },
  };
}
