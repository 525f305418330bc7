import { randomUUID } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { DAY, dayOf } from '../../src/access/calendar.ts';
import { createLimiter, type Limiter } from '../../src/access/limiter.ts';
import { createRedisGuard } from '../../src/access/redis-guard.ts';
import { TIER_LIMITS } from '../../src/access/tiers.ts';
import { openRedis } from '../../src/clients.ts';
import { readUsage, saveUsage, type DayUsage } from '../../src/store/usage.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { ownRedis } from '../support/own-redis.ts';
import { start } from '../support/processes.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { pool, redis, logger } = engines;
await until('Redis is reached', () => redis.status === 'ready');
const proxy = await faultProxy(engines.config.redisUrl);
const proxied = openRedis({ ...engines.config, redisUrl: proxy.url }, logger);
afterAll(async () => {
  proxied.disconnect();
  await proxy.close();
});

const TODAY = dayOf(Date.now());

async function aUser() {
  const email = `${randomUUID()}@example.org`;
  const { key } = await createKey(pool, { email, tier: 'enterprise', name: 'test', scope: 'pk' });
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { key, userId: rows[0]?.id ?? '', tier: 'enterprise' as const };
}
type User = Awaited<ReturnType<typeof aUser>>;

const aLimiter = (client = redis, clock?: () => number): Limiter =>
  createLimiter({
    ...{ redis: client, clock, database: pool, logger, guard: createRedisGuard(logger, Date.now) },
    ...{ tiers: TIER_LIMITS, limited: false, upgradeUrl: 'https://t.example' },
  });

/** Sends requests one after another and gives how many were let in. */
async function admit(limiter: Limiter, user: User, count: number, status = 200): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) limiter.answered(await limiter.admit(user), status);
}

const stored = async ({ userId }: User, day = TODAY): Promise<DayUsage | undefined> =>
  (await readUsage(pool, userId, day, day))[0];

describe('what is written to PostgreSQL', () => {
  test('is what several processes have counted together, however they flush at the same time', async () => {
    const user = await aUser();
    const limiters = [aLimiter(), aLimiter(), aLimiter()];
    for (const limiter of limiters) limiter.start();
    await Promise.all(limiters.map((limiter, index) => admit(limiter, user, 40, index === 0 ? 500 : 404)));
    await Promise.all(limiters.map((limiter) => limiter.stop()));
    expect(await stored(user)).toEqual({ day: TODAY, requests: 120, errors: 40, clientErrors: 80 });
  });

  test('never goes back, and one writing more than once changes nothing', async () => {
    const { userId } = await aUser();
    const row = { userId, day: TODAY, requests: 9, clientErrors: 3, errors: 1 };
    await Promise.all([
      saveUsage(pool, [row]),
      saveUsage(pool, [row]),
      saveUsage(pool, [{ ...row, requests: 8 }]),
    ]);
    await saveUsage(pool, [{ ...row, requests: 5, errors: 2 }]);
    await saveUsage(pool, [{ ...row, userId: randomUUID() }]);
    expect(await stored({ userId } as User)).toEqual({ day: TODAY, requests: 9, clientErrors: 3, errors: 2 });
  });

  test('has both days when requests go on over midnight', async () => {
    const user = await aUser();
    let time = (TODAY + 1) * DAY - 5;
    const limiter = aLimiter(redis, () => time++);
    await admit(limiter, user, 20, 404);
    await limiter.stop();
    const [before, after] = [await stored(user), await stored(user, TODAY + 1)];
    expect((before?.requests ?? 0) + (after?.requests ?? 0)).toBe(20);
    expect(before?.requests).toBe(before?.clientErrors);
    expect(after?.requests).toBe(after?.clientErrors);
    expect(before?.requests).toBeGreaterThan(0);
  });
});

describe('a process that is killed', () => {
  test('before it could write leaves its requests to the next one that starts', async () => {
    const user = await aUser();
    const environment = { ...engines.environment, PORT: '0', TRIVIA_LOG_LEVEL: 'info' };
    const first = start('src/main.ts', [], environment);
    const baseUrl = await until('it listens', () => /"baseUrl":"([^"]+)"/.exec(first.stdout())?.[1]);
    const ask = async (): Promise<number> =>
      (await fetch(`${baseUrl}/api/v1/me`, { headers: { 'x-api-key': user.key } })).status;
    const statuses = await Promise.all(Array.from({ length: 50 }, ask));
    await first.kill();
    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(await stored(user)).toBeUndefined();
    start('src/main.ts', [], environment);
    await until('all of it is written', async () => (await stored(user))?.requests === 50);
  });
});

