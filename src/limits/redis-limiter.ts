import type { Redis } from 'ioredis';

import { ADMIT_LUA } from './admit-script.ts';
import type { Admission, LimitsInForce } from './admission.ts';
import { dayOf, monthOf } from './calendar.ts';
import { groupRequests, type AskedRequest, type RequestGroup } from './request-groups.ts';
import { defineScript } from './redis-script.ts';
import type { UsageBatch } from './usage-batches.ts';
import { userPrefix } from './usage-keys.ts';

/** Requests in one step: Redis does nothing else meanwhile, for two milliseconds at most. */
const MOST_AT_ONCE = 100;

/** What the script calls the limit that is full. */
const VERDICTS = ['admitted', 'burst', 'day', 'month'] as const;
const NUMBERS_OF_A_GROUP = 10;

/** Checked by hand, since every request waits for it. */
function isReply(reply: unknown, groups: number): reply is number[] {
  return (
    Array.isArray(reply) &&
    reply.length === 1 + NUMBERS_OF_A_GROUP * groups &&
    reply.every((number) => Number.isSafeInteger(number))
  );
}

/** The decision about each request of a group, from the numbers of the group as they stand after the last one. */
function toAdmissions(time: number, numbers: readonly number[], asked: number): Admission[] {
  const [admitted = 0, full = 0, used = 0, burstReset = 0, ofDay = 0, clientErrors = 0, errors = 0] = numbers;
  const [ofMonth = 0, daySeeded, monthSeeded] = numbers.slice(7);
  const [dayComplete, monthComplete] = [daySeeded === 1, monthSeeded === 1];
  return Array.from({ length: asked }, (_, index) => {
    // Those of the group that were let in after this one.
    const later = Math.max(0, admitted - index - 1);
    return {
      verdict: index < admitted ? 'admitted' : (VERDICTS[full] ?? 'burst'),
      time,
      burst: Math.max(0, used - later),
      burstReset,
      day: { requests: ofDay - later, clientErrors, errors },
      month: ofMonth - later,
      dayComplete,
      monthComplete,
    };
  });
}

/**
 * Decides about one request of a user by Redis. What is asked in one turn of the event loop goes in one round trip, and nothing waits
 * for longer than that turn. Throws what the client throws when Redis is away.
 */
export type AdmitByRedis = (userId: string, limits: LimitsInForce, batch?: UsageBatch) => Promise<Admission>;

interface RedisLimiterParts {
  readonly redis: Redis;
  /** Names this process among all that share the Redis. */
  readonly process: string;
  /** Milliseconds since 1970, near enough to tell the month. */
  readonly now: () => number;
  /** Decides instead of the clock of Redis: for tests. */
  readonly clock?: (() => number) | undefined;
}

/** The first days of the month before, of this one and of the next. */
function monthsAround(day: number): readonly [number, number, number] {
  const { first, next } = monthOf(day);
  return [monthOf(first - 1).first, first, next];
}

/** What the script is told of a group. */
function describeGroup(group: RequestGroup): number[] {
  const [{ limits, batch }] = group;
  const asked = [group.length, limits.burst ?? -1, limits.perDay ?? -1, limits.perMonth ?? -1];
  if (batch === undefined) return asked;
  const { requests, clientErrors, errors } = batch.counts;
  return [...asked, batch.day, monthOf(batch.day).first, batch.number, requests, clientErrors, errors];
}

export function createRedisLimiter({ redis, process, now, clock }: RedisLimiterParts): AdmitByRedis {
  const run = defineScript(redis, 'admitRequests', undefined, ADMIT_LUA, 'at once');
  let waiting: AskedRequest[] = [];
  let today = Number.NaN;
  let months = '';

  function monthsNow(): string {
    const day = dayOf(clock?.() ?? now());
    if (day !== today) [today, months] = [day, JSON.stringify(monthsAround(day))];
    return months;
  }

  async function decide(groups: readonly RequestGroup[]): Promise<void> {
    const around = monthsNow();
    const keys = groups.map(([{ userId }]) => userPrefix(userId));
    const described = JSON.stringify(groups.map(describeGroup));
    const reply = await run(keys.length, ...keys, process, clock?.() ?? '', around, described);
    if (!isReply(reply, groups.length)) throw new TypeError('the script of the limits gave something else');
    const [time = 0] = reply;
    groups.forEach((group, index) => {
      const from = 1 + NUMBERS_OF_A_GROUP * index;
      const admissions = toAdmissions(time, reply.slice(from, from + NUMBERS_OF_A_GROUP), group.length);
      admissions.forEach((admission, position) => group[position]?.resolve(admission));
    });
  }

  function decideAll(): void {
    const requests = waiting;
    waiting = [];
    for (let from = 0; from < requests.length; from += MOST_AT_ONCE) {
      const portion = requests.slice(from, from + MOST_AT_ONCE);
      decide(groupRequests(portion)).catch((error: unknown) =>
        portion.forEach((request) => request.reject(error)),
      );
    }
  }

  return (userId, limits, batch) =>
    new Promise((resolve, reject) => {
      waiting.push({ userId, limits, batch, resolve, reject });
      // Not in a microtask: between two connections that have something to read, Node empties that queue.
      if (waiting.length === 1) setImmediate(decideAll);
    });
}
