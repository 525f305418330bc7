import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { z } from 'zod';

import { questionsAlias } from '../../src/search/run-search.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { CONNECTIONS, type Bench, type BenchRequest, type Place, type Size } from './bench.ts';
import { startHelper, type HelperProcess } from './helper-process.ts';
import { LoadAnswer } from './load/load-plan.ts';
import { startLoad } from './load/load.ts';
import { madeOnce } from './made-once.ts';
import { startApi, type Api } from './start-api.ts';

/** The highest burst limit, and no limits of a day or a month, so that nothing is refused. */
const TIERS = JSON.stringify({ enterprise: { burst: 100_000, perDay: null, perMonth: null } });

/** Lines of each log that help to explain a failure. */
const LAST_LINES = 3;
async function removeKeys(url: string, prefix: string): Promise<void> {
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
  const pools = madeOnce((databaseUrl) => new Pool({ connectionString: databaseUrl, max: 4 }));
  const accounts = madeOnce((databaseUrl): Promise<Accounts> =>
    createAccounts(pools.of(databaseUrl), CONNECTIONS),
  );
  const start = async (
    databaseUrl: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Api> => {
    const { keys } = await accounts.of(databaseUrl);
    return startApi({ ...environmentOf(databaseUrl), ...environment }, keys, profile);
  };
  const apis = madeOnce((databaseUrl) => start(databaseUrl));
  const directs = madeOnce((databaseUrl) =>
    startHelper('direct/direct-server.ts', [
      databaseUrl,
      elasticsearchUrl,
      questionsAlias(placeOf(databaseUrl).indexPrefix),
    ]),
  );
  const bares = madeOnce((): HelperProcess => startHelper('bare-server.ts'));
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
