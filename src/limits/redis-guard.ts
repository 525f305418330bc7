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

/** The result, if it arrives in time. A result that has arrived counts even if this process was too busy to read it. */
function withTimeout<Result>(pending: Promise<Result>, timeout: number): Promise<Result> {
  // On the path of every request, and several times as fast as `Promise.race`.
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error(`no response within ${timeout} ms`));
    // Between the timer and the immediate, Node reads what has arrived.
    const timer = setTimeout(() => setImmediate(late), timeout);
    pending.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('Redis failed', { cause: error }));
      },
    );
  });
}

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
    async attempt(call, fallback) {
      if (degraded && (probing || now() < pausedUntil)) return fallback(undefined);
      const isProbe = degraded;
      probing ||= isProbe;
      const pending = call();
      // This waits for the client's own timeout: a late response still shows that the connection works.
      if (isProbe) pending.catch(renew);
      try {
        const result = await withTimeout(pending, timeout);
        // The response to a call from before the failure does not show that Redis is back.
        if (isProbe) recovered();
        return result;
      } catch (error) {
        failed(error);
        return fallback(pending);
      } finally {
        if (isProbe) probing = false;
      }
    },
    degraded: () => degraded,
  };
}
