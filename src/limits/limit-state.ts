import { inSeconds, retryAfter } from './limit-refusal.ts';
import type { CountedRequest } from './limiter.ts';

/** The state of the burst limit. Times are in whole seconds, rounded up. */
export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetInSeconds: number;
}

/** The state of the burst limit after a request, as reported to the caller. */
export function limitState({ admission, limits, limited }: CountedRequest): LimitState {
  const limit = limits.burst;
  if (!limited) return { limit, remaining: limit, resetInSeconds: 0 };
  // If the day or the month is used up, no request is admitted even if the window is empty.
  if (admission.verdict === 'day' || admission.verdict === 'month')
    return { limit, remaining: 0, resetInSeconds: retryAfter(admission) };
  const remaining = Math.max(0, limit - admission.burst);
  return { limit, remaining, resetInSeconds: inSeconds(admission.burstReset) };
}
