import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import type { Tier, OwnLimits, TierLimits } from '../contract/account.ts';
import type { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import type { Admission, LimitsInForce } from './admission.ts';
import { dayOf } from './calendar.ts';
import { limitRefusal } from './limit-refusal.ts';
import { createLocalLimiter } from './local-limiter.ts';
import type { RedisGuard } from './redis-guard.ts';
import { createRedisLimiter } from './redis-limiter.ts';
import { limitsOf, type Tiers } from './tiers.ts';
import { createUsageBatches } from './usage-batches.ts';
import { createUsageCounters } from './usage-counters.ts';
import { createUsageKeeper } from './usage-keeper.ts';
import type { FlushOutcome } from './usage-writer.ts';

/** The user to limit. A user's keys share the limits. */
export interface LimitedUser {
  readonly userId: string;
  readonly tier: Tier;
  /** Limits of this account that override those of its tier. */
  readonly limits?: OwnLimits | null;
}

/** A request that was counted, or refused. */
export interface CountedRequest {
  readonly userId: string;
  readonly tier: Tier;
  readonly admission: Admission;
  /** The account's limits. */
  readonly limits: TierLimits;
  /** Whether limits are enforced and reported in headers. */
  readonly limited: boolean;
  /** The error to throw, if any. */
  readonly refusal: ServiceError | undefined;
}

/**
 * Whether the errors in a user's counts must be exact, or may be a second old, which is faster. The number of requests
 * is always exact.
 */
export type CountsWanted = 'exact' | 'recent';

export interface Limiter {
  /**
   * Counts and decides one request of a user.
   *
   * @param counts - the default is `exact`
   */
  admit(user: LimitedUser, counts?: CountsWanted): Promise<CountedRequest>;
  /** The state of a user's limits, without counting a request. It refuses nothing. */
  look(user: LimitedUser): Promise<CountedRequest>;
  /** Counts the response to a request if it is an error. */
  countResponse(counted: CountedRequest, status: number): void;
  /** Starts to write usage to PostgreSQL. */
  start(): void;
  stop(): Promise<void>;
}

/** Events of the limiter for metrics. */
export interface LimiterEvents {
  readonly onVerdict?: (verdict: Admission['verdict'], by: 'redis' | 'process') => void;
  readonly onFlush?: (outcome: FlushOutcome) => void;
}

interface LimiterParts {
  readonly redis: Redis;
  readonly guard: RedisGuard;
  readonly database: Database;
  readonly logger: Logger;
  readonly tiers: Tiers;
  /** If false, every request is admitted; usage is still counted. */
  readonly limited: boolean;
  readonly events?: LimiterEvents | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Replaces the Redis clock in tests. */
  readonly clock?: (() => number) | undefined;
}

const NO_LIMITS: LimitsInForce = { burst: null, perDay: null, perMonth: null };

/**
 * Creates the limiter of the service. Redis decides for all processes; while Redis is unavailable, each process decides
 * alone.
 */
export function createLimiter(parts: LimiterParts): Limiter {
  const { redis, guard, tiers, limited, events = {}, clock, now = clock ?? Date.now } = parts;
  const process = randomBytes(6).toString('base64url');
  const byRedis = createRedisLimiter({ redis, process, now, clock });
  const locally = createLocalLimiter(now);
  const batches = createUsageBatches();
  const keeper = createUsageKeeper({
    database: parts.database,
    counters: createUsageCounters(redis, process),
    batches,
    logger: parts.logger,
    onFlush: events.onFlush,
  });

  /** Sends the user's counts of this process with the request, so that errors need no separate commands. */
  function decideByRedis(
    { userId }: LimitedUser,
    limits: LimitsInForce,
    counts: CountsWanted,
    decided: (admission: Admission) => CountedRequest,
  ): Promise<CountedRequest> {
    const batch = batches.take(userId, dayOf(now()));
    // A batch changes the details.
    const known = counts === 'recent' && batch === undefined ? locally.recall(userId) : undefined;
    return new Promise((resolve, reject) =>
      byRedis({
        userId,
        limits,
        asks: 1,
        batch,
        known,
        resolve(admission) {
          if (batch !== undefined) batches.settled(batch);
          locally.remember(userId, admission, known === undefined);
          keeper.markChanged(userId, admission);
          events.onVerdict?.(admission.verdict, 'redis');
          resolve(decided(admission));
        },
        reject(error) {
          if (batch !== undefined) batches.failed(batch);
          reject(error instanceof Error ? error : new Error('Redis failed', { cause: error }));
        },
      }),
    );
  }

  /** A request that Redis counts after the timeout is not counted here as well. */
  function decideAlone(
    { userId }: LimitedUser,
    limits: LimitsInForce,
    pending: Promise<CountedRequest> | undefined,
  ): Admission {
    const admission = locally.admit(userId, limits);
    const count = (): void => keeper.count(userId, dayOf(admission.time), 'requests');
    if (admission.verdict === 'admitted')
      if (pending === undefined) count();
      else void pending.then((byRedis) => byRedis.admission.verdict !== 'admitted' && count(), count);
    events.onVerdict?.(admission.verdict, 'process');
    return admission;
  }

  return {
    admit(user, counts = 'exact') {
      const { userId, tier } = user;
      const limits = limitsOf(tiers, user);
      const inForce = limited ? limits : NO_LIMITS;
      const decided = (admission: Admission): CountedRequest => {
        const { verdict } = admission;
        const refusal = verdict === 'admitted' ? undefined : limitRefusal(verdict, admission, tier, limits);
        return { userId, tier, admission, limits, limited, refusal };
      };
      return guard.attempt(
        () => decideByRedis(user, inForce, counts, decided),
        (pending) => decided(decideAlone(user, inForce, pending)),
      );
    },
    look(user) {
      const { userId, tier } = user;
      const limits = limitsOf(tiers, user);
      const inForce = limited ? limits : NO_LIMITS;
      const seen = (admission: Admission): CountedRequest => ({
        userId,
        tier,
        admission,
        limits,
        limited,
        refusal: undefined,
      });
      return guard.attempt(
        () =>
          new Promise((resolve, reject) =>
            byRedis({
              userId,
              limits: inForce,
              asks: 0,
              batch: undefined,
              reject,
              resolve: (admission) => resolve(seen(admission)),
            }),
          ),
        () => seen(locally.look(userId, inForce)),
      );
    },
    countResponse({ userId, admission }, status) {
      const day = dayOf(admission.time);
      const kind = status >= 500 ? 'errors' : status >= 400 ? 'clientErrors' : undefined;
      if (kind !== undefined) keeper.count(userId, day, kind);
      if (admission.verdict !== 'admitted') keeper.count(userId, day, 'rejected');
    },
    start: keeper.start,
    stop: keeper.stop,
  };
}
