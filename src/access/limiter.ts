import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import type { Tier } from '../contract/account.ts';
import { ServiceError } from '../errors.ts';
import { BURST_WINDOW, type Admission } from './admission.ts';
import { createLocalLimiter } from './local-limiter.ts';
import { createRedisLimiter } from './redis-limiter.ts';
import { TIER_LIMITS, type TierLimits } from './tiers.ts';

/** Milliseconds for which Redis is left alone after it failed: requests do not wait for it one after another. */
const REST = 2_000;
const DAY = 86_400_000;

/** What the answer to a request says about the limits. Seconds are whole and rounded up. */
export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetInSeconds: number;
  readonly perDay: number | null;
}

export interface Limiter {
  /** Counts one request of a user. A refused one comes with the error to throw. */
  admit(userId: string, tier: Tier): Promise<{ state: LimitState; refusal?: ServiceError }>;
}

const seconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

function stateOf(admission: Admission, limits: TierLimits): LimitState {
  // Who has used up the day may send no more, however empty the window is.
  const left = admission.verdict === 'day' ? 0 : Math.max(0, limits.burst - admission.burst);
  return {
    limit: limits.burst,
    remaining: left,
    resetInSeconds: seconds(admission.burstReset),
    perDay: limits.perDay,
  };
}

function refusal(
  admission: Admission,
  tier: Tier,
  limits: TierLimits,
  upgradeUrl: string,
  now: number,
): ServiceError {
  if (admission.verdict === 'day') {
    const retryAfter = seconds(DAY - (now % DAY));
    const detail = `The ${tier} tier allows ${limits.perDay} requests a day.`;
    const members = { retryAfter, upgradeUrl, limit: limits.perDay ?? 0, tier, current: admission.day ?? 0 };
    return new ServiceError('daily_limit_exceeded', detail, members);
  }
  const retryAfter = Math.max(1, seconds(admission.burstReset));
  const detail = `The ${tier} tier allows ${limits.burst} requests in ${BURST_WINDOW / 1000} seconds.`;
  const members = { retryAfter, upgradeUrl, limit: limits.burst, tier, current: admission.burst };
  return new ServiceError('rate_limit_exceeded', detail, members);
}

/** The limiter of the service: by Redis, shared by all processes, and by this process alone while Redis is away. */
export function createLimiter(
  redis: Redis,
  logger: Logger,
  upgradeUrl: string,
  now: () => number = Date.now,
): Limiter {
  const byRedis = createRedisLimiter(redis);
  const locally = createLocalLimiter(now);
  let restUntil = 0;

  async function decide(userId: string, limits: TierLimits): Promise<Admission> {
    if (now() < restUntil) return locally(userId, limits);
    try {
      return await byRedis(userId, limits);
    } catch (error) {
      restUntil = now() + REST;
      logger.warn({ err: error }, 'limits are decided by this process alone while Redis is away');
      return locally(userId, limits);
    }
  }

  return {
    async admit(userId, tier) {
      const limits = TIER_LIMITS[tier];
      const admission = await decide(userId, limits);
      const state = stateOf(admission, limits);
      if (admission.verdict === 'admitted') return { state };
      return { state, refusal: refusal(admission, tier, limits, upgradeUrl, now()) };
    },
  };
}
