import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

import { buildApp, type Clients } from './app.ts';
import { openElasticsearch, openPostgres, openRedis, REQUEST_TIMEOUT } from './clients.ts';
import { readConfigOrExit, type Config } from './config.ts';
import { serveMetrics } from './http/metrics-server.ts';
import { createMetrics } from './http/metrics.ts';
import { createLogger } from './logger.ts';

/** Milliseconds from the first signal until the process exits even if requests are still running. */
const HARD_STOP = 15_000;
/**
 * Milliseconds that the process keeps serving after SIGTERM, so that the load balancer notices first. A parent process
 * with an IPC channel needs no balancer.
 */
const NOTICE = 3_000;

async function closeClients({ postgres, elasticsearch, redis }: Clients): Promise<void> {
  redis.disconnect();
  await Promise.allSettled([postgres.end(), elasticsearch.close()]);
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

async function run(config: Config, logger: Logger): Promise<void> {
  const clients = {
    postgres: openPostgres(config, logger, { statementTimeout: REQUEST_TIMEOUT }),
    elasticsearch: openElasticsearch(config),
    redis: openRedis(config, logger),
  };
  const lifecycle = { closing: false };
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const app = buildApp({ config, clients, logger, metrics, lifecycle });

  const metricsServer =
    metrics === undefined ? undefined : await serveMetrics(metrics, config.host, config.metricsPort ?? 0);
  if (metricsServer !== undefined) logger.info({ port: metricsServer.port }, 'serving metrics');
  const grace = closeWithGrace({ delay: HARD_STOP, logger: false }, async ({ signal, err }) => {
    lifecycle.closing = true;
    if (err) logger.fatal({ err }, 'closing after an uncaught error');
    else logger.info({ signal }, 'closing');
    if (signal === 'SIGTERM' && process.send === undefined) await pause(NOTICE);
    await app.close();
    await metricsServer?.close();
    await closeClients(clients);
    logger.info('closed');
  });
  // Without its parent, nobody uses this process or can stop it.
  process.once('disconnect', () => grace.close());

  const baseUrl = await listen(app, config);
  logger.info({ baseUrl }, 'listening');
  process.send?.({ type: 'listening', baseUrl });
}

const config = readConfigOrExit();
const logger = createLogger('trivia-api', config.logLevel);
try {
  await run(config, logger);
} catch (error) {
  logger.fatal({ err: error }, 'could not start');
  process.exit(1);
}
