import { Client as Elasticsearch } from '@elastic/elasticsearch';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { Logger } from 'pino';

import type { EngineConfig } from './config.ts';

/** Milliseconds. What a caller waits for an engine before it is told that the service is unavailable. */
const POSTGRES_CONNECT = 1_000;
const REDIS_CONNECT = 500;
const REDIS_COMMAND = 1_000;
const REDIS_RECONNECT = 500;

/** Milliseconds for one statement: of a request, whose caller waits, and of an import or the indexer. */
export const REQUEST_PATIENCE = 3_000;
const WORK_PATIENCE = 10_000;

/** Connections of one process to PostgreSQL: more than two cores can use, few enough for a dozen processes. */
const POSTGRES_CONNECTIONS = 10;

interface PostgresOptions {
  readonly connections?: number;
  /** Milliseconds to get a connection. */
  readonly connectPatience?: number;
  /** Milliseconds for one statement. */
  readonly patience?: number;
}

export function openPostgres(
  config: EngineConfig,
  logger: Logger,
  {
    connections = POSTGRES_CONNECTIONS,
    connectPatience = POSTGRES_CONNECT,
    patience = WORK_PATIENCE,
  }: PostgresOptions = {},
): Pool {
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectPatience,
    statement_timeout: patience,
    // The server cannot end a statement when the way to it has gone silent.
    query_timeout: patience + POSTGRES_CONNECT,
    idle_in_transaction_session_timeout: WORK_PATIENCE,
    application_name: 'trivia',
  });
  // Without a listener a connection that the server ends would end this process too.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle PostgreSQL connection was lost'));
  return pool;
}

export function openElasticsearch(config: EngineConfig): Elasticsearch {
  // By default an unreachable engine is retried for eight seconds; each caller sets its own time limit instead.
  return new Elasticsearch({ node: config.elasticsearchUrl, maxRetries: 0 });
}

export function openRedis(config: EngineConfig, logger: Logger): Redis {
  // The defaults queue commands while disconnected and wait without a limit for an answer.
  const redis = new Redis(config.redisUrl, {
    keyPrefix: config.redisPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: REDIS_CONNECT,
    commandTimeout: REDIS_COMMAND,
    // What is asked in one turn of the event loop is written to the connection at once.
    enableAutoPipelining: true,
    retryStrategy: () => REDIS_RECONNECT,
  });
  // It is tried twice a second: told once when it is lost and once when it is back.
  let lost = false;
  redis.on('error', (error) => {
    if (!lost) logger.warn({ err: error }, 'Redis is unreachable');
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) logger.info('Redis is back');
    lost = false;
  });
  return redis;
}
