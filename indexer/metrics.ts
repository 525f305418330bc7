import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';

import { createExportFolder } from '../src/exports/export-folder.ts';
import { collectedGauge, collectedGauges } from '../src/metrics/collected.ts';
import type { ReadableMetrics } from '../src/metrics/serve-metrics.ts';
import type { IndexerEvents } from './follow/indexer-parts.ts';
import { readQueueState } from './store/generations/index-queue.ts';
import { readSearchIndices } from './store/generations/search-index.ts';

/** The Prometheus metrics of an indexer. */
interface IndexerMetrics extends ReadableMetrics {
  readonly events: IndexerEvents;
}

function watchQueue(registry: Registry, pool: Pool): void {
  collectedGauges(
    registry,
    {
      name: 'trivia_index_queue_changes',
      help: 'Changes that are not searchable yet, and those of them that Elasticsearch rejects.',
      label: 'state',
    },
    async () => {
      const { waiting, refused } = await readQueueState(pool);
      return { waiting: waiting - refused, rejected: refused };
    },
  );
  collectedGauges(
    registry,
    { name: 'trivia_search_indices', help: 'Registered search indices by state.', label: 'state' },
    async () => {
      const indices = await readSearchIndices(pool);
      const count = (wanted: string): number => indices.filter(({ state }) => state === wanted).length;
      return { live: count('live'), building: count('building'), standby: count('standby') };
    },
  );
}

function watchExports(registry: Registry, folder: string): void {
  const exports = createExportFolder(folder);
  collectedGauge(registry, 'trivia_exports_age_seconds', 'Age of the newest exports.', async () => {
    const [newest] = await exports.list();
    return newest === undefined ? Number.NaN : (Date.now() - Date.parse(newest.madeAt)) / 1_000;
  });
}

/** @param exportFolder - undefined if this indexer makes no exports */
export function createIndexerMetrics(pool: Pool, exportFolder: string | undefined): IndexerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
  collectDefaultMetrics({ register: registry });
  const rounds = counter(
    'trivia_indexer_rounds_total',
    'Rounds of reading the queue and writing what it has.',
  );
  const failures = counter(
    'trivia_indexer_failures_total',
    'Rounds, and preparations of the index, that failed and were tried again.',
  );
  const changes = new Counter({
    name: 'trivia_indexer_changes_total',
    help: 'Changes written to the index, and attempts that Elasticsearch rejected.',
    registers,
    labelNames: ['outcome'] as const,
  });
  const foreign = counter(
    'trivia_indexer_foreign_indices_total',
    'Indices replaced because the database, or the index, was restored from an older copy.',
  );
  let leading = false;
  let backfill = { written: 0, total: 0 };
  collectedGauge(registry, 'trivia_indexer_leading', '1 in the indexer that writes; others wait.', () =>
    Number(leading),
  );
  collectedGauges(
    registry,
    {
      name: 'trivia_indexer_backfill_questions',
      help: 'Questions written to the new index by the last rebuild of this indexer, and the number of questions to write.',
      label: 'count',
    },
    () => backfill,
  );
  watchQueue(registry, pool);
  if (exportFolder !== undefined) watchExports(registry, exportFolder);
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    events: {
      onLeading: (now) => void (leading = now),
      onRound({ settled, held }) {
        rounds.inc();
        changes.inc({ outcome: 'written' }, settled);
        changes.inc({ outcome: 'rejected' }, held);
      },
      onFailure: () => failures.inc(),
      onForeignIndices: (count) => foreign.inc(count),
      onBackfill: (written, total) => void (backfill = { written, total }),
    },
  };
}
