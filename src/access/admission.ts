/** Milliseconds of the sliding window of bursts. */
export const BURST_WINDOW = 10_000;

/** What was decided about one request. */
export interface Admission {
  /** `burst` and `day` name the limit that refused it. */
  readonly verdict: 'admitted' | 'burst' | 'day';
  /** Requests of the last ten seconds, this one included when it was admitted. */
  readonly burst: number;
  /** Milliseconds until the window has room for one more than it holds now. */
  readonly burstReset: number;
  /** Requests of this day of UTC, this one included when it was admitted; undefined when nobody counted. */
  readonly day: number | undefined;
}
