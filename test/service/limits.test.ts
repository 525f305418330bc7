import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { openRedis } from '../../src/clients.ts';
import type { Tier } from '../../src/contract/account.ts';
import { Problem } from '../../src/contract/problem.ts';
import { anApi, type Api } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { until } from '../support/until.ts';

const BURST = { free: 10, indie: 30 };
const PER_DAY = 500;
/** Needs only PostgreSQL, which finds nothing. */
const EMPTY = '/questions?ids=019a0000-0000-7000-8000-000000000001';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
const api = await anApi(engines, { rateLimits: true });
const toRedis = await faultProxy(engines.config.redisUrl);
const redis = openRedis({ ...engines.config, redisUrl: toRedis.url }, engines.logger);
afterAll(async () => {
  redis.disconnect();
  await toRedis.close();
});

interface Caller {
  readonly key: string;
  readonly userId: string;
}

/** A key for a new user, or another key for an existing user. */
async function aCaller(tier: Tier = 'free', email = `${randomUUID()}@example.org`): Promise<Caller> {
  const { key } = await createKey(engines.pool, { email, tier, name: 'test', scope: 'pk' });
  const found = await engines.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { key, userId: found.rows[0]?.id ?? '' };
}

const get = (caller: Pick<Caller, 'key'>, path = EMPTY, from: Api = api): Promise<LightMyRequestResponse> =>
  from.app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': caller.key } });

async function statuses(caller: Caller, count: number, path?: string, from?: Api): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => get(caller, path, from)));
  return answers.map((answer) => answer.statusCode).sort();
}

const times = (status: number, count: number): number[] => Array.from({ length: count }, () => status);

