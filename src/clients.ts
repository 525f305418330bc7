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
 * After one failure, a node is left out for ten seconds, unless all have failed. Then it is used again if it responds to a ping. A node that
 * has lost the others still does: every ten seconds, a search waits for it until it is sent to a second one. The others are left out, too,
 * once they have waited for that node. When this lasted five minutes, it was the only one in use, and its searches failed.
 */
class NodePool extends ClusterConnectionPool {
  override resurrectTimeout = 10_000;
  // By default, each request that failed at the same time doubles it.
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
