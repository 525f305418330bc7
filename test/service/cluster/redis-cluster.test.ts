import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { openRedis } from '../../../src/clients.ts';
import { dayOf } from '../../../src/limits/admission.ts';
import { createUsageCounters } from '../../../src/limits/usage-counters.ts';
import { anApi } from '../../support/api.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { ownEngines } from '../../support/engines.ts';
import { aLimiterProcess } from '../../support/limiter-process.ts';
import { testLimitsModel } from '../../support/limits-model.ts';
import { redisProgram } from '../../support/own-engines.ts';
import { ownRedisCluster } from '../../support/cluster/own-redis-group.ts';
import { skipNearMidnight, until } from '../../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
const program = await redisProgram(engines.redis);
const cluster =
  program === undefined ? undefined : await ownRedisCluster(program, engines.config.redisPrefix);
const config = { ...engines.config, redisUrl: cluster?.url ?? engines.config.redisUrl };
const redis = openRedis(config, engines.logger);
const admin = openRedis({ ...config, redisUrl: cluster?.adminUrl ?? config.redisUrl }, engines.logger);
afterAll(async () => {
  redis.disconnect();
  admin.disconnect();
  await cluster?.end();
});
await until('the cluster is reached', () => [redis, admin].every(({ status }) => status === 'ready'));
beforeEach(skipNearMidnight);

describe.skipIf(cluster === undefined)(
  'in a Redis Cluster (skipped without a redis-server on this machine)',
  () => {
    testLimitsModel(redis, admin);

    test('requests, visitors and usage of many accounts are counted on all nodes', async () => {
      const api = await anApi(engines, { clients: { redis }, rateLimits: true });
      const callers = await Promise.all(Array.from({ length: 12 }, () => aCaller(engines, { tier: 'pro' })));
      const answers = await Promise.all(
        callers.flatMap(({ key }) => [1, 2, 3].map(() => api.send('/me', { headers: { 'x-api-key': key } }))),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const anonymous = await api.app.inject('/api/v1/me');
      expect(anonymous.statusCode).toBe(401);
      const keys = await Promise.all(
        (cluster?.servers.slice(0, 3) ?? []).map(({ client }) =>
          client.keys(`${config.redisPrefix}*day-counts*`),
        ),
      );
      expect(keys.every((found) => found.length > 0)).toBe(true);
      const walked = new Set<string>();
      for await (const days of createUsageCounters(redis, randomUUID()).walk())
        for (const { userId } of days) walked.add(userId);
      for (const { userId } of callers) expect(walked).toContain(userId);
      await until('their usage is in PostgreSQL', async () => {
        const { rows } = await engines.pool.query<{ requests: string }>(
          `select requests from usage where user_id = any($1) and day = date '1970-01-01' + $2::int`,
          [callers.map(({ userId }) => userId), dayOf(Date.now())],
        );
        return rows.length === callers.length && rows.every(({ requests }) => requests === '3');
      });
      expect(await cluster?.refusals()).toEqual([]);
    });

    test('the end of a master fails no request, and its counts are on its replica', async ({ annotate }) => {
      const { limiter, decided } = aLimiterProcess(redis, engines, 1_000);
      const users = await Promise.all(
        Array.from({ length: 12 }, async () => ({
          ...(await aCaller(engines, { tier: 'enterprise' })),
          tier: 'enterprise' as const,
        })),
      );
      let rounds = 0;
      /** Each account sends a request. Returns whether Redis decided them all. */
      const round = async (): Promise<boolean> => {
        const alone = decided.process;
        rounds += 1;
        for (const user of users) expect((await limiter.admit(user)).refusal).toBeUndefined();
        return decided.process === alone;
      };
      expect(await round()).toBe(true);
      const [master] = cluster?.servers ?? [];
      expect(await master?.client.wait(1, 1_000)).toBe(1);
      await master?.kill();
      const killed = performance.now();
      expect(await round()).toBe(false);
      await until('the replica has taken its place', round);
      await annotate(`Redis decided all requests again after ${Math.round(performance.now() - killed)} ms`);
      await limiter.stop();
      for (const { userId } of users)
        expect(await redis.hget(`{${userId}}:day-counts:${dayOf(Date.now())}`, 'requests')).toBe(
          String(rounds),
        );
      expect(await cluster?.refusals()).toEqual([]);
    });
  },
);
