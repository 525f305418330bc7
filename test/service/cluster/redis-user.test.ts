import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';

import { openRedis } from '../../../src/clients.ts';
import { createAccountThrottle } from '../../../src/limits/account-throttle.ts';
import { createAddressLimiter } from '../../../src/limits/address-limiter.ts';
import { dayOf } from '../../../src/limits/admission.ts';
import type { UserDay } from '../../../src/limits/local-counts.ts';
import { createRedisGuard, createRedisLimiter } from '../../../src/limits/redis-limiter.ts';
import { createUsageCounters } from '../../../src/limits/usage-counters.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { ownRedis } from '../../support/own-engines.ts';
import {
  COMMANDS,
  createRedisUser,
  REDIS_PASSWORD,
  REDIS_USER,
  refusalsOf,
} from '../../support/cluster/redis-user.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');

test('the user of the guide may do what the service does, and nothing else', async (context) => {
  const own = await ownRedis(engines.redis);
  if (own === undefined) return context.skip('redis-server is not installed on this machine');
  await own.start();
  const admin = new Redis(own.url);
  const url = own.url.replace('redis://', `redis://${REDIS_USER}:${REDIS_PASSWORD}@`);
  await createRedisUser(admin, 'redis', engines.config.redisPrefix);
  await admin.config('RESETSTAT');
  const redis = openRedis({ ...engines.config, redisUrl: url }, engines.logger);
  onTestFinished(async () => {
    redis.disconnect();
    admin.disconnect();
    await own.kill();
  });
  await until('the user is signed in', () => redis.status === 'ready');

  const api = await anApi(engines, { clients: { redis }, rateLimits: true });
  expect((await api.send('/me')).statusCode).toBe(200);
  expect((await api.app.inject('/api/v1/me')).statusCode).toBe(401);
  expect((await api.app.inject('/health/ready')).json()).toMatchObject({
    engines: { redis: { status: 'ok' } },
  });

  // Times leave the windows, one and several at once, and a full day takes requests back.
  let time = Date.UTC(2026, 6, 15, 12);
  const clock = (): number => time;
  const userId = randomUUID();
  const decide = createRedisLimiter({ redis, process: 'one', now: clock, clock });
  for (const pause of [0, 1, 2, 9_999, 1, 30_000, 0]) {
    time += pause;
    await decide({ userId, limits: { burst: 4, perDay: 5, perMonth: null }, counts: true, batch: undefined });
  }
  const counters = createUsageCounters(redis, 'one');
  const day = { userId, day: dayOf(time) };
  await counters.settle({
    ...day,
    number: 1,
    counts: { requests: 1, clientErrors: 1, errors: 1, rejected: 1 },
  });
  await counters.seed({ ...day, requests: 1, clientErrors: 1, errors: 1, rejected: 1, month: 1 });
  expect(await counters.read(day)).toMatchObject({ requests: 7 });
  const walked: UserDay[] = [];
  for await (const days of counters.walk()) walked.push(...days);
  expect(walked).toContainEqual(day);

  const guard = createRedisGuard(engines.logger, Date.now, 5_000);
  const addresses = createAddressLimiter({ redis, guard, clock });
  for (const most of [3, 5_000]) {
    const admit = () => addresses.admit(`test-${most}`, '192.0.2.1', [{ most, window: 10_000 }]);
    await admit();
    await (await admit()).withdraw();
    time += 20_000;
    await admit();
  }
  const throttle = createAccountThrottle({ addressLimiter: addresses, redis, guard });
  await throttle.remember('ada@example.org', '192.0.2.1');
  expect(await throttle.attempt('ada@example.org', '192.0.2.1')).toMatchObject({ isKnown: true });
  expect(guard.degraded()).toBe(false);

  expect(await refusalsOf(admin)).toEqual([]);
  const statistics = await admin.info('commandstats');
  const used = Array.from(statistics.matchAll(/^cmdstat_(\w+):/gm), ([, name = '']) => name);
  expect(COMMANDS.filter((command) => !used.includes(command))).toEqual([]);

  await expect(redis.get('anything')).rejects.toThrow('NOPERM');
  const others = new Redis(url);
  onTestFinished(() => others.disconnect());
  await expect(others.exists('of:others')).rejects.toThrow('NOPERM');
});
