import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';
import { afterAll } from 'vitest';

import { openPostgres, REQUEST_TIMEOUT } from '../../src/postgres.ts';
import { openElasticsearch, openRedis } from '../../src/clients.ts';
import type { IndexerParts } from '../../indexer/follow/indexer-parts.ts';
import type { Clients } from '../../src/composition/app-parts.ts';
import type { TestEngines } from './engines.ts';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';
import { portOf } from './listening.ts';

/**
 * A pool with the timeouts of the service, and a proxy to the database that a test can break. Both end with the suite.
 */
export async function breakablePostgres({
  config,
  logger,
}: Pick<TestEngines, 'config' | 'logger'>): Promise<{ toPostgres: FaultProxy; pool: Pool }> {
  const toPostgres = await faultProxy(config.databaseUrl);
  const pool = openPostgres({ ...config, databaseUrl: toPostgres.url }, logger, {
    statementTimeout: REQUEST_TIMEOUT,
  });
  afterAll(async () => {
    await pool.end();
    await toPostgres.close();
  });
  return { toPostgres, pool };
}

/** A client of Redis, and a proxy to it that a test can break. Both end with the suite. */
export async function breakableRedis({ config, logger }: Pick<TestEngines, 'config' | 'logger'>) {
  const toRedis = await faultProxy(config.redisUrl);
  const redis = openRedis({ ...config, redisUrl: toRedis.url }, logger);
  afterAll(async () => {
    redis.disconnect();
    await toRedis.close();
  });
  return { toRedis, redis };
}

/**
 * Parts that fail permanently after this number of Elasticsearch requests and PostgreSQL statements, counted together.
 * They leave the same state as a process that crashes at this point.
 */
export function brokenAfter(
  engines: TestEngines,
  requests: number,
): { parts: IndexerParts; close: () => Promise<void> } {
  let left = requests;
  const spend = (): void => {
    left -= 1;
    if (left < 0) throw new Error('broken');
  };
  const elasticsearch = openElasticsearch(engines.config);
  const { transport } = elasticsearch;
  const request = transport.request.bind(transport) as (...given: unknown[]) => Promise<unknown>;
  const breaking = (...given: unknown[]): Promise<unknown> => {
    spend();
    return request(...given);
  };
  transport.request = breaking as typeof transport.request;

  const pool = openPostgres(engines.config, engines.logger);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const breakingQuery = (...given: unknown[]): unknown => {
      spend();
      return query(...given);
    };
    client.query = breakingQuery as typeof client.query;
  });
  const { indexPrefix, logger } = engines;
  return {
    parts: { pool, elasticsearch, indexPrefix, logger },
    close: async () => {
      await Promise.all([pool.end(), elasticsearch.close()]);
    },
  };
}

const NAME = 'held_by_test';

/**
 * Blocks statements while a condition holds, so that a test can reliably interrupt a process in the middle of its work.
 * A blocked session ends when its process is killed. Release statements that should continue within ten seconds, the
 * statement timeout.
 *
 * @param statements - the statements in the syntax of a trigger: `insert on questions`
 * @param condition - SQL, true before a statement to block
 * @returns releases all blocked statements
 */
export async function holdWhen(
  pool: Pool,
  statements: string,
  condition: string,
): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query(`
    do $$ begin
      execute format('alter database %I set client_connection_check_interval = 20', current_database());
    end $$;
    create function ${NAME}() returns trigger language plpgsql as $$
      begin
        if ${condition} then perform pg_advisory_xact_lock_shared(hashtext('${NAME}')); end if;
        return null;
      end $$;
    create trigger ${NAME} before ${statements} for each statement execute function ${NAME}();
    select pg_advisory_lock(hashtext('${NAME}'))`);
  return async () => {
    await holder.query(`select pg_advisory_unlock_all()`);
    await holder.query(`drop function ${NAME} cascade`);
    holder.release();
  };
}

/** Blocks imports once there are this many questions. The batch that reaches the number is the last one. */
export const holdImportsAt = (pool: Pool, questions: number): Promise<() => Promise<void>> =>
  holdWhen(pool, 'insert on questions', `(select count(*) from questions) >= ${questions}`);

/** Numbers in [0, 1) that depend only on the seed, so that a failed run can be repeated. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A client that passes its bulk requests through `change` first. */
export function beforeBulk(elasticsearch: Client, change: (request: Bulk[0]) => Promise<unknown>): Client {
  const bulk = async (...[request, options]: Bulk): Promise<unknown> => {
    await change(request);
    return elasticsearch.bulk(request, options);
  };
  return Object.create(elasticsearch, { bulk: { value: bulk } }) as Client;
}

/** A client that sends its search bodies changed. */
export function rewriting(elasticsearch: Client, rewrite: (body: string) => string): Client {
  const search = (body: object, options: object): unknown =>
    elasticsearch.search(JSON.parse(rewrite(JSON.stringify(body))) as object, options);
  return Object.create(elasticsearch, { search: { value: search } }) as Client;
}

type Bulk = Parameters<Client['bulk']>;

/**
 * An Elasticsearch client whose bulk requests are randomly late, lost, or applied without a response. For the sender
 * this is the same as a network failure, or a kill of the process at that point.
 */
export function unreliable(
  elasticsearch: Client,
  random: () => number,
  change: (request: Bulk[0]) => void = () => undefined,
): Client {
  const bulk = async (...[request, options]: Bulk): Promise<unknown> => {
    change(request);
    const fate = random();
    if (fate < 0.15) throw new Error('lost');
    // Rarely long, which lets other requests overtake, and mostly none, so that much gets done.
    await sleep(random() < 0.4 ? random() * 400 : 0);
    // Otherwise the request timeout would include the pause.
    const answer = await elasticsearch.bulk(request, { ...options, signal: AbortSignal.timeout(10_000) });
    if (fate > 0.85) throw new Error('applied without a response');
    return answer;
  };
  return Object.create(elasticsearch, { bulk: { value: bulk } }) as Client;
}

/** Removes the versions from bulk requests, so that the last write wins. Tests must detect this sabotage. */
export function dropVersions(request: Bulk[0]): void {
  for (const operation of (request as { operations: { index?: Record<string, unknown> }[] }).operations)
    if (operation.index !== undefined) {
      delete operation.index.version;
      delete operation.index.version_type;
    }
}

/** What the server answers to every request. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Whether it says that it is Elasticsearch. */
  readonly genuine: boolean;
}

/** A client of a server that answers every request of Elasticsearch in the same way. Both end with the suite. */
export async function scriptedEngine(
  { config }: Pick<TestEngines, 'config'>,
  answer: () => ScriptedAnswer,
): Promise<Clients['elasticsearch']> {
  const server = createServer((request, response) => {
    request.resume();
    const { status, type, body, genuine } = answer();
    response.writeHead(status, {
      'content-type': type,
      ...(genuine && { 'x-elastic-product': 'Elasticsearch' }),
    });
    response.end(body);
  });
  const elasticsearchUrl = `http://127.0.0.1:${await portOf(server)}`;
  const client = openElasticsearch({ ...config, elasticsearchUrl });
  afterAll(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });
  return client;
}
