import type { Tier, TierLimits } from '../contract/account.ts';
import { ServiceError, type ErrorCode, type ProblemMembers } from '../errors.ts';

/** Milliseconds of the sliding burst window. */
export const BURST_WINDOW = 10_000;

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** A UTC month: its first day and the first day of the next month, as days since 1970. */
export interface Month {
  readonly first: number;
  readonly next: number;
}

/** The UTC day of a time in milliseconds, as days since 1970. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** The month of a day. */
export function monthOf(day: number): Month {
  const date = new Date(day * DAY);
  const firstOf = (month: number): number => dayOf(Date.UTC(date.getUTCFullYear(), month, 1));
  return { first: firstOf(date.getUTCMonth()), next: firstOf(date.getUTCMonth() + 1) };
}

/** A user's usage in one UTC day. */
export interface UsageCounts {
  /** Admitted requests. */
  readonly requests: number;
  /** 4xx responses, including refusals by limits. */
  readonly clientErrors: number;
  /** 5xx responses. */
  readonly errors: number;
  /** Refusals by limits, which are not among the admitted requests. */
  readonly rejected: number;
}

export const NO_USAGE: UsageCounts = { requests: 0, clientErrors: 0, errors: 0, rejected: 0 };

/** The limits to enforce; null for no limit. */
export interface LimitsInForce {
  /** Requests in any 10 seconds. */
  readonly burst: number | null;
  /** Requests in a UTC day. */
  readonly perDay: number | null;
  /** Requests in a UTC month. */
  readonly perMonth: number | null;
}

/** The limits that can refuse a request. */
type RefusingLimit = 'burst' | 'day' | 'month';

/** The decision about one request. The counts include the request if it was admitted. */
export interface Admission {
  /** `admitted`, or the limit that refused the request. */
  readonly verdict: 'admitted' | RefusingLimit;
  /** Milliseconds since 1970, by the clock that decided. */
  readonly time: number;
  /** Requests in the last 10 seconds. */
  readonly burst: number;
  /** Milliseconds until the oldest request leaves the window. */
  readonly burstReset: number;
  /** The current UTC day. */
  readonly day: UsageCounts;
  /** Requests in the current UTC month. */
  readonly month: number;
  /** False if the counter is new and the counts stored in PostgreSQL have not been added to it yet. */
  readonly dayComplete: boolean;
  readonly monthComplete: boolean;
}

/** The state of one limit. Times are in whole seconds, rounded up. */
export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetInSeconds: number;
}

/** Whole seconds, rounded up. */
export const inSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** The state of the burst limit after a request. */
export function burstState({ burst, burstReset }: Admission, limits: TierLimits): LimitState {
  const limit = limits.burst;
  return { limit, remaining: Math.max(0, limit - burst), resetInSeconds: inSeconds(burstReset) };
}

/**
 * The state of the limit with the fewest requests left after a request. If several have as few, the one with the longest
 * period is described, because it is waited for longest. A limit that has refused the request is always the scarcest.
 */
export function scarcestLimit(admission: Admission, limits: TierLimits): LimitState {
  const { time, day, month } = admission;
  const { perDay, perMonth } = limits;
  const untilDay = (next: number): number => inSeconds(next * DAY - time);
  const ofBurst = burstState(admission, limits);
  const leftOfDay = perDay === null ? Infinity : Math.max(0, perDay - day.requests);
  const leftOfMonth = perMonth === null ? Infinity : Math.max(0, perMonth - month);
  if (perMonth !== null && leftOfMonth <= Math.min(leftOfDay, ofBurst.remaining))
    return {
      limit: perMonth,
      remaining: leftOfMonth,
      resetInSeconds: untilDay(monthOf(dayOf(time)).next),
    };
  if (perDay !== null && leftOfDay <= ofBurst.remaining)
    return { limit: perDay, remaining: leftOfDay, resetInSeconds: untilDay(dayOf(time) + 1) };
  return ofBurst;
}

/**
 * The headers for a caller with an account, which describe the scarcest of its limits; none where no limit is enforced.
 * The names are those of the IETF draft before version 8. `RateLimit-Reset` is in seconds from now.
 */
export function limitHeaders({
  admission,
  limits,
  limited,
}: LimitedRequest): Record<string, number | string> {
  if (!limited) return {};
  const { limit, remaining, resetInSeconds } = scarcestLimit(admission, limits);
  return {
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetInSeconds,
    'ratelimit-policy': policyOf(limits, admission.time),
  };
}

/** An account's request and its limits. */
interface LimitedRequest {
  readonly admission: Admission;
  readonly limits: TierLimits;
  readonly limited: boolean;
}

/** All limits that apply, each with its window in seconds. */
function policyOf({ burst, perDay, perMonth }: TierLimits, time: number): string {
  const day = perDay === null ? '' : `, ${perDay};w=${inSeconds(DAY)}`;
  if (perMonth === null) return `${burst};w=${inSeconds(BURST_WINDOW)}${day}`;
  const { first, next } = monthOf(dayOf(time));
  return `${burst};w=${inSeconds(BURST_WINDOW)}${day}, ${perMonth};w=${inSeconds((next - first) * DAY)}`;
}

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
 * The error for a request that an account limit has refused; undefined if the request was admitted. The message does
 * not mention the tier because the account may have separate limits.
 */
export function limitRefusal(admission: Admission, tier: Tier, limits: TierLimits): ServiceError | undefined {
  if (admission.verdict === 'admitted') return undefined;
  const { code, period, count } = REFUSALS[admission.verdict];
  const { limit, resetInSeconds } = scarcestLimit(admission, limits);
  return limitExceeded(code, `Your account may send ${limit} requests ${period}.`, {
    retryAfter: Math.max(1, resetInSeconds),
    tier,
    limit,
    current: count(admission),
  });
}
