import type { Redis } from 'ioredis';

import { ADMIT_LUA } from './admit-script.ts';
import { dayOf, monthOf } from './calendar.ts';
import { resolveGroups } from './read-admissions.ts';
import { groupRequests, needsDetails, type PendingRequest, type RequestGroup } from './request-groups.ts';
import { defineScript } from './redis-script.ts';
import { userPrefix } from './usage-keys.ts';

/** Requests in one script run, which blocks Redis for at most two milliseconds. */
const MOST_AT_ONCE = 100;
/**
 * Milliseconds for which requests wait for a script run that is under way, and then share the next one. A longer round
 * trip is due to the network, and is not waited for twice.
 */
const LONGEST_WAIT = 5;

/**
 * Decides one request of a user in Redis. Requests of one turn of the event loop share a round trip, and so do requests
 * that arrive while another round trip is under way. Rejects with the client's error if Redis is unavailable.
 */
export type DecideByRedis = (request: PendingRequest) => void;

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

/** The script's five numbers of each group. */
function describeGroups(groups: readonly RequestGroup[]): string {
  const numbers: number[] = [];
  for (const group of groups) {
    const [{ asks, limits }] = group;
    const { burst, perDay, perMonth } = limits;
    numbers.push(asks * group.length, burst ?? -1, perDay ?? -1, perMonth ?? -1, needsDetails(group) ? 1 : 0);
  }
  return JSON.stringify(numbers);
}

/** The batches to settle, by the number of their group; nothing if there are none, as usual. */
function describeBatches(groups: readonly RequestGroup[]): string[] {
  const batches: Record<string, number[]> = {};
  let none = true;
  for (const [index, [{ batch }]] of groups.entries())
    if (batch !== undefined) {
      const { requests, clientErrors, errors, rejected } = batch.counts;
      const first = monthOf(batch.day).first;
      batches[index + 1] = [batch.day, first, batch.number, requests, clientErrors, errors, rejected];
      none = false;
    }
  return none ? [] : [JSON.stringify(batches)];
}

export function createRedisLimiter({ redis, process, now, clock }: RedisLimiterParts): DecideByRedis {
  const run = defineScript(redis, 'admitRequests', undefined, ADMIT_LUA, 'at once');
  let waiting: PendingRequest[] = [];
  let today = Number.NaN;
  let months = '';
  let running = false;
  let scheduled = false;

  function monthsNow(): string {
    const day = dayOf(clock?.() ?? now());
    if (day !== today) [today, months] = [day, JSON.stringify(monthsAround(day))];
    return months;
  }

  async function decide(requests: readonly PendingRequest[]): Promise<void> {
    const groups = groupRequests(requests);
    const around = monthsNow();
    const keys = groups.map(([{ userId }]) => userPrefix(userId));
    const described = [describeGroups(groups), ...describeBatches(groups)];
    try {
      resolveGroups(await run(keys.length, ...keys, process, clock?.() ?? '', around, ...described), groups);
    } catch (error) {
      for (const request of requests) request.reject(error);
    }
  }

  async function decideAll(): Promise<void> {
    scheduled = false;
    running = true;
    const requests = waiting;
    waiting = [];
    const portions: Promise<void>[] = [];
    for (let from = 0; from < requests.length; from += MOST_AT_ONCE)
      portions.push(decide(requests.slice(from, from + MOST_AT_ONCE)));
    const timer = setTimeout(decideNext, LONGEST_WAIT);
    await Promise.all(portions);
    clearTimeout(timer);
    decideNext();
  }

  function schedule(): void {
    if (running || scheduled) return;
    scheduled = true;
    // Not a microtask: Node runs microtasks between the reads of two connections, which would split the batch.
    setImmediate(() => void decideAll());
  }

  function decideNext(): void {
    running = false;
    if (waiting.length > 0) schedule();
  }

  return (request) => {
    waiting.push(request);
    schedule();
  };
}
