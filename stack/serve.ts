import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { comparisonProgress } from '../cli/progress.ts';
import { setUp } from '../cli/set-up.ts';
import type { ComparisonProgress } from '../indexer/duplicates/compare-due.ts';
import { openElasticsearch, openRedis } from '../src/clients.ts';
import { readConfig, type Config } from '../src/config.ts';
import { CONNECTIONS } from '../src/connection-url.ts';
import { createLogger } from '../src/logger.ts';
import { openPostgres } from '../src/postgres.ts';
import { startChildren, type Children } from './children.ts';
import { DEMO_EMAIL, demoKeys, demoPassword } from './demo-account.ts';
import { readDevFile, type DevFile } from './dev-file.ts';
import type { DatabaseUrls } from './engine.ts';
import type { EngineUrls } from './engines.ts';
import { freePort, isPortFree } from './ports.mjs';
import type { Progress } from './progress.ts';
import { REPORT_INTERVAL, waitForApi, waitForIndex } from './wait-for-service.ts';

const DEFAULT_PORT = 3000;
/** API processes by default: the engines need cores and memory too. */
const MOST_WORKERS = 4;
/** Milliseconds for a response from an engine. */
const TIMEOUT = 5_000;

export interface Service {
  readonly baseUrl: string;
  readonly keys: DevFile['keys'];
  readonly account: DevFile['account'];
  /** Stops our processes, the API first. */
  stop(): Promise<void>;
}

export interface ServiceRequest {
  /** The clone. */
  readonly root: string;
  readonly urls: EngineUrls;
  /** The requested port; undefined for the default port. */
  readonly port: number | undefined;
  readonly environment: NodeJS.ProcessEnv;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** The configuration before the engines run, whose URLs are examples. Throws an error that names every invalid setting. */
export function readEarlyConfig(given: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const { DATABASE_URL, ELASTICSEARCH_URL, REDIS_URL } = CONNECTIONS;
  return readConfig({
    DATABASE_URL: DATABASE_URL.example.replace(':password', ''),
    ELASTICSEARCH_URL: ELASTICSEARCH_URL.example,
    REDIS_URL: REDIS_URL.example,
    ...set,
  });
}

/** Updates the database to this version and loads the starter catalogue. It needs no other engine. */
export async function setUpDatabase(
  urls: DatabaseUrls,
  { environment, progress, signal }: Pick<ServiceRequest, 'environment' | 'progress' | 'signal'>,
): Promise<void> {
  const config = readEarlyConfig(serviceEnvironment(environment, urls));
  const pool = openPostgres(config, createLogger('start', 'warn'), { connections: 2 });
  try {
    await progress.step('setting up the database and the starter catalogue', () =>
      setUp(pool, config, { signal, onProgress: reportComparison(progress) }),
    );
  } finally {
    await pool.end();
  }
}

/** Prints the progress of comparing from time to time: after an upgrade, a large catalogue takes minutes. */
function reportComparison(progress: Progress): (comparing: ComparisonProgress) => void {
  let next = performance.now() + REPORT_INTERVAL;
  return (comparing) => {
    if (performance.now() < next) return;
    next = performance.now() + REPORT_INTERVAL;
    progress.print(`  ${comparisonProgress(comparing).text}`);
  };
}

/**
 * Starts the indexer and the API on a database that is set up, and resolves when everything is searchable and the API
 * answers everything.
 *
 * @throws an error with a message for the user, after stopping what was started
 */
export async function startService(request: ServiceRequest): Promise<Service> {
  const { progress, signal, urls } = request;
  const environment = {
    ...serviceEnvironment(request.environment, urls),
    PORT: String(await choosePort(request.port)),
  };
  const config = readConfig(environment);
  const { baseUrl } = config;
  await checkEngines(config);
  const pool = openPostgres(config, createLogger('start', 'warn'), { connections: 2 });
  let children: Children | undefined;
  try {
    const earlier = readDevFile(join(request.root, '.trivia'));
    const keys = await demoKeys(pool, earlier?.keys);
    const account = { email: DEMO_EMAIL, password: await demoPassword(pool, earlier?.account.password) };
    const engines = { ...urls, indexPrefix: config.indexPrefix };
    children = startChildren({
      root: request.root,
      progress,
      environment,
      apiDatabaseUrl: config.apiDatabaseUrl ?? config.databaseUrl,
      known: { baseUrl, keys, account, engines },
    });
    const local = localUrl(config);
    await progress.step('starting the API', () => waitForApi(`${local}/health/live`, signal));
    await progress.step('indexing', () => waitForIndex(pool, baseUrl, request));
    await progress.step('waiting for the first answers', () => waitForApi(`${local}/health/ready`, signal));
    const running = children;
    return { baseUrl, keys, account, stop: () => running.stop() };
  } catch (error) {
    await children?.stop();
    throw error;
  } finally {
    await pool.end();
  }
}

/** The environment of our processes. */
export function serviceEnvironment(given: NodeJS.ProcessEnv, urls: Partial<EngineUrls>): NodeJS.ProcessEnv {
  const { databaseUrl, apiDatabaseUrl, elasticsearchUrl, redisUrl } = urls;
  return {
    // Quiet by default.
    TRIVIA_LOG_LEVEL: 'warn',
    TRIVIA_WORKERS: String(Math.min(availableParallelism(), MOST_WORKERS)),
    ...given,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(apiDatabaseUrl === undefined ? {} : { TRIVIA_API_DATABASE_URL: apiDatabaseUrl }),
    ...(elasticsearchUrl === undefined ? {} : { ELASTICSEARCH_URL: elasticsearchUrl }),
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  };
}

/** The requested port; by default the default port, or a free one if that is in use. */
export async function choosePort(requested: number | undefined): Promise<number> {
  if (requested === undefined) return (await isPortFree(DEFAULT_PORT)) ? DEFAULT_PORT : freePort();
  if (requested !== 0 && !(await isPortFree(requested)))
    throw new Error(`Port ${requested} is in use; free it, or set PORT to another one.`);
  return requested === 0 ? freePort() : requested;
}

/**
 * Checks that each engine answers: behind an open port there may be another program, or a password may be wrong.
 *
 * @throws an error that names the setting
 */
async function checkEngines(config: Config): Promise<void> {
  const silent = createLogger('start', 'silent');
  const pool = openPostgres(config, silent, { connections: 1, connectTimeout: TIMEOUT });
  const elasticsearch = openElasticsearch(config);
  const redis = openRedis(config, silent);
  const check = async (setting: string, answer: Promise<unknown>): Promise<void> => {
    try {
      await answer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${setting}: the engine does not answer as expected (${reason}). Check the URL and its password.`,
        {
          cause: error,
        },
      );
    }
  };
  const connected = new Promise<void>((resolve, reject) => {
    redis.once('ready', resolve);
    redis.once('error', reject);
  });
  try {
    await Promise.all([
      check('DATABASE_URL', pool.query('select 1')),
      check('ELASTICSEARCH_URL', elasticsearch.cluster.health({}, { requestTimeout: TIMEOUT })),
      check('REDIS_URL', connected),
    ]);
  } finally {
    redis.disconnect();
    await Promise.allSettled([pool.end(), elasticsearch.close()]);
  }
}

/** The URL of the API from this computer. */
function localUrl({ host, port }: Config): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
