import { Pool } from 'pg';
import { Redis } from 'ioredis';
import { z } from 'zod';
import type { DirectRequest } from './load/engine-queries.ts';
import { type LoadReport, type Load, type Plan, startLoad } from './load/load.ts';
import { type Api, startApi } from './start-api.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import { startHelper, type HelperProcess } from './helper-process.ts';
import { createKey, revokeKey, type CreatedKey } from '../../src/access/api-keys.ts';

/** The catalogues by size. */
export type Size = 'small' | 'medium' | 'large';

/** Where a catalogue is. */
export interface Place {
  readonly databaseUrl: string;
  readonly indexPrefix: string;
  /** For the output. */
  readonly questions: number;
}

export interface BenchRequest {
  /** Any database on the server of the catalogues. */
  readonly databaseUrl: string;
  readonly elasticsearchUrl: string;
  readonly redisUrl: string;
  readonly places: Readonly<Record<Size, Place>>;
  /** Alternating rounds of each comparison, and the milliseconds of one load. */
  readonly effort: { readonly rounds: number; readonly milliseconds: number };
  /** Broad filters in rotation, and the fewest matches of one. */
  readonly broad: { readonly filters: number; readonly matches: number };
  /** Requests a second where latency is compared at a fixed rate. */
  readonly rate: number;
  /** Pages of fifty before the deep page of a list. */
  readonly pagesBefore: number;
  readonly profile: boolean;
}

/** Everything that a row works with. Processes start when they are first needed and are shared by the rows. */
export interface Bench extends BenchRequest {
  /** Prefix of the Redis keys of all processes of this run, which are deleted at the end. */
  readonly redisPrefix: string;
  readonly load: Load;
  readonly pool: (size: Size) => Pool;
  readonly keys: (size: Size) => Promise<readonly string[]>;
  readonly api: (size: Size) => Promise<Api>;
  /** A bare server that sends these bodies in turn. @returns its URL */
  readonly bare: (bodies: readonly string[]) => Promise<string>;
  /** Queries the engines straight, from the process that sends the loads. */
  readonly direct: (
    size: Size,
    requests: readonly DirectRequest[],
    plan?: Partial<Plan>,
  ) => Promise<LoadReport>;
  /** The last lines of the logs of the shared APIs. */
  readonly logs: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

/** Connections and accounts of most rows. */
export const CONNECTIONS = 32;

/** The highest burst limit, and no limits of a day or a month, so that nothing is refused. */
export const TIERS = JSON.stringify({ enterprise: { burst: 100_000, perDay: null, perMonth: null } });

/** Lines of each log that help to explain a failure. */
const LAST_LINES = 3;

/** Removes the Redis keys of a run. */
export async function removeKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1_000 }) as AsyncIterable<string[]>)
    if (keys.length > 0) await redis.unlink(keys);
  redis.disconnect();
}

/** Prepares the processes of a run. They start when a row first needs them. */
export function openBench(request: BenchRequest): Bench {
  const { elasticsearchUrl, redisUrl, places, profile } = request;
  const redisPrefix = `bench-${process.pid}:`;
  const load = startLoad();
  const environmentOf = ({ databaseUrl, indexPrefix }: Place): Record<string, string> => ({
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    ELASTICSEARCH_URL: elasticsearchUrl,
    REDIS_URL: redisUrl,
    TRIVIA_INDEX_PREFIX: indexPrefix,
    TRIVIA_REDIS_PREFIX: redisPrefix,
    TRIVIA_TIERS: TIERS,
  });
  // By place: in a test one catalogue has all sizes.
  const pools = madeOnce(({ databaseUrl }: Place) => new Pool({ connectionString: databaseUrl, max: 4 }));
  const accounts = madeOnce((place: Place) => createAccounts(pools.of(place)));
  const apis = madeOnce(async (place: Place) =>
    startApi(environmentOf(place), (await accounts.of(place)).keys, profile),
  );
  let bare: HelperProcess | undefined;

  const stop = async (): Promise<void> => {
    for (const api of await fulfilled(apis.all())) await api.stop();
    for (const helper of [load, bare]) await helper?.stop();
    for (const made of await fulfilled(accounts.all())) await made.revoke();
    for (const pool of pools.all()) await pool.end();
    await removeKeys(redisUrl, redisPrefix);
  };
  let stopped: Promise<void> | undefined;

  return {
    ...request,
    redisPrefix,
    load,
    pool: (size) => pools.of(places[size]),
    keys: async (size) => (await accounts.of(places[size])).keys,
    api: (size) => apis.of(places[size]),
    async bare(bodies) {
      bare ??= startHelper('bare-server.ts');
      return z.object({ url: z.string() }).parse(await bare.ask({ bodies })).url;
    },
    direct(size, requests, plan) {
      const { milliseconds } = request.effort;
      const { databaseUrl, indexPrefix } = places[size];
      const place = { elasticsearchUrl, databaseUrl, alias: questionsAlias(indexPrefix) };
      const usual = { connections: CONNECTIONS, milliseconds, once: false };
      return load.run({ ...usual, ...plan, place, requests: [...requests] });
    },
    async logs() {
      const started = await fulfilled(apis.all());
      return started.flatMap((api) => api.log().trimEnd().split('\n').slice(-LAST_LINES));
    },
    stop: () => (stopped ??= stop()),
  };
}

/** The values of the promises that have one. */
async function fulfilled<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  const settled = await Promise.allSettled(promises);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Makes one value for each key, when it is first needed. */
function madeOnce<Key, Value>(make: (key: Key) => Value) {
  const made = new Map<Key, Value>();
  return {
    of(key: Key): Value {
      const known = made.get(key) ?? make(key);
      made.set(key, known);
      return known;
    },
    all: (): Value[] => [...made.values()],
  };
}

/** Keys of different accounts, of the tier whose limits the benchmark raises. */
export async function createAccounts(pool: Pool) {
  const created: CreatedKey[] = [];
  for (let number = 1; number <= CONNECTIONS; number += 1) {
    const email = `bench-${number}@trivia.example`;
    created.push(await createKey(pool, { email, tier: 'enterprise', name: 'bench', scope: 'sk' }));
  }
  return {
    keys: created.map(({ key }) => key),
    async revoke() {
      for (const { info } of created) await revokeKey(pool, info.id);
    },
  };
}
