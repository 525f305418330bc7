import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import type { Tier } from '../contract/account.ts';
import type { OwnLimits, TierLimits } from '../contract/tiers.ts';
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

/** Who is limited: all keys of a user together. */
export interface LimitedUser {
  readonly userId: string;
  readonly tier: Tier;
  /** Numbers of this account in place of those of its tier. */
  readonly limits?: OwnLimits | null;
}

/** A request that was counted, or refused. */
export interface CountedRequest {
  readonly userId: string;
  readonly tier: Tier;
  readonly admission: Admission;
  /** What the account may do. */
  readonly limits: TierLimits;
  /** Whether that is enforced, and told in headers. */
  readonly limited: boolean;
  /** To be thrown when there is one. */
  readonly refusal: ServiceError | undefined;
}

export interface Limiter {
  /** Counts one request of a user and decides about it. */
  admit(user: LimitedUser): Promise<CountedRequest>;
  /** Counts the answer to a request when it is an error. */
  answered(counted: CountedRequest, status: number): void;
  /** Starts carrying usage to PostgreSQL. */
  start(): void;
  stop(): Promise<void>;
}

/** What the limiter tells to whoever measures. */
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
  /** False lets everybody in; usage is counted all the same. */
  readonly limited: boolean;
  /** Where a caller who needs more is sent. */
  readonly upgradeUrl: string;
  readonly events?: LimiterEvents | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Decides instead of the clock of Redis: for tests. */
  readonly clock?: (() => number) | undefined;
}

const NO_LIMITS: LimitsInForce = { burst: null, perDay: null, perMonth: null };

/** The limiter of the service: by Redis, shared by all processes, and by this process alone while Redis is away. */
export function createLimiter(parts: LimiterParts): Limiter {
  const { redis, guard, tiers, limited, upgradeUrl, events = {}, clock, now = clock ?? Date.now } = parts;
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

  /** What this process has counted for the user goes along, so that nothing is sent for an error alone. */
  async function askRedis(userId: string, limits: LimitsInForce): Promise<Admission> {
    const batch = batches.take(userId, dayOf(now()));
    try {
      const admission = await byRedis(userId, limits, batch);
      if (batch !== undefined) batches.settled(batch);
      locally.remember(userId, admission);
      keeper.noted(userId, admission);
      events.onVerdict?.(admission.verdict, 'redis');
      return admission;
    } catch (error) {
      if (batch !== undefined) batches.failed(batch);
      throw error;
    }
  }

  /** A request that Redis counts after all, too late to be waited for, is not counted here. */
  function decideAlone(
    userId: string,
    limits: LimitsInForce,
    asked: Promise<Admission> | undefined,
  ): Admission {
    const admission = locally.admit(userId, limits);
    const count = (): void => keeper.count(userId, dayOf(admission.time), 'requests');
    if (admission.verdict === 'admitted')
      if (asked === undefined) count();
      else void asked.then(({ verdict }) => verdict !== 'admitted' && count(), count);
    events.onVerdict?.(admission.verdict, 'process');
    return admission;
  }

  return {
    async admit(user) {
      const { userId, tier } = user;
      const limits = limitsOf(tiers, user);
      const inForce = limited ? limits : NO_LIMITS;
      const admission = await guard.attempt(
        () => askRedis(userId, inForce),
        (asked) => decideAlone(userId, inForce, asked),
      );
      const refused = admission.verdict !== 'admitted';
      const refusal = refused ? limitRefusal(admission, tier, limits, upgradeUrl) : undefined;
      return { userId, tier, admission, limits, limited, refusal };
    },
    answered({ userId, admission }, status) {
      const what = status >= 500 ? 'errors' : status >= 400 ? 'clientErrors' : undefined;
      if (what !== undefined) keeper.count(userId, dayOf(admission.time), what);
    },
    start: keeper.start,
    stop: keeper.stop,
  };
}
