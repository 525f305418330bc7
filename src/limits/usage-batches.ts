import type { UsageCounts } from './admission.ts';

/** Counts of this process for a user and day that are not in Redis yet. */
export interface UsageBatch {
  readonly userId: string;
  /** Days since 1970. */
  readonly day: number;
  /** Increases with every batch of this process. A batch that is sent again keeps its number. */
  readonly number: number;
  readonly counts: UsageCounts;
}

interface Entry {
  gathering: { -readonly [Kind in keyof UsageCounts]: UsageCounts[Kind] };
  /** Sent, or about to be sent. It no longer changes, so that it can safely be sent twice. */
  batch: UsageBatch | undefined;
  inFlight: boolean;
}

/**
 * Gathers counts in memory until Redis has accepted them. Each batch that is taken must be released with `settled` or
 * `failed`.
 */
export interface UsageBatches {
  add(userId: string, day: number, kind: keyof UsageCounts): void;
  /** The batch to send for a user and day. Undefined if there is none, or it is already being sent. */
  take(userId: string, day: number): UsageBatch | undefined;
  takeAll(): UsageBatch[];
  settled(batch: UsageBatch): void;
  failed(batch: UsageBatch): void;
  /** Whether all counts are settled. */
  readonly empty: boolean;
}

const NOTHING: UsageCounts = { requests: 0, clientErrors: 0, errors: 0, rejected: 0 };
const isNothing = ({ requests, clientErrors, errors, rejected }: UsageCounts): boolean =>
  requests + clientErrors + errors + rejected === 0;

export function createUsageBatches(): UsageBatches {
  const entries = new Map<string, { readonly userId: string; readonly day: number } & Entry>();
  const keyOf = (userId: string, day: number): string => `${userId}:${day}`;
  let number = 0;

  function take(entry: { readonly userId: string; readonly day: number } & Entry): UsageBatch | undefined {
    if (entry.inFlight) return undefined;
    if (entry.batch === undefined) {
      number += 1;
      entry.batch = { userId: entry.userId, day: entry.day, number, counts: entry.gathering };
      entry.gathering = { ...NOTHING };
    }
    entry.inFlight = true;
    return entry.batch;
  }

  return {
    add(userId, day, kind) {
      const key = keyOf(userId, day);
      const entry = entries.get(key) ?? {
        userId,
        day,
        gathering: { ...NOTHING },
        batch: undefined,
        inFlight: false,
      };
      entry.gathering[kind] += 1;
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
      entry.inFlight = false;
      if (isNothing(entry.gathering)) entries.delete(key);
    },
    failed(batch) {
      const entry = entries.get(keyOf(batch.userId, batch.day));
      if (entry !== undefined) entry.inFlight = false;
    },
    get empty() {
      return entries.size === 0;
    },
  };
}
