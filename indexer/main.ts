import { openElasticsearch } from '../src/clients.ts';
import { readConfigOrExit } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { serveMetrics } from '../src/metrics/serve-metrics.ts';
import { openPostgres } from '../src/postgres.ts';
import { startTracing } from '../src/tracing/start-tracing.ts';
import { scheduleExports } from './export/make-exports.ts';
import { follow } from './follow/follow.ts';
import type { IndexerEvents } from './follow/indexer-parts.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createIndexerMetrics } from './metrics.ts';

/** Connections to PostgreSQL: the leader lock, the rounds, a rebuild with its lock and scan, exports with their lock. */
const CONNECTIONS = 7;
/** Milliseconds. */
const HOUR = 3_600_000;

// The process that keeps the search index up to date until it gets a signal.
const config = readConfigOrExit();
const logger = createLogger('indexer', config.logLevel);
const stop = new AbortController();
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => stop.abort());

const pool = openPostgres(config, logger, { connections: CONNECTIONS });
const elasticsearch = openElasticsearch(config);
const tracing = await startTracing(config, 'trivia-indexer');
tracing?.traceStatements(pool);
const { host, indexerMetricsPort: metricsPort } = config;
const metrics =
  metricsPort === undefined
    ? undefined
    : createIndexerMetrics(pool, config.exportHours === 0 ? undefined : config.exportFolder);
const metricsServer = await serveMetrics(metrics, { host, metricsPort }, logger);
const beat =
  config.indexerHealthFile === undefined ? undefined : createHeartbeat(config.indexerHealthFile, logger);
const events: Partial<IndexerEvents> = {
  ...metrics?.events,
  onRound(outcome) {
    metrics?.events.onRound(outcome);
    beat?.(outcome);
  },
};
logger.info('following the database');
const exporting =
  config.exportHours === 0
    ? undefined
    : scheduleExports({ pool, logger }, config.exportFolder, config.exportHours * HOUR, stop.signal);
try {
  await follow(
    {
      pool,
      elasticsearch,
      indexPrefix: config.indexPrefix,
      shards: config.indexShards,
      logger,
      events,
      tracing,
    },
    stop.signal,
  );
  await exporting;
} finally {
  await metricsServer?.close();
  await Promise.all([pool.end(), elasticsearch.close(), tracing?.close()]);
}
logger.info('stopped');
// A channel to the parent process would keep this one alive.
if (process.connected) process.disconnect();
