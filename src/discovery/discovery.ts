import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

import { ServiceError } from '../errors.ts';
import type { Search } from '../search/search.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import type { Database } from '../store/database.ts';
import { countCatalogue } from './count-catalogue.ts';
import { createUpkeep } from './keep-up-to-date.ts';
import { createLatestView } from './latest-view.ts';
import type { View } from './view.ts';

/** Milliseconds for which the first callers of all wait for another process that counts. */
const COLD_PATIENCE = 10_000;
/** Milliseconds after which they are told that there are no counts yet, while the counting goes on. */
const FIRST_PATIENCE = 3_000;
/** Milliseconds for which a counting under way holds up the end of the process, and again until it has let go. */
const STOP_PATIENCE = 2_000;

/** Milliseconds between two looks whether there is something new. */
const LOOK_EVERY = 1_000;

/** Seconds after which a caller may hope for the first counts. */
const RETRY_AFTER = 2;

/** The counts of the catalogue, the same in every process, kept up to date in the background. */
export interface Discovery {
  /**
   * The latest counts.
   *
   * @param maxAge - milliseconds since they were last known to be right
   * @throws ServiceError `service_unavailable` when there are none as young as that
   */
  current(maxAge: number): Promise<{ readonly view: View; readonly generatedAt: Date }>;
  /**
   * The counts of an earlier version, or undefined when they are forgotten: they are kept for fifteen minutes.
   *
   * @throws ServiceError `service_unavailable` when too many others are asked for at this moment
   */
  earlier(version: number): Promise<View | undefined>;
  /** Begins to keep the counts up to date. */
  start(): void;
  /** Ends that and waits for what is under way, but not for an engine that is silent. */
  stop(): Promise<void>;
}

interface DiscoveryParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly search: Pick<Search, 'tally'>;
  readonly logger: Logger;
  /** Milliseconds between two looks. */
  readonly lookEvery?: number | undefined;
}

/** Waits for the work to end, but not for longer than so many milliseconds; what it throws meanwhile is thrown. */
async function within(patience: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const over = sleep(patience, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([work, over]).finally(() => ended.abort());
}

export function createDiscovery(parts: DiscoveryParts): Discovery {
  const { database, takeLock, search, logger, lookEvery = LOOK_EVERY } = parts;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const counts = createLatestView(database);
  const counting = { database, takeLock, search, look: counts.look, signal: givingUp.signal };
  const count = (patience: number): Promise<void> => countCatalogue(counting, patience);
  const upkeep = createUpkeep({ look: counts.look, count: () => count(0), logger, lookEvery });
  let firstCount: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  async function countFirst(): Promise<void> {
    await counts.look();
    if (counts.latest === undefined) await count(COLD_PATIENCE);
    if (counts.latest === undefined) await counts.look();
  }

  /** Whoever comes first counts for all who come meanwhile. */
  async function begin(): Promise<void> {
    if (counts.latest !== undefined) return;
    firstCount ??= countFirst().finally(() => (firstCount = undefined));
    await within(FIRST_PATIENCE, firstCount);
  }

  return {
    async current(maxAge) {
      await begin();
      const { latest } = counts;
      if (latest === undefined || performance.now() - latest.confirmedAt > maxAge)
        throw new ServiceError('service_unavailable', 'The counts of the catalogue are not at hand.', {
          retryAfter: RETRY_AFTER,
        });
      return latest;
    },
    async earlier(version) {
      await begin();
      return counts.version(version);
    },
    start() {
      running ??= upkeep.run(stopping.signal);
    },
    async stop() {
      stopping.abort();
      await running;
      const underWay = Promise.allSettled([upkeep.counting, firstCount]);
      await within(STOP_PATIENCE, underWay);
      // Left alone it would hold a connection of each engine until the engine answers, and the process could not end.
      givingUp.abort();
      await within(STOP_PATIENCE, underWay);
    },
  };
}
