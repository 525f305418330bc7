import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from '../../../bench/api-process.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { readQueueState } from '../../../indexer/store/generations/index-queue.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { eachHost } from '../../../src/connection-url.ts';
import { startBreakableCluster, type OwnCluster } from '../../support/cluster/breakable-cluster.ts';
import {
  clusterFaults,
  postgresRoles,
  untilWhole,
  type ClusterFault,
} from '../../support/cluster/cluster-faults.ts';
import { createPooler, preparesStatements, type Pooler } from '../../support/cluster/pooler.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { pgbouncer } from '../../support/installed-programs.ts';
import { until } from '../../support/until.ts';
import { measureClusterFault, type Measuring } from './measure.ts';
import { startPrometheus } from './prometheus.ts';
import { brokenByCluster, CLUSTER_HEADER, clusterRow, lostRequests } from './report.ts';
import { startTraffic } from './traffic.ts';
import { editionOf } from './writer.ts';

/** Milliseconds of requests before the first fault: new processes take several times as long for each. */
const WARM_UP = 60_000;
/** Accounts that share the requests: one may send a hundred per second. */
const ACCOUNTS = 4;
const ANCHORS = 100;
/** Every how manieth of them has the word that is searched for. */
const NAMED = 7;

/** Writes what the requests read. */
async function prepare({ indexer }: OwnCluster): Promise<Pick<Measuring, 'keys' | 'known' | 'edited'>> {
  const { pool } = indexer;
  const keys: string[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const email = `account-${account}@example.org`;
    const created = await createKey(pool, { email, name: 'faults', scope: 'sk', tier: 'enterprise' });
    keys.push(created.key);
  }
  const anchors = questions(ANCHORS, { tags: ['anchor'] }).map((record, index) => ({
    ...record,
    text: `${record.text.slice(0, -1)}${index % NAMED === 0 ? ' of Zanzibar' : ''}?`,
  }));
  const edited = aQuestion({ tags: ['edited'] });
  await importRecords(pool, [...anchors, editionOf(edited, 0)]);
  await until('everything is searchable', async () => (await readQueueState(pool)).waiting === 0);
  const { rows } = await pool.query<{ id: string; text: string; tag: string }>(
    'select id, text, tags[1] as tag from questions order by seq desc',
  );
  const found = rows.filter(({ tag }) => tag === 'anchor');
  return {
    keys,
    edited,
    known: {
      anchors: new Map(found.map(({ id, text }) => [id, text])),
      closest: found.filter(({ text }) => text.includes('Zanzibar')).map(({ id }) => id),
      edited: rows.find(({ tag }) => tag === 'edited')?.id ?? '',
    },
  };
}

/** An instance of the API that reaches PostgreSQL through PgBouncer, in transaction mode if the program allows that. */
async function startPooledApi({ cluster }: OwnCluster, program: string) {
  const { primary } = await postgresRoles(cluster);
  const { host } = new URL(primary.url);
  const direct = eachHost(cluster.urls.apiDatabaseUrl ?? '').find((url) => new URL(url).host === host);
  const mode = (await preparesStatements(program)) ? 'transaction' : 'session';
  const pooler = await createPooler(program, direct ?? '', mode, mode === 'transaction' ? 200 : undefined);
  pooler.start();
  const { TRIVIA_BASE_URL: _ofProxy, ...settings } = cluster.settings;
  const api = await startApi({ ...settings, DATABASE_URL: pooler.url });
  return {
    url: api.url,
    fault: restarted(pooler, mode),
    async stop(): Promise<void> {
      await api.stop();
      await pooler.remove();
    },
  };
}

const restarted = (pooler: Pooler, mode: string): ClusterFault => ({
  name: `PgBouncer (${mode} mode) killed and started`,
  isLasting: false,
  async begin() {
    await pooler.end();
    pooler.start();
  },
  repair: () => Promise.resolve(),
});

export interface FaultRun {
  /** The promises that were broken, one line each. */
  readonly broken: readonly string[];
  /** What was not measured, and why. */
  readonly leftOut: readonly string[];
}

/**
 * Measures the faults of a cluster of its own, and prints a line for each.
 *
 * @param pattern - the names of the faults
 * @param seconds - how long a fault lasts that needs a repair; the alerts with the shortest patience fire after one minute
 * @param rate - requests per second
 */
export async function measureCluster(pattern: RegExp, seconds = 75, rate = 200): Promise<FaultRun> {
  const broken: string[] = [];
  const leftOut: string[] = [];
  const own = await startBreakableCluster({ TRIVIA_LOG_LEVEL: 'info' });
  const { cluster, indexer } = own;
  const addresses = (members: typeof cluster.api): string[] =>
    members.flatMap(({ metrics }) => (metrics === undefined ? [] : [new URL(metrics).host]));
  const prometheus = await startPrometheus({
    'trivia-api': addresses(cluster.api),
    'trivia-indexer': addresses(cluster.indexer),
  });
  if (typeof prometheus === 'string') leftOut.push(`alerts, because ${prometheus}`);
  try {
    const measuring: Measuring = {
      ...(await prepare(own)),
      url: cluster.url,
      indexer,
      prometheus: typeof prometheus === 'string' ? undefined : prometheus,
      rate,
      lasting: seconds * 1_000,
    };
    const measure = async (fault: ClusterFault, url = cluster.url): Promise<void> => {
      if (!pattern.test(fault.name)) return;
      await untilWhole(own);
      const result = await measureClusterFault(fault, { ...measuring, url });
      console.log(clusterRow(result));
      for (const line of lostRequests(result)) console.error(line);
      broken.push(...brokenByCluster(result));
    };
    const warmUp = startTraffic(
      { ...measuring, url: cluster.url },
      { ...measuring.known, edition: () => 0, written: [] },
    );
    await sleep(WARM_UP);
    await warmUp.stop();
    console.log(CLUSTER_HEADER);
    for (const fault of clusterFaults(own)) await measure(fault);
    const program = await pgbouncer();
    if (typeof program === 'string') leftOut.push(`PgBouncer, because ${program}`);
    else {
      const pooled = await startPooledApi(own, program.path);
      try {
        await measure(pooled.fault, pooled.url);
      } finally {
        await pooled.stop();
      }
    }
  } finally {
    if (typeof prometheus !== 'string') await prometheus.stop();
    await own.stop();
  }
  return { broken, leftOut };
}
