import { LRUCache } from 'lru-cache';

import { COUNTS_KEPT } from '../contract/limits.ts';
import { RETRY_AFTER } from '../engines/retry-after.ts';
import { ServiceError } from '../errors.ts';
import type { View } from './view.ts';

/** Maximum number of views in memory, for callers that walk through pages. A view of 100,000 tags takes 23 MB. */
const MOST = 4;
/** Milliseconds. A client that keeps following old links must get new counts at some point. */
const LIFETIME = COUNTS_KEPT * 60_000;
/** Versions that wait to be loaded, one after another. Each takes a few tenths of a second for a large catalogue. */
const MOST_WAITING = 8;

/** Earlier counts with their names, in memory while they are in use. */
export interface EarlierViews {
  /**
   * The view of a version. Undefined if its counts have expired.
   *
   * @throws ServiceError `service_unavailable` if too many other versions are being loaded
   */
  get(version: number): Promise<View | undefined>;
  /** Drops all views when names have changed. The names of a view take more memory than its counts. */
  clear(): void;
}

/**
 * @param load - loads the view of a version; called for one version at a time, because callers choose the versions
 * @param now - milliseconds of a monotonic clock
 */
export function createEarlierViews(
  load: (version: number) => Promise<View | undefined>,
  now: () => number = () => performance.now(),
): EarlierViews {
  const views = new LRUCache<number, View>({ max: MOST, ttl: LIFETIME, ttlResolution: 0, perf: { now } });
  const pending = new Map<number, Promise<View | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  async function loadAfter(before: Promise<unknown>, version: number): Promise<View | undefined> {
    await before.catch(() => undefined);
    try {
      const view = await load(version);
      if (view !== undefined) views.set(version, view);
      return view;
    } finally {
      pending.delete(version);
    }
  }

  return {
    async get(version) {
      const known = views.get(version) ?? pending.get(version);
      if (known !== undefined) return known;
      if (pending.size >= MOST_WAITING)
        throw new ServiceError('service_unavailable', 'Too many requests for earlier pages.', {
          retryAfter: RETRY_AFTER,
        });
      const loading = loadAfter(last, version);
      pending.set(version, loading);
      last = loading;
      return loading;
    },
    clear() {
      views.clear();
    },
  };
}
