import { Redis } from 'ioredis';

import { BURST_WINDOW } from '../../src/limits/admission.ts';
import { createKey } from '../../src/access/api-keys.ts';
import { startApi } from '../api-process.ts';
import { ownDatabase } from '../own-database.ts';
import { runningService } from '../running-service.ts';
import { sendLoad } from './send-load.ts';
import { fullestWindow, watchAdmissions } from './watch-admissions.ts';

/*
 * Three processes, two hundred clients of one user, a minute: whether the limits hold at every instant, by what Redis itself tells of
 * each admission, and whether the day ends at its last request.
 */
const SECONDS = Number(process.argv[2] ?? 60);
const PROCESSES = 3;
const CLIENTS = 200;
/** Seconds that another user calls before, so that connections and compilation do not make Redis seem late. */
const WARM_UP = 4;
/** Milliseconds between an answer and the next request of a client. */
const PAUSE = Number(process.argv[3] ?? 400);
const BURST = 200;
/** Reached half-way through the last window of the run. */
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

/** Runs the load, ends the processes, and gives what each side says. */
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
  const endWatch = await watchAdmissions(redisUrl, `${prefix}{${measured.userId}}`);
  const statuses = await sendLoad({ ...load, key: measured.key, seconds: SECONDS });
  const times = endWatch();
  await Promise.all(running.map(({ stop }) => stop()));
  const alone = running.filter(({ log }) => log().includes('while Redis is away')).length;
  return { statuses, times, alone, userId: measured.userId };
}

/** What Redis and PostgreSQL hold of the user, over all days: a run may go over midnight. */
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
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const fullest = fullestWindow(times, BURST_WINDOW);
  const isKept = fullest <= BURST && [times.length, of(200), counter, stored].every((it) => it === PER_DAY);
  const row = (name: string, count: number, wanted = ''): void =>
    console.log(`  ${name.padEnd(48)} ${String(count).padStart(7)}  ${wanted}`);
  console.log(
    `${PROCESSES} processes, ${CLIENTS} clients of one user, ${SECONDS} s, ${BURST} in any ten seconds, ${PER_DAY} a day.`,
  );
  row('answers', answers, `${(answers / SECONDS).toFixed(0)} a second`);
  row('admitted, as clients were told (200)', of(200));
  row('refused, as clients were told (429)', of(429));
  row('anything else', answers - of(200) - of(429), 'wanted: 0');
  row('admitted, as Redis tells', times.length);
  row('most in any ten seconds', fullest, `limit: ${BURST}`);
  row('counter of the day', counter, `cap: ${PER_DAY}`);
  row('usage in PostgreSQL after the end', stored);
  row('processes that had to decide without Redis', alone);
  // By design each has a window of its own then, which Redis does not see.
  if (alone > 0) console.log('No verdict: the machine was so busy that Redis seemed away for a while.');
  else
    console.log(isKept ? 'The limits were kept, the day to its last request.' : 'THE LIMITS WERE NOT KEPT.');
  process.exitCode = alone === 0 && isKept ? 0 : 1;
} finally {
  const left = await redis.keys(`${prefix}*`);
  if (left.length > 0) await redis.unlink(left);
  redis.disconnect();
  await database.drop();
}
