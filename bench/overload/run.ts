import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

import { createKey } from '../../src/access/api-keys.ts';
import { startApi, type ApiProcess } from '../api-process.ts';
import { quantile } from '../performance/load/load.ts';
import { memoryOf } from '../process-memory.ts';
import { runningEngines } from '../running-service.ts';
import { tied } from '../../stack/supervise.ts';
import { ATTACKS } from './attacks.ts';
import { OpenLoadReport, type OpenLoadPlan } from './open-load.ts';

/*
 * Overload, attacks and a long run against one API process on the catalogue of the running service.
 *
 *   npm run bench -- overload [SECONDS [SOAK_MINUTES]]
 *
 * Promises: at five times the capacity the 95th percentile of served requests is at most three times that at 70 %,
 * /health/live responds within 50 ms, and memory and open files stay flat.
 */
const SECONDS = Number(process.argv[2] ?? 20);
const SOAK_MINUTES = Number(process.argv[3] ?? 0);

/** Seconds. Elasticsearch compiles its code meanwhile; a capacity measured earlier is less than half of the real one. */
const WARM_UP = 20;
const CONNECTIONS = 800;
const NORMAL = 0.7;
const OVERLOAD = 5;

const { databaseUrl, redisUrl, elasticsearchUrl, indexPrefix } = runningEngines();
const pool = new Pool({ connectionString: databaseUrl, max: 2 });
const email = 'overload@trivia.example';
const { key } = await createKey(pool, { email, tier: 'pro', name: 'overload', scope: 'sk' });
const { rows: ids } = await pool.query<{ id: string }>(
  `select id from questions where availability = 'visible' order by seq limit 200`,
);
const { rows: tags } = await pool.query<{ slug: string }>('select slug from tags order by slug limit 300');

/** What quiz applications ask for: mostly draws, then lists, single questions and names. */
const PATHS = Array.from({ length: 400 }, (_one, number) => {
  const tag = tags[(number * 7) % tags.length]?.slug ?? '';
  const id = ids[(number * 3) % ids.length]?.id ?? '';
  return [
    '/questions/random?amount=10',
    `/questions/random?amount=10&tags=${tag}`,
    `/questions?limit=20&tags=${tag}`,
    `/questions/${id}`,
    '/categories',
  ][number % 5];
}).map((path) => `/api/v1${path}`);

async function load(
  api: ApiProcess,
  plan: Pick<OpenLoadPlan, 'rate' | 'connections' | 'seconds'>,
): Promise<OpenLoadReport> {
  const child = tied(fork(join(import.meta.dirname, 'open-load.ts')));
  child.send({ url: api.url, key, paths: PATHS, ...plan } satisfies OpenLoadPlan);
  const [report] = (await once(child, 'message')) as [unknown];
  return OpenLoadReport.parse(report);
}

/** Milliseconds of the slowest response of the liveness check while `work` runs, and its failures. */
async function watchLiveness<Result>(api: ApiProcess, work: Promise<Result>) {
  const over = new AbortController();
  const times: number[] = [];
  let failed = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await fetch(`${api.url}/health/live`, { signal: AbortSignal.timeout(5_000) }).then(
        (response) => (response.ok ? times.push(performance.now() - started) : (failed += 1)),
        () => (failed += 1),
      );
      await sleep(50);
    }
  })();
  const result = await work;
  over.abort();
  await watching;
  return { result, failed, p99: quantile(times, 0.99), slowest: quantile(times, 1) };
}

/** Whether nearly all requests were served. Without a free connection the load itself was too slow. */
const isServed = ({ outcomes: { '200': served = 0, unsent: _unsent, ...others } }: OpenLoadReport): boolean =>
  Object.values(others).reduce((sum, count) => sum + count, 0) <= served / 1_000;

const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
const inMs = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;
const list = (outcomes: OpenLoadReport['outcomes']): string =>
  Object.entries(outcomes)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');

let broken = 0;
function report(name: string, text: string, isKept: boolean): void {
  if (!isKept) broken += 1;
  console.log(`${isKept ? 'ok    ' : 'BROKEN'} ${name}: ${text}`);
}

