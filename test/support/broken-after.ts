import { openElasticsearch } from '../../src/clients.ts';
import { openPostgres } from '../../src/postgres.ts';
import type { IndexerParts } from '../../indexer/follow/indexer-parts.ts';
import type { TestEngines } from './engines.ts';

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
