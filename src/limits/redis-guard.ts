import type { Logger } from 'pino';

/** Milliseconds without calls after Redis has failed, so that requests do not wait for it one after another. */
const PAUSE = 2_000;
/** Milliseconds that a request waits for Redis. */
const TIMEOUT = 100;

/** Calls Redis while it responds, and uses a fallback while it does not. */
export interface RedisGuard {
  /**
   * Calls Redis, or the fallback if Redis does not respond in time. The fallback receives the pending call, which may
   * still succeed. After a failure, calls pause for a while, then one request tries for all.
   */
  readonly attempt: <Result>(
    call: () => Promise<Result>,
    fallback: (pending: Promise<Result> | undefined) => Result,
  ) => Promise<Result>;
  /** Whether the last call of Redis failed. */
  readonly degraded: () => boolean;
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('Redis failed', { cause: error });

/** The result of the fallback, as a promise also if it throws. */
const alone = <Result>(
  fallback: (pending: Promise<Result> | undefined) => Result,
  pending: Promise<Result> | undefined,
): Promise<Result> => new Promise((resolve) => resolve(fallback(pending)));

/**
 * @param timeout - milliseconds that a request waits for Redis
 * @param renew - replaces an open connection that does not work: after a fail-over, the old connection may stay silent
 * or refuse writes until someone closes it
 */
export function createRedisGuard(
  logger: Logger,
  now: () => number,
  timeout: number = TIMEOUT,
  renew: () => void = () => undefined,
): RedisGuard {
  let degraded = false;
  let pausedUntil = 0;
  let probing = false;

  function failed(error: unknown): void {
    pausedUntil = now() + PAUSE;
    if (!degraded)
      logger.warn({ err: error }, 'limits are decided by this process alone while Redis is unavailable');
    degraded = true;
  }

  function recovered(): void {
    if (degraded) logger.info('limits are decided by Redis again');
    degraded = false;
  }

  return {
    // On the path of every request, so it makes one promise only.
    attempt(call, fallback) {
      if (degraded && (probing || now() < pausedUntil)) return alone(fallback, undefined);
      const isProbe = degraded;
      probing ||= isProbe;
      return new Promise((resolve) => {
        const pending = call();
        // This waits for the client's own timeout: a late response still shows that the connection works.
        if (isProbe) pending.catch(renew);
        let isOver = false;
        const decideAlone = (error: Error): void => {
          isOver = true;
          failed(error);
          if (isProbe) probing = false;
          resolve(alone(fallback, pending));
        };
        const late = (): void => {
          if (!isOver) decideAlone(new Error(`no response within ${timeout} ms`));
        };
        // Between the timer and the immediate, Node reads what has arrived.
        const timer = setTimeout(() => setImmediate(late), timeout);
        pending.then(
          (result) => {
            clearTimeout(timer);
            if (isOver) return;
            isOver = true;
            // The response to a call from before the failure does not show that Redis is back.
            if (isProbe) {
              recovered();
              probing = false;
            }
            resolve(result);
          },
          (error: unknown) => {
            clearTimeout(timer);
            if (!isOver) decideAlone(toError(error));
          },
        );
      });
    },
    degraded: () => degraded,
  };
}
