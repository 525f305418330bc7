import { Agent, get } from 'node:http';
import type { Pool } from 'pg';
import { startApi } from '../api-process.ts';
import { ownDatabase } from '../own-database.ts';
import { removeKeys } from '../performance/bench.ts';
import { quantile } from '../performance/load/load.ts';
import { runningEngines } from '../running-service.ts';
import { createKey } from '../../src/access/api-keys.ts';
import { checkOf, hashKey, isWellFormedKey, makeKey, maskKey } from '../../src/contract/key-format.ts';

/*
 * Whether the time of a rejection reveals something about a key. Bad keys of every kind alternate, in another order
 * each round, one request at a time. Each kind is compared with keys that never existed. A second group of those shows
 * the noise, and mistyped keys, which are rejected without a lookup, show that a real difference would be found.
 */
const ROUNDS = Number(process.argv[2] ?? 3_000);
const WARM_UP = 200;
const OPPONENT = 'unknown';

const { databaseUrl, redisUrl, elasticsearchUrl } = runningEngines();
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

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);

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
  console.log(
    `${ROUNDS} rounds, alternating; microseconds until 401, compared with keys that never existed:`,
  );
  console.log(`  ${''.padEnd(32)} ${'quartiles'.padStart(20)}   ratio  larger       p`);
  for (const [kind, taken] of Object.entries(times)) {
    const quartiles = [0.25, 0.5, 0.75]
      .map((share) => quantile(taken, share).toFixed(0).padStart(6))
      .join(' ');
    const { superiority, p } = rankTest(taken, opponent);
    const ratio = (quantile(taken, 0.5) / quantile(opponent, 0.5)).toFixed(3);
    const compared = `   ${ratio}  ${(superiority * 100).toFixed(1).padStart(4)} %  ${p.toFixed(4)}`;
    console.log(`  ${kind.padEnd(32)} ${quartiles}${kind === OPPONENT ? '' : compared}`);
  }
  const [one = [], other = []] = [0, 1].map((half) => opponent.filter((_, index) => index % 2 === half));
  const apart = Math.abs(quantile(one, 0.5) - quantile(other, 0.5)).toFixed(1);
  console.log(
    `  The medians of two halves of "${OPPONENT}" are ${apart} apart. "larger": how often a time is above one of the opponent; 50 % means no difference.`,
  );
}

/** Characters of the checksum, and of the random part in which a neighbour differs from the real key. */
const CHECK_LENGTH = 6;
const DIFFERENT = 5;

/** An unknown key that starts like a real one. */
function neighbourOf(real: string): string {
  const different = makeKey('sk').slice(-(DIFFERENT + CHECK_LENGTH), -CHECK_LENGTH);
  const body = real.slice(0, -(DIFFERENT + CHECK_LENGTH)) + different;
  const key = body + checkOf(body);
  if (!isWellFormedKey(key)) throw new Error('the key format has changed');
  return key;
}

/** An unknown key with a wrong checksum. */
function mistyped(): string {
  const key = makeKey('sk');
  return key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
}

/** Keys that used to be valid. Each may be used for one request only, since rejected keys are cached. */
async function storeKeys(pool: Pool, userId: string, count: number, end: string): Promise<string[]> {
  const keys = Array.from({ length: count }, () => makeKey('sk'));
  await pool.query(
    `insert into api_keys (user_id, name, scope, key_hash, display_prefix, ${end})
     select $1, 'bench', 'sk', hash, prefix, clock_timestamp() - interval '1 hour'
     from unnest($2::bytea[], $3::text[]) as given (hash, prefix)`,
    [userId, keys.map(hashKey), keys.map(maskKey)],
  );
  return keys;
}

/** The given number of bad keys of each kind, by what is wrong with them. */
async function makeBadKeys(pool: Pool, count: number) {
  const email = 'bench@trivia.example';
  const { key: real } = await createKey(pool, { email, name: 'bench', scope: 'sk' });
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  const userId = rows[0]?.id ?? '';
  const each = (make: () => string): string[] => Array.from({ length: count }, make);
  const kinds = {
    unknown: each(() => makeKey('sk')),
    'unknown again': each(() => makeKey('sk')),
    'unknown, of the other scope': each(() => makeKey('pk')),
    'starts like a real key': each(() => neighbourOf(real)),
    revoked: await storeKeys(pool, userId, count, 'revoked_at'),
    expired: await storeKeys(pool, userId, count, 'expires_at'),
    'mistyped (rejected by its format)': each(mistyped),
  };
  await pool.query('vacuum analyze api_keys');
  return kinds;
}

/**
 * The probability of a value at least the given number of standard deviations from the mean of a normal distribution.
 * Abramowitz and Stegun, 7.1.26.
 */
function tails(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = 0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)));
  return sum * t * Math.exp(-x * x);
}

/**
 * Compares two samples by rank. `superiority` is the probability that a value of the first is larger than one of the
 * second, 0.5 for no difference; `p` is the probability of such a difference by chance (Mann-Whitney, two-sided, normal
 * approximation). Times that are equal to the nanosecond are too few to correct for.
 */
function rankTest(first: readonly number[], second: readonly number[]) {
  const values = [first, second]
    .flatMap((sample) => sample.map((value) => ({ value, isFirst: sample === first })))
    .sort((left, right) => left.value - right.value);
  const [n, m] = [first.length, second.length];
  const ranks = values.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0);
  const u = ranks - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return { superiority: u / (n * m), p: tails((u - (n * m) / 2) / deviation) };
}

try {
  report(await measure(await makeBadKeys(database.pool, WARM_UP + ROUNDS)));
} finally {
  agent.destroy();
  await api.stop();
  await removeKeys(redisUrl, prefix);
  await database.drop();
}
