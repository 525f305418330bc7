import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

import type { Repetition } from '../engines/repeat.ts';
import { RETRY_AFTER } from '../engines/time-limits.ts';
import { NotYetError, ServiceError } from '../errors.ts';
import type { Search } from '../search/search.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import type { Database } from '../store/database.ts';
import { countCatalogue, createRefresher } from './count-catalogue.ts';
import { createLoadedViews } from './loaded-views.ts';
import type { View } from './view.ts';

/** Milliseconds that the first count of all waits for another process that counts. */
const FIRST_LOCK_TIMEOUT = 10_000;
/** Milliseconds that callers wait for the first count. Then they get an error, and the count continues. */
const FIRST_COUNT_TIMEOUT = 3_000;
/** Milliseconds that a running count delays shutdown, and again after it is aborted. */
const STOP_TIMEOUT = 2_000;

/** Milliseconds between two polls of the database. */
const POLL_INTERVAL = 1_000;

export type Discovery = ReturnType<typeof createDiscovery>;

interface DiscoveryParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly search: Pick<Search, 'tally'>;
  readonly logger: Logger;
  /** Milliseconds between two polls. */
  readonly pollInterval?: number | undefined;
}

/** Waits for the work, but at most for this number of milliseconds. Rejects if the work rejects by then. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const settled = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: settled.signal }).catch(() => undefined);
  await Promise.race([work, timeout]).finally(() => settled.abort());
}

/** The counts of the catalogue, the same in every process, kept up to date in the background. */
export function createDiscovery(parts: DiscoveryParts) {
  const { database, takeLock, search, logger, pollInterval = POLL_INTERVAL } = parts;
  const aborting = new AbortController();
  const views = createLoadedViews(database);
  const counting = { database, takeLock, search, poll: views.poll, signal: aborting.signal };
  const count = (lockTimeout: number): Promise<void> => countCatalogue(counting, lockTimeout);
  const refresher = createRefresher({ poll: views.poll, count: () => count(0), logger, pollInterval });
  let firstCount: Promise<void> | undefined;

  async function countFirst(): Promise<void> {
    await views.poll();
    if (views.latest() === undefined) await count(FIRST_LOCK_TIMEOUT);
    if (views.latest() === undefined) await views.poll();
  }

  /** The first caller counts for all that arrive meanwhile. */
  async function ready(): Promise<void> {
    if (views.latest() !== undefined) return;
    firstCount ??= countFirst().finally(() => (firstCount = undefined));
    await within(FIRST_COUNT_TIMEOUT, firstCount);
  }

  return {
    /**
     * The latest counts.
     *
     * @param maxAge - milliseconds since the counts were last confirmed
     * @throws ServiceError `service_unavailable` if there are no counts this recent
     */
    async current(maxAge: number): Promise<{ readonly view: View; readonly generatedAt: Date }> {
      await ready();
      const latest = views.dated();
      if (latest !== undefined && performance.now() - latest.confirmedAt <= maxAge) return latest;
      const Unavailable = latest === undefined ? NotYetError : ServiceError;
      throw new Unavailable('service_unavailable', 'The catalogue counts are not available right now.', {
        retryAfter: RETRY_AFTER,
      });
    },
    /** The latest counts in memory, however old; undefined before the first count. */
    latest: views.latest,
    /**
     * The counts of an earlier version, kept for 15 minutes. Undefined if they have expired.
     *
     * @throws ServiceError `service_unavailable` if too many other versions are being loaded
     */
    async earlier(version: number): Promise<View | undefined> {
      await ready();
      return views.version(version);
    },
    /** Starts to keep the counts up to date. Closing it waits for a running count, but not for an engine that does not respond. */
    start: (): Repetition => {
      const refreshing = refresher.start();
      return {
        async close() {
          await refreshing.close();
          const pendingCounts = Promise.allSettled([refresher.counting, firstCount]);
          await within(STOP_TIMEOUT, pendingCounts);
          // Otherwise it would hold its connections until the engines respond, and the process could not exit.
          aborting.abort();
          await within(STOP_TIMEOUT, pendingCounts);
        },
      };
    },
  };
}
