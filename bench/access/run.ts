import autocannon from 'autocannon';
import { Redis } from 'ioredis';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';

import { createKey } from '../../src/access/api-keys.ts';
import { ownDatabase } from '../own-database.ts';
import { runningService } from '../running-service.ts';

/** The target: requests with a key per request without. */
const TARGET = 0.7;
const USERS = 32;
const CONNECTIONS = 32;
/** Seconds of one measurement, and the number of measurements of each kind. */
const SECONDS = 2;
const ROUNDS = 5;
const PREFIX = 'bench-access:';

/** The engines of the environment, or of the running service. */
const { DATABASE_URL, REDIS_URL } = process.env;
const { databaseUrl, redisUrl } =
  DATABASE_URL === undefined || REDIS_URL === undefined
    ? runningService().engines
    : { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL };

async function makeKeys(postgres: Pool): Promise<string[]> {
  const users = Array.from({ length: USERS }, (_, index) => `bench-${index}@trivia.example`);
  return Promise.all(
    users.map(async (email) => {
      const { key } = await createKey(postgres, {
        email,
        tier: 'enterprise',
        name: 'bench',
        scope: 'sk',
      });
      return key;
    }),
  );
}

/** CPU time of the server so far, in microseconds. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const response = once(child, 'message') as Promise<unknown[]>;
  child.send('cpu');
  const { cpu } = Cpu.parse((await response)[0]);
  return cpu.user + cpu.system;
}

/** Requests per second; CPU time in microseconds and Redis scripts per request. */
async function measure({ redis, child, url, keys }: Subject, path: string) {
  const scripts = async (): Promise<number> =>
    Number(/^cmdstat_evalsha:calls=(\d+)/m.exec(await redis.info('commandstats'))?.[1] ?? 0);
  const requests = keys.map((key) => ({ method: 'GET' as const, path, headers: { 'x-api-key': key } }));
  let connections = 0;
  const [before, cpuBefore] = [await scripts(), await cpuOf(child)];
  const { requests: done, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    // Each connection is one user: if all connections went through all keys, they would do so in step, and requests of
    // one user are decided together.
    setupClient: (client) => client.setRequests([requests[connections++ % requests.length] ?? {}]),
  });
  if (non2xx > 0) throw new Error(`${non2xx} requests were rejected`);
  const [ran, cpu] = [(await scripts()) - before, (await cpuOf(child)) - cpuBefore];
  return { rate: done.average, cpu: cpu / done.total, scripts: ran / done.total };
}

const Cpu = z.object({ cpu: z.object({ user: z.number(), system: z.number() }) });

interface Subject {
  readonly redis: Redis;
  readonly child: ChildProcess;
  readonly url: string;
  readonly keys: readonly string[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const database = await ownDatabase(databaseUrl);
const redis = new Redis(redisUrl);
const keys = await makeKeys(database.pool);
const child = fork(join(import.meta.dirname, 'server.ts'), [database.url, redisUrl, PREFIX]);
try {
  const messages: unknown[] = await once(child, 'message');
  const { port } = z.object({ port: z.int() }).parse(messages[0]);
  const url = `http://127.0.0.1:${port}`;
  const subject = { redis, child, url, keys };
  const taken: Record<'open' | 'known', Awaited<ReturnType<typeof measure>>[]> = { open: [], known: [] };
  await measure(subject, '/api/v1/known');
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of ['open', 'known'] as const)
      taken[side].push(await measure(subject, `/api/v1/${side}`));
  const of = (side: 'open' | 'known', what: 'rate' | 'cpu' | 'scripts'): number =>
    median(taken[side].map((one) => one[what]));
  console.log(
    `${USERS} users, ${CONNECTIONS} connections, a route that does nothing, ${ROUNDS} rounds, alternating.`,
  );
  for (const [side, name] of [
    ['open', 'without keys, limits and usage'],
    ['known', 'with them'],
  ] as const)
    console.log(
      `  ${name.padEnd(32)} ${of(side, 'rate').toFixed(0).padStart(6)} requests/s   ${of(side, 'cpu').toFixed(0).padStart(4)} µs of CPU time each`,
    );
  const verdict = (ratio: number): string =>
    `${ratio.toFixed(2)}, ${ratio >= TARGET ? 'within' : 'BELOW'} the target of ${TARGET}`;
  console.log(`  ratio of requests/s      ${verdict(of('known', 'rate') / of('open', 'rate'))}`);
  console.log(
    `  ratio by CPU time        ${verdict(of('open', 'cpu') / of('known', 'cpu'))}: what matters on a shared computer`,
  );
  console.log(`  Redis scripts per request: ${of('known', 'scripts').toFixed(2)}`);
} finally {
  child.disconnect();
  await once(child, 'exit');
  const left = await redis.keys(`${PREFIX}*`);
  if (left.length > 0) await redis.unlink(left);
  redis.disconnect();
  await database.drop();
}
