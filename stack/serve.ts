import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

import { comparisonProgress } from '../cli/comparison-progress.ts';
import { setUp } from '../cli/set-up.ts';
import type { ComparisonProgress } from '../indexer/duplicates/compare-due.ts';
import { openPostgres } from '../src/clients.ts';
import { readConfig, type Config } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { readQueueState } from '../src/store/generations/index-queue.ts';
import { readSearchIndices } from '../src/store/generations/search-index.ts';
import { superviseChildren, type Children } from './children.ts';
import { DEMO_EMAIL, demoKeys, demoPassword } from './demo-account.ts';
import { readDevFile, writeDevFile, type DevFile } from './dev-file.ts';
import type { EngineUrls } from './engines.ts';
import { freePort, isPortFree } from './ports.mjs';
import type { Progress } from './progress.ts';

const DEFAULT_PORT = 3000;
/** API processes by default: the engines need cores and memory too. */
const MOST_WORKERS = 4;
/*
 * By default Node takes 440 MB before it collects garbage, although 190 MB are enough. With these limits it is not slower, and
 * serves 300 clients that request 250 questions each at the same time. The container image has the same limits. They
 * apply to each worker, which inherits the flags.
 */
export const API_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=208'];
/** Milliseconds between two checks. */
const POLL_INTERVAL = 100;
/** Milliseconds. */
const API_START_TIMEOUT = 60_000;

/** Milliseconds between two progress lines of a long step. */
const REPORT_INTERVAL = 5_000;

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

/** The requested port; by default the default port, or a free one if that is in use. */
async function choosePort(requested: number | undefined): Promise<number> {
  if (requested === undefined) return (await isPortFree(DEFAULT_PORT)) ? DEFAULT_PORT : freePort();
  if (requested !== 0 && !(await isPortFree(requested)))
    throw new Error(`Port ${requested} is in use; free it, or set PORT to another one.`);
  return requested === 0 ? freePort() : requested;
}

/** The URL of the API from this computer. */
function localUrl({ host, port }: Config): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    // It is not listening yet.
    return false;
  }
}

/** Does not wait for documents that Elasticsearch rejects, which will never be indexed. */
async function isIndexed(pool: Pool): Promise<boolean> {
  const { waiting, refused } = await readQueueState(pool);
  return waiting === refused && (await readSearchIndices(pool)).some((index) => index.state === 'live');
}

/** Starts both processes and writes `.trivia/dev.json` for scripts. */
function startProcesses(
  request: ServiceRequest,
  environment: NodeJS.ProcessEnv,
  apiDatabaseUrl: string,
  known: Omit<DevFile, 'processes'>,
): Children {
  const children = superviseChildren((line) => request.progress.print(line));
  const processes: DevFile['processes'] = {};
  const start = (
    name: 'api' | 'indexer',
    entry: string,
    runtimeFlags: readonly string[],
    databaseUrl: string | undefined,
  ): void =>
    children.start({
      name,
      runtimeFlags,
      entry: join(request.root, entry),
      environment: { ...environment, DATABASE_URL: databaseUrl },
      onStart: (pid) => {
        processes[name] = pid;
        writeDevFile(join(request.root, '.trivia'), { ...known, processes });
      },
    });
  start('indexer', 'indexer/main.ts', [], environment.DATABASE_URL);
  start('api', 'src/main.ts', API_MEMORY, apiDatabaseUrl);
  return children;
}

async function until(reached: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await reached())) {
    signal.throwIfAborted();
    await pause(POLL_INTERVAL);
  }
}

async function waitForApi(url: string, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.timeout(API_START_TIMEOUT);
  try {
    await until(() => isReady(url), AbortSignal.any([signal, late]));
  } catch (error) {
    if (!late.aborted) throw error;
    throw new Error(`The API does not respond at ${url}. Set TRIVIA_LOG_LEVEL=info to see why.`, {
      cause: error,
    });
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
 * Sets up the database, starts the indexer and the API, and resolves when everything is searchable and the API responds.
 *
 * @throws an error with a message for the user, after stopping what was started
 */
export async function startService(request: ServiceRequest): Promise<Service> {
  const { progress, signal, urls } = request;
  const environment = {
    // Quiet by default.
    TRIVIA_LOG_LEVEL: 'warn',
    TRIVIA_WORKERS: String(Math.min(availableParallelism(), MOST_WORKERS)),
    ...request.environment,
    DATABASE_URL: urls.databaseUrl,
    ...(urls.apiDatabaseUrl === undefined ? {} : { TRIVIA_API_DATABASE_URL: urls.apiDatabaseUrl }),
    ELASTICSEARCH_URL: urls.elasticsearchUrl,
    REDIS_URL: urls.redisUrl,
    PORT: String(await choosePort(request.port)),
  };
  const config = readConfig(environment);
  const { baseUrl } = config;
  const pool = openPostgres(config, createLogger('start', 'warn'), { connections: 2 });
  let children: Children | undefined;
  try {
    await progress.step('setting up the database and the starter catalogue', () =>
      setUp(pool, config, { signal, onProgress: reportComparison(progress) }),
    );
    const earlier = readDevFile(join(request.root, '.trivia'));
    const keys = await demoKeys(pool, earlier?.keys);
    const account = { email: DEMO_EMAIL, password: await demoPassword(pool, earlier?.account.password) };
    const engines = { ...urls, indexPrefix: config.indexPrefix };
    children = startProcesses(request, environment, config.apiDatabaseUrl ?? config.databaseUrl, {
      baseUrl,
      keys,
      account,
      engines,
    });
    await progress.step('indexing', () => until(() => isIndexed(pool), signal));
    await progress.step('waiting for the API', () => waitForApi(localUrl(config), signal));
    const running = children;
    return { baseUrl, keys, account, stop: () => running.stop() };
  } catch (error) {
    await children?.stop();
    throw error;
  } finally {
    await pool.end();
  }
}
