import { Cluster } from 'ioredis';
import type { Logger } from 'pino';

import { createGather } from '../engines/gather.ts';
import type { RedisClient } from '../redis.ts';
import { BURST_WINDOW, DAY, dayOf, monthOf, type Admission, type UsageCounts } from './admission.ts';
import type { DecideByRedis, LimitRequest } from './local-counts.ts';
import { defineScript } from './redis-script.ts';

/** Milliseconds without calls after Redis has failed, so that requests do not wait for it one after another. */
const PAUSE = 2_000;
/** Milliseconds that a request waits for Redis. */
const TIMEOUT = 100;

/** Calls Redis while it responds, and uses a fallback while it does not. */
export interface RedisGuard {
  /**
   * Calls Redis, or the fallback if Redis does not respond in time. The fallback receives the pending call, which may
   * still succeed. After a failure, calls pause for a while, then one request tries for all.
   */
  readonly attempt: <Result>(
    call: () => Promise<Result>,
    fallback: (pending: Promise<Result> | undefined) => Result,
  ) => Promise<Result>;
  /** Whether the last call of Redis failed. */
  readonly degraded: () => boolean;
}

/**
 * @param timeout - milliseconds that a request waits for Redis
 * @param renew - replaces an open connection that does not work: after a fail-over, the old connection may stay silent
 * or refuse writes until someone closes it
 */
export function createRedisGuard(
  logger: Logger,
  now: () => number,
  timeout: number = TIMEOUT,
  renew: () => void = () => undefined,
): RedisGuard {
  let degraded = false;
  let pausedUntil = 0;
  let probing = false;

  function failed(error: unknown): void {
    pausedUntil = now() + PAUSE;
    if (!degraded)
      logger.warn({ err: error }, 'limits are decided by this process alone while Redis is unavailable');
    degraded = true;
  }

  function recovered(): void {
    if (degraded) logger.info('limits are decided by Redis again');
    degraded = false;
  }

  return {
    // On the path of every request, so it makes one promise only.
    attempt(call, fallback) {
      if (degraded && (probing || now() < pausedUntil)) return alone(fallback, undefined);
      const isProbe = degraded;
      probing ||= isProbe;
      return new Promise((resolve) => {
        const pending = call();
        // This waits for the client's own timeout: a late response still shows that the connection works.
        if (isProbe) pending.catch(renew);
        let isOver = false;
        const decideAlone = (error: Error): void => {
          isOver = true;
          failed(error);
          if (isProbe) probing = false;
          resolve(alone(fallback, pending));
        };
        const late = (): void => {
          if (!isOver) decideAlone(new Error(`no response within ${timeout} ms`));
        };
        // Between the timer and the immediate, Node reads what has arrived.
        const timer = setTimeout(() => setImmediate(late), timeout);
        pending.then(
          (result) => {
            clearTimeout(timer);
            if (isOver) return;
            isOver = true;
            // The response to a call from before the failure does not show that Redis is back.
            if (isProbe) {
              recovered();
              probing = false;
            }
            resolve(result);
          },
          (error: unknown) => {
            clearTimeout(timer);
            if (!isOver) decideAlone(toError(error));
          },
        );
      });
    },
    degraded: () => degraded,
  };
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('Redis failed', { cause: error });

/** The result of the fallback, as a promise also if it throws. */
const alone = <Result>(
  fallback: (pending: Promise<Result> | undefined) => Result,
  pending: Promise<Result> | undefined,
): Promise<Result> => new Promise((resolve) => resolve(fallback(pending)));

/** Seconds that a counter is kept: its period, plus days to spare for a sweep. */
export const COUNTER_LIFETIMES = { DAY_LIFETIME: 4 * 86_400, MONTH_LIFETIME: 35 * 86_400 };

/** Requests in one script run, which blocks Redis for at most two milliseconds. */
const MOST_AT_ONCE = 100;
/** Script runs under way at the same time. Up to three responses that are late or lost hold back no other request. */
const MOST_RUNS = 4;
interface RedisLimiterParts {
  readonly redis: RedisClient;
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
 * much. In a cluster the runs are those of single users, who are on different nodes. It rejects with the client's error
 * if Redis is unavailable.
 */
export function createRedisLimiter({ redis, process, now, clock }: RedisLimiterParts): DecideByRedis {
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

  const work = redis instanceof Cluster ? forEachUser(decide) : decide;
  return createGather({ work, most: MOST_AT_ONCE, atOnce: MOST_RUNS });
}

type Decide = (requests: readonly LimitRequest[]) => Promise<Admission[]>;

/** Runs the script for each user separately. No user waits for the node of another one. */
const forEachUser =
  (decide: Decide) =>
  (requests: readonly LimitRequest[]): Promise<Promise<Admission>[]> => {
    const decisions: Promise<Admission>[] = [];
    for (const own of Map.groupBy(requests.entries(), ([, { userId }]) => userId).values()) {
      const run = decide(own.map(([, request]) => request));
      for (const [at, [index]] of own.entries())
        decisions[index] = run.then((admissions) => admissions[at] ?? missing());
    }
    return Promise.resolve(decisions);
  };

function missing(): never {
  throw new TypeError('a request has no decision');
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

/** The prefix of a user's Redis keys. The braces keep them on one cluster node. */
export const userPrefix = (userId: string): string => `{${userId}}:`;

/** The counts as the scripts take them. */
export const inOrder = ({ requests, clientErrors, errors, rejected }: UsageCounts): number[] => [
  requests,
  clientErrors,
  errors,
  rejected,
];
