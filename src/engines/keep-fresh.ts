import { isInRequest, withOwnDeadline } from './time-limits.ts';
import type { OutageLog } from './outage-log.ts';

interface FreshOptions {
  /** Milliseconds for which a value is used. Its age counts from the beginning of its read. */
  readonly fresh: number;
  /**
   * What happens when a value cannot be read again: the last one is used, and the next read waits for `pause` milliseconds.
   * Callers do not wait for that read, unless the failure is longer ago than a value is fresh. Without this, and without a last
   * value, the error is thrown.
   */
  readonly lastValue?: { readonly pause: number; readonly log: OutageLog };
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

/** A value that is read again when it is too old. */
export interface Fresh<Value> {
  /**
   * Reads the value if there is none that is young enough, once for all waiting callers.
   *
   * @param maxAge - milliseconds, by default `fresh`
   */
  readonly current: (maxAge?: number) => Promise<Value>;
  /** The last value, however old; undefined before the first read has succeeded. */
  readonly last: () => Value | undefined;
  /** Makes the next call read, since the value has changed. */
  readonly expire: () => void;
}

/**
 * Keeps the last value that was read in memory. A read that several requests wait for has the time of a whole request,
 * whichever of them began it.
 */
export function keepFresh<Value>(read: () => Promise<Value>, options: FreshOptions): Fresh<Value> {
  const { fresh, lastValue, now = () => performance.now() } = options;
  let last: { readonly value: Value; readonly readAt: number } | undefined;
  let reading: Promise<Value> | undefined;
  /** Increases with each `expire`: what was being read then may be the old value, and callers no longer wait for it. */
  let version = 0;
  /** When the last read began, if it failed and the last value is used since then. */
  let failedAt: number | undefined;

  async function readAgain(): Promise<Value> {
    const [readAt, before] = [now(), version];
    try {
      const value = await (isInRequest() ? withOwnDeadline(read) : read());
      if (version === before) last = { value, readAt };
      else last ??= { value, readAt: -Infinity };
      failedAt = undefined;
      lastValue?.log.worked();
      return value;
    } catch (error) {
      if (last === undefined || lastValue === undefined) throw error;
      failedAt = readAt;
      lastValue.log.failed(error);
      return last.value;
    }
  }

  function startReading(): Promise<Value> {
    const started = readAgain().finally(() => {
      if (reading === started) reading = undefined;
    });
    return started;
  }

  return {
    async current(maxAge = fresh) {
      // Also during a read: another caller may have wanted a younger value.
      if (last !== undefined && now() - last.readAt < maxAge) return last.value;
      if (last !== undefined && failedAt !== undefined && now() - failedAt < (lastValue?.pause ?? 0))
        return last.value;
      const isRecent = failedAt !== undefined && now() - failedAt < Math.max(fresh, lastValue?.pause ?? 0);
      const stale = isRecent ? last : undefined;
      reading ??= startReading();
      // When the engine does not answer, no caller waits for it.
      return stale === undefined ? reading : stale.value;
    },
    last: () => last?.value,
    expire() {
      version += 1;
      reading = undefined;
      if (last !== undefined) last = { ...last, readAt: -Infinity };
    },
  };
}
