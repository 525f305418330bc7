/** Milliseconds of the sliding burst window. */
export const BURST_WINDOW = 10_000;

/** A user's usage in one UTC day. */
export interface UsageCounts {
  /** Admitted requests. */
  readonly requests: number;
  /** 4xx responses, including refusals by limits. */
  readonly clientErrors: number;
  /** 5xx responses. */
  readonly errors: number;
  /** Refusals by limits, which are not among the admitted requests. */
  readonly rejected: number;
}

/** The limits to enforce; null for no limit. */
export interface LimitsInForce {
  /** Requests in any 10 seconds. */
  readonly burst: number | null;
  /** Requests in a UTC day. */
  readonly perDay: number | null;
  /** Requests in a UTC month. */
  readonly perMonth: number | null;
}

/** The limits that can refuse a request. */
export type RefusingLimit = 'burst' | 'day' | 'month';

/** The decision about one request. The counts include the request if it was admitted. */
export interface Admission {
  /** `admitted`, or the limit that refused the request. */
  readonly verdict: 'admitted' | RefusingLimit;
  /** Milliseconds since 1970, by the clock that decided. */
  readonly time: number;
  /** Requests in the last 10 seconds. */
  readonly burst: number;
  /** Milliseconds until the oldest request leaves the window. */
  readonly burstReset: number;
  /** The current UTC day. */
  readonly day: UsageCounts;
  /** Requests in the current UTC month. */
  readonly month: number;
  /** False if the counter is new and the counts stored in PostgreSQL have not been added to it yet. */
  readonly dayComplete: boolean;
  readonly monthComplete: boolean;
}

/** The part of an admission that seldom changes. */
export interface UsageDetails {
  /** The UTC day, as days since 1970. */
  readonly day: number;
  /** Without the number of requests, which changes with every request. */
  readonly counts: Omit<UsageCounts, 'requests'>;
  readonly dayComplete: boolean;
  readonly monthComplete: boolean;
}
