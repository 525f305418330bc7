import type { Tier } from '../contract/account.ts';
import type { TierLimits } from '../contract/tiers.ts';
import { ServiceError, type ErrorCode } from '../errors.ts';
import { BURST_WINDOW, type Admission, type RefusingLimit } from './admission.ts';
import { scarcestLimit } from './limit-state.ts';

/** Of each limit: the error code, the period as part of a sentence, and the requests counted. */
const REFUSALS: Readonly<
  Record<RefusingLimit, { code: ErrorCode; period: string; count: (admission: Admission) => number }>
> = {
  burst: {
    code: 'rate_limit_exceeded',
    period: `in ${BURST_WINDOW / 1000} seconds`,
    count: ({ burst }) => burst,
  },
  day: { code: 'daily_limit_exceeded', period: 'a day', count: ({ day }) => day.requests },
  month: { code: 'monthly_quota_exceeded', period: 'a month', count: ({ month }) => month },
};

/**
 * The error for a request that a limit has refused. It has the same numbers as the headers of the response. The message
 * does not mention the tier because the account may have separate limits.
 *
 * @param upgradeUrl - the page about tiers; undefined where no other tier would help
 */
export function limitRefusal(
  verdict: RefusingLimit,
  admission: Admission,
  tier: Tier,
  limits: TierLimits,
  upgradeUrl: string | undefined,
): ServiceError {
  const { code, period, count } = REFUSALS[verdict];
  const { limit, resetInSeconds } = scarcestLimit(admission, limits);
  return new ServiceError(code, `Your account may send ${limit} requests ${period}.`, {
    retryAfter: Math.max(1, resetInSeconds),
    ...(upgradeUrl === undefined ? {} : { upgradeUrl }),
    tier,
    limit,
    current: count(admission),
  });
}
