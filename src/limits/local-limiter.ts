import { LRUCache } from 'lru-cache';

import {
  BURST_WINDOW,
  type Admission,
  type LimitsInForce,
  type UsageCounts,
  type UsageDetails,
} from './admission.ts';
import { dayOf, monthOf } from './calendar.ts';

/** Maximum number of users tracked. */
const MOST_USERS = 10_000;
/** Milliseconds after which the details of a user are read from Redis again, since other processes change them. */
const DETAILS_FRESH = 1_000;

interface Tracked {
  burst: number[];
  day: number;
  counts: UsageCounts;
  monthFirst: number;
  month: number;
  /** False if PostgreSQL has counts that are not included here. */
  dayComplete: boolean;
  monthComplete: boolean;
  /** When the details were read from Redis. */
  detailsAt: number;
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
  /**
   * Remembers the counts that Redis returned.
   *
   * @param detailed - whether the details were read from Redis as well
   */
  readonly remember: (userId: string, admission: Admission, detailed?: boolean) => void;
  /** The details of today, unless they are incomplete or old. */
  readonly recall: (userId: string) => UsageDetails | undefined;
}

const NOT_SEEDED = { dayComplete: false, monthComplete: false };
const NOTHING: UsageCounts = { requests: 0, clientErrors: 0, errors: 0, rejected: 0 };

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
      counts: NOTHING,
      monthFirst: 0,
      month: 0,
      ...NOT_SEEDED,
      detailsAt: 0,
    };
    const monthFirst = monthOf(day).first;
    if (tracked.monthFirst !== monthFirst) tracked.month = 0;
    if (tracked.day !== day) tracked.counts = NOTHING;
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
    remember(userId, { time, day: counts, month, dayComplete, monthComplete }, detailed = true) {
      const day = dayOf(time);
      const tracked = users.get(userId);
      const detailsAt = detailed ? now() : (tracked?.detailsAt ?? 0);
      if (tracked?.day === day) {
        // On the path of every request, so it allocates nothing.
        tracked.counts = counts;
        tracked.month = month;
        tracked.dayComplete = dayComplete;
        tracked.monthComplete = monthComplete;
        tracked.detailsAt = detailsAt;
      } else
        users.set(userId, {
          burst: [],
          day,
          counts,
          monthFirst: monthOf(day).first,
          month,
          dayComplete,
          monthComplete,
          detailsAt,
        });
    },
    recall(userId) {
      const tracked = users.get(userId);
      if (tracked === undefined || !tracked.dayComplete || !tracked.monthComplete) return undefined;
      const time = now();
      return time < tracked.detailsAt + DETAILS_FRESH && tracked.day === dayOf(time) ? tracked : undefined;
    },
  };
}
