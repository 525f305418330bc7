import type { FastifyReply } from 'fastify';

import type { TierLimits } from '../../contract/account.ts';
import { BURST_WINDOW } from '../../limits/admission.ts';
import { DAY, dayOf, monthOf } from '../../limits/calendar.ts';
import type { AddressAdmission } from '../../limits/address-limiter.ts';
import { scarcestLimit } from '../../limits/limit-state.ts';
import type { CountedRequest } from '../../limits/limiter.ts';

const SECOND = 1000;

/** All limits that apply, each with its window in seconds. */
function policyOf({ burst, perDay, perMonth }: TierLimits, time: number): string {
  const day = perDay === null ? '' : `, ${perDay};w=${DAY / SECOND}`;
  if (perMonth === null) return `${burst};w=${BURST_WINDOW / SECOND}${day}`;
  const { first, next } = monthOf(dayOf(time));
  return `${burst};w=${BURST_WINDOW / SECOND}${day}, ${perMonth};w=${((next - first) * DAY) / SECOND}`;
}

/**
 * Sets the headers for a caller with an account, which describe the scarcest of its limits. The names are those of the
 * IETF draft before version 8. `RateLimit-Reset` is in seconds from now.
 */
export function setLimitHeaders(reply: FastifyReply, { admission, limits }: CountedRequest): void {
  const { limit, remaining, resetInSeconds } = scarcestLimit(admission, limits);
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetInSeconds,
    'ratelimit-policy': policyOf(limits, admission.time),
  });
}

/** The same headers for a caller without a key, whose address is limited. */
export const addressHeaders = ({
  state,
  limits,
}: Pick<AddressAdmission, 'state' | 'limits'>): Record<string, string> => ({
  'ratelimit-limit': String(state.limit),
  'ratelimit-remaining': String(state.remaining),
  'ratelimit-reset': String(state.resetInSeconds),
  'ratelimit-policy': limits.map(({ most, window }) => `${most};w=${window / SECOND}`).join(', '),
});
