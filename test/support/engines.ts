import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@elastic/elasticsearch';
import type { Redis } from 'ioredis';
import { runner } from 'node-pg-migrate';
import { Client as PostgresClient, Pool } from 'pg';
import { destination, type Logger } from 'pino';
import { afterAll, onTestFinished } from 'vitest';

import { BUNDLED_TAXONOMY } from '../../cli/bundled-taxonomy.ts';
import { migrate } from '../../cli/store/migrate.ts';
import { applyTaxonomy } from '../../cli/store/taxonomy.ts';
import { createLogger } from '../../src/logger.ts';
import { openElasticsearch } from '../../src/clients.ts';
import { openPostgres, type PostgresOptions } from '../../src/postgres.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { openOneRedis } from './one-redis.ts';
import { until } from './until.ts';

/** The URLs of the engines of this test run. The test runner starts the engines and sets the environment. */
export function engineUrls() {
  const read = (name: string): string => {
    const value = process.env[name];
    if (value === undefined || value === '')
      throw new Error(
        `${name} is not set: run the tests with \`npm test\`, which starts the engines, or set it to a running one`,
      );
    return value;
  };
  return {
    database: read('DATABASE_URL'),
    elasticsearch: read('ELASTICSEARCH_URL'),
    redis: read('REDIS_URL'),
  };
}

/** The same server with another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The name contains a hash of the contents, so that a changed migration or vocabulary gets a new template. */
function templateName(): string {
  const hash = createHash('sha256').update(JSON.stringify(BUNDLED_TAXONOMY));
  for (const file of readdirSync(MIGRATIONS).sort())
    hash.update(file).update(readFileSync(new URL(file, MIGRATIONS)));
  return `trivia_template_${hash.digest('hex').slice(0, 12)}`;
}

/** Applies all migrations and the vocabulary. */
export async function fill(url: string): Promise<void> {
  await migrate(url);
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await applyTaxonomy(pool, BUNDLED_TAXONOMY);
  } finally {
    await pool.end();
  }
}

/** Runs statements on the maintenance database of the server. */
export async function onServer<Result>(
  server: string,
  work: (client: PostgresClient) => Promise<Result>,
): Promise<Result> {
  const client = new PostgresClient({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A database with all migrations and the vocabulary, created once for all test files that run at the same time.
 *
 * @returns its name, to create databases from
 */
async function templateDatabase(server: string): Promise<string> {
  const name = templateName();
  return onServer(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('trivia test template'))`);
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 1) return name;
    // Renamed when complete, so that a killed run leaves no incomplete template.
    await client.query(`drop database if exists ${name}_unfinished with (force)`);
    await client.query(`create database ${name}_unfinished`);
    await fill(databaseUrl(server, `${name}_unfinished`));
    await client.query(`alter database ${name}_unfinished rename to ${name}`);
    return name;
  });
}

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

/** Milliseconds. Long, because other suites share the machine. Tests of time limits open pools with those of the service. */
const CONNECT_TIMEOUT = 10_000;

/** Opens a pool that waits long for a connection. */
export const openPatiently = (
  config: Pick<Config, 'databaseUrl'>,
  logger: Logger,
  options: PostgresOptions = {},
): Pool => openPostgres(config, logger, { connectTimeout: CONNECT_TIMEOUT, ...options });

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
  const pool = openPatiently(config, logger);
  const elasticsearch = openElasticsearch(config);
  const redis = openOneRedis(config, logger);

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
  await until('Redis is reached', () => redis.status === 'ready');
  return { pool, elasticsearch, redis, indexPrefix: config.indexPrefix, config, environment, logger };
}

/** Creates an empty database with the first migrations, for one test. */
export async function databaseAt(migrations: number): Promise<{ readonly url: string; readonly pool: Pool }> {
  const { database } = engineUrls();
  const name = `trivia_test_${randomBytes(5).toString('hex')}`;
  const url = databaseUrl(database, name);
  await onServer(database, (client) => client.query(`create database ${name}`));
  const pool = new Pool({ connectionString: url, max: 2 });
  // A connection that is still closing reports that its database is dropped, when the pool no longer listens to it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await onServer(database, (client) => client.query(`drop database ${name} with (force)`));
  });
  await runner({
    databaseUrl: url,
    dir: fileURLToPath(new URL('../../migrations', import.meta.url)),
    direction: 'up',
    migrationsTable: 'migrations',
    count: migrations,
    log: () => undefined,
  });
  return { url, pool };
}
