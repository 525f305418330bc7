import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import { questionsAlias } from '../../src/search/document.ts';
import { startApi, type ApiProcess } from '../api-process.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { DirectPlan } from './direct/direct-plan.ts';
import { startHelper, type HelperProcess } from './helper-process.ts';
import { LoadAnswer, type LoadReport } from './load/load-plan.ts';
import { startLoad, type Load } from './load/load.ts';

/** The service's name for each size of catalogue. */
export type Size = 'small' | 'medium' | 'large';

/** Where a catalogue is. */
export interface Place {
  readonly databaseUrl: string;
  readonly indexPrefix: string;
  /** For the output. */
  readonly questions: number;
}

/** How long and how often to measure. */
interface Effort {
  /** Alternating rounds of each comparison. */
  readonly rounds: number;
  /** Of one load. */
  readonly milliseconds: number;
}

export interface BenchRequest {
  /** Any database on the server of the catalogues. */
  readonly databaseUrl: string;
  readonly elasticsearchUrl: string;
  readonly redisUrl: string;
  readonly places: Readonly<Record<Size, Place>>;
  readonly effort: Effort;
  /** Fewest matches of a broad filter. */
  readonly broad: number;
  /** Requests a second where latency is compared at a fixed rate. */
  readonly rate: number;
  /** Pages of fifty before the deep page of a list. */
  readonly pagesBefore: number;
  /** Tags of the vocabulary in which tags are searched. */
  readonly tags: number;
  readonly profile: boolean;
  /** Milliseconds of the long load that shows whether memory grows. */
  readonly soak: number;
}

/** A running API with the keys of its accounts. */
export interface Api extends ApiProcess {
  readonly keys: readonly string[];
}

/** Everything that a row works with. Processes start when they are first needed and are shared by the rows. */
export interface Bench extends BenchRequest {
  /** Prefix of the Redis keys of all processes of this run, which are deleted at the end. */
  readonly redisPrefix: string;
  readonly load: Load;
  readonly pool: (size: Size) => Pool;
  readonly alias: (size: Size) => string;
  readonly keys: (size: Size) => Promise<readonly string[]>;
  /** The environment of an API. */
  readonly environment: (size: Size) => Readonly<Record<string, string>>;
  readonly api: (size: Size) => Promise<Api>;
  /** Another API process, which the caller stops. */
  readonly ownApi: (size: Size, environment?: Readonly<Record<string, string>>) => Promise<Api>;
  /** A bare server that sends these bodies in turn. @returns its URL */
  readonly bare: (bodies: readonly string[]) => Promise<string>;
  /** Queries the engines straight, from a separate process. */
  readonly direct: (size: Size, plan: DirectPlan) => Promise<LoadReport>;
  /** The last lines of the logs of the shared APIs. */
  readonly logs: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

/** Connections and accounts of most rows. */
export const CONNECTIONS = 32;

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'profile-preload.ts')).href;
/** The highest burst limit, and no limits of a day or a month, so that nothing is refused. */
const TIERS = JSON.stringify({ enterprise: { burst: 100_000, perDay: null, perMonth: null } });

/** Lines of each log that help to explain a failure. */
const LAST_LINES = 3;
/** Milliseconds until the first counts must be available, and between two checks. */
const COUNT_TIMEOUT = 60_000;
const POLL_INTERVAL = 200;

async function removeKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1_000 }) as AsyncIterable<string[]>)
    if (keys.length > 0) await redis.unlink(keys);
  redis.disconnect();
}

/**
 * Waits for the counts of the whole catalogue: an API starts with them, and they would disturb the first measurements.
 */
async function untilCounted({ url, keys }: Api): Promise<void> {
  for (const deadline = performance.now() + COUNT_TIMEOUT; ;) {
    const response = await fetch(`${url}/api/v1/stats`, { headers: { 'x-api-key': keys[0] ?? '' } });
    await response.text();
    if (response.ok) return;
    if (performance.now() > deadline) throw new Error(`the counts are missing: status ${response.status}`);
    await sleep(POLL_INTERVAL);
  }
}

