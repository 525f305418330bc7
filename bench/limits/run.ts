import { Redis } from 'ioredis';

import { BURST_WINDOW } from '../../src/limits/admission.ts';
import { createKey } from '../../src/access/api-keys.ts';
import { startApi } from '../api-process.ts';
import { ownDatabase } from '../own-database.ts';
import { runningService } from '../running-service.ts';
import { sendLoad } from './send-load.ts';
import { fullestWindow, watchAdmissions } from './watch-admissions.ts';

/*
 * Three processes and two hundred clients of one user run for a minute. Checks that the limits are kept at every
 * instant, by the admissions that Redis records, and that the daily quota is used up to its last request.
 */
const SECONDS = Number(process.argv[2] ?? 60);
const PROCESSES = 3;
const CLIENTS = 200;
/** Seconds of warm-up by another user, so that connections and compilation do not make Redis seem slow. */
const WARM_UP = 4;
/** Milliseconds between a response and the next request of a client. */
const PAUSE = Number(process.argv[3] ?? 400);
const BURST = 200;
/** Chosen to run out in the middle of the last window. */
const PER_DAY = BURST * Math.max(0, Math.floor(SECONDS / (BURST_WINDOW / 1000)) - 1) + BURST / 2;

const { databaseUrl, redisUrl, elasticsearchUrl } = runningService().engines;
const prefix = `bench-limits-${process.pid}:`;
const database = await ownDatabase(databaseUrl);
const redis = new Redis(redisUrl);

async function makeKey(name: string): Promise<{ key: string; userId: string }> {
  const email = `${name}@trivia.example`;
  const { key } = await createKey(database.pool, { email, tier: 'pro', name, scope: 'sk' });
  const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  return { key, userId: rows[0]?.id ?? '' };
}

/** Runs the load, stops the processes, and returns what each side counted. */
async function measure() {
  const environment = {
    DATABASE_URL: database.url,
    ELASTICSEARCH_URL: elasticsearchUrl,
    REDIS_URL: redisUrl,
    TRIVIA_INDEX_PREFIX: `bench-${process.pid}`,
    TRIVIA_REDIS_PREFIX: prefix,
    TRIVIA_TIERS: JSON.stringify({ pro: { burst: BURST, perDay: PER_DAY } }),
  };
  const [warmUp, measured] = await Promise.all([makeKey('warm-up'), makeKey('measured')]);
  const running = await Promise.all(Array.from({ length: PROCESSES }, () => startApi(environment)));
  const urls = running.map(({ url }) => url);
  const load = { urls, clients: CLIENTS, pause: PAUSE };
  await sendLoad({ ...load, key: warmUp.key, seconds: WARM_UP });
  const stopWatching = await watchAdmissions(redisUrl, `${prefix}{${measured.userId}}`);
  const statuses = await sendLoad({ ...load, key: measured.key, seconds: SECONDS });
  const times = stopWatching();
  await Promise.all(running.map(({ stop }) => stop()));
  const alone = running.filter(({ log }) => log().includes('by this process alone')).length;
  return { statuses, times, alone, userId: measured.userId };
}

/** The requests of the user in Redis and PostgreSQL, over all days: a run may pass midnight. */
async function readCounters(userId: string): Promise<{ counter: number; stored: number }> {
  const keys = await redis.keys(`${prefix}{${userId}}:day-counts:*`);
  const counts = await Promise.all(keys.map((key) => redis.hget(key, 'requests')));
  const { rows } = await database.pool.query<{ sum: number }>(
    'select coalesce(sum(requests), 0)::int as sum from usage where user_id = $1',
    [userId],
  );
  return { counter: counts.reduce((sum, count) => sum + Number(count), 0), stored: rows[0]?.sum ?? 0 };
}

try {
  const { statuses, times, alone, userId } = await measure();
  const { counter, stored } = await readCounters(userId);
  const of = (status: number): number => statuses.get(status) ?? 0;
  const responses = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const fullest = fullestWindow(times, BURST_WINDOW);
  const isKept = fullest <= BURST && [times.length, of(200), counter, stored].every((it) => it === PER_DAY);
  const row = (name: string, count: number, wanted = ''): void =>
    console.log(`  ${name.padEnd(48)} ${String(count).padStart(7)}  ${wanted}`);
  console.log(
    `${PROCESSES} processes, ${CLIENTS} clients of one user, ${SECONDS} s, ${BURST} in any ten seconds, ${PER_DAY} a day.`,
  );
  row('responses', responses, `${(responses / SECONDS).toFixed(0)} per second`);
  row('admitted, by responses to clients (200)', of(200));
  row('rejected, by responses to clients (429)', of(429));
  row('others', responses - of(200) - of(429), 'expected: 0');
  row('admitted, by Redis', times.length);
  row('most in any ten seconds', fullest, `limit: ${BURST}`);
  row('daily counter', counter, `cap: ${PER_DAY}`);
  row('usage in PostgreSQL after the end', stored);
  row('processes that had to decide without Redis', alone);
  // By design each process then has its own window, which Redis does not see.
  if (alone > 0)
    console.log('No verdict: the computer was so busy that Redis seemed unavailable for a while.');
  else
    console.log(
      isKept
        ? 'The limits were kept, and the daily quota was used to its last request.'
        : 'THE LIMITS WERE NOT KEPT.',
    );
  process.exitCode = alone === 0 && isKept ? 0 : 1;
} finally {
  const left = await redis.keys(`${prefix}*`);
  if (left.length > 0) await redis.unlink(left);
  redis.disconnect();
  await database.drop();
}
