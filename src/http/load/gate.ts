import { inBackground } from '../../engines/deadline.ts';

/** How many requests run and wait. */
export interface GateLimits {
  readonly mostRunning: number;
  /** At first; one more for each request that has left. `mostRunning` by default. */
  readonly firstRunning?: number;
  readonly mostWaiting: number;
  /** Milliseconds. */
  readonly longestWait: number;
  /** Milliseconds from the first request that waits until any is refused for its wait. 0 by default. */
  readonly patience?: number;
}

/**
 * More requests at the same time would only wait for each other: in the event loop, in Redis and in the engines. Those that
 * wait cost some memory, and a refusal after a pause slows down clients that repeat at once.
 *
 * The first requests of a process take ten times as long, so that 32 of them would all miss their deadline. A queue that has
 * just formed is most likely a burst, which ends by itself; only one that stays is overload.
 */
const GATE_LIMITS: GateLimits = {
  mostRunning: 32,
  firstRunning: 8,
  mostWaiting: 1_000,
  longestWait: 400,
  patience: 3_000,
};

/** Milliseconds between two checks for requests that have waited too long, while any wait. */
const CHECK_INTERVAL = 10;

/** Lets a bounded number of requests run at the same time. Others wait, and are refused if it takes too long. */
export interface Gate {
  /** Calls `start` now or when a request leaves, or `refuse`. Each one that was started has to leave. */
  readonly enter: (start: () => void, refuse: () => void) => void;
  readonly leave: () => void;
  readonly waiting: () => number;
  /** Refused so far. */
  readonly refused: () => number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

/**
 * The last to come is the first to start. With more requests than can run, a queue in order of arrival would be full, and each
 * response would come after the longest wait. This way most are served at once, and the rest are refused.
 */
export function createGate(limits: GateLimits = GATE_LIMITS): Gate {
  const { mostRunning, firstRunning = mostRunning, mostWaiting, longestWait, patience = 0 } = limits;
  let allowed = Math.min(firstRunning, mostRunning);
  const waiting: Waiting[] = [];
  let running = 0;
  let refused = 0;
  /** When the first of those that wait came, or of those that waited before them without a gap. */
  let queuedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function refuseOld(): void {
    const now = performance.now();
    const latest = now - queuedAt < patience ? -Infinity : now - longestWait;
    const young = waiting.findIndex(({ since }) => since > latest);
    const old = waiting.splice(0, young === -1 ? waiting.length : young);
    refused += old.length;
    if (waiting.length === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    for (const { refuse } of old) refuse();
  }

  return {
    enter(start, refuse) {
      if (running < allowed) {
        running += 1;
        start();
      } else if (waiting.length < mostWaiting) {
        const since = performance.now();
        if (waiting.length === 0) queuedAt = since;
        waiting.push({ start, refuse, since });
        inBackground(() => (timer ??= setInterval(refuseOld, CHECK_INTERVAL).unref()));
      } else {
        refused += 1;
        refuse();
      }
    },
    leave() {
      running -= 1;
      allowed = Math.min(allowed + 1, mostRunning);
      while (running < allowed) {
        const next = waiting.pop();
        if (next === undefined) return;
        running += 1;
        inBackground(next.start);
      }
    },
    waiting: () => waiting.length,
    refused: () => refused,
  };
}
