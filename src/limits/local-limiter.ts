import { LRUCache } from 'lru-cache';

import {
  BURST_WINDOW,
  NO_USAGE,
  type Admission,
  type LimitsInForce,
  type UsageCounts,
  dayOf,
  monthOf,
} from './admission.ts';

/** Maximum number of users tracked. */
const MOST_USERS = 10_000;
interface Tracked {
  burst: number[];
  day: number;
  counts: UsageCounts;
  monthFirst: number;
  month: number;
  /** False if PostgreSQL has counts that are not included here. */
  dayComplete: boolean;
  monthComplete: boolean;
}

/** The fallback while Redis is unavailable, so that the service neither stops nor runs without limits. */
export interface LocalLimiter {
  /**
   * Decides as Redis does, but for this process alone. The burst window starts empty. The day and the month continue
   * from the last counts of Redis.
   */
  readonly admit: (userId: string, limits: LimitsInForce) => Admission;
  /** The same state, without counting a request. */
  readonly look: (userId: string, limits: LimitsInForce) => Admission;
  /** Remembers the counts that Redis returned. */
  readonly remember: (userId: string, admission: Admission) => void;
}

function verdictOn(tracked: Tracked, limits: LimitsInForce): Admission['verdict'] {
  if (limits.perMonth !== null && tracked.month >= limits.perMonth) return 'month';
  if (limits.perDay !== null && tracked.counts.requests >= limits.perDay) return 'day';
  return limits.burst !== null && tracked.burst.length >= limits.burst ? 'burst' : 'admitted';
}

function admissionOf(tracked: Tracked, verdict: Admission['verdict'], time: number): Admission {
  const oldest = tracked.burst[0];
  return {
    verdict,
    time,
    burst: tracked.burst.length,
    burstReset: oldest === undefined ? 0 : oldest + BURST_WINDOW - time,
    day: tracked.counts,
    month: tracked.month,
    dayComplete: tracked.dayComplete,
    monthComplete: tracked.monthComplete,
  };
}

export function createLocalLimiter(now: () => number = Date.now): LocalLimiter {
  const users = new LRUCache<string, Tracked>({ max: MOST_USERS });

  /** The state of a user, without ended days, months and windows. */
  function track(userId: string, time: number): Tracked {
    const day = dayOf(time);
    const tracked = users.get(userId) ?? {
      burst: [],
      day,
      counts: NO_USAGE,
      monthFirst: 0,
      month: 0,
      dayComplete: false,
      monthComplete: false,
    };
    const monthFirst = monthOf(day).first;
    if (tracked.monthFirst !== monthFirst) tracked.month = 0;
    if (tracked.day !== day) tracked.counts = NO_USAGE;
    Object.assign(tracked, { day, monthFirst });
    // Times in the future are from before the clock was set back.
    tracked.burst = tracked.burst.filter((entry) => entry > time - BURST_WINDOW && entry <= time);
    users.set(userId, tracked);
    return tracked;
  }

  return {
    admit(userId, limits) {
      const time = now();
      const tracked = track(userId, time);
      const verdict = verdictOn(tracked, limits);
      if (verdict === 'admitted') {
        if (limits.burst !== null) tracked.burst.push(time);
        tracked.counts = { ...tracked.counts, requests: tracked.counts.requests + 1 };
        tracked.month += 1;
      }
      return admissionOf(tracked, verdict, time);
    },
    look(userId, limits) {
      const time = now();
      const tracked = track(userId, time);
      return admissionOf(tracked, verdictOn(tracked, limits), time);
    },
    remember(userId, { time, day: counts, month, dayComplete, monthComplete }) {
      const day = dayOf(time);
      const tracked = users.get(userId);
      // On the path of every request, so it replaces nothing that can stay.
      if (tracked?.day === day) Object.assign(tracked, { counts, month, dayComplete, monthComplete });
      else {
        const monthFirst = monthOf(day).first;
        users.set(userId, { burst: [], day, counts, monthFirst, month, dayComplete, monthComplete });
      }
    },
  };
}
