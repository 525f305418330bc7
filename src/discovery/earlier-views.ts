import { LRUCache } from 'lru-cache';

import { ServiceError } from '../errors.ts';
import type { View } from './view.ts';

/** Views in memory, for those who are walking through pages: one of a hundred thousand tags takes 16 MB. */
const MOST = 4;
/** Milliseconds: a link that is followed for ever must not show the same counts for ever. */
const KEPT = 900_000;
/** Versions that wait to be made, one after the other, a few tenths of a second each for a large catalogue. */
const MOST_WAITING = 8;
/** Seconds after which a caller may hope that fewer wait. */
const RETRY_AFTER = 2;

/** Earlier counts with their names, in memory while somebody asks for them. */
export interface EarlierViews {
  /**
   * The view of a version, or undefined when its counts are forgotten.
   *
   * @throws ServiceError `service_unavailable` when too many other versions are asked for at this moment
   */
  get(version: number): Promise<View | undefined>;
  /** Drops those in memory, since names have changed: each set of names that is kept takes more than the counts. */
  clear(): void;
}

/**
 * @param make - makes the view of a version; it is called for one version at a time, since callers choose them
 * @param now - milliseconds on any clock that never goes back
 */
export function createEarlierViews(
  make: (version: number) => Promise<View | undefined>,
  now: () => number = () => performance.now(),
): EarlierViews {
  const views = new LRUCache<number, View>({ max: MOST, ttl: KEPT, ttlResolution: 0, perf: { now } });
  const underWay = new Map<number, Promise<View | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  async function makeAfter(before: Promise<unknown>, version: number): Promise<View | undefined> {
    await before.catch(() => undefined);
    try {
      const view = await make(version);
      if (view !== undefined) views.set(version, view);
      return view;
    } finally {
      underWay.delete(version);
    }
  }

  return {
    async get(version) {
      const known = views.get(version) ?? underWay.get(version);
      if (known !== undefined) return known;
      if (underWay.size >= MOST_WAITING)
        throw new ServiceError('service_unavailable', 'Too many earlier pages are asked for at once.', {
          retryAfter: RETRY_AFTER,
        });
      const making = makeAfter(last, version);
      underWay.set(version, making);
      last = making;
      return making;
    },
    clear() {
      views.clear();
    },
  };
}