const api = await startApi({
  DATABASE_URL: databaseUrl,
  ELASTICSEARCH_URL: elasticsearchUrl,
  REDIS_URL: redisUrl,
  TRIVIA_INDEX_PREFIX: indexPrefix,
  TRIVIA_REDIS_PREFIX: `overload-${process.pid}:`,
  TRIVIA_RATE_LIMITS: 'off',
});
try {
  const burst = await load(api, { connections: 50, seconds: 1 });
  report('the first requests of a process', list(burst.outcomes), isServed(burst));
  await load(api, { connections: 32, seconds: WARM_UP });
  const most = await load(api, { connections: 32, seconds: SECONDS / 2 });
  const capacity = (most.outcomes['200'] ?? 0) / (SECONDS / 2);
  console.log(`capacity with 32 connections: ${Math.round(capacity)} requests per second`);

  const normal = await load(api, { connections: CONNECTIONS, rate: NORMAL * capacity, seconds: SECONDS });
  console.log(`at 70 %: p50 ${inMs(normal.p50)}, p95 ${inMs(normal.p95)} (${list(normal.outcomes)})`);

  const flood = { connections: CONNECTIONS, rate: OVERLOAD * capacity, seconds: SECONDS };
  const { result: overload, slowest, p99, failed } = await watchLiveness(api, load(api, flood));
  const ratio = overload.p95 / normal.p95;
  report(
    'overload',
    `p50 ${inMs(overload.p50)}, p95 ${inMs(overload.p95)}, ${ratio.toFixed(2)} times the normal one (${list(overload.outcomes)})`,
    ratio <= 3,
  );
  report(
    'liveness under overload',
    `p99 ${inMs(p99)}, slowest ${inMs(slowest)}, ${failed} failed`,
    p99 < 50 && failed === 0,
  );
  await sleep(2_000);
  const after = await load(api, { connections: CONNECTIONS, rate: NORMAL * capacity, seconds: SECONDS / 2 });
  report('recovery', `p95 ${inMs(after.p95)} two seconds later (${list(after.outcomes)})`, isServed(after));

  for (const attack of ATTACKS) {
    const before = memoryOf(api.pid);
    const attacker = tied(fork(join(import.meta.dirname, 'attacks.ts'), [attack.name, api.url]));
    await sleep(1_000);
    const calm = { connections: 200, rate: 0.3 * capacity, seconds: Math.max(5, SECONDS / 2) };
    const { result, slowest: live, failed: lost } = await watchLiveness(api, load(api, calm));
    const memory = memoryOf(api.pid);
    attacker.kill('SIGKILL');
    report(
      attack.name,
      `others p95 ${inMs(result.p95)} (${list(result.outcomes)}), liveness at most ${inMs(live)}, ${lost} failed, memory ${Math.round(before)} to ${Math.round(memory)} MB, ${filesOf(api.pid)} files`,
      isServed(result) && lost === 0 && memory < before + 150,
    );
    await sleep(1_000);
  }

  if (SOAK_MINUTES > 0) {
    const samples: { memory: number; files: number; p95: number }[] = [];
    for (let minute = 0; minute < SOAK_MINUTES; minute += 1) {
      const { p95, outcomes } = await load(api, { connections: 100, rate: NORMAL * capacity, seconds: 60 });
      samples.push({ memory: memoryOf(api.pid), files: filesOf(api.pid), p95 });
      console.log(`minute ${minute + 1}: ${JSON.stringify(samples.at(-1))} (${list(outcomes)})`);
    }
    const quarter = Math.ceil(samples.length / 4);
    const edges = (values: number[]) =>
      [values.slice(0, quarter), values.slice(-quarter)].map((part) => quantile(part, 0.5));
    const [before = 0, after = 0] = edges(samples.map(({ memory }) => memory));
    const [few = 0, more = 0] = edges(samples.map(({ files }) => files));
    const [growth, files] = [after / before, more - few];
    report('soak', `memory × ${growth.toFixed(2)}, ${files} more files`, growth < 1.15 && files < 20);
  }
} finally {
  await api.stop();
  await pool.end();
}
process.exit(broken === 0 ? 0 : 1);
