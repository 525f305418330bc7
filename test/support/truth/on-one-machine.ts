import { onTestFinished } from 'vitest';

import { openElasticsearch } from '../../../src/clients.ts';
import { openPostgres } from '../../../src/postgres.ts';
import { freePort } from '../../../stack/ports.mjs';
import { aCaller } from '../clients/a-caller.ts';
import { fill, openPatiently, type TestEngines } from '../engines.ts';
import { faultProxy } from '../fault-proxy.ts';
import { load } from '../load.ts';
import { ownPostgres, type OwnPostgres } from '../own-engines.ts';
import { ownStack } from '../own-stack.ts';
import { isLong, sized } from '../sized.ts';
import { untilOk } from '../until.ts';
import { faultsOfService, restartable } from './faults.ts';
import type { TruthParts } from './run-truth.ts';
import { seedTruth } from './seed-truth.ts';

/** Starts one process of everything, with a database that can be put back. All of them end with the test. */
export async function truthOnOneMachine(
  engines: TestEngines,
): Promise<TruthParts & { readonly postgres: OwnPostgres }> {
  const stack = isLong ? await ownStack(['elasticsearch']) : undefined;
  const elasticsearchUrl = stack?.urls.elasticsearch ?? engines.config.elasticsearchUrl;
  const postgres = await ownPostgres();
  await postgres.start();
  await fill(postgres.url);
  const config = { ...engines.config, databaseUrl: postgres.url, elasticsearchUrl };
  const pool = openPatiently(config, engines.logger);
  const elasticsearch = openElasticsearch(config);
  const seeded = await seedTruth(pool, (records) => load({ ...engines, pool, elasticsearch }, records));

  const toPostgres = await faultProxy(postgres.url);
  const toElasticsearch = await faultProxy(elasticsearchUrl);
  const port = await freePort();
  const environment = {
    ...engines.environment,
    DATABASE_URL: toPostgres.url,
    ELASTICSEARCH_URL: toElasticsearch.url,
    PORT: String(port),
    TRIVIA_RATE_LIMITS: 'off',
    TRIVIA_EXPORT_HOURS: '0',
  };
  const api = restartable('src/main.ts', environment);
  const indexer = restartable('indexer/main.ts', environment);
  const startAll = (): void => {
    api.start();
    indexer.start();
  };
  startAll();
  const breaking = { ...config, databaseUrl: toPostgres.url, elasticsearchUrl: toElasticsearch.url };
  const rebuilding = {
    pool: openPostgres(breaking, engines.logger),
    elasticsearch: openElasticsearch(breaking),
  };
  onTestFinished(async () => {
    await Promise.all([api.kill(), indexer.kill()]);
    await Promise.all([toPostgres.close(), toElasticsearch.close()]);
    await Promise.all([pool.end(), rebuilding.pool.end(), elasticsearch.close()]);
    await rebuilding.elasticsearch.close();
    await postgres.remove();
  });
  const { key } = await aCaller({ pool }, { scope: 'sk' });
  const baseUrl = `http://127.0.0.1:${port}`;
  await untilOk('the API responds', `${baseUrl}/health/ready`);
  return {
    ...seeded,
    faults: faultsOfService({
      postgres,
      api,
      indexer,
      toPostgres,
      toElasticsearch,
      killElasticsearch: stack === undefined ? undefined : () => stack.kill('elasticsearch'),
    }),
    startAll,
    output: () => `API: ${api.output()}\nindexer: ${indexer.output()}`,
    postgres,
    pool,
    elasticsearch,
    indexer: { ...rebuilding, indexPrefix: engines.indexPrefix, logger: engines.logger },
    baseUrl,
    key,
    pause: sized({ short: 5, long: 15 }),
  };
}
