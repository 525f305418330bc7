import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';

import { Tier, type OwnLimits, type TierLimits, type TierOverrides } from '../contract/account.ts';
import { TIER_LIMITS } from '../contract/limits.ts';
import type { ServiceError } from '../errors.ts';
import type { RedisClient } from '../redis.ts';
import type { Database } from '../store/database.ts';
import { dayOf, limitRefusal, type Admission, type LimitsInForce } from './admission.ts';
import { createLocalLimiter } from './local-counts.ts';
import { createRedisLimiter, type RedisGuard } from './redis-limiter.ts';
import { createUsageCounters } from './usage-counters.ts';
import { createUsageKeeper, type FlushOutcome } from './usage-keeper.ts';

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

export interface Limiter {
  /** Counts and decides one request of a user. */
  admit(user: LimitedUser): Promise<CountedRequest>;
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
  readonly redis: RedisClient;
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
  const keeper = createUsageKeeper({
    database: parts.database,
    counters: createUsageCounters(redis, process),
    byRedis,
    logger: parts.logger,
    onFlush: events.onFlush,
  });
  const limitsInForce = (limits: TierLimits): LimitsInForce => (limited ? limits : NO_LIMITS);

  async function decideByRedis(userId: string, limits: LimitsInForce): Promise<Admission> {
    const admission = await keeper.decide(userId, dayOf(now()), limits);
    locally.remember(userId, admission);
    events.onVerdict?.(admission.verdict, 'redis');
    return admission;
  }

  /** A request that Redis counts after the timeout is not counted here as well. */
  function decideAlone(
    userId: string,
    limits: LimitsInForce,
    pending: Promise<Admission> | undefined,
  ): Admission {
    const admission = locally.admit(userId, limits);
    const count = (): void => keeper.count(userId, dayOf(admission.time), 'requests');
    if (admission.verdict === 'admitted')
      if (pending === undefined) count();
      else void pending.then((late) => late.verdict !== 'admitted' && count(), count);
    events.onVerdict?.(admission.verdict, 'process');
    return admission;
  }

  return {
    async admit(user) {
      const { userId, tier } = user;
      const limits = limitsOf(tiers, user);
      const inForce = limitsInForce(limits);
      const admission = await guard.attempt(
        () => decideByRedis(userId, inForce),
        (pending) => decideAlone(userId, inForce, pending),
      );
      const refusal = limitRefusal(admission, tier, limits);
      return { userId, tier, admission, limits, limited, refusal };
    },
    async look(user) {
      const { userId, tier } = user;
      const limits = limitsOf(tiers, user);
      const inForce = limitsInForce(limits);
      const admission = await guard.attempt(
        () => byRedis({ userId, limits: inForce, counts: false, batch: undefined }),
        () => locally.look(userId, inForce),
      );
      return { userId, tier, admission, limits, limited, refusal: undefined };
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

/** Limits by tier. */
export type Tiers = Readonly<Record<Tier, TierLimits>>;

/** Overrides single limits. Null is a value here and means no limit. */
function withOwn(limits: TierLimits, own: OwnLimits): TierLimits {
  return {
    burst: own.burst ?? limits.burst,
    perDay: own.perDay === undefined ? limits.perDay : own.perDay,
    perMonth: own.perMonth === undefined ? limits.perMonth : own.perMonth,
  };
}

/** The tiers as configured. */
export function tiersWith(overrides: TierOverrides): Tiers {
  const rows = Tier.options.map((tier) => [tier, withOwn(TIER_LIMITS[tier], overrides[tier] ?? {})]);
  return Object.fromEntries(rows) as Record<Tier, TierLimits>;
}

/** An account's limits: those of its tier, with its overrides. */
function limitsOf(
  tiers: Tiers,
  account: { readonly tier: Tier; readonly limits?: OwnLimits | null },
): TierLimits {
  const limits = tiers[account.tier];
  return account.limits == null ? limits : withOwn(limits, account.limits);
}
