import { LRUCache } from 'lru-cache';

import { ServiceError } from '../errors.ts';
import { gatherLookUps } from './gather-look-ups.ts';

/** Names kept in memory: those that are good, and those that are not, so that a flood of the ones cannot push out the others. */
const MOST_GOOD = 10_000;
const MOST_BAD = 10_000;
/** Milliseconds after which a name is looked up again: what is changed about it holds everywhere within two seconds. */
const FRESH = 1_500;
/** Milliseconds for which a bad name stays bad. None becomes good later, unless the database is put back to an earlier day. */
const STAYS_BAD = 10_000;
/** Milliseconds for which a good name stays good while nobody can look it up, and nobody can revoke it either. */
const MOST_STALE = 300_000;
/** Milliseconds for which the database is left alone after it failed. */
const REST = 500;
/** Milliseconds after a failure for which a good name does not wait for the next attempt. Below two seconds, as `FRESH` is. */
const AWAY = 1_800;
/** Names in one statement, and those that may wait for the next. */
const GATHERED = { atOnce: 200, waiting: 1_000 };

/** What a name stands for. */
export interface Remembered<Found> {
  readonly found: Found;
  /** Milliseconds of the process's clock when it ends by itself. */
  readonly endsAt: number;
}

interface Known<Found> extends Remembered<Found> {
  readonly askedAt: number;
}

/** Answers at once when it can, and from the database when it must. */
export interface RememberedLookUps<Found> {
  /** What is known well enough to ask nobody. */
  readonly fresh: (name: string) => Found | undefined;
  /** @throws ServiceError `service_unavailable` for a name that cannot be looked up */
  readonly find: (name: string) => Promise<Found | undefined>;
}

interface LookUpParts<Found> {
  /** Finds what there is of the names; `askedAt` is when the question began. */
  readonly ask: (names: readonly string[], askedAt: number) => Promise<Map<string, Remembered<Found>>>;
  /** Told to those for whom there is no room to wait, such as `Too many keys are being looked up.`. */
  readonly crowded: string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const isOutage = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'service_unavailable';

/** Looks names up in the database, with a bounded and short memory of what it was asked about. */
export function rememberLookUps<Found>({ ask, crowded, now }: LookUpParts<Found>): RememberedLookUps<Found> {
  const good = new LRUCache<string, Known<Found>>({ max: MOST_GOOD });
  /** When it was asked about each. */
  const bad = new LRUCache<string, number>({ max: MOST_BAD });
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  async function askAll(names: readonly string[]): Promise<Map<string, Known<Found>>> {
    const askedAt = now();
    try {
      const rows = await ask(names, askedAt);
      failure = undefined;
      const found = new Map([...rows].map(([name, row]) => [name, { ...row, askedAt }]));
      for (const name of names) keep(name, found.get(name), askedAt);
      return found;
    } catch (error) {
      if (isOutage(error)) failure = { at: now(), error };
      throw error;
    }
  }

  function keep(name: string, known: Known<Found> | undefined, askedAt: number): void {
    if (known === undefined) {
      good.delete(name);
      bad.set(name, askedAt);
    } else good.set(name, known);
  }

  const lookUp = gatherLookUps(
    askAll,
    GATHERED,
    () => new ServiceError('service_unavailable', crowded, { retryAfter: 1 }),
  );
  const failedWithin = (milliseconds: number): boolean =>
    failure !== undefined && now() < failure.at + milliseconds;

  async function findUnknown(name: string): Promise<Known<Found> | undefined> {
    const since = bad.get(name);
    if (since !== undefined && now() < since + STAYS_BAD) return undefined;
    if (failedWithin(REST)) throw failure?.error;
    return lookUp(name, false);
  }

  async function find(name: string): Promise<Known<Found> | undefined> {
    const known = good.get(name);
    if (known === undefined || now() >= known.askedAt + MOST_STALE) return findUnknown(name);
    if (now() < known.askedAt + FRESH) return known;
    if (failedWithin(REST)) return known;
    const again = lookUp(name, true).catch((error: unknown) => {
      if (isOutage(error)) return known;
      throw error;
    });
    if (!failedWithin(AWAY)) return again;
    // What goes wrong with this attempt is told to the first who waits for one.
    again.catch(() => undefined);
    return known;
  }

  return {
    fresh(name) {
      const known = good.get(name);
      return known !== undefined && now() < Math.min(known.askedAt + FRESH, known.endsAt)
        ? known.found
        : undefined;
    },
    async find(name) {
      const known = await find(name);
      return known === undefined || now() >= known.endsAt ? undefined : known.found;
    },
  };
}
