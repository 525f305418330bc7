/** Milliseconds of the sliding window of bursts. */
export const BURST_WINDOW = 10_000;

/** What a user has done in one day of UTC. */
export interface UsageCounts {
  /** Requests that were let in. */
  readonly requests: number;
  /** Answers of 4xx, refusals by the limits among them. */
  readonly clientErrors: number;
  /** Answers of 5xx. */
  readonly errors: number;
}

/** What a user may do; null for no cap. */
export interface LimitsInForce {
  /** Requests in any ten seconds. */
  readonly burst: number | null;
  /** Requests in a day of UTC. */
  readonly perDay: number | null;
  /** Requests in a month of UTC. */
  readonly perMonth: number | null;
}

/** What was decided about one request. The counts include it when it was admitted. */
export interface Admission {
  /** Anything but `admitted` names the limit that refused it. */
  readonly verdict: 'admitted' | 'burst' | 'day' | 'month';
  /** Milliseconds since 1970 by the clock that decided. */
  readonly time: number;
  /** Requests of the last ten seconds. */
  readonly burst: number;
  /** Milliseconds until the window has room for one more than it holds now. */
  readonly burstReset: number;
  /** This day of UTC. */
  readonly day: UsageCounts;
  /** Requests of this month of UTC. */
  readonly month: number;
  /** False when what PostgreSQL knows of the day, or of the month, is still to be added: the counter began anew. */
  readonly dayComplete: boolean;
  readonly monthComplete: boolean;
}
