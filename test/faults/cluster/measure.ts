import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import type { IndexerParts } from '../../../indexer/follow/indexer-parts.ts';
import { verify } from '../../../indexer/follow/verify.ts';
import { readQueueState } from '../../../indexer/store/generations/index-queue.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import type { ClusterFault } from '../../support/cluster/cluster-faults.ts';
import { until } from '../../support/until.ts';
import type { Prometheus } from './prometheus.ts';
import type { ClusterResult } from './report.ts';
import { startTraffic, type KnownQuestions, type TrafficRequest } from './traffic.ts';
import { startWriter, type Written } from './writer.ts';

/** Milliseconds of requests and writes before a fault, and after its repair. */
const BEFORE = 3_000;
const AFTER = 5_000;
/** Milliseconds that are measured of a fault that needs no repair. */
const BRIEF = 20_000;
/** Milliseconds until everything is searchable afterwards. */
const CATCH_UP = 60_000;

export interface Measuring extends TrafficRequest {
  readonly known: Omit<KnownQuestions, 'edition' | 'written'>;
  readonly edited: QuestionRecord;
  readonly indexer: IndexerParts;
  readonly prometheus: Prometheus | undefined;
  /** Milliseconds that a fault lasts before its repair. */
  readonly lasting: number;
}

/** How many of the acknowledged imports and reports are missing. */
async function countLost(
  pool: Pool,
  written: readonly Written[],
  reports: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ found: number }>(
    `select (select count(*) from questions where text = any ($1))::int
       + (select count(*) from reports where id = any ($2))::int as found`,
    [written.map(({ text }) => text), reports],
  );
  return written.length + reports.length - (rows[0]?.found ?? 0);
}

/** How many documents differ from their rows, when everything has been indexed. */
async function countDrifted(parts: IndexerParts): Promise<number> {
  await until(
    'everything is searchable',
    async () => (await readQueueState(parts.pool)).waiting === 0,
    CATCH_UP,
  );
  const { missing, stale, ghost } = await verify(parts, questionsAlias(parts.indexPrefix));
  return missing + stale + ghost;
}

/** Runs requests and a writer during a fault and its repair. */
export async function measureClusterFault(
  fault: ClusterFault,
  { known, edited, indexer, prometheus, lasting, ...request }: Measuring,
): Promise<ClusterResult> {
  await fault.prepare?.();
  const earlier = (await prometheus?.alertsOf(BEFORE / 1_000)) ?? { firing: [], pending: [] };
  const writer = startWriter(indexer.pool, edited);
  const traffic = startTraffic(request, { ...known, edition: writer.edition, written: writer.acknowledged });
  await sleep(BEFORE);
  const begun = performance.now();
  await fault.begin();
  const end = begun + (fault.isLasting ? lasting : BRIEF);
  await sleep(Math.max(0, end - performance.now()));
  const repaired = performance.now();
  await fault.repair();
  await sleep(AFTER);
  const ended = performance.now();
  await Promise.all([traffic.stop(), writer.stop()]);
  const alerts = (await prometheus?.alertsOf((ended - begun) / 1_000)) ?? { firing: [], pending: [] };
  const isNew = (alert: string): boolean => ![...earlier.firing, ...earlier.pending].includes(alert);
  return {
    name: fault.name,
    begun,
    repaired,
    ended,
    answers: traffic.answers.filter(({ at }) => at >= begun),
    writes: writer.writes.filter(({ at }) => at >= begun),
    lostWrites: await countLost(indexer.pool, writer.acknowledged, traffic.reports),
    drifted: await countDrifted(indexer),
    alerts: { firing: alerts.firing.filter(isNew), pending: alerts.pending.filter(isNew) },
  };
}
