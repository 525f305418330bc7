import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { destination, type Logger } from 'pino';
import { afterAll } from 'vitest';

import { createLogger } from '../../src/logger.ts';
import { openElasticsearch, openPostgres, openRedis } from '../../src/clients.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { databaseUrl, engineUrls } from './engine-urls.ts';
import { onServer, templateDatabase } from './template-database.ts';

/** A database, an index prefix and a Redis prefix that no other test file shares, and clients for them. */
export interface TestEngines {
  readonly pool: Pool;
  readonly elasticsearch: Client;
  readonly redis: Redis;
  readonly indexPrefix: string;
  readonly config: Config;
  /** What a child process needs in its environment to work on the same data. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logger: Logger;
}

/** Milliseconds: other suites share the machine. Tests of outages open pools of their own, with the patience of the service. */
const CONNECT_TIMEOUT = 10_000;

/** Logs everything to a file of its own where the run wants to look through the logs, and nothing otherwise. */
function aLogger(run: string): Logger {
  const folder = process.env.TRIVIA_TEST_LOGS ?? '';
  if (folder === '') return createLogger('test', 'silent');
  return createLogger('test', 'debug', destination({ dest: join(folder, `${run}.log`), sync: true }));
}

async function removeIndices(elasticsearch: Client, indexPrefix: string): Promise<void> {
  const found = await elasticsearch.indices.get({ index: `${indexPrefix}-*`, ignore_unavailable: true });
  const names = Object.keys(found);
  if (names.length > 0) await elasticsearch.indices.delete({ index: names, ignore_unavailable: true });
}

async function removeRedisKeys(redis: Redis, prefix: string): Promise<void> {
  for await (const keys of redis.scanStream({ match: `${prefix}*` }) as AsyncIterable<string[]>)
    // The client puts its prefix before every key it is given, but scanning shows whole keys.
    if (keys.length > 0) await redis.del(...keys.map((key) => key.slice(prefix.length)));
}

/**
 * Call it once at the top of a service test file: `const engines = await ownEngines();`. The database has the migrations and
 * the vocabulary and no question; everything is removed after the file's last test.
 */
export async function ownEngines(): Promise<TestEngines> {
  const urls = engineUrls();
  const run = randomBytes(5).toString('hex');
  const database = `trivia_test_${run}`;
  const template = await templateDatabase(urls.database);
  await onServer(urls.database, (client) => client.query(`create database ${database} template ${template}`));
  const environment = {
    DATABASE_URL: databaseUrl(urls.database, database),
    ELASTICSEARCH_URL: urls.elasticsearch,
    REDIS_URL: urls.redis,
    TRIVIA_INDEX_PREFIX: `t-${run}`,
    TRIVIA_REDIS_PREFIX: `t-${run}:`,
    TRIVIA_LOG_LEVEL: 'warn',
  };
  const config = readConfig(environment);
  const logger = aLogger(run);
  const pool = openPostgres(config, logger, { connectTimeout: CONNECT_TIMEOUT });
  const elasticsearch = openElasticsearch(config);
  const redis = openRedis(config, logger);

  afterAll(async () => {
    await removeIndices(elasticsearch, config.indexPrefix);
    if (redis.status === 'ready') await removeRedisKeys(redis, config.redisPrefix);
    redis.disconnect();
    await elasticsearch.close();
    await pool.end();
    await onServer(urls.database, (client) =>
      client.query(`drop database if exists ${database} with (force)`),
    );
  });
  return { pool, elasticsearch, redis, indexPrefix: config.indexPrefix, config, environment, logger };
}
