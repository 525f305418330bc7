import { LRUCache } from 'lru-cache';

import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findKeys, type FoundKey, type KeyOwner } from '../store/key-owners.ts';
import { gatherLookUps } from './gather-look-ups.ts';
import { hashKeyAsText, isWellFormedKey } from './key-format.ts';
import { createNetworkTest } from './networks.ts';

/** Keys kept in memory: those that are good, and those that are not, so that a flood of the ones cannot push out the others. */
const MOST_GOOD = 10_000;
const MOST_BAD = 10_000;
/** Milliseconds after which a key is looked up again: what is changed about it holds everywhere within two seconds. */
const FRESH = 1_500;
/** Milliseconds for which a bad key stays bad. None becomes good later, unless the database is put back to an earlier day. */
const STAYS_BAD = 10_000;
/** Milliseconds for which a good key stays good while nobody can look it up, and nobody can revoke it either. */
const MOST_STALE = 300_000;
/** Milliseconds for which the database is left alone after it failed. */
const REST = 500;
/** Milliseconds after a failure for which a good key does not wait for the next attempt. Below two seconds, as `FRESH` is. */
const AWAY = 1_800;
/** Keys in one statement, and those that may wait for the next. */
const GATHERED = { atOnce: 200, waiting: 1_000 };

/** Who calls. */
export interface Caller extends KeyOwner {
  /** Whether the key may be used from an address, however it is written. */
  readonly admits: (address: string) => boolean;
}

/**
 * Tells who calls by the key: at once when it is known, as most are.
 *
 * @throws ServiceError `invalid_api_key` for a key that is malformed, unknown, revoked or expired; `service_unavailable` for one
 * that cannot be looked up
 */
export type Identify = (key: string) => Caller | Promise<Caller>;

/** A key that was good; times are those of the process. */
interface GoodKey {
  readonly caller: Caller;
  readonly askedAt: number;
  readonly endsAt: number;
}

function remembered({ hash: _hash, expiresIn, ...owner }: FoundKey, askedAt: number): GoodKey {
  const admits = owner.networks.length === 0 ? () => true : createNetworkTest(owner.networks);
  return { caller: { ...owner, admits }, askedAt, endsAt: askedAt + (expiresIn ?? Infinity) };
}

const isOutage = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'service_unavailable';

/**
 * Identifies callers from the database, with a bounded and short memory of whom it was asked about.
 *
 * @param now - milliseconds of a clock that never goes back
 */
export function createIdentify(database: Database, now: () => number = () => performance.now()): Identify {
  const good = new LRUCache<string, GoodKey>({ max: MOST_GOOD });
  /** When it was asked about each. */
  const bad = new LRUCache<string, number>({ max: MOST_BAD });
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  async function ask(hashes: readonly string[]): Promise<Map<string, GoodKey>> {
    const askedAt = now();
    try {
      const rows = await findKeys(
        database,
        hashes.map((hash) => Buffer.from(hash, 'base64')),
      );
      failure = undefined;
      const found = new Map(rows.map((row) => [row.hash.toString('base64'), remembered(row, askedAt)]));
      for (const hash of hashes) keep(hash, found.get(hash), askedAt);
      return found;
    } catch (error) {
      if (isOutage(error)) failure = { at: now(), error };
      throw error;
    }
  }

  function keep(hash: string, key: GoodKey | undefined, askedAt: number): void {
    if (key === undefined) {
      good.delete(hash);
      bad.set(hash, askedAt);
    } else good.set(hash, key);
  }

  const lookUp = gatherLookUps(
    ask,
    GATHERED,
    () => new ServiceError('service_unavailable', 'Too many keys are being looked up.', { retryAfter: 1 }),
  );
  const failedWithin = (milliseconds: number): boolean =>
    failure !== undefined && now() < failure.at + milliseconds;

  async function findUnknown(hash: string): Promise<GoodKey | undefined> {
    const since = bad.get(hash);
    if (since !== undefined && now() < since + STAYS_BAD) return undefined;
    if (failedWithin(REST)) throw failure?.error;
    return lookUp(hash, false);
  }

  async function find(hash: string): Promise<GoodKey | undefined> {
    const known = good.get(hash);
    if (known === undefined || now() >= known.askedAt + MOST_STALE) return findUnknown(hash);
    if (now() < known.askedAt + FRESH) return known;
    if (failedWithin(REST)) return known;
    const again = lookUp(hash, true).catch((error: unknown) => {
      if (isOutage(error)) return known;
      throw error;
    });
    if (!failedWithin(AWAY)) return again;
    // What goes wrong with this attempt is told to the first who waits for one.
    again.catch(() => undefined);
    return known;
  }

  async function identifyUnlessFresh(key: string, hash: string): Promise<Caller> {
    const found = isWellFormedKey(key) ? await find(hash) : undefined;
    if (found === undefined || now() >= found.endsAt)
      throw new ServiceError('invalid_api_key', 'The API key is malformed, unknown, revoked or expired.');
    return found.caller;
  }

  return (key) => {
    const hash = hashKeyAsText(key);
    const known = good.get(hash);
    // Whatever has this hash was well-formed when it was looked up.
    if (known !== undefined && now() < Math.min(known.askedAt + FRESH, known.endsAt)) return known.caller;
    return identifyUnlessFresh(key, hash);
  };
}
