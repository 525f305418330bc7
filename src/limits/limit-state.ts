import type { TierLimits } from '../contract/account.ts';
import type { Admission } from './admission.ts';
import { DAY, dayOf, monthOf } from './calendar.ts';

/** The state of one limit. Times are in whole seconds, rounded up. */
export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetInSeconds: number;
}

/** Whole seconds, rounded up. */
export const inSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

const secondsToDay = (day: number, now: number): number => inSeconds(day * DAY - now);

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
  // On the path of every request, so it allocates only the result.
  const { time, day, month } = admission;
  const { burst, perDay, perMonth } = limits;
  const leftOfBurst = Math.max(0, burst - admission.burst);
  const leftOfDay = perDay === null ? Infinity : Math.max(0, perDay - day.requests);
  if (perMonth !== null) {
    const remaining = Math.max(0, perMonth - month);
    if (remaining <= leftOfDay && remaining <= leftOfBurst)
      return {
        limit: perMonth,
        remaining,
        resetInSeconds: secondsToDay(monthOf(dayOf(time)).next, time),
      };
  }
  if (perDay !== null && leftOfDay <= leftOfBurst)
    return { limit: perDay, remaining: leftOfDay, resetInSeconds: secondsToDay(dayOf(time) + 1, time) };
  return { limit: burst, remaining: leftOfBurst, resetInSeconds: inSeconds(admission.burstReset) };
}
