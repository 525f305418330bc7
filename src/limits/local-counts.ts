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

/** Maximum number of users for whom a process can decide by itself with the last counts of Redis. */
const MOST_USERS = 10_000;

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
    // Other processes may have counted in the new ones.
    if (tracked.monthFirst !== monthFirst) Object.assign(tracked, { month: 0, monthComplete: false });
    if (tracked.day !== day) Object.assign(tracked, { counts: NO_USAGE, dayComplete: false });
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

/** Identifies a counter: a user and a day. */
export interface UserDay {
  readonly userId: string;
  /** Days since 1970. */
  readonly day: number;
}

/** Counts of this process for a user and day that are not in Redis yet. */
export interface UsageBatch extends UserDay {
  /** Increases with every batch of this process. A batch that is sent again keeps its number. */
  readonly number: number;
  readonly counts: UsageCounts;
}

/** What a process has counted by itself, and which counters in Redis have to be written to PostgreSQL or completed from it. */
export interface LocalUsage {
  /**
   * Lets Redis decide a request, with the counts that this process has for the user: they are added before the
   * decision, so that a caller sees its own errors.
   */
  readonly decide: (userId: string, day: number, limits: LimitsInForce) => Promise<Admission>;
  /** Counts in this process what Redis has not counted. */
  readonly count: (userId: string, day: number, kind: keyof UsageCounts) => void;
  /** The counts to send. Each batch has to be released. */
  readonly takeAll: () => UsageBatch[];
  /** Ends the sending of a batch. One that failed is sent again until Redis accepts it, and is counted once. */
  readonly release: (batch: UsageBatch, isSettled: boolean) => void;
  /** Notes that the counters of a day in Redis have changed. */
  readonly markChanged: (day: UserDay) => void;
  /** The days whose counters in Redis have changed since the last call. */
  readonly takeChanged: () => UserDay[];
  /** Whether there are counts that Redis has not accepted. */
  readonly hasCounts: () => boolean;
}

/** Counts that have not been sent to Redis, and those that are being sent. */
interface Entry extends UserDay {
  gathering: { -readonly [Kind in keyof UsageCounts]: UsageCounts[Kind] };
  /** Sent, or about to be sent. It no longer changes, so that it can safely be sent twice. */
  batch: UsageBatch | undefined;
  inFlight: boolean;
}

/** A request to decide. */
export interface LimitRequest {
  readonly userId: string;
  readonly limits: LimitsInForce;
  /** False to read the state of the limits without counting a request. */
  readonly counts: boolean;
  /** Counts of this process to add before the decision. */
  readonly batch: UsageBatch | undefined;
}

export type DecideByRedis = (request: LimitRequest) => Promise<Admission>;

/** @param onNew - called with each day whose counters in Redis lack the counts stored in PostgreSQL */
export function createLocalUsage(onNew: (day: UserDay) => void, byRedis: DecideByRedis): LocalUsage {
  const entries = new Map<string, Entry>();
  let batches = 0;
  let changed = new Map<string, UserDay>();

  const markChanged = (day: UserDay): void => void changed.set(nameOf(day), day);

  function take(entry: Entry): UsageBatch | undefined {
    if (entry.inFlight) return undefined;
    if (entry.batch === undefined) {
      batches += 1;
      entry.batch = { userId: entry.userId, day: entry.day, number: batches, counts: entry.gathering };
      entry.gathering = { ...NO_USAGE };
    }
    entry.inFlight = true;
    return entry.batch;
  }

  function release(batch: UsageBatch, isSettled: boolean): void {
    if (isSettled) markChanged({ userId: batch.userId, day: batch.day });
    const entry = entries.get(nameOf(batch));
    if (entry === undefined) return;
    entry.inFlight = false;
    if (!isSettled) return;
    entry.batch = undefined;
    if (Object.values(entry.gathering).every((count) => count === 0)) entries.delete(nameOf(batch));
  }

  return {
    async decide(userId, today, limits) {
      const entry = entries.size === 0 ? undefined : entries.get(nameOf({ userId, day: today }));
      const batch = entry === undefined ? undefined : take(entry);
      try {
        const admission = await byRedis({ userId, limits, counts: true, batch });
        if (batch !== undefined) release(batch, true);
        const day = { userId, day: dayOf(admission.time) };
        markChanged(day);
        if (!admission.dayComplete || !admission.monthComplete) onNew(day);
        return admission;
      } catch (error) {
        if (batch !== undefined) release(batch, false);
        throw error;
      }
    },
    count(userId, day, kind) {
      const name = nameOf({ userId, day });
      const entry = entries.get(name) ?? {
        userId,
        day,
        gathering: { ...NO_USAGE },
        batch: undefined,
        inFlight: false,
      };
      entry.gathering[kind] += 1;
      entries.set(name, entry);
    },
    takeAll: () => [...entries.values()].map(take).filter((batch) => batch !== undefined),
    release,
    markChanged,
    takeChanged() {
      const days = [...changed.values()];
      changed = new Map();
      return days;
    },
    hasCounts: () => entries.size > 0,
  };
}

export const nameOf = ({ userId, day }: UserDay): string => `${userId}:${day}`;
