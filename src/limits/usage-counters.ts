import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { StoredCounts, UserDayUsage } from '../store/accounts/usage.ts';
import type { UsageCounts } from './admission.ts';
import { monthOf } from './calendar.ts';
import { defineScript } from './redis-script.ts';

/** Seconds that a counter is kept: its period, plus days to spare for a sweep. */
export const COUNTER_LIFETIMES = { DAY_LIFETIME: 4 * 86_400, MONTH_LIFETIME: 35 * 86_400 };

/** Keys inspected in one step of a scan over all of Redis. */
const SCAN_STEP = 1_000;

/** Identifies a counter: a user and a day. */
export interface UserDay {
  readonly userId: string;
  /** Days since 1970. */
  readonly day: number;
}

/** Counts of this process for a user and day that are not in Redis yet. */
export interface UsageBatch extends UserDay {
  /** Increases with every batch of this process. A batch that is sent again keeps its number. */
  readonly number: number;
  readonly counts: UsageCounts;
}

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

/** The prefix of a user's Redis keys. The braces keep them on one cluster node. */
export const userPrefix = (userId: string): string => `{${userId}}:`;

/*
 * The names of the counters are also in `scripts/admit.lua`, where the day is known only to Redis.
 */
const dayKey = ({ userId, day }: UserDay): string => `${userPrefix(userId)}day-counts:${day}`;
const monthKey = ({ userId, day }: UserDay): string =>
  `${userPrefix(userId)}month-counts:${monthOf(day).first}`;
const DAY_KEY = /\{([0-9a-f-]{36})\}:day-counts:(\d+)$/;

function parseDayKey(key: string): UserDay[] {
  const [, userId, day] = DAY_KEY.exec(key) ?? [];
  return userId === undefined ? [] : [{ userId, day: Number(day) }];
}

const FIELDS = ['requests', 'clientErrors', 'errors', 'rejected', 'seeded'] as const;
const Counts = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
]);

export function createUsageCounters(redis: Redis, process: string): UsageCounters {
  const settle = defineScript(redis, 'settleUsage', ['counters', 'settle'], COUNTER_LIFETIMES);
  const seed = defineScript(redis, 'seedUsage', ['counters', 'seed'], COUNTER_LIFETIMES);

  return {
    async settle(batch) {
      const { requests, clientErrors, errors, rejected } = batch.counts;
      const counts = [requests, clientErrors, errors, rejected];
      await settle(2, dayKey(batch), monthKey(batch), process, batch.number, ...counts);
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
      let cursor = '0';
      do {
        const [next, keys] = await redis.scan(cursor, 'MATCH', match, 'COUNT', SCAN_STEP);
        cursor = next;
        const days = keys.flatMap(parseDayKey);
        if (days.length > 0) yield days;
      } while (cursor !== '0');
    },
  };
}
