import type { Redis } from 'ioredis';

import { ADMIT_LUA } from './admit-script.ts';
import type { Admission, LimitsInForce } from './admission.ts';
import { dayOf, monthOf } from './calendar.ts';
import { groupRequests, type PendingRequest, type RequestGroup } from './request-groups.ts';
import { defineScript } from './redis-script.ts';
import type { UsageBatch } from './usage-batches.ts';
import { userPrefix } from './usage-keys.ts';

/** Requests in one script run, which blocks Redis for at most two milliseconds. */
const MOST_AT_ONCE = 100;

/** Verdicts by the number that the script returns for the full limit. */
const VERDICTS = ['admitted', 'burst', 'day', 'month'] as const;
const NUMBERS_OF_A_GROUP = 10;

/** Checked without zod, because this is on the path of every request. */
function isReply(reply: unknown, groups: number): reply is number[] {
  return (
    Array.isArray(reply) &&
    reply.length === 1 + NUMBERS_OF_A_GROUP * groups &&
    reply.every((number) => Number.isSafeInteger(number))
  );
}

/** The decision about each request of a group, derived from the numbers after the last request. */
function toAdmissions(time: number, numbers: readonly number[], count: number): Admission[] {
  const [admitted = 0, full = 0, used = 0, burstReset = 0, ofDay = 0, clientErrors = 0, errors = 0] = numbers;
  const [ofMonth = 0, daySeeded, monthSeeded] = numbers.slice(7);
  const [dayComplete, monthComplete] = [daySeeded === 1, monthSeeded === 1];
  return Array.from({ length: count }, (_, index) => {
    // Requests of the group that were admitted after this one.
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
 * Decides one request of a user in Redis. Requests of one turn of the event loop share a round trip. Throws the
 * client's error if Redis is unavailable.
 */
export type AdmitByRedis = (userId: string, limits: LimitsInForce, batch?: UsageBatch) => Promise<Admission>;

interface RedisLimiterParts {
  readonly redis: Redis;
  /** Identifies this process among all that share the Redis database. */
  readonly process: string;
  /** Milliseconds since 1970, used only to find the month. */
  readonly now: () => number;
  /** Replaces the Redis clock in tests. */
  readonly clock?: (() => number) | undefined;
}

/** The first days of the previous, the current and the next month. */
function monthsAround(day: number): readonly [number, number, number] {
  const { first, next } = monthOf(day);
  return [monthOf(first - 1).first, first, next];
}

/** The script's arguments for a group. */
function describeGroup(group: RequestGroup): number[] {
  const [{ limits, batch }] = group;
  const numbers = [group.length, limits.burst ?? -1, limits.perDay ?? -1, limits.perMonth ?? -1];
  if (batch === undefined) return numbers;
  const { requests, clientErrors, errors } = batch.counts;
  return [...numbers, batch.day, monthOf(batch.day).first, batch.number, requests, clientErrors, errors];
}

export function createRedisLimiter({ redis, process, now, clock }: RedisLimiterParts): AdmitByRedis {
  const run = defineScript(redis, 'admitRequests', undefined, ADMIT_LUA, 'at once');
  let waiting: PendingRequest[] = [];
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
    if (!isReply(reply, groups.length)) throw new TypeError('the limits script returned an invalid reply');
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
      // Not a microtask: Node runs microtasks between the reads of two connections, which would split the batch.
      if (waiting.length === 1) setImmediate(decideAll);
    });
}