/** Remembers what was made for each key. Equal keys share one. */
function shared<Value>(make: (key: string) => Value): { of: (key: string) => Value; all: () => Value[] } {
  const made = new Map<string, Value>();
  return {
    of(key) {
      const known = made.get(key) ?? make(key);
      made.set(key, known);
      return known;
    },
    all: () => [...made.values()],
  };
}

export function openBench(request: BenchRequest): Bench {
  const { elasticsearchUrl, redisUrl, places, profile } = request;
  const redisPrefix = `bench-${process.pid}:`;
  const load = startLoad();
  // By database: in a test one catalogue has all sizes.
  const placeOf = (databaseUrl: string): Place => {
    const place = Object.values(places).find((one) => one.databaseUrl === databaseUrl);
    if (place === undefined) throw new Error('a catalogue has no place');
    return place;
  };
  const environmentOf = (databaseUrl: string): Record<string, string> => ({
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    ELASTICSEARCH_URL: elasticsearchUrl,
    REDIS_URL: redisUrl,
    TRIVIA_INDEX_PREFIX: placeOf(databaseUrl).indexPrefix,
    TRIVIA_REDIS_PREFIX: redisPrefix,
    TRIVIA_TIERS: TIERS,
    TRIVIA_WORKERS: '1',
  });
  const pools = shared((databaseUrl) => new Pool({ connectionString: databaseUrl, max: 4 }));
  const accounts = shared((databaseUrl): Promise<Accounts> =>
    createAccounts(pools.of(databaseUrl), CONNECTIONS),
  );
  const start = async (
    databaseUrl: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Api> => {
    const { keys } = await accounts.of(databaseUrl);
    const api = await startApi(
      { ...environmentOf(databaseUrl), ...environment },
      profile ? PRELOAD : undefined,
    );
    const started = { ...api, keys };
    try {
      await untilCounted(started);
    } catch (error) {
      await api.stop();
      throw error;
    }
    return started;
  };
  const apis = shared((databaseUrl) => start(databaseUrl));
  const directs = shared((databaseUrl) =>
    startHelper('direct/direct-server.ts', [
      databaseUrl,
      elasticsearchUrl,
      questionsAlias(placeOf(databaseUrl).indexPrefix),
    ]),
  );
  const bares = shared((): HelperProcess => startHelper('bare-server.ts'));
  const urlOf = (size: Size): string => places[size].databaseUrl;

  const stop = async (): Promise<void> => {
    for (const api of await Promise.allSettled(apis.all()))
      if (api.status === 'fulfilled') await api.value.stop();
    for (const helper of [load, ...directs.all(), ...bares.all()]) await helper.stop();
    for (const made of await Promise.allSettled(accounts.all()))
      if (made.status === 'fulfilled') await made.value.revoke();
    for (const pool of pools.all()) await pool.end();
    await removeKeys(redisUrl, redisPrefix);
  };
  let stopped: Promise<void> | undefined;

  return {
    ...request,
    redisPrefix,
    load,
    pool: (size) => pools.of(urlOf(size)),
    alias: (size) => questionsAlias(places[size].indexPrefix),
    keys: async (size) => (await accounts.of(urlOf(size))).keys,
    environment: (size) => environmentOf(urlOf(size)),
    api: (size) => apis.of(urlOf(size)),
    ownApi: (size, environment) => start(urlOf(size), environment),
    async bare(bodies) {
      return z.object({ url: z.string() }).parse(await bares.of('').ask({ bodies })).url;
    },
    async direct(size, plan) {
      const answer = LoadAnswer.parse(await directs.of(urlOf(size)).ask(plan));
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
    async logs() {
      const started = await Promise.allSettled(apis.all());
      return started.flatMap((api) =>
        api.status === 'fulfilled' ? api.value.log().trimEnd().split('\n').slice(-LAST_LINES) : [],
      );
    },
    stop: () => (stopped ??= stop()),
  };
}
