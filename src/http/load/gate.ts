import type { FastifyReply } from 'fastify';

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
export interface Gate<Request extends object = FastifyReply> {
  /** Calls `start` now or when another request leaves, or `refuse`. Each request that was started has to leave. */
  readonly enter: (request: Request, start: () => void, refuse: () => void) => void;
  /** Gives the place of a request to another one, because it is done or something else bounds it from now on. */
  readonly leave: (request: Request) => void;
  /** The requests that run, and when each was started, in this order. In milliseconds of `performance.now`. */
  readonly running: () => Iterable<readonly [request: Request, startedAt: number]>;
  readonly waiting: () => number;
  /** Refused so far. */
  readonly refused: () => number;
}

interface Waiting<Request> {
  readonly request: Request;
  readonly start: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

/**
 * The last to come is the first to start. With more requests than can run, a queue in order of arrival would be full, and each
 * response would come after the longest wait. This way most are served at once, and the rest are refused.
 */
export function createGate<Request extends object = FastifyReply>(
  limits: GateLimits = GATE_LIMITS,
): Gate<Request> {
  const { mostRunning, firstRunning = mostRunning, mostWaiting, longestWait, patience = 0 } = limits;
  let allowed = Math.min(firstRunning, mostRunning);
  const waiting: Waiting<Request>[] = [];
  const running = new Map<Request, number>();
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

  function run(request: Request, start: () => void): void {
    running.set(request, performance.now());
    start();
  }

  return {
    enter(request, start, refuse) {
      if (running.size < allowed) {
        run(request, start);
      } else if (waiting.length < mostWaiting) {
        const since = performance.now();
        if (waiting.length === 0) queuedAt = since;
        waiting.push({ request, start, refuse, since });
        inBackground(() => (timer ??= setInterval(refuseOld, CHECK_INTERVAL).unref()));
      } else {
        refused += 1;
        refuse();
      }
    },
    leave(request) {
      if (!running.delete(request)) return;
      allowed = Math.min(allowed + 1, mostRunning);
      while (running.size < allowed) {
        const next = waiting.pop();
        if (next === undefined) return;
        inBackground(() => run(next.request, next.start));
      }
    },
    running: () => running,
    waiting: () => waiting.length,
    refused: () => refused,
  };
}
