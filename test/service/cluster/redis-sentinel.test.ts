import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { openRedis } from '../../../src/clients.ts';
import { BURST_WINDOW, dayOf, type Admission } from '../../../src/limits/admission.ts';
import { readUsage } from '../../../src/store/accounts/usage.ts';
import { anApi } from '../../support/api.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { ownEngines } from '../../support/engines.ts';
import { fullestWindow } from '../../support/fullest-window.ts';
import { aLimiterProcess, type LimiterProcess } from '../../support/limiter-process.ts';
import { redisProgram } from '../../support/own-engines.ts';
import { ownSentinelGroup } from '../../support/cluster/own-redis-group.ts';
import { sized } from '../../support/sized.ts';
import { skipNearMidnight, until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool, logger, config } = engines;
await until('Redis is reached', () => engines.redis.status === 'ready');
const program = await redisProgram(engines.redis);
beforeEach(skipNearMidnight);

const BURST = 30;
/** Requests that every replica has. */
const REPLICATED = 10;
/** Requests that only the master has at its end. */
const LOST = 12;
const ENDS = sized<readonly ('SIGKILL' | 'SIGSTOP')[]>({ short: ['SIGKILL'], long: ['SIGKILL', 'SIGSTOP'] });

test.for(ENDS)(
  'a master with Sentinels that gets %s fails no request, and lets an account have one window more for each process, and what replicas lack',
  async (end, { annotate, skip }) => {
    if (program === undefined) return skip('redis-server is not installed on this machine');
    const group = await ownSentinelGroup(program, config.redisPrefix);
    const connect = () => openRedis({ ...config, redisUrl: group.url }, logger);
    const [one, two, ofApi] = [connect(), connect(), connect()];
    onTestFinished(async () => {
      for (const client of [one, two, ofApi]) client.disconnect();
      await group.end();
    });
    await until('the master is reached', () => [one, two, ofApi].every(({ status }) => status === 'ready'));

    const user = { ...(await aCaller(engines, { tier: 'enterprise' })), tier: 'enterprise' as const };
    const processes = [one, two].map((redis) => aLimiterProcess(redis, engines, BURST));
    const admitted: Admission[] = [];
    const send = async ({ limiter }: LimiterProcess): Promise<void> => {
      const { admission } = await limiter.admit(user);
      if (admission.verdict === 'admitted') admitted.push(admission);
    };
    const sendInTurn = async (count: number): Promise<void> => {
      for (let sent = 0; sent < count; sent += processes.length)
        for (const process of processes) await send(process);
    };
    const [master, ...replicas] = group.servers;
    await sendInTurn(REPLICATED);
    await until('the replicas have them', async () => (await master?.client.wait(2, 1_000)) === 2);
    // What has been sent to a suspended replica arrives later, so the connections are closed as well.
    for (const replica of replicas) replica.signal('SIGSTOP');
    await master?.client.client('KILL', 'TYPE', 'replica');
    await sendInTurn(LOST);
    expect(processes.map(({ decided }) => decided.process)).toEqual([0, 0]);

    // Another account uses the whole service meanwhile.
    const api = await anApi(engines, { clients: { redis: ofApi }, rateLimits: true, redisTimeout: 100 });
    const { key } = await aCaller(engines, { tier: 'enterprise' });
    const statuses = new Map<number, number>();
    let going = true;
    const repeat = async (work: () => Promise<unknown>): Promise<void> => {
      while (going) {
        await work();
        await sleep(10);
      }
    };
    const request = async (): Promise<void> => {
      const { statusCode } = await api.send('/me', { headers: { 'x-api-key': key } });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    };
    const running = [repeat(request), ...processes.map((process) => repeat(() => send(process)))];
    try {
      const ended = performance.now();
      if (end === 'SIGKILL') await master?.kill();
      else master?.signal(end);
      for (const replica of replicas) replica.signal('SIGCONT');
      await until('each process decides alone', () =>
        processes.every(({ decided }) => decided.process > BURST),
      );
      const before = processes.map(({ decided }) => decided.redis);
      await until('Redis decides again', () =>
        processes.every(({ decided }, index) => decided.redis > (before[index] ?? 0) + BURST),
      );
      await annotate(`Redis decided again after ${Math.round(performance.now() - ended)} ms`);
      await sleep(BURST_WINDOW);
    } finally {
      going = false;
      await Promise.all(running);
    }
    expect([...statuses.keys()]).toEqual([200]);
    const times = admitted.map(({ time }) => time).toSorted((left, right) => left - right);
    const most = fullestWindow(times, BURST_WINDOW);
    await annotate(`${most} requests in the fullest window`);
    expect(most).toBeGreaterThan(BURST);
    expect(most).toBeLessThanOrEqual(BURST * (1 + processes.length) + LOST);

    // What each process has counted alone is in Redis and in PostgreSQL, and nothing else is missing.
    const day = dayOf(Date.now());
    const counted = admitted.length - LOST;
    await until('all usage is written', async () => {
      for (const { limiter } of processes) await limiter.stop();
      const [stored] = await readUsage(pool, user.userId, day, day);
      return (stored?.requests ?? 0) >= counted;
    });
    expect(await one.hget(`{${user.userId}}:day-counts:${day}`, 'requests')).toBe(String(counted));
    await master?.kill();
    expect(await group.refusals()).toEqual([]);
  },
);
