import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

import { buildApp } from '../app.ts';
import type { Clients } from '../composition/app-parts.ts';
import { openElasticsearch, openPostgres, openRedis, REQUEST_TIMEOUT } from '../clients.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { CloseRequest } from './close-on-signal.ts';

/** Milliseconds for which a closing process keeps serving, so that the load balancer notices first. */
const NOTICE = 3_000;

/**
 * PostgreSQL connections. One process needs no more than ten; all workers together have about twenty, but each at least
 * four, because counting the catalogue can hold one for seconds.
 */
const MOST_CONNECTIONS = 10;
const FEWEST_CONNECTIONS = 4;
const SHARED_CONNECTIONS = 20;

/** PostgreSQL connections of each worker. */
export function connectionsOf(workers: number): number {
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, Math.floor(SHARED_CONNECTIONS / workers)));
}

/** What answers requests: the application with its connections. */
interface Service {
  /** Listens and returns the public URL. */
  readonly listen: () => Promise<string>;
  readonly close: (request: CloseRequest) => Promise<void>;
}

async function closeClients({ postgres, elasticsearch, redis }: Clients): Promise<void> {
  redis.disconnect();
  await Promise.allSettled([postgres.end(), elasticsearch.close()]);
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const url = new URL(config.baseUrl);
  if (url.port === '0') url.port = String(port);
  return url.href.replace(/\/+$/, '');
}

export function createService(
  config: Config,
  logger: Logger,
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
): Service {
  const clients = {
    postgres: openPostgres(config, logger, {
      connections: connectionsOf(config.workers),
      statementTimeout: REQUEST_TIMEOUT,
    }),
    elasticsearch: openElasticsearch(config),
    redis: openRedis(config, logger),
  };
  tracing?.traceStatements(clients.postgres);
  const lifecycle = { closing: false };
  const app = buildApp({ config, clients, logger, metrics, tracing, lifecycle });
  return {
    listen: () => listen(app, config),
    async close({ notice }) {
      lifecycle.closing = true;
      if (notice) await pause(NOTICE);
      await app.close();
      await closeClients(clients);
      await tracing?.close();
    },
  };
}
