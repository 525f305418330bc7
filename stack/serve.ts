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
import { freePort, isPortFree } from './ports.ts';
import type { Progress } from './progress.ts';

const DEFAULT_PORT = 3000;
/*
 * Left alone, the runtime takes 440 MB before it cleans up what 190 MB hold; at this ceiling it is no slower, and bears 300
 * clients that ask for 250 questions each at once. The container image says the same.
 */
const API_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=256'];
/** Milliseconds between two looks at whether something is done. */
const LOOK = 100;
/** Milliseconds in which a process that works has begun to listen. */
const API_START = 60_000;

/** Milliseconds between two lines about a step that takes minutes. */
const SAY_EVERY = 5_000;

export interface Service {
  readonly baseUrl: string;
  readonly keys: DevFile['keys'];
  readonly account: DevFile['account'];
  /** Ends our processes, the API first. */
  stop(): Promise<void>;
}

export interface ServiceRequest {
  /** The clone. */
  readonly root: string;
  readonly urls: EngineUrls;
  /** The port asked for; undefined for the usual one. */
  readonly port: number | undefined;
  readonly environment: NodeJS.ProcessEnv;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** The port asked for, or else the usual one, or else a free one. */
async function choosePort(asked: number | undefined): Promise<number> {
  if (asked === undefined) return (await isPortFree(DEFAULT_PORT)) ? DEFAULT_PORT : freePort();
  if (asked !== 0 && !(await isPortFree(asked)))
    throw new Error(`Port ${asked} is taken; free it, or name another one with PORT.`);
  return asked === 0 ? freePort() : asked;
}

/** Where this machine reaches what listens on an address. */
function localUrl({ host, port }: Config): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** Documents that the engine refuses are not waited for: they would be waited for in vain. */
async function isIndexed(pool: Pool): Promise<boolean> {
  const { waiting, refused } = await readQueueState(pool);
  return waiting === refused && (await readSearchIndices(pool)).some((index) => index.state === 'live');
}

/** Starts both processes and keeps what scripts need to know of them in `.trivia/dev.json`. */
function startProcesses(
  request: ServiceRequest,
  environment: NodeJS.ProcessEnv,
  known: Omit<DevFile, 'processes'>,
): Children {
  const children = superviseChildren((line) => request.progress.say(line));
  const processes: DevFile['processes'] = {};
  const start = (name: 'api' | 'indexer', entry: string, runtimeFlags: readonly string[]): void =>
    children.start({
      name,
      runtimeFlags,
      entry: join(request.root, entry),
      environment,
      onStart: (pid) => {
        processes[name] = pid;
        writeDevFile(join(request.root, '.trivia'), { ...known, processes });
      },
    });
  start('indexer', 'indexer/main.ts', []);
  start('api', 'src/main.ts', API_MEMORY);
  return children;
}

async function until(reached: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await reached())) {
    signal.throwIfAborted();
    await pause(LOOK);
  }
}

async function answersInTime(url: string, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.timeout(API_START);
  try {
    await until(() => isReady(url), AbortSignal.any([signal, late]));
  } catch (error) {
    if (!late.aborted) throw error;
    throw new Error(`The API does not answer at ${url}; TRIVIA_LOG_LEVEL=info shows what it does.`, {
      cause: error,
    });
  }
}

/** Says now and then how far comparing is: after an update of the program a large catalogue takes minutes. */
function sayComparing(progress: Progress): (comparing: ComparisonProgress) => void {
  let next = performance.now() + SAY_EVERY;
  return (comparing) => {
    if (performance.now() < next) return;
    next = performance.now() + SAY_EVERY;
    progress.say(`  ${comparisonProgress(comparing).text}`);
  };
}

/**
 * Sets the database up, starts the indexer and the API, and resolves when everything is searchable and answers.
 *
 * @throws one sentence for people; what was started has ended then
 */
export async function startService(request: ServiceRequest): Promise<Service> {
  const { progress, signal, urls } = request;
  const environment = {
    // Quiet unless the person asks for more.
    TRIVIA_LOG_LEVEL: 'warn',
    ...request.environment,
    DATABASE_URL: urls.databaseUrl,
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
      setUp(pool, config.databaseUrl, { signal, onProgress: sayComparing(progress) }),
    );
    const earlier = readDevFile(join(request.root, '.trivia'));
    const keys = await demoKeys(pool, earlier?.keys);
    const account = { email: DEMO_EMAIL, password: await demoPassword(pool, earlier?.account.password) };
    const engines = { ...urls, indexPrefix: config.indexPrefix };
    children = startProcesses(request, environment, {
      baseUrl,
      keys,
      account,
      engines,
    });
    await progress.step('indexing', () => until(() => isIndexed(pool), signal));
    await progress.step('waiting for the API', () => answersInTime(localUrl(config), signal));
    const running = children;
    return { baseUrl, keys, account, stop: () => running.stop() };
  } catch (error) {
    await children?.stop();
    throw error;
  } finally {
    await pool.end();
  }
}
