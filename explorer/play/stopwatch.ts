/** A clock that can be paused. All times are milliseconds. */
export interface Stopwatch {
  /** Counted until it was last paused. */
  readonly counted: number;
  /** When it was last started; undefined while it is paused. */
  readonly since: number | undefined;
}

export const pausedAt = (counted: number): Stopwatch => ({ counted, since: undefined });

export const elapsed = ({ counted, since }: Stopwatch, now: number): number =>
  counted + (since === undefined ? 0 : Math.max(0, now - since));

/** Does nothing to one that runs. */
export const resume = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === undefined ? { ...watch, since: now } : watch;

export const pause = (watch: Stopwatch, now: number): Stopwatch => pausedAt(elapsed(watch, now));
