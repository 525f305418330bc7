import { Redis } from 'ioredis';
import { Agent, get } from 'node:http';

import { startApi } from '../api-process.ts';
import { ownDatabase } from '../own-database.ts';
import { runningService } from '../running-service.ts';
import { makeBadKeys } from './make-keys.ts';
import { quantile, rankTest } from './rank-test.ts';

/*
 * Whether the time of a rejection reveals something about a key. Bad keys of every kind alternate, in another order
 * each round, one request at a time. Each kind is compared with keys that never existed. A second group of those shows
 * the noise, and mistyped keys, which are rejected without a lookup, show that a real difference would be found.
 */
const ROUNDS = Number(process.argv[2] ?? 3_000);
const WARM_UP = 200;
const OPPONENT = 'unknown';

const { databaseUrl, redisUrl, elasticsearchUrl } = runningService().engines;
const prefix = `bench-timing-${process.pid}:`;
const database = await ownDatabase(databaseUrl);
const api = await startApi({
  DATABASE_URL: database.url,
  ELASTICSEARCH_URL: elasticsearchUrl,
  REDIS_URL: redisUrl,
  TRIVIA_INDEX_PREFIX: `bench-${process.pid}`,
  TRIVIA_REDIS_PREFIX: prefix,
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Microseconds until a key is rejected. */
function timeRefusal(key: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    get(`${api.url}/api/v1/me`, { agent, headers: { 'x-api-key': key } }, (response) => {
      response.resume().once('error', reject);
      response.once('end', () => {
        const took = Number(process.hrtime.bigint() - start) / 1000;
        if (response.statusCode === 401) resolve(took);
        else reject(new Error(`a bad key got status ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

async function measure(keys: Readonly<Record<string, readonly string[]>>) {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(keys).map((kind) => [kind, []]));
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [kind, some] of shuffled(Object.entries(keys))) {
      const took = await timeRefusal(some[round] ?? '');
      if (round >= WARM_UP) times[kind]?.push(took);
    }
  return times;
}

function report(times: Readonly<Record<string, readonly number[]>>): void {
  const opponent = times[OPPONENT] ?? [];
  const halves = [0, 1].map((half) =>
    quantile(
      opponent.filter((_, index) => index % 2 === half),
      0.5,
    ),
  ) as [number, number];
  console.log(
    `${ROUNDS} rounds, alternating; microseconds until 401, compared with keys that never existed:`,
  );
  console.log(`  ${''.padEnd(32)} ${'quartiles'.padStart(20)}   ratio  larger       p`);
  for (const [kind, taken] of Object.entries(times)) {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(taken, share)) as [
      number,
      number,
      number,
    ];
    const quartiles = [low, middle, high].map((time) => time.toFixed(0).padStart(6)).join(' ');
    const line = `  ${kind.padEnd(32)} ${quartiles}`;
    if (kind === OPPONENT) {
      console.log(line);
      continue;
    }
    const { superiority, p } = rankTest(taken, opponent);
    const ratio = (middle / quantile(opponent, 0.5)).toFixed(3);
    console.log(`${line}   ${ratio}  ${(superiority * 100).toFixed(1).padStart(4)} %  ${p.toFixed(4)}`);
  }
  console.log(
    `  The medians of two halves of "${OPPONENT}" are ${Math.abs(halves[0] - halves[1]).toFixed(1)} apart. "larger": how often a time is above one of the opponent; 50 % means no difference.`,
  );
}

try {
  report(await measure(await makeBadKeys(database.pool, WARM_UP + ROUNDS)));
} finally {
  agent.destroy();
  await api.stop();
  const redis = new Redis(redisUrl);
  const left = await redis.keys(`${prefix}*`);
  if (left.length > 0) await redis.unlink(left);
  redis.disconnect();
  await database.drop();
}
