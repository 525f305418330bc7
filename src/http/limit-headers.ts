import { BURST_WINDOW } from '../access/admission.ts';
import { DAY, dayOf, monthOf } from '../access/calendar.ts';
import { limitState } from '../access/limit-state.ts';
import type { Counted } from '../access/limiter.ts';

const SECOND = 1000;

/** All limits in force, each with its window in seconds. */
function policyOf({ limits, admission }: Counted): string {
  const day = limits.perDay === null ? '' : `, ${limits.perDay};w=${DAY / SECOND}`;
  if (limits.perMonth === null) return `${limits.burst};w=${BURST_WINDOW / SECOND}${day}`;
  const { first, next } = monthOf(dayOf(admission.time));
  const month = `, ${limits.perMonth};w=${((next - first) * DAY) / SECOND}`;
  return `${limits.burst};w=${BURST_WINDOW / SECOND}${day}${month}`;
}

/** The headers of the IETF draft before its eighth version; the reset is in seconds from now. */
export function limitHeaders(counted: Counted): Record<string, string> {
  const { limit, remaining, resetInSeconds } = limitState(counted);
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetInSeconds),
    'ratelimit-policy': policyOf(counted),
  };
}
