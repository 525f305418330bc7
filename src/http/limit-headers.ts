import { BURST_WINDOW } from '../limits/admission.ts';
import { DAY, dayOf, monthOf } from '../limits/calendar.ts';
import type { AddressAdmission } from '../limits/address-limiter.ts';
import { scarcestLimit, type LimitState } from '../limits/limit-state.ts';
import type { CountedRequest } from '../limits/limiter.ts';

const SECOND = 1000;

/** All limits that apply, each with its window in seconds. */
function policyOf({ limits, admission }: CountedRequest): string {
  const day = limits.perDay === null ? '' : `, ${limits.perDay};w=${DAY / SECOND}`;
  if (limits.perMonth === null) return `${limits.burst};w=${BURST_WINDOW / SECOND}${day}`;
  const { first, next } = monthOf(dayOf(admission.time));
  const month = `, ${limits.perMonth};w=${((next - first) * DAY) / SECOND}`;
  return `${limits.burst};w=${BURST_WINDOW / SECOND}${day}${month}`;
}

/** The headers of the IETF draft before version 8. `RateLimit-Reset` is in seconds from now. */
function stateHeaders(
  { limit, remaining, resetInSeconds }: LimitState,
  policy: string,
): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetInSeconds),
    'ratelimit-policy': policy,
  };
}

/** The headers for a caller with an account, which describe the scarcest of its limits. */
export const limitHeaders = (counted: CountedRequest): Record<string, string> =>
  stateHeaders(scarcestLimit(counted.admission, counted.limits), policyOf(counted));

/** The headers for a caller without a key, whose address is limited. */
export const addressHeaders = ({ state, limits }: AddressAdmission): Record<string, string> =>
  stateHeaders(state, limits.map(({ most, window }) => `${most};w=${window / SECOND}`).join(', '));
