import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';

import { ownDatabase } from '../../bench/own-database.ts';
import type { EngineUrls } from '../../stack/engines.ts';
import { openElasticsearch, openRedis } from '../../src/clients.ts';
import { openPostgres } from '../../src/postgres.ts';
import { readConfig } from '../../src/config.ts';
import { applyTaxonomy } from '../../cli/store/taxonomy.ts';
import type { TestEngines } from '../support/engines.ts';
import { BUNDLED_TAXONOMY as TAXONOMY } from '../../cli/bundled-taxonomy.ts';

/** A database, an index prefix and a Redis prefix for one run; `end` closes the connections and deletes the database. */
export async function enginesForRun(
  urls: EngineUrls,
): Promise<{ readonly engines: TestEngines; readonly end: () => Promise<void> }> {
  const run = randomBytes(4).toString('hex');
  const database = await ownDatabase(urls.databaseUrl, 'faults');
  await applyTaxonomy(database.pool, TAXONOMY);
  const environment = {
    DATABASE_URL: database.url,
    ELASTICSEARCH_URL: urls.elasticsearchUrl,
    REDIS_URL: urls.redisUrl,
    TRIVIA_INDEX_PREFIX: `f-${run}`,
    TRIVIA_REDIS_PREFIX: `f-${run}:`,
    TRIVIA_WORKERS: '1',
    TRIVIA_EXPORT_FOLDER: join(tmpdir(), `trivia-faults-exports-${run}`),
  };
  const config = readConfig(environment);
  const logger = pino({ level: 'silent' });
  const pool = openPostgres(config, logger);
  const elasticsearch = openElasticsearch(config);
  const redis = openRedis(config, logger);
  return {
    engines: { pool, elasticsearch, redis, indexPrefix: config.indexPrefix, config, environment, logger },
    async end() {
      const indices = await elasticsearch.indices.get({ index: `${config.indexPrefix}-*` });
      await elasticsearch.indices.delete({ index: Object.keys(indices) });
      redis.disconnect();
      await elasticsearch.close();
      await pool.end();
      await database.drop();
    },
  };
}
