import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that all engines together get for one request. */
export const REQUEST_TIME = 2_000;

/** Seconds after which a caller should retry when an engine or the process cannot serve it. */
export const RETRY_AFTER = 2;

/** The signal that aborts when the caller is gone. */
export type CallerGone = () => AbortSignal | undefined;

interface Deadline {
  /** On the clock of `performance.now`. */
  readonly endsAt: number;
  readonly gone: CallerGone;
}

/**
 * The deadline follows a request through asynchronous calls by itself. As an argument it would pass through every
 * function between a route and its statements, most of which do not use it.
 */
const deadlines = new AsyncLocalStorage<Deadline>();

/** Runs the work of a request. A request within a request keeps the deadline of the outer one. */
export function withDeadline(gone: CallerGone, work: () => void): void {
  deadlines.run(deadlines.getStore() ?? { endsAt: performance.now() + REQUEST_TIME, gone }, work);
}

/** Runs work that several requests wait for: it has as much time as a request, and no caller whose end would stop it. */
export function withOwnDeadline<Result>(work: () => Result): Result {
  return deadlines.run({ endsAt: performance.now() + REQUEST_TIME, gone: () => undefined }, work);
}

/** Whether this is work of a request. */
export function isInRequest(): boolean {
  return deadlines.getStore() !== undefined;
}

/** Starts work that does not belong to the current request. */
export function inBackground(work: () => void): void {
  deadlines.exit(work);
}

/** Whole milliseconds that the current request has left, at most `limit`; 0 or less if it has none. Background work has `limit`. */
export function timeLeft(limit: number): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? limit : Math.min(limit, Math.ceil(deadline.endsAt - performance.now()));
}

/** Aborts when the caller of the current request is gone. Undefined in background work. */
export function callerGone(): AbortSignal | undefined {
  return deadlines.getStore()?.gone();
}
