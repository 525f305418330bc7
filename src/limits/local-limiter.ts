import { LRUCache } from 'lru-cache';

import { BURST_WINDOW, type Admission, type LimitsInForce, type UsageCounts } from './admission.ts';
import { dayOf, monthOf } from './calendar.ts';

/** Users watched at a time. */
const MOST_USERS = 10_000;

interface Watched {
  burst: number[];
  day: number;
  counts: UsageCounts;
  monthFirst: number;
  month: number;
  /** False when PostgreSQL knows of requests that are not in the counts. */
  dayComplete: boolean;
  monthComplete: boolean;
}

/** What the service falls back on while Redis is away, so that it neither stops nor stands open. */
export interface LocalLimiter {
  /**
   * Decides like Redis does, but for this process alone: the window of the burst begins empty, and the day and the month hold what
   * Redis told last and what was let in here since.
   */
  readonly admit: (userId: string, limits: LimitsInForce) => Admission;
  /** Keeps what Redis told. */
  readonly remember: (userId: string, admission: Admission) => void;
}

const UNTOLD = { dayComplete: false, monthComplete: false };
const NOTHING: UsageCounts = { requests: 0, clientErrors: 0, errors: 0 };

function verdictOn(watched: Watched, limits: LimitsInForce): Admission['verdict'] {
  if (limits.perMonth !== null && watched.month >= limits.perMonth) return 'month';
  if (limits.perDay !== null && watched.counts.requests >= limits.perDay) return 'day';
  return limits.burst !== null && watched.burst.length >= limits.burst ? 'burst' : 'admitted';
}

export function createLocalLimiter(now: () => number = Date.now): LocalLimiter {
  const users = new LRUCache<string, Watched>({ max: MOST_USERS });

  /** What is known of a user, with what is over left behind. */
  function watch(userId: string, time: number): Watched {
    const day = dayOf(time);
    const watched = users.get(userId) ?? {
      burst: [],
      day,
      counts: NOTHING,
      monthFirst: 0,
      month: 0,
      ...UNTOLD,
    };
    const monthFirst = monthOf(day).first;
    if (watched.monthFirst !== monthFirst) watched.month = 0;
    if (watched.day !== day) watched.counts = NOTHING;
    Object.assign(watched, { day, monthFirst });
    watched.burst = watched.burst.filter((entry) => entry > time - BURST_WINDOW);
    users.set(userId, watched);
    return watched;
  }

  return {
    admit(userId, limits) {
      const time = now();
      const watched = watch(userId, time);
      const verdict = verdictOn(watched, limits);
      if (verdict === 'admitted') {
        if (limits.burst !== null) watched.burst.push(time);
        watched.counts = { ...watched.counts, requests: watched.counts.requests + 1 };
        watched.month += 1;
      }
      const oldest = watched.burst[0];
      return {
        verdict,
        time,
        burst: watched.burst.length,
        burstReset: oldest === undefined ? 0 : oldest + BURST_WINDOW - time,
        day: watched.counts,
        month: watched.month,
        dayComplete: watched.dayComplete,
        monthComplete: watched.monthComplete,
      };
    },
    remember(userId, { time, day: counts, month, dayComplete, monthComplete }) {
      const day = dayOf(time);
      const watched = users.get(userId);
      if (watched?.day === day) {
        // On the way of every request: nothing is made anew.
        watched.counts = counts;
        watched.month = month;
        watched.dayComplete = dayComplete;
        watched.monthComplete = monthComplete;
      } else
        users.set(userId, {
          burst: [],
          day,
          counts,
          monthFirst: monthOf(day).first,
          month,
          dayComplete,
          monthComplete,
        });
    },
  };
}
