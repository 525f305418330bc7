import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { StoredCounts, UserDayUsage } from '../store/accounts/usage.ts';
import { monthOf } from './calendar.ts';
import { defineScript } from './redis-script.ts';
import type { UsageBatch } from './usage-batches.ts';
import { dayPrefix, monthPrefix, parseDayKey, SEED_LUA, SETTLE_LUA } from './usage-keys.ts';

/** Keys inspected in one step of a scan over all of Redis. */
const SCAN_STEP = 1_000;

/** Identifies a counter: a user and a day. */
export interface UserDay {
  readonly userId: string;
  /** Days since 1970. */
  readonly day: number;
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

const Counts = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
]);

export function createUsageCounters(redis: Redis, process: string): UsageCounters {
  const settle = defineScript(redis, 'settleUsage', 2, SETTLE_LUA);
  const seed = defineScript(redis, 'seedUsage', 2, SEED_LUA);
  const dayKey = ({ userId, day }: UserDay): string => dayPrefix(userId) + String(day);
  const monthKey = ({ userId, day }: UserDay): string => monthPrefix(userId) + String(monthOf(day).first);

  return {
    async settle(batch) {
      const { requests, clientErrors, errors, rejected } = batch.counts;
      const counts = [requests, clientErrors, errors, rejected];
      await settle(dayKey(batch), monthKey(batch), process, batch.number, ...counts);
    },
    async seed(counts) {
      const { requests, clientErrors, errors, rejected, month } = counts;
      await seed(dayKey(counts), monthKey(counts), requests, clientErrors, errors, rejected, month);
    },
    async read({ userId, day }) {
      const fields = await redis.hmget(
        dayKey({ userId, day }),
        'requests',
        'clientErrors',
        'errors',
        'rejected',
        'seeded',
      );
      const [requests, clientErrors, errors, rejected, seeded] = Counts.parse(fields);
      if (seeded === null) return undefined;
      return {
        userId,
        day,
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
        const days = keys.map(parseDayKey).filter((day) => day !== undefined);
        if (days.length > 0) yield days;
      } while (cursor !== '0');
    },
  };
}
