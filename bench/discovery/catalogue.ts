import type { Client } from '@elastic/elasticsearch';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Client as Session, type Pool } from 'pg';
import { pino } from 'pino';

import { ensureLiveIndex } from '../../indexer/follow/ensure-live-index.ts';
import { openElasticsearch, openRedis } from '../../src/clients.ts';
import { openPostgres } from '../../src/postgres.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import { refreshIndices } from '../../indexer/search/generations.ts';
import { writeDocuments } from '../../indexer/search/write.ts';
import { migrate } from '../../cli/store/migrate.ts';
import { applyTaxonomy } from '../../cli/store/taxonomy/taxonomy.ts';
import type { DevFile } from '../../stack/dev-file.ts';
import { documentMaker, makeTaxonomy, TAGS } from './documents.ts';

const BATCH = 5_000;
const BATCHES_AT_ONCE = 2;
/** Of a batch: an engine with little memory falls behind now and then. */
const ATTEMPTS = 5;
/** Milliseconds for one statement: the vocabulary is written in a single one. */
const TIMEOUT = 120_000;
/** Questions that one change updates. */
const CHANGED = 100;

/** A large vocabulary in a separate database, and questions that use it in a separate index. */
export interface LargeCatalogue {
  readonly postgres: Pool;
  readonly elasticsearch: Client;
  /** The index to search. */
  readonly alias: string;
  /** The environment of a process that serves it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Changes the tags of some questions; resolves when the change is searchable. */
  change(): Promise<void>;
  /** Deletes the database, the index and the keys in Redis. */
  drop(): Promise<void>;
}

/** A separate database, index prefix and Redis prefix on the same engines. */
function ownEnvironment(engines: DevFile['engines'], database: string): Record<string, string> {
  const url = new URL(engines.databaseUrl);
  url.pathname = `/${database}`;
  const prefix = database.replaceAll('_', '-');
  return {
    DATABASE_URL: url.href,
    ELASTICSEARCH_URL: engines.elasticsearchUrl,
    REDIS_URL: engines.redisUrl,
    TRIVIA_INDEX_PREFIX: prefix,
    TRIVIA_REDIS_PREFIX: `${prefix}:`,
    TRIVIA_RATE_LIMITS: 'off',
    TRIVIA_LOG_LEVEL: 'warn',
  };
}

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const session = new Session({ connectionString: databaseUrl });
  await session.connect();
  await session.query(statement).finally(() => session.end());
}

/** Deletes the counters of the processes. */
async function removeRedisKeys(config: Config): Promise<void> {
  const redis = openRedis(config, pino({ level: 'silent' }));
  await once(redis, 'ready');
  // The client prepends its prefix to every key, but scanning returns whole keys.
  const found = redis.scanStream({ match: `${config.redisPrefix}*` }) as AsyncIterable<string[]>;
  for await (const keys of found)
    if (keys.length > 0) await redis.unlink(...keys.map((key) => key.slice(config.redisPrefix.length)));
  redis.disconnect();
}

interface Clients {
  readonly postgres: Pool;
  readonly elasticsearch: Client;
}

/** Writes the vocabulary and the given number of questions; resolves when they are searchable. */
async function fill(config: Config, { postgres, elasticsearch }: Clients, questions: number, tags: number) {
  const { indexPrefix } = config;
  const taxonomy = makeTaxonomy(tags);
  const makeDocument = documentMaker(taxonomy);
  await migrate(config.databaseUrl);
  await applyTaxonomy(postgres, taxonomy);
  await ensureLiveIndex({ pool: postgres, elasticsearch, indexPrefix, logger: pino({ level: 'silent' }) });
  const [index = ''] = Object.keys(
    await elasticsearch.indices.getAlias({ name: questionsAlias(indexPrefix) }),
  );

  const write = async (from: number, end: number, rev: number): Promise<void> => {
    const writes = Array.from({ length: end - from }, (_, offset) => ({
      id: String(from + offset),
      document: makeDocument(from + offset, rev),
    }));
    let outcome = await writeDocuments(elasticsearch, index, writes);
    for (let attempt = 2; outcome.kind === 'again' && attempt <= ATTEMPTS; attempt += 1)
      outcome = await writeDocuments(elasticsearch, index, writes);
    if (outcome.kind !== 'written' || outcome.refused.length > 0)
      throw new Error(`Elasticsearch rejected the questions: ${JSON.stringify(outcome)}`);
  };
  let next = 0;
  const writeBatches = async (): Promise<void> => {
    while (next < questions) {
      const from = next;
      next += BATCH;
      await write(from, Math.min(questions, next), 1);
    }
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, writeBatches));
  await refreshIndices(elasticsearch, [index]);

  let revision = 1;
  return async (): Promise<void> => {
    revision += 1;
    await write(0, CHANGED, revision);
    await refreshIndices(elasticsearch, [index]);
  };
}

/** Creates one on running engines: about a minute for a million questions. */
export async function createLargeCatalogue(
  engines: DevFile['engines'],
  questions: number,
  tags = TAGS,
): Promise<LargeCatalogue> {
  const database = `trivia_bench_${randomBytes(4).toString('hex')}`;
  const environment = ownEnvironment(engines, database);
  const config = readConfig(environment);
  await onServer(engines.databaseUrl, `create database ${database}`);
  const postgres = openPostgres(config, pino({ level: 'silent' }), { statementTimeout: TIMEOUT });
  const elasticsearch = openElasticsearch(config);
  const drop = async (): Promise<void> => {
    const indices = Object.keys(await elasticsearch.indices.get({ index: `${config.indexPrefix}-*` }));
    if (indices.length > 0) await elasticsearch.indices.delete({ index: indices });
    await removeRedisKeys(config);
    await Promise.all([elasticsearch.close(), postgres.end()]);
    await onServer(engines.databaseUrl, `drop database ${database} with (force)`);
  };
  try {
    const change = await fill(config, { postgres, elasticsearch }, questions, tags);
    const alias = questionsAlias(config.indexPrefix);
    return { postgres, elasticsearch, alias, environment, change, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
