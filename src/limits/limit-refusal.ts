import type { Tier, TierLimits } from '../contract/account.ts';
import { ServiceError, type ErrorCode, type ProblemMembers } from '../errors.ts';
import { BURST_WINDOW, type Admission, type RefusingLimit } from './admission.ts';
import { scarcestLimit } from './limit-state.ts';

type LimitCode = Extract<
  ErrorCode,
  'rate_limit_exceeded' | 'daily_limit_exceeded' | 'monthly_quota_exceeded'
>;

/** Creates the error of every limit. Its numbers are those of the headers of the response. */
export const limitExceeded = (
  code: LimitCode,
  detail: string,
  members: Required<Pick<ProblemMembers, 'retryAfter' | 'limit' | 'tier' | 'current'>>,
): ServiceError => new ServiceError(code, detail, members);

/** Of each limit: the error code, the period as part of a sentence, and the requests counted. */
const REFUSALS: Readonly<
  Record<RefusingLimit, { code: LimitCode; period: string; count: (admission: Admission) => number }>
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
 * The error for a request that an account limit has refused. The message does not mention the tier because the
 * account may have separate limits.
 */
export function limitRefusal(
  verdict: RefusingLimit,
  admission: Admission,
  tier: Tier,
  limits: TierLimits,
): ServiceError {
  const { code, period, count } = REFUSALS[verdict];
  const { limit, resetInSeconds } = scarcestLimit(admission, limits);
  return limitExceeded(code, `Your account may send ${limit} requests ${period}.`, {
    retryAfter: Math.max(1, resetInSeconds),
    tier,
    limit,
    current: count(admission),
  });
}
