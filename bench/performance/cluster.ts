import { parseArgs } from 'node:util';
import { Client } from '@elastic/elasticsearch';
import { Pool } from 'pg';

import { table } from '../../cli/output.ts';
import { startCluster, type Cluster } from '../../stack/cluster.ts';
import type { Member } from '../../stack/member.ts';
import { childrenOf } from '../../stack/processes.ts';
import { createProgress } from '../../stack/progress.ts';
import { createAccounts, TIERS } from './bench.ts';
import { fillDatabase, KEPT } from './catalogues.ts';
import { startLoad } from './load/load.ts';
import { usualRequests } from './rows/growth.ts';
import type { Sample } from './report.ts';
import { cpuOf, loadApi, medianSample, type Requests } from './sides.ts';

/*
 * How many requests a cluster on this computer serves with one and with three Elasticsearch nodes, and with one and with
 * two instances of the API, and how much CPU time each part of it takes for a request. All parts and the load share the
 * cores of this computer: the CPU time shows what would limit them on computers of their own.
 *
 *   npm run bench -- cluster [--questions N] [--rounds N] [--seconds N]
 */
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: String(KEPT.large.questions) },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
  },
});
const [questions, rounds] = [Number(values.questions), Number(values.rounds)];
const milliseconds = 1_000 * Number(values.seconds);

/** Milliseconds. Three nodes on few cores take minutes to compile what a search runs: until then it costs six times as much. */
const WARM_UP = 240_000;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const cluster = await startCluster({
  size: { elasticsearch: 3, postgres: 1, redis: 1, api: 2, indexer: 1 },
  environment: { ...process.env, TRIVIA_TIERS: TIERS },
  setUp: ({ databaseUrl, apiDatabaseUrl }) => fillDatabase({ databaseUrl, apiDatabaseUrl }, questions),
  progress: createProgress(),
  signal: stop.signal,
});
const load = startLoad();
const pool = new Pool({ connectionString: cluster.urls.databaseUrl, max: 4 });
try {
  const { keys } = await createAccounts(pool);
  const kinds = Object.entries(await usualRequests(pool));
  for (const end = performance.now() + WARM_UP; performance.now() < end;)
    for (const [, requests] of kinds) {
      stop.signal.throwIfAborted();
      await send(requests, keys).catch(() => undefined);
    }
  const lines: string[][] = [];
  const measureAll = async (nodes: number, instances: number): Promise<void> => {
    for (const [kind, requests] of kinds) {
      stop.signal.throwIfAborted();
      const failed = (error: unknown) => ['FAILED', '', '', String(error)];
      const figures = await measure(requests, keys).catch(failed);
      lines.push([kind, String(nodes), String(instances), ...figures]);
    }
  };
  const [, secondInstance] = cluster.api;
  await measureAll(3, 2);
  await secondInstance?.stop();
  await measureAll(3, 1);
  await leaveOneNode(cluster);
  await measureAll(1, 1);
  await secondInstance?.start();
  await measureAll(1, 2);
  const header = ['request', 'nodes', 'instances', 'a second', 'p50 ms', 'p95 ms', 'µs of CPU time each'];
  const sorted = lines.toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  console.log(`\n${questions.toLocaleString('en')} questions\n${table([header, ...sorted]).join('\n')}`);
} finally {
  await Promise.all([load.stop(), pool.end()]);
  await cluster.stop();
}

/** Sends a load to the proxy. */
function send(requests: Requests, keys: readonly string[]): Promise<Sample> {
  const { url, proxy } = cluster;
  return loadApi({ load, effort: { rounds, milliseconds } }, { url, pid: proxy.pid ?? 0, keys }, requests);
}

/** Measures a load several times, after one that is not measured. */
async function measure(requests: Requests, keys: readonly string[]): Promise<string[]> {
  const { proxy, api, elasticsearch, postgres, redis } = cluster;
  const parts = {
    proxy: [proxy],
    API: api,
    Elasticsearch: elasticsearch,
    PostgreSQL: postgres,
    Redis: redis,
  };
  // Caches that are still empty may make the first load too slow.
  await send(requests, keys).catch(() => undefined);
  const before = Object.values(parts).map(cpuOfAll);
  const samples = [];
  for (let round = 0; round < rounds; round += 1) samples.push(await send(requests, keys));
  const count = samples.reduce((sum, { rate }) => sum + (rate * milliseconds) / 1_000, 0);
  const each = Object.entries(parts).map(([name, members], index) => {
    const spent = cpuOfAll(members) - (before[index] ?? 0);
    return `${name} ${Math.round((1_000 * spent) / count)}`;
  });
  const { rate, p50, p95 } = medianSample(samples);
  return [Math.round(rate).toLocaleString('en'), p50.toFixed(1), p95.toFixed(1), each.join(', ')];
}

/** CPU time of the running processes of members, in milliseconds. */
function cpuOfAll(members: readonly Member[]): number {
  const pids = members.flatMap(({ pid }) => (pid === undefined ? [] : [pid, ...childrenOf(pid)]));
  return pids.reduce((sum, pid) => sum + (cpuOf(pid) ?? 0), 0);
}

/** Moves everything to the first node, and removes the others from the cluster: alone, it would lack a majority. */
async function leaveOneNode({ elasticsearch: [first, ...others] }: Cluster): Promise<void> {
  const client = new Client({ node: first?.url ?? '', requestTimeout: 120_000 });
  const names = others.map(({ name }) => name).join(',');
  await client.cluster.putSettings({ persistent: { 'cluster.routing.allocation.exclude._name': names } });
  const green = { wait_for_status: 'green', timeout: '110s' } as const;
  await client.cluster.health({ ...green, wait_for_no_relocating_shards: true });
  await client.cluster.postVotingConfigExclusions({ node_names: names });
  for (const node of others) await node.stop();
  await client.cluster.health({ ...green, wait_for_nodes: '1' });
  await client.close();
}
