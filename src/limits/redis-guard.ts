import type { Logger } from 'pino';

/** Milliseconds for which Redis is left alone after it failed: requests do not wait for it one after another. */
const REST = 2_000;
/** Milliseconds that a request waits for an answer of Redis. */
const PATIENCE = 100;

/** Asks Redis while it answers, and does without it while it does not. */
export interface RedisGuard {
  /**
   * Asks, or does what is done without Redis: that is told what was asked when no answer came in time, since it may still come.
   * After a failure Redis is left alone for a while, then one request tries for all.
   */
  readonly attempt: <Result>(
    ask: () => Promise<Result>,
    otherwise: (asked: Promise<Result> | undefined) => Result,
  ) => Promise<Result>;
  /** Whether Redis is away as far as is known. */
  readonly degraded: () => boolean;
}

/** The answer if it comes in time. An answer that has arrived counts even when this process was too busy to read it. */
function inTime<Result>(asked: Promise<Result>, patience: number): Promise<Result> {
  // On the way of every request: by hand, since a race of promises takes several times as long.
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error(`no response within ${patience} ms`));
    // Between the timer and what it sets off, whatever has arrived is read.
    const timer = setTimeout(() => setImmediate(late), patience);
    asked.then(
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
 * @param patience - milliseconds that a request waits for an answer
 * @param renew - gets another connection in place of an open one that is of no use: after a machine was lost or has changed its part,
 * the old one may stay silent, or refuse to write, for as long as nobody closes it
 */
export function createRedisGuard(
  logger: Logger,
  now: () => number,
  patience: number = PATIENCE,
  renew: () => void = () => undefined,
): RedisGuard {
  let degraded = false;
  let restUntil = 0;
  let trying = false;

  function failed(error: unknown): void {
    restUntil = now() + REST;
    if (!degraded)
      logger.warn({ err: error }, 'limits are decided by this process alone while Redis is away');
    degraded = true;
  }

  function answered(): void {
    if (degraded) logger.info('limits are decided by Redis again');
    degraded = false;
  }

  return {
    async attempt(ask, otherwise) {
      if (degraded && (trying || now() < restUntil)) return otherwise(undefined);
      const trial = degraded;
      trying ||= trial;
      const asked = ask();
      // By the client's own time limit: an answer that is late is still an answer.
      if (trial) asked.catch(renew);
      try {
        const result = await inTime(asked, patience);
        // An answer to what was asked before the failure says nothing about now.
        if (trial) answered();
        return result;
      } catch (error) {
        failed(error);
        return otherwise(asked);
      } finally {
        if (trial) trying = false;
      }
    },
    degraded: () => degraded,
  };
}
