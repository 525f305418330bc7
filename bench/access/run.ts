import autocannon from 'autocannon';
import { Redis } from 'ioredis';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'pg';
import { z } from 'zod';

import { createKey } from '../../src/access/api-keys.ts';
import { migrate } from '../../src/store/migrate.ts';
import { readDevFile } from '../../stack/dev-file.ts';

/** What we aim at: requests with a key for each without. */
const TARGET = 0.6;
const USERS = 50;
const CONNECTIONS = 50;
/** Seconds of one measurement, and how many of each kind there are. */
const SECONDS = 4;
const ROUNDS = 3;
const PREFIX = 'bench-access:';

const dev = readDevFile(join(import.meta.dirname, '..', '..', '.trivia'));
if (dev === undefined) {
  console.error(
    'Nothing is running: start the service with `npm start` in another terminal, then run this again.',
  );
  process.exit(1);
}
const { redisUrl } = dev.engines;
/** A database of its own: what is measured leaves no trace in that of the service. */
const DATABASE = `trivia_bench_${process.pid}`;
const databaseUrl = Object.assign(new URL(dev.engines.databaseUrl), { pathname: `/${DATABASE}` }).href;

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

/** Requests a second, and how many scripts Redis ran for each request. */
async function measure(redis: Redis, url: string, path: string, keys: readonly string[]) {
  const commands = async (): Promise<number> =>
    Number(/^cmdstat_evalsha:calls=(\d+)/m.exec(await redis.info('commandstats'))?.[1] ?? 0);
  const requests = keys.map((key) => ({ method: 'GET' as const, path, headers: { 'x-api-key': key } }));
  const before = await commands();
  const { requests: done, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests,
  });
  if (non2xx > 0) throw new Error(`${non2xx} requests were refused`);
  return { rate: done.average, commands: ((await commands()) - before) / done.total };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const server = new Pool({ connectionString: dev.engines.databaseUrl, max: 1 });
await server.query(`create database ${DATABASE}`);
await migrate(databaseUrl);
const postgres = new Pool({ connectionString: databaseUrl, max: 4 });
const redis = new Redis(redisUrl);
const keys = await makeKeys(postgres);
const child = fork(join(import.meta.dirname, 'server.ts'), [databaseUrl, redisUrl, PREFIX]);
try {
  const messages: unknown[] = await once(child, 'message');
  const { port } = z.object({ port: z.int() }).parse(messages[0]);
  const url = `http://127.0.0.1:${port}`;
  const measured = { open: [] as number[], known: [] as number[], commands: [] as number[] };
  await measure(redis, url, '/api/v1/known', keys);
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.open.push((await measure(redis, url, '/api/v1/open', keys)).rate);
    const known = await measure(redis, url, '/api/v1/known', keys);
    measured.known.push(known.rate);
    measured.commands.push(known.commands);
  }
  const [open, known] = [median(measured.open), median(measured.known)];
  const ratio = known / open;
  console.log(
    `${USERS} users, ${CONNECTIONS} connections, a route that does nothing, ${ROUNDS} rounds in turns.`,
  );
  console.log(`  without keys, limits and usage  ${open.toFixed(0).padStart(7)} requests/s`);
  console.log(`  with them                       ${known.toFixed(0).padStart(7)} requests/s`);
  console.log(
    `  ratio                              ${ratio.toFixed(2)}   ${ratio >= TARGET ? 'within' : 'BELOW'} the target of ${TARGET}`,
  );
  console.log(`  scripts of Redis for a request     ${median(measured.commands).toFixed(2)}`);
} finally {
  child.disconnect();
  await once(child, 'exit');
  const left = await redis.keys(`${PREFIX}*`);
  if (left.length > 0) await redis.unlink(left);
  redis.disconnect();
  await postgres.end();
  await server.query(`drop database ${DATABASE} with (force)`);
  await server.end();
}
