import { inSeconds, retryAfter } from './limit-refusal.ts';
import type { CountedRequest } from './limiter.ts';

/** How the burst stands, in whole seconds, rounded up. */
export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetInSeconds: number;
}

/** What a caller is told about its burst after a request. */
export function limitState({ admission, limits, limited }: CountedRequest): LimitState {
  const limit = limits.burst;
  if (!limited) return { limit, remaining: limit, resetInSeconds: 0 };
  // Who has used up the day or the month may send no more, however empty the window is.
  if (admission.verdict === 'day' || admission.verdict === 'month')
    return { limit, remaining: 0, resetInSeconds: retryAfter(admission) };
  const remaining = Math.max(0, limit - admission.burst);
  return { limit, remaining, resetInSeconds: inSeconds(admission.burstReset) };
}
