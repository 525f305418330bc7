import { LRUCache } from 'lru-cache';

import { ServiceError } from '../errors.ts';
import { batchLookups } from './batch-lookups.ts';

/** Maximum names in the cache. Unknown names are separate, so that a flood of them cannot evict known ones. */
const MOST_KNOWN = 10_000;
const MOST_UNKNOWN = 10_000;
/**
 * Milliseconds after which a name is looked up again, so that changes take effect in every process within two seconds.
 */
const FRESH = 1_500;
/** Milliseconds for which a name stays unknown. Unknown names never become known, unless the database is restored. */
const UNKNOWN_FOR = 10_000;
/**
 * Milliseconds for which a known name stays valid while the database is unavailable, when it cannot be revoked either.
 */
const MOST_STALE = 300_000;
/** Milliseconds without queries after the database has failed. */
const PAUSE = 500;
/**
 * Milliseconds after a failure in which known names do not wait for the next attempt. Less than two seconds, like
 * `FRESH`.
 */
const NO_WAIT = 1_800;
/** Names in one statement, and names that may wait for the next one. */
const BATCHES = { atOnce: 200, waiting: 1_000 };

/** The value of a name. */
export interface Cached<Found> {
  readonly found: Found;
  /** When it expires, in milliseconds of the process's clock. */
  readonly endsAt: number;
}

interface Known<Found> extends Cached<Found> {
  readonly loadedAt: number;
}

/** Looks names up in memory if possible, and otherwise in the database. */
export interface LookupCache<Found> {
  /** The cached value, if it is recent enough. */
  readonly fresh: (name: string) => Found | undefined;
  /** @throws ServiceError `service_unavailable` if the name cannot be looked up */
  readonly find: (name: string) => Promise<Found | undefined>;
}

interface LookupParts<Found> {
  /** Finds the names that exist. `loadedAt` is the time at which the query started. */
  readonly load: (names: readonly string[], loadedAt: number) => Promise<Map<string, Cached<Found>>>;
  /** The error message when too many names are waiting, such as `Too many keys are being looked up.` */
  readonly busyMessage: string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

const isOutage = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'service_unavailable';

/** Looks names up in the database, with a bounded, short-lived cache. */
export function createLookupCache<Found>({ load, busyMessage, now }: LookupParts<Found>): LookupCache<Found> {
  const knownNames = new LRUCache<string, Known<Found>>({ max: MOST_KNOWN });
  /** When each was looked up. */
  const unknownNames = new LRUCache<string, number>({ max: MOST_UNKNOWN });
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  async function loadAll(names: readonly string[]): Promise<Map<string, Known<Found>>> {
    const loadedAt = now();
    try {
      const rows = await load(names, loadedAt);
      failure = undefined;
      const found = new Map([...rows].map(([name, row]) => [name, { ...row, loadedAt }]));
      for (const name of names) keep(name, found.get(name), loadedAt);
      return found;
    } catch (error) {
      if (isOutage(error)) failure = { at: now(), error };
      throw error;
    }
  }

  function keep(name: string, known: Known<Found> | undefined, loadedAt: number): void {
    if (known === undefined) {
      knownNames.delete(name);
      unknownNames.set(name, loadedAt);
    } else knownNames.set(name, known);
  }

  const lookUp = batchLookups(
    loadAll,
    BATCHES,
    () => new ServiceError('service_unavailable', busyMessage, { retryAfter: 1 }),
  );
  const failedWithin = (milliseconds: number): boolean =>
    failure !== undefined && now() < failure.at + milliseconds;

  async function findUnknown(name: string): Promise<Known<Found> | undefined> {
    const since = unknownNames.get(name);
    if (since !== undefined && now() < since + UNKNOWN_FOR) return undefined;
    if (failedWithin(PAUSE)) throw failure?.error;
    return lookUp(name, false);
  }

  async function find(name: string): Promise<Known<Found> | undefined> {
    const known = knownNames.get(name);
    if (known === undefined || now() >= known.loadedAt + MOST_STALE) return findUnknown(name);
    if (now() < known.loadedAt + FRESH) return known;
    if (failedWithin(PAUSE)) return known;
    const again = lookUp(name, true).catch((error: unknown) => {
      if (isOutage(error)) return known;
      throw error;
    });
    if (!failedWithin(NO_WAIT)) return again;
    // An error of this attempt is reported to the first caller that waits for one.
    again.catch(() => undefined);
    return known;
  }

  return {
    fresh(name) {
      const known = knownNames.get(name);
      return known !== undefined && now() < Math.min(known.loadedAt + FRESH, known.endsAt)
        ? known.found
        : undefined;
    },
    async find(name) {
      const known = await find(name);
      return known === undefined || now() >= known.endsAt ? undefined : known.found;
    },
  };
}