describe('the burst', () => {
  test('is reported in every response', async () => {
    const caller = await aCaller();
    for (const remaining of [9, 8, 7]) {
      const { headers } = await get(caller);
      expect(headers['ratelimit-limit']).toBe('10');
      expect(headers['ratelimit-remaining']).toBe(String(remaining));
      expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
      expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(10);
      expect(headers['ratelimit-policy']).toBe('10;w=10, 500;w=86400');
    }
  });

  test.each(['free', 'indie'] as const)(
    'of the tier %s admits exactly the limit, even for simultaneous requests',
    async (tier) => {
      const caller = await aCaller(tier);
      const expected = [...times(200, BURST[tier]), ...times(429, 20)];
      expect(await statuses(caller, BURST[tier] + 20)).toEqual(expected);
    },
  );

  test('refuses with all that the caller needs to know', async () => {
    const caller = await aCaller();
    await statuses(caller, BURST.free);
    const response = await get(caller, `${EMPTY}&lang=pl`);
    expect(response.statusCode).toBe(429);
    const problem = Problem.parse(response.json());
    expect(problem).toEqual({
      type: `${engines.config.baseUrl}/errors/rate_limit_exceeded`,
      title: expect.any(String) as string,
      status: 429,
      detail: 'Your account may send 10 requests in 10 seconds.',
      instance: `/api/v1${EMPTY}&lang=pl`,
      code: 'rate_limit_exceeded',
      retryAfter: expect.any(Number) as number,
      upgradeUrl: expect.stringMatching(/^http/) as string,
      limit: 10,
      tier: 'free',
      current: 10,
    });
    expect(problem.retryAfter).toBeGreaterThanOrEqual(1);
    expect(problem.retryAfter).toBeLessThanOrEqual(10);
    expect(response.headers['retry-after']).toBe(String(problem.retryAfter));
    expect(response.headers['ratelimit-remaining']).toBe('0');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test("is shared by all of a user's keys and by all processes, but not between users", async () => {
    const email = `${randomUUID()}@example.org`;
    const [one, other] = [await aCaller('free', email), await aCaller('free', email)];
    const second = await anApi(engines, { rateLimits: true });
    expect(await statuses(one, 6)).toEqual(times(200, 6));
    expect(await statuses(other, 6, EMPTY, second)).toEqual([...times(200, 4), ...times(429, 2)]);
    expect((await get(await aCaller())).statusCode).toBe(200);
  });

  test('counts responses with 400 and 404, but not refused requests or those with an invalid key', async () => {
    const caller = await aCaller();
    expect(await statuses(caller, 5, `${EMPTY}&lang=xx`)).toEqual(times(400, 5));
    const unknown = '/questions/019a0000-0000-7000-8000-000000000001';
    expect(await statuses(caller, 5, unknown)).toEqual(times(404, 5));
    expect(await statuses(caller, 5)).toEqual(times(429, 5));
    const refused = Problem.parse((await get(caller)).json());
    expect(refused.current).toBe(10);
    const bad = await get({ key: `${caller.key}x` });
    expect(bad.statusCode).toBe(401);
    expect(bad.headers).not.toHaveProperty('ratelimit-limit');
  });

  test('admits more as the oldest requests leave the window one by one', async () => {
    const caller = await aCaller();
    await statuses(caller, 4);
    // Moves the logged times six seconds back, as if the caller had paused.
    await moveBack(caller, 6_000);
    await statuses(caller, 6);
    expect((await get(caller)).statusCode).toBe(429);
    await moveBack(caller, 4_100);
    expect(await statuses(caller, 6)).toEqual([...times(200, 4), ...times(429, 2)]);
  });
});

describe('the daily limit', () => {
  test('refuses when it is used up, with the time until midnight UTC', async () => {
    const [caller, evening] = [await aCaller(), Date.UTC(2026, 6, 15, 18)];
    const atEvening = await anApi(engines, { rateLimits: true, clock: () => evening });
    const day = Math.floor(evening / 86_400_000);
    await engines.redis.hset(`{${caller.userId}}:day-counts:${day}`, 'requests', PER_DAY - 1);
    expect((await get(caller, EMPTY, atEvening)).statusCode).toBe(200);
    const response = await get(caller, EMPTY, atEvening);
    const problem = Problem.parse(response.json());
    expect(problem).toMatchObject({
      status: 429,
      code: 'daily_limit_exceeded',
      limit: PER_DAY,
      current: PER_DAY,
      tier: 'free',
    });
    expect(problem.retryAfter).toBe(6 * 3_600);
    expect(response.headers['retry-after']).toBe(String(problem.retryAfter));
  });

  test('does not exist for the tier enterprise', async () => {
    const { headers } = await get(await aCaller('enterprise'));
    expect(headers['ratelimit-policy']).toBe('1000;w=10');
  });
});

describe('rate-limit headers and 429 body', () => {
  const evening = Date.UTC(2026, 6, 15, 18);
  const [toMidnight, toAugust] = [6 * 3_600, 6 * 3_600 + 16 * 86_400];
  const [day, month] = [Date.UTC(2026, 6, 15) / 86_400_000, Date.UTC(2026, 6, 1) / 86_400_000];

  test('describe the day when it is scarcer than the burst, and list all limits', async () => {
    const [caller, atEvening] = [
      await aCaller(),
      await anApi(engines, { rateLimits: true, clock: () => evening }),
    ];
    await engines.redis.hset(`{${caller.userId}}:day-counts:${day}`, 'requests', PER_DAY - 4);
    for (const remaining of [3, 2, 1, 0])
      expect((await get(caller, EMPTY, atEvening)).headers).toMatchObject({
        'ratelimit-limit': '500',
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': String(toMidnight),
        'ratelimit-policy': '10;w=10, 500;w=86400',
      });
    const refused = await get(caller, EMPTY, atEvening);
    expect(refused.headers).toMatchObject({
      'ratelimit-limit': '500',
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(toMidnight),
      'retry-after': String(toMidnight),
      'ratelimit-policy': '10;w=10, 500;w=86400',
    });
    expect(Problem.parse(refused.json())).toMatchObject({
      code: 'daily_limit_exceeded',
      limit: 500,
      retryAfter: toMidnight,
      tier: 'free',
    });
  });

  test('describe the month when it is the scarcest', async () => {
    const tiers = { indie: { perMonth: 20_000 } };
    const limited = await anApi(engines, { rateLimits: true, clock: () => evening, tiers });
    const caller = await aCaller('indie');
    await engines.redis.hset(`{${caller.userId}}:month-counts:${month}`, 'requests', 19_999);
    const expected = {
      'ratelimit-limit': '20000',
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(toAugust),
      'ratelimit-policy': '30;w=10, 10000;w=86400, 20000;w=2678400',
    };
    expect((await get(caller, EMPTY, limited)).headers).toMatchObject(expected);
    const refused = await get(caller, EMPTY, limited);
    expect(refused.headers).toMatchObject({ ...expected, 'retry-after': String(toAugust) });
    expect(Problem.parse(refused.json())).toMatchObject({
      code: 'monthly_quota_exceeded',
      limit: 20_000,
      retryAfter: toAugust,
      tier: 'indie',
    });
  });
});

describe('disabled limits', () => {
  test('refuse nobody and send no headers', async () => {
    const open = await anApi(engines);
    const caller = await aCaller();
    expect(await statuses(caller, 30, EMPTY, open)).toEqual(times(200, 30));
    expect((await get(caller, EMPTY, open)).headers).not.toHaveProperty('ratelimit-limit');
  });
});

/** Milliseconds that requests wait for Redis while it is unavailable. */
const SHORT = 100;

describe('without Redis', () => {
  test.each(['cut', 'hang'] as const)('the service enforces the burst in one process: %s', async (fault) => {
    await until('Redis is reached', () => redis.status === 'ready');
    const alone = await anApi(engines, { rateLimits: true, clients: { redis }, redisTimeout: SHORT });
    toRedis.become(fault);
    const caller = await aCaller();
    const start = performance.now();
    expect(await statuses(caller, 15, EMPTY, alone)).toEqual([...times(200, 10), ...times(429, 5)]);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(Problem.parse((await get(caller, EMPTY, alone)).json())).toMatchObject({
      limit: 10,
      current: 10,
    });
    toRedis.become('pass');
  });

  test('the service uses it again when it is back', async () => {
    await until('Redis is reached', () => redis.status === 'ready');
    const alone = await anApi(engines, { rateLimits: true, clients: { redis } });
    toRedis.become('cut');
    const caller = await aCaller();
    await get(caller, EMPTY, alone);
    toRedis.become('pass');
    await until('requests are counted in Redis', async () => {
      await get(caller, EMPTY, alone);
      return (await engines.redis.exists(`{${caller.userId}}:times`)) === 1;
    });
  });
});

describe('a silent Redis connection', () => {
  test('is replaced, because the machine at the other end may have crashed', async () => {
    await until('Redis is reached', () => redis.status === 'ready');
    const alone = await anApi(engines, { rateLimits: true, clients: { redis } });
    const caller = await aCaller('pro');
    await get(caller, EMPTY, alone);
    const opened = toRedis.opened();
    toRedis.become('deaf');
    await until('requests are counted in Redis', async () => {
      await get(caller, EMPTY, alone);
      return toRedis.opened() > opened && (await engines.redis.llen(`{${caller.userId}}:times`)) > 1;
    });
    toRedis.become('pass');
  });
});

/** Makes the logged requests of a caller older by this number of milliseconds. */
async function moveBack({ userId }: Caller, milliseconds: number): Promise<void> {
  const log = `{${userId}}:times`;
  for (const [index, time] of (await engines.redis.lrange(log, 0, -1)).entries())
    await engines.redis.lset(log, index, Number(time) - milliseconds);
}
