import type { UsageCounts } from './admission.ts';

/** What this process has counted for a user and day and Redis has not yet. */
export interface UsageBatch {
  readonly userId: string;
  /** Days since 1970. */
  readonly day: number;
  /** Rises with every batch of this process: one that is sent again has the same. */
  readonly number: number;
  readonly counts: UsageCounts;
}

interface Entry {
  gathering: { requests: number; clientErrors: number; errors: number };
  /** Sent, or about to be: nothing is added to it any more, so that sending it twice does no harm. */
  batch: UsageBatch | undefined;
  underWay: boolean;
}

/** Gathers counts in memory until Redis has taken them. Each batch that is taken must be given back by `settled` or `failed`. */
export interface UsageBatches {
  add(userId: string, day: number, what: keyof UsageCounts): void;
  /** What is to be sent for a user and day, unless nothing is or it is being sent already. */
  take(userId: string, day: number): UsageBatch | undefined;
  takeAll(): UsageBatch[];
  settled(batch: UsageBatch): void;
  failed(batch: UsageBatch): void;
  /** Whether nothing waits. */
  readonly empty: boolean;
}

const NOTHING: UsageCounts = { requests: 0, clientErrors: 0, errors: 0 };
const isNothing = ({ requests, clientErrors, errors }: UsageCounts): boolean =>
  requests + clientErrors + errors === 0;

export function createUsageBatches(): UsageBatches {
  const entries = new Map<string, { readonly userId: string; readonly day: number } & Entry>();
  const keyOf = (userId: string, day: number): string => `${userId}:${day}`;
  let number = 0;

  function take(entry: { readonly userId: string; readonly day: number } & Entry): UsageBatch | undefined {
    if (entry.underWay) return undefined;
    if (entry.batch === undefined) {
      number += 1;
      entry.batch = { userId: entry.userId, day: entry.day, number, counts: entry.gathering };
      entry.gathering = { ...NOTHING };
    }
    entry.underWay = true;
    return entry.batch;
  }

  return {
    add(userId, day, what) {
      const key = keyOf(userId, day);
      const entry = entries.get(key) ?? {
        userId,
        day,
        gathering: { ...NOTHING },
        batch: undefined,
        underWay: false,
      };
      entry.gathering[what] += 1;
      entries.set(key, entry);
    },
    take(userId, day) {
      if (entries.size === 0) return undefined;
      const entry = entries.get(keyOf(userId, day));
      return entry === undefined ? undefined : take(entry);
    },
    takeAll: () => [...entries.values()].map(take).filter((batch) => batch !== undefined),
    settled(batch) {
      const key = keyOf(batch.userId, batch.day);
      const entry = entries.get(key);
      if (entry === undefined) return;
      entry.batch = undefined;
      entry.underWay = false;
      if (isNothing(entry.gathering)) entries.delete(key);
    },
    failed(batch) {
      const entry = entries.get(keyOf(batch.userId, batch.day));
      if (entry !== undefined) entry.underWay = false;
    },
    get empty() {
      return entries.size === 0;
    },
  };
}
