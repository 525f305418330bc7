import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { destination, type Logger } from 'pino';
import { afterAll } from 'vitest';

import { createLogger } from '../../src/logger.ts';
import { openElasticsearch, openRedis } from '../../src/clients.ts';
import { openPostgres } from '../../src/postgres.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { databaseUrl, engineUrls } from './engine-urls.ts';
import { onServer, templateDatabase } from './template-database.ts';

/** A database, an index prefix and a Redis prefix for one test file, with clients. */
export interface TestEngines {
  readonly pool: Pool;
  readonly elasticsearch: Client;
  readonly redis: Redis;
  readonly indexPrefix: string;
  readonly config: Config;
  /** The environment with which a child process uses the same data. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logger: Logger;
}

/**
 * Milliseconds. Long, because other suites share the machine. Outage tests open separate pools with the timeouts of the
 * service.
 */
const CONNECT_TIMEOUT = 10_000;

/** Logs everything to a separate file if the test run collects logs, and otherwise nothing. */
function aLogger(run: string): Logger {
  const folder = process.env.TRIVIA_TEST_LOGS ?? '';
  if (folder === '') return createLogger('test', 'silent');
  return createLogger('test', 'debug', destination({ dest: join(folder, `${run}.log`), sync: true }));
}

/** Deletes all indices with this prefix. */
export async function removeIndices(elasticsearch: Client, indexPrefix: string): Promise<void> {
  const found = await elasticsearch.indices.get({ index: `${indexPrefix}-*`, ignore_unavailable: true });
  const names = Object.keys(found);
  if (names.length > 0) await elasticsearch.indices.delete({ index: names, ignore_unavailable: true });
}

async function removeRedisKeys(redis: Redis, prefix: string): Promise<void> {
  for await (const keys of redis.scanStream({ match: `${prefix}*` }) as AsyncIterable<string[]>)
    // The client adds its prefix to every key, but a scan returns full keys.
    if (keys.length > 0) await redis.del(...keys.map((key) => key.slice(prefix.length)));
}

/**
 * Call it once at the top of a service test file: `const engines = await ownEngines();`. The database has all
 * migrations and the vocabulary but no questions. Everything is deleted after the file's last test.
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
    // One process where a test does not need more.
    TRIVIA_WORKERS: '1',
    TRIVIA_EXPORT_FOLDER: join(tmpdir(), `trivia-exports-${run}`),
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
    await rm(config.exportFolder, { recursive: true, force: true });
    await onServer(urls.database, (client) =>
      client.query(`drop database if exists ${database} with (force)`),
    );
  });
  return { pool, elasticsearch, redis, indexPrefix: config.indexPrefix, config, environment, logger };
}
