import type { OutageLog } from './outage-log.ts';

interface FreshOptions {
  /** Milliseconds for which a value is used. Its age counts from the beginning of its read. */
  readonly fresh: number;
  /**
   * What happens when a value cannot be read again: the last one is used, and the next read waits for `pause` milliseconds.
   * Without this, and without a last value, the error is thrown.
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

/** Keeps the last value that was read in memory. */
export function keepFresh<Value>(read: () => Promise<Value>, options: FreshOptions): Fresh<Value> {
  const { fresh, lastValue, now = () => performance.now() } = options;
  let last: { readonly value: Value } | undefined;
  let readAt = -Infinity;
  let reading: Promise<Value> | undefined;
  let isFailing = false;

  async function readAgain(): Promise<Value> {
    readAt = now();
    try {
      last = { value: await read() };
      isFailing = false;
      lastValue?.log.worked();
      return last.value;
    } catch (error) {
      if (last === undefined || lastValue === undefined) {
        readAt = -Infinity;
        throw error;
      }
      isFailing = true;
      lastValue.log.failed(error);
      return last.value;
    } finally {
      reading = undefined;
    }
  }

  return {
    async current(maxAge = fresh) {
      const usableFor = isFailing ? (lastValue?.pause ?? 0) : maxAge;
      if (reading === undefined && last !== undefined && now() - readAt < usableFor) return last.value;
      const stale = isFailing ? last : undefined;
      reading ??= readAgain();
      // When the engine does not answer, no caller waits for it.
      return stale === undefined ? reading : stale.value;
    },
    last: () => last?.value,
    expire() {
      readAt = -Infinity;
    },
  };
}
