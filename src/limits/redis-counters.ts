import type { Redis } from 'ioredis';
import { z } from 'zod';

import { createGather } from '../engines/gather.ts';
import type { StoredCounts, UserDayUsage } from '../store/accounts/usage.ts';
import {
  BURST_WINDOW,
  DAY,
  dayOf,
  monthOf,
  type Admission,
  type LimitsInForce,
  type UsageCounts,
} from './admission.ts';
import { defineScript } from './redis-script.ts';

/** Seconds that a counter is kept: its period, plus days to spare for a sweep. */
const COUNTER_LIFETIMES = { DAY_LIFETIME: 4 * 86_400, MONTH_LIFETIME: 35 * 86_400 };

/** Requests in one script run, which blocks Redis for at most two milliseconds. */
const MOST_AT_ONCE = 100;
/** Script runs under way at the same time. Up to three responses that are late or lost hold back no other request. */
const MOST_RUNS = 4;
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
const userPrefix = (userId: string): string => `{${userId}}:`;

/* The names of the counters are also in `scripts/admit.lua`, because only Redis knows the day of a request. */
const dayKey = ({ userId, day }: UserDay): string => `${userPrefix(userId)}day-counts:${day}`;
const monthKey = ({ userId, day }: UserDay): string =>
  `${userPrefix(userId)}month-counts:${monthOf(day).first}`;
const DAY_KEY = /\{([0-9a-f-]{36})\}:day-counts:(\d+)$/;

function parseDayKey(key: string): UserDay[] {
  const [, userId, day] = DAY_KEY.exec(key) ?? [];
  return userId === undefined ? [] : [{ userId, day: Number(day) }];
}

/** A request to decide. */
interface LimitRequest {
  readonly userId: string;
  readonly limits: LimitsInForce;
  /** False to read the state of the limits without counting a request. */
  readonly counts: boolean;
  /** Counts of this process to add before the decision. */
  readonly batch: UsageBatch | undefined;
}

interface RedisLimiterParts {
  readonly redis: Redis;
  /** Identifies this process among all that share the Redis database. */
  readonly process: string;
  /** Milliseconds since 1970, used only to find the month. */
  readonly now: () => number;
  /** Replaces the Redis clock in tests. */
  readonly clock?: (() => number) | undefined;
}

/**
 * Creates the function that decides a request in Redis. Requests of one turn of the event loop share a script run, and
 * so do those that arrive while as many runs as possible are under way: a run for each request costs four times as
 * much. It rejects with the client's error if Redis is unavailable.
 */
export function createRedisLimiter({ redis, process, now, clock }: RedisLimiterParts) {
  const constants = { BURST_WINDOW, DAY, ...COUNTER_LIFETIMES };
  const run = defineScript(redis, 'admitRequests', ['counters', 'admit'], constants, true);
  let today = Number.NaN;
  let months = '';

  async function decide(requests: readonly LimitRequest[]): Promise<Admission[]> {
    const day = dayOf(clock?.() ?? now());
    if (day !== today) [today, months] = [day, JSON.stringify(monthsAround(day))];
    const keys = requests.map(({ userId }) => userPrefix(userId));
    const described = [describeRequests(requests), ...describeBatches(requests)];
    const reply = await run(keys.length, ...keys, process, clock?.() ?? '', months, ...described);
    return readAdmissions(reply, requests.length);
  }

  return createGather({ work: decide, most: MOST_AT_ONCE, atOnce: MOST_RUNS });
}

/** The first days of the previous, the current and the next month. */
function monthsAround(day: number): readonly [number, number, number] {
  const { first, next } = monthOf(day);
  return [monthOf(first - 1).first, first, next];
}

/** The script's four numbers of each request. */
const describeRequests = (requests: readonly LimitRequest[]): string =>
  JSON.stringify(
    requests.flatMap(({ counts, limits: { burst, perDay, perMonth } }) => [
      counts ? 1 : 0,
      burst ?? -1,
      perDay ?? -1,
      perMonth ?? -1,
    ]),
  );

/** The batches to settle, by the number of their request; nothing if there are none, as usual. */
function describeBatches(requests: readonly LimitRequest[]): string[] {
  const batches: Record<string, number[]> = {};
  for (const [index, { batch }] of requests.entries())
    if (batch !== undefined) {
      const { day, number, counts } = batch;
      batches[index + 1] = [day, monthOf(day).first, number, ...inOrder(counts)];
    }
  return Object.keys(batches).length === 0 ? [] : [JSON.stringify(batches)];
}

const inOrder = ({ requests, clientErrors, errors, rejected }: UsageCounts): number[] => [
  requests,
  clientErrors,
  errors,
  rejected,
];

/** Verdicts by the number that the script returns for the full limit. */
const VERDICTS = ['admitted', 'burst', 'day', 'month'] as const;
/** Numbers that the script returns for each request, after the time. */
const NUMBERS = 10;

/** On the path of every request, so it reads the numbers without zod, which would take as long as all the rest. */
function readAdmissions(reply: unknown, requests: number): Admission[] {
  if (!Array.isArray(reply) || reply.length !== 1 + NUMBERS * requests || !reply.every(Number.isSafeInteger))
    throw new TypeError('the limits script returned an invalid reply');
  const numbers = reply as number[];
  return Array.from({ length: requests }, (_, index) => {
    const number = (at: number): number => numbers[NUMBERS * index + at] ?? 0;
    return {
      verdict: VERDICTS[number(1)] ?? 'burst',
      time: numbers[0] ?? 0,
      burst: number(2),
      burstReset: number(3),
      day: { requests: number(4), clientErrors: number(6), errors: number(7), rejected: number(8) },
      month: number(5),
      dayComplete: number(9) === 1,
      monthComplete: number(10) === 1,
    };
  });
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
