import { Cluster, type Redis } from 'ioredis';
import { z } from 'zod';

import type { RedisClient } from '../redis.ts';
import type { StoredCounts, UserDayUsage } from '../store/accounts/usage.ts';
import { monthOf } from './admission.ts';
import type { UsageBatch, UserDay } from './local-counts.ts';
import { COUNTER_LIFETIMES, inOrder, userPrefix } from './redis-limiter.ts';
import { defineScript } from './redis-script.ts';

/** The day and month counters in Redis. All functions throw the client's error if Redis is unavailable. */
export interface UsageCounters {
  /** Adds the counts of a process. A batch that is sent several times is added once. */
  settle(batch: UsageBatch): Promise<void>;
  /** Adds the counts stored in PostgreSQL to new counters, once per counter. */
  seed(counts: StoredCounts): Promise<void>;
  /** The counts of a day. Undefined if there is no counter, or the stored counts have not been added to it yet. */
  read(day: UserDay): Promise<UserDayUsage | undefined>;
  /** All days with counters, in portions. */
  walk(): AsyncIterable<readonly UserDay[]>;
}

/** Keys inspected in one step of a scan over all of Redis. */
const SCAN_STEP = 1_000;

const FIELDS = ['requests', 'clientErrors', 'errors', 'rejected', 'seeded'] as const;
const Counts = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
]);

export function createUsageCounters(redis: RedisClient, process: string): UsageCounters {
  const settle = defineScript(redis, 'settleUsage', ['counters', 'settle'], COUNTER_LIFETIMES);
  const seed = defineScript(redis, 'seedUsage', ['counters', 'seed'], COUNTER_LIFETIMES);

  return {
    async settle(batch) {
      await settle(2, dayKey(batch), monthKey(batch), process, batch.number, ...inOrder(batch.counts));
    },
    async seed(counts) {
      const { requests, clientErrors, errors, rejected, month } = counts;
      await seed(2, dayKey(counts), monthKey(counts), requests, clientErrors, errors, rejected, month);
    },
    async read(userDay) {
      const fields = await redis.hmget(dayKey(userDay), ...FIELDS);
      const [requests, clientErrors, errors, rejected, seeded] = Counts.parse(fields);
      if (seeded === null) return undefined;
      return {
        ...userDay,
        requests: Number(requests),
        clientErrors: Number(clientErrors),
        errors: Number(errors),
        rejected: Number(rejected),
      };
    },
    async *walk() {
      const match = `${redis.options.keyPrefix ?? ''}{*}:day-counts:*`;
      // A cluster that is not connected has no nodes.
      await redis.ping();
      for (const node of redis instanceof Cluster ? redis.nodes('master') : [redis])
        yield* scanDays(node, match);
    },
  };
}

async function* scanDays(node: Redis, match: string): AsyncIterable<readonly UserDay[]> {
  let cursor = '0';
  do {
    const [next, keys] = await node.scan(cursor, 'MATCH', match, 'COUNT', SCAN_STEP);
    cursor = next;
    const days = keys.flatMap(parseDayKey);
    if (days.length > 0) yield days;
  } while (cursor !== '0');
}

/* The names of the counters are also in `scripts/admit.lua`, because only Redis knows the day of a request. */
const dayKey = ({ userId, day }: UserDay): string => `${userPrefix(userId)}day-counts:${day}`;
const monthKey = ({ userId, day }: UserDay): string =>
  `${userPrefix(userId)}month-counts:${monthOf(day).first}`;
const DAY_KEY = /\{([0-9a-f-]{36})\}:day-counts:(\d+)$/;

function parseDayKey(key: string): UserDay[] {
  const [, userId, day] = DAY_KEY.exec(key) ?? [];
  return userId === undefined ? [] : [{ userId, day: Number(day) }];
}
