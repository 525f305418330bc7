import { LRUCache } from 'lru-cache';

import { BURST_WINDOW, type Admission } from './admission.ts';
import type { TierLimits } from './tiers.ts';

/** Users watched at a time. */
const MOST_USERS = 10_000;

/**
 * Decides like Redis does, but for this process alone and without the cap of the day: what the service falls back on while
 * Redis is away, so that it neither stops nor stands open.
 */
export function createLocalLimiter(
  now: () => number = Date.now,
): (userId: string, limits: TierLimits) => Admission {
  const logs = new LRUCache<string, number[]>({ max: MOST_USERS });
  return (userId, limits) => {
    const time = now();
    const log = (logs.get(userId) ?? []).filter((entry) => entry > time - BURST_WINDOW);
    const admitted = log.length < limits.burst;
    if (admitted) log.push(time);
    logs.set(userId, log);
    const burstReset = (log[0] ?? time - BURST_WINDOW) + BURST_WINDOW - time;
    return { verdict: admitted ? 'admitted' : 'burst', burst: log.length, burstReset, day: undefined };
  };
}
