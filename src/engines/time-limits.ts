import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** Milliseconds that all engines together get for one request, unless the application was given another time. */
export const REQUEST_TIME = 2_000;

/** Seconds after which a caller should retry when an engine or the process cannot serve it. */
export const RETRY_AFTER = 2;

/** The signal that aborts when the caller is gone. */
export type CallerGone = () => AbortSignal | undefined;

interface Deadline {
  /** On the clock of `performance.now`. */
  readonly endsAt: number;
  readonly gone: CallerGone;
  /** Milliseconds that each request gets. */
  readonly time: number;
}

/**
 * The deadline follows a request through asynchronous calls by itself. As an argument it would pass through every
 * function between a route and its statements, most of which do not use it.
 */
const deadlines = new AsyncLocalStorage<Deadline>();

/** Runs the work of a request. A request within a request keeps the deadline of the outer one. */
export function withDeadline(gone: CallerGone, work: () => void, time = REQUEST_TIME): void {
  deadlines.run(deadlines.getStore() ?? { endsAt: performance.now() + time, gone, time }, work);
}

/** Milliseconds that a request gets in all, this one or any. */
export const requestTime = (): number => deadlines.getStore()?.time ?? REQUEST_TIME;

/** Runs work that several requests wait for: it has as much time as a request, and no caller whose end would stop it. */
export function withOwnDeadline<Result>(work: () => Result): Result {
  const time = requestTime();
  return deadlines.run({ endsAt: performance.now() + time, gone: () => undefined, time }, work);
}

/** Whether this is work of a request. */
export function isInRequest(): boolean {
  return deadlines.getStore() !== undefined;
}

/** Starts work that does not belong to the current request. */
function inBackground(work: () => void): void {
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

/** Aborts after some milliseconds. The client of Elasticsearch would take the signal of `AbortSignal.timeout` for a failure of the node. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds).unref();
  return controller.signal;
}

/** Milliseconds between two probes of a silent engine, and for which a probe waits. */
const PROBE_INTERVAL = 250;
const PROBE_LIMIT = 500;
/** Milliseconds. A shorter wait, because the request had little time left, says nothing about the engine. */
const SHORTEST_SILENCE = 800;
/** Milliseconds in which an engine that has not answered yet may be starting. */
const START = 60_000;

/** Stops calling an engine that does not answer, so that callers get their error at once instead of after a time limit. */
export interface Breaker {
  /**
   * Calls the engine. Throws `unavailable` without a call while the engine is silent.
   *
   * @param isSilence - whether the engine did not answer in time; every other error is an answer, or came at once
   * @param stop - cancels the call, which then says nothing about the engine
   */
  readonly run: <Result>(
    call: () => Promise<Result>,
    isSilence: (error: unknown) => boolean,
    stop?: AbortSignal,
  ) => Promise<Result>;
  /** Throws `unavailable` while the engine is silent. */
  readonly refuseIfOpen: () => void;
  /** Whether calls are refused at the moment. */
  readonly isOpen: () => boolean;
  readonly stop: () => void;
}

interface BreakerParts {
  /** The name of the engine in logs. */
  readonly engine: string;
  /** Settles when the engine answers. Nobody waits for it after the signal. */
  readonly probe: (signal: AbortSignal) => Promise<unknown>;
  /** The error for calls that are refused. */
  readonly unavailable: () => Error;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly now?: () => number;
}

/**
 * A breaker that opens when a call got no response in time, and no other call did since it began. An engine
 * that is only busy keeps answering some calls. While it is open, the engine is probed in the background; the first
 * answer closes it.
 */
export function createBreaker(parts: BreakerParts): Breaker {
  const { engine, probe, unavailable, logger, now = () => performance.now() } = parts;
  const created = now();
  let ended = false;
  let answeredAt = -Infinity;
  let open = false;

  function answers(): Promise<boolean> {
    const limit = new AbortController();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(false);
        limit.abort();
      }, PROBE_LIMIT).unref();
      const answered = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      // An error in time is an answer, too: the next callers get it at once.
      probe(limit.signal).then(answered, answered);
    });
  }

  async function waitForAnswer(): Promise<void> {
    const started = now();
    while (!ended && !(await answers()))
      await new Promise((resolve) => void setTimeout(resolve, PROBE_INTERVAL).unref());
    if (ended) return;
    open = false;
    logger.info({ milliseconds: Math.round(now() - started) }, `${engine} answers again`);
  }

  function noteSilence(error: unknown, started: number): void {
    if (open || answeredAt >= started || now() - started < SHORTEST_SILENCE || ended) return;
    open = true;
    const isStarting = answeredAt === -Infinity && now() - created < START;
    const level = isStarting ? 'info' : 'warn';
    logger[level]({ err: error }, `${engine} does not answer: requests that need it are refused`);
    inBackground(() => void waitForAnswer());
  }

  function refuseIfOpen(): void {
    if (open) throw unavailable();
  }

  return {
    refuseIfOpen,
    async run(call, isSilence, stop) {
      refuseIfOpen();
      const started = now();
      try {
        const result = await call();
        answeredAt = now();
        return result;
      } catch (error) {
        if (isSilence(error)) noteSilence(error, started);
        else if (stop?.aborted !== true) answeredAt = now();
        throw error;
      }
    },
    isOpen: () => open,
    stop: () => void (ended = true),
  };
}
