import { ClusterConnectionPool, Client as Elasticsearch } from '@elastic/elasticsearch';
import type { Logger } from 'pino';

import type { EngineConfig } from './config.ts';
import { splitUrls } from './connection-url.ts';
import { createOutageLog } from './engines/outage-log.ts';
import { connectRedis, type RedisClient } from './redis.ts';

/** Milliseconds that a caller waits for Redis before it gets a 503. */
const REDIS_CONNECT_TIMEOUT = 500;
const REDIS_COMMAND_TIMEOUT = 1_000;
const REDIS_RECONNECT_DELAY = 500;

export function openElasticsearch({
  elasticsearchUrl,
  elasticsearchApiKey: apiKey,
}: Pick<EngineConfig, 'elasticsearchUrl' | 'elasticsearchApiKey'>): Elasticsearch {
  const nodes = splitUrls(elasticsearchUrl);
  return new Elasticsearch({
    nodes,
    // A request that a node refuses (502, 503, 504) or whose connection fails goes to each other node once, without a pause: all
    // requests can be repeated. By default an unreachable engine is retried for eight seconds. Callers set time limits instead.
    maxRetries: nodes.length - 1,
    ...(nodes.length > 1 ? { ConnectionPool: NodePool } : {}),
    ...(apiKey === undefined ? {} : { auth: { apiKey } }),
  });
}

/**
 * After a failure, a node is left out for a minute, unless all have failed, and then used if it responds to a ping. With the client's
 * default pool, every few hundredth caller would wait for a node that hangs.
 */
class NodePool extends ClusterConnectionPool {
  // By default, each request that failed at the same time doubles the minute.
  override resurrectTimeoutCutoff = 0;
}

export function openRedis(
  config: Pick<EngineConfig, 'redisUrl' | 'redisPrefix'>,
  logger: Logger,
): RedisClient {
  const redis = connectRedis(config.redisUrl, {
    keyPrefix: config.redisPrefix,
    connectTimeout: REDIS_CONNECT_TIMEOUT,
    commandTimeout: REDIS_COMMAND_TIMEOUT,
    retryDelay: REDIS_RECONNECT_DELAY,
  });
  // Reconnecting is tried twice a second, but an outage is logged only when it begins and ends.
  const outage = createOutageLog(logger, { failed: 'Redis is unreachable', worked: 'Redis is back' });
  redis.on('error', outage.failed);
  redis.on('ready', outage.worked);
  return redis;
}