describe('while Redis is away', () => {
  test.each(['cut', 'hang'] as const)(
    'requests are counted here and added when it is back: %s',
    async (fault) => {
      await until('Redis is reached', () => proxied.status === 'ready');
      const user = await aUser();
      const limiter = aLimiter(proxied);
      await admit(limiter, user, 10, 404);
      proxy.become(fault);
      await admit(limiter, user, 30, 500);
      proxy.become('pass');
      await until('Redis is reached', () => proxied.status === 'ready');
      await limiter.stop();
      await until('all of it is written', async () => {
        await limiter.stop();
        return (await stored(user))?.requests === 40;
      });
      expect(await stored(user)).toMatchObject({ requests: 40, clientErrors: 10, errors: 30 });
    },
  );

  test('an answer that comes too late is not counted twice', async () => {
    await until('Redis is reached', () => proxied.status === 'ready');
    const user = await aUser();
    const limiter = aLimiter(proxied);
    await admit(limiter, user, 1);
    proxy.delay = 250;
    await Promise.all(Array.from({ length: 10 }, () => limiter.admit(user)));
    // The proxy lets what is not held up overtake what is.
    await proxied.ping();
    proxy.delay = 0;
    await until('all of it is written', async () => {
      await limiter.stop();
      return ((await stored(user))?.requests ?? 0) >= 11;
    });
    expect((await stored(user))?.requests).toBe(11);
  });
});

describe('a Redis that has lost its data', () => {
  test('does not give back what was used: the stored counts are added, once', async () => {
    const user = await aUser();
    const limiters = [aLimiter(), aLimiter()];
    const [first, second] = limiters;
    if (first === undefined || second === undefined) throw new Error('there are two');
    await admit(first, user, 30, 404);
    await until('it is written', async () => {
      await first.stop();
      return (await stored(user))?.requests === 30;
    });
    await redis.del(
      ...(await redis.keys(`*${user.userId}*`)).map((key) => key.slice(engines.config.redisPrefix.length)),
    );
    await Promise.all([admit(first, user, 5), admit(second, user, 5)]);
    let asked = 10;
    const now = await until('the counts are back', async () => {
      asked += 1;
      const { admission } = await first.admit(user);
      return admission.dayComplete && admission.monthComplete && admission;
    });
    expect(now).toMatchObject({ day: { requests: 30 + asked, clientErrors: 30 }, month: 30 + asked });
    await Promise.all(limiters.map((limiter) => limiter.stop()));
    expect((await stored(user))?.requests).toBe(30 + asked);
  });

  test('killed under load and started anew: usage agrees with what callers were told, but for what was under way', async (context) => {
    const own = await ownRedis(redis);
    if (own === undefined) return context.skip('the program of Redis is not on this machine');
    await own.start();
    const client = openRedis({ ...engines.config, redisUrl: own.url }, logger);
    const user = await aUser();
    const limiter = aLimiter(client);
    limiter.start();
    await until('Redis is reached', () => client.status === 'ready');
    const clients = 8;
    let [admitted, going] = [0, true];
    const load = Array.from({ length: clients }, async () => {
      while (going) {
        await limiter.admit(user);
        admitted += 1;
        // Without Redis nothing is waited for: the loop would leave no room for anything else.
        await pause();
      }
    });
    try {
      for (const round of [1, 2]) {
        await until('it is written', async () => ((await stored(user))?.requests ?? 0) > round * 100, 15_000);
        await own.kill();
        const before = admitted;
        await until('requests go on without', () => admitted > before + 200);
        await own.start();
        await until('Redis is reached', () => client.status === 'ready');
      }
      await until(
        'it decides again',
        async () => (await client.exists(`{${user.userId}}:day-counts:${TODAY}`)) === 1,
      );
      going = false;
      await Promise.all(load);
      // The last flush of a Redis that was killed is at most this old.
      await until('all of it is written', async () => {
        await limiter.stop();
        return (await client.hget(`{${user.userId}}:day-counts:${TODAY}`, 'seeded')) === '1';
      });
      await limiter.stop();
      const found = (await stored(user))?.requests ?? 0;
      await context.annotate(`${admitted} let in, ${found} stored`);
      expect(found).toBeLessThanOrEqual(admitted + 2 * clients);
      expect(found).toBeGreaterThan(0);
    } finally {
      going = false;
      client.disconnect();
      await own.kill();
    }
  }, 60_000);
});
