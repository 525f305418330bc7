import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { readQueueState } from '../../../indexer/store/generations/index-queue.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { startBreakableCluster } from '../cluster/breakable-cluster.ts';
import { clusterFaults } from '../cluster/cluster-faults.ts';
import { until } from '../until.ts';
import type { Fault } from './faults.ts';
import type { TruthParts } from './run-truth.ts';
import { seedTruth } from './seed-truth.ts';

/** Milliseconds that a fault lasts at most: longer than it takes until a silent node is removed. */
const LASTING = 15_000;
/** Milliseconds between two operations of a writer: each waits for a standby. */
const PAUSE = 40;
/** Characters of logs that are kept. */
const KEPT = 2_000;

/** Starts a cluster, whose members are broken. It ends with the test. */
export async function truthOnCluster(): Promise<TruthParts> {
  const own = await startBreakableCluster({ TRIVIA_RATE_LIMITS: 'off', TRIVIA_EXPORT_HOURS: '0' });
  onTestFinished(own.stop);
  const { cluster, indexer } = own;
  const { pool } = indexer;
  const seeded = await seedTruth(pool, async (records) => {
    await importRecords(pool, records);
    await until('everything is searchable', async () => (await readQueueState(pool)).waiting === 0);
  });
  const { key } = await createKey(pool, { email: 'you@example.org', name: 'test', scope: 'sk' });
  return {
    ...seeded,
    faults: clusterFaults(own).map(({ name, prepare, begin, repair }): Fault => ({
      name,
      lasting: LASTING,
      async begin() {
        await prepare?.();
        await begin();
      },
      end: repair,
    })),
    // The repair of each fault has done so.
    startAll: () => undefined,
    output: () =>
      [...cluster.api, ...cluster.indexer]
        .map(({ name, logFile }) => `${name}: ${readFileSync(logFile, 'utf8').slice(-KEPT)}`)
        .join('\n'),
    pool,
    elasticsearch: indexer.elasticsearch,
    indexer,
    baseUrl: cluster.url,
    key,
    pause: PAUSE,
  };
}
