import { bringUpToDate } from '../../../cli/set-up.ts';
import { openElasticsearch } from '../../../src/clients.ts';
import { readConfig } from '../../../src/config.ts';
import { createLogger } from '../../../src/logger.ts';
import { openPostgres } from '../../../src/postgres.ts';
import { startCluster, WHOLE_CLUSTER } from '../../../stack/cluster.ts';
import { createProgress } from '../../../stack/progress.ts';
import type { IndexerParts } from '../../../indexer/follow/indexer-parts.ts';
import type { BreakableCluster } from './cluster-faults.ts';
import { createWires } from './wires.ts';

/** A cluster without questions, and connections to it. */
export interface OwnCluster extends BreakableCluster {
  /** The connections of a second indexer, which nobody breaks. */
  readonly indexer: IndexerParts;
  readonly stop: () => Promise<void>;
}

/** @param environment - settings of the API and the indexer */
export async function startBreakableCluster(
  environment: Readonly<Record<string, string>>,
): Promise<OwnCluster> {
  const logger = createLogger('cluster', 'silent');
  const wires = createWires();
  const cluster = await startCluster({
    size: WHOLE_CLUSTER,
    environment,
    progress: createProgress(),
    signal: new AbortController().signal,
    through: wires.through,
    async setUp(urls) {
      const pool = openPostgres(urls, logger);
      try {
        await bringUpToDate(pool, { apiDatabaseUrl: undefined, ...urls });
      } finally {
        await pool.end();
      }
    },
  });
  const config = readConfig(cluster.settings);
  const pool = openPostgres(config, logger);
  const elasticsearch = openElasticsearch(config);
  return {
    cluster,
    elasticsearch,
    wires,
    indexer: { pool, elasticsearch, indexPrefix: config.indexPrefix, logger },
    async stop() {
      await pool.end();
      await elasticsearch.close();
      await cluster.stop();
      await wires.end();
    },
  };
}
