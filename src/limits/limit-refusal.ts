import type { Tier } from '../contract/account.ts';
import { ServiceError } from '../errors.ts';
import { BURST_WINDOW, type Admission, type LimitsInForce } from './admission.ts';
import { DAY, dayOf, monthOf } from './calendar.ts';

/** Whole seconds, rounded up. */
export const inSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** Seconds until a refused user can be admitted again, at least 1. */
export function retryAfter({ verdict, time, burstReset }: Admission): number {
  const today = dayOf(time);
  if (verdict === 'month') return Math.max(1, inSeconds(monthOf(today).next * DAY - time));
  if (verdict === 'day') return Math.max(1, inSeconds((today + 1) * DAY - time));
  return Math.max(1, inSeconds(burstReset));
}

/**
 * The error for a request that a limit has refused. The message does not mention the tier because the account may have
 * separate limits.
 */
export function limitRefusal(
  admission: Admission,
  tier: Tier,
  limits: LimitsInForce,
  upgradeUrl: string,
): ServiceError {
  const common = { retryAfter: retryAfter(admission), upgradeUrl, tier };
  if (admission.verdict === 'month')
    return new ServiceError(
      'monthly_quota_exceeded',
      `Your account may send ${limits.perMonth} requests a month.`,
      { ...common, limit: limits.perMonth ?? 0, current: admission.month },
    );
  if (admission.verdict === 'day')
    return new ServiceError(
      'daily_limit_exceeded',
      `Your account may send ${limits.perDay} requests a day.`,
      {
        ...common,
        limit: limits.perDay ?? 0,
        current: admission.day.requests,
      },
    );
  return new ServiceError(
    'rate_limit_exceeded',
    `Your account may send ${limits.burst} requests in ${BURST_WINDOW / 1000} seconds.`,
    { ...common, limit: limits.burst ?? 0, current: admission.burst },
  );
}
