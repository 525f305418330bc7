import { LRUCache } from 'lru-cache';

import type { WindowLimit } from '../contract/limits.ts';

/** Maximum number of windows tracked while Redis is unavailable. A visitor and the networks around it have about ten. */
const MOST_WINDOWS = 50_000;

/** What a caller has used of one limit. */
export interface WindowState {
  readonly used: number;
  /** Milliseconds. */
  readonly reset: number;
}

/** Whether a request is refused, and the state of each limit. */
export interface WindowDecision {
  readonly refused: boolean;
  readonly windows: readonly WindowState[];
}

/** Decides in this process while Redis is unavailable. Uses fixed windows, each starting with its first request. */
export function createLocalWindows(now: () => number) {
  const windows = new LRUCache<string, { ends: number; used: number }>({ max: MOST_WINDOWS });
  const withdraw = (keys: readonly string[], amount: number): void => {
    for (const key of keys) {
      const window = windows.get(key);
      if (window !== undefined) window.used = Math.max(0, window.used - amount);
    }
  };
  const decide = (
    keys: readonly string[],
    limits: readonly WindowLimit[],
    amount: number,
  ): WindowDecision => {
    const time = now();
    const current = limits.map(({ window }, index) => {
      const known = windows.get(keys[index] ?? '');
      // A window that ends later than a new one was begun before the clock was set back.
      const isCurrent = known !== undefined && known.ends > time && known.ends <= time + window;
      return isCurrent ? known : { ends: time + window, used: 0 };
    });
    const refused = limits.some(({ most }, index) => (current[index]?.used ?? 0) + amount > most);
    current.forEach((window, index) => {
      if (!refused) window.used += amount;
      windows.set(keys[index] ?? '', window);
    });
    return {
      refused,
      windows: current.map(({ ends, used }) => ({ used, reset: ends - time })),
    };
  };
  return { decide, withdraw };
}
