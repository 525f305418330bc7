import { Client as Elasticsearch } from '@elastic/elasticsearch';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { Logger } from 'pino';

import type { EngineConfig } from './config.ts';
import { createOutageLog } from './engines/outage-log.ts';

/** Milliseconds that a caller waits for an engine before it gets a 503. */
const POSTGRES_CONNECT_TIMEOUT = 1_000;
const REDIS_CONNECT_TIMEOUT = 500;
const REDIS_COMMAND_TIMEOUT = 1_000;
const REDIS_RECONNECT_DELAY = 500;

/** Milliseconds for one statement: in a request, for which a caller is waiting, and in imports and the indexer. */
export const REQUEST_TIMEOUT = 3_000;
const WORK_TIMEOUT = 10_000;

/** PostgreSQL connections per process: more than two cores can use. */
const POSTGRES_CONNECTIONS = 10;

interface PostgresOptions {
  readonly connections?: number;
  /** Milliseconds to get a connection. */
  readonly connectTimeout?: number;
  /** Milliseconds for one statement. */
  readonly statementTimeout?: number;
}

export function openPostgres(
  config: EngineConfig,
  logger: Logger,
  {
    connections = POSTGRES_CONNECTIONS,
    connectTimeout = POSTGRES_CONNECT_TIMEOUT,
    statementTimeout = WORK_TIMEOUT,
  }: PostgresOptions = {},
): Pool {
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // The server cannot cancel a statement if the connection is silent.
    query_timeout: statementTimeout + POSTGRES_CONNECT_TIMEOUT,
    idle_in_transaction_session_timeout: WORK_TIMEOUT,
    application_name: 'trivia',
  });
  // Without a listener, a connection that the server closes would crash this process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle PostgreSQL connection was lost'));
  return pool;
}

/** Milliseconds that a probe waits for a connection, and for a response. */
const PROBE_LIMIT = 1_000;

/** A pool of one connection for probes: those of the other pool may all be in use. */
export function openProbePool({ options }: Pool, logger: Logger): Pool {
  const pool = new Pool({
    ...options,
    max: 1,
    connectionTimeoutMillis: PROBE_LIMIT,
    query_timeout: PROBE_LIMIT,
  });
  pool.on('error', (error) => logger.debug({ err: error }, 'the PostgreSQL connection for probes was lost'));
  return pool;
}

export function openElasticsearch(config: EngineConfig): Elasticsearch {
  // By default an unreachable engine is retried for eight seconds. Callers set time limits instead.
  return new Elasticsearch({ node: config.elasticsearchUrl, maxRetries: 0 });
}

export function openRedis(config: EngineConfig, logger: Logger): Redis {
  // The defaults queue commands while disconnected and wait indefinitely for replies.
  const redis = new Redis(config.redisUrl, {
    keyPrefix: config.redisPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: REDIS_CONNECT_TIMEOUT,
    commandTimeout: REDIS_COMMAND_TIMEOUT,
    // Commands of one turn of the event loop are written to the connection together.
    enableAutoPipelining: true,
    retryStrategy: () => REDIS_RECONNECT_DELAY,
  });
  // Reconnecting is tried twice a second, but an outage is logged only when it begins and ends.
  const outage = createOutageLog(logger, { failed: 'Redis is unreachable', worked: 'Redis is back' });
  redis.on('error', outage.failed);
  redis.on('ready', outage.worked);
  return redis;
}
