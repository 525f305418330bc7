import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import { describeKeyMistake, isWellFormedKey } from '../contract/key-format.ts';
import { KEYS_PATH } from '../contract/service.ts';
import { createGather } from '../engines/gather.ts';
import { ServiceError } from '../errors.ts';
import { createNetworkTest } from '../network/address.ts';
import { findKeys, type KeyOwner } from '../store/accounts/owners.ts';
import type { Database } from '../store/database.ts';
import type { SiteKeys } from './site-key.ts';

/** The caller with a key. */
export interface KeyIdentity extends KeyOwner {
  /** Whether the key may be used from an address, in any spelling. */
  readonly admits: (address: string) => boolean;
}

/**
 * Identifies the caller by its key: the account, or `site` for the key in the pages of the service.
 *
 * @throws ServiceError `invalid_api_key` for a key that is malformed, unknown, revoked or expired;
 * `service_unavailable` if it cannot be looked up
 */
export type Identify = (key: string) => Promise<KeyIdentity | 'site'>;

/**
 * Identifies callers from the database, with a bounded, short-lived cache.
 *
 * @param now - milliseconds of a monotonic clock
 * @param isSiteKey - whether a well-formed key is that of the service's own pages; the default is that none is
 * @param noteUse - called with each id that is looked up: for a key in use about every 1.5 s, so that requests
 * pay nothing for it
 */
export function createIdentify(
  database: Database,
  now: () => number = () => performance.now(),
  isSiteKey: SiteKeys['accepts'] = () => Promise.resolve(false),
  noteUse: (keyId: string) => void = () => undefined,
): Identify {
  const { recent, find } = createLookup<KeyIdentity>({
    async load(hashes, loadedAt) {
      const rows = await findKeys(
        database,
        hashes.map((hash) => Buffer.from(hash, 'base64')),
      );
      for (const { keyId } of rows) noteUse(keyId);
      return new Map(
        rows.map(({ hash, expiresIn, ...owner }) => {
          const admits = owner.networks.length === 0 ? () => true : createNetworkTest(owner.networks);
          const endsAt = loadedAt + (expiresIn ?? Infinity);
          return [hash.toString('base64'), { value: { ...owner, admits }, endsAt }];
        }),
      );
    },
    busyMessage: 'Too many keys are being looked up.',
    now,
  });

  return async (key) => {
    // `hashKey` in base64: on the path of every request, this is faster than converting the bytes.
    const name = hash('sha256', key, 'base64');
    // A cached name belongs to a key that was well-formed when it was looked up.
    const cached = recent(name);
    if (cached !== undefined) return cached;
    // No look-up, and thus no wait: a typo is recognized by the key alone.
    if (!isWellFormedKey(key)) throw new ServiceError('invalid_api_key', describeKeyMistake(key));
    if (await isSiteKey(key)) return 'site';
    const found = await find(name);
    // One sentence for all three, so that nobody learns whether a key has ever existed.
    if (found === undefined)
      throw new ServiceError('invalid_api_key', 'The API key is unknown, revoked or expired.');
    return found;
  };
}

/** The error for the site key where an account's key is needed. */
export const ownKeyRequired = (): ServiceError =>
  new ServiceError(
    'own_key_required',
    `This is the key of the pages of the service, which belongs to no account. Create a free key on the page ${KEYS_PATH}.`,
  );

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
/** Milliseconds after a failure in which known names do not wait for the next attempt. Less than two seconds, like `FRESH`. */
const NO_WAIT = 1_800;
/** Names in one statement, and unknown names that may wait for one. */
const MOST_AT_ONCE = 200;
const MOST_WAITING = 1_000;

/** The value of a name. */
interface Found<Value> {
  readonly value: Value;
  /** When it expires, in milliseconds of the process's clock. */
  readonly endsAt: number;
}

interface Known<Value> extends Found<Value> {
  readonly loadedAt: number;
}

interface LookupParts<Value> {
  /** Finds the names that exist. `loadedAt` is the time at which the query started. */
  readonly load: (names: readonly string[], loadedAt: number) => Promise<ReadonlyMap<string, Found<Value>>>;
  /** The error message when too many names are waiting, such as `Too many keys are being looked up.` */
  readonly busyMessage: string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Looks names up in memory if possible, and otherwise in the database. Undefined if nothing has that name. */
export interface Lookup<Value> {
  /** The value in memory, if it is recent enough. */
  readonly recent: (name: string) => Value | undefined;
  /** @throws ServiceError `service_unavailable` if the name cannot be looked up */
  readonly find: (name: string) => Promise<Value | undefined>;
}

/** Looks names up in the database, with a bounded, short-lived cache. */
export function createLookup<Value>({ load, busyMessage, now }: LookupParts<Value>): Lookup<Value> {
  const knownNames = new LRUCache<string, Known<Value>>({ max: MOST_KNOWN });
  /** When each was looked up. */
  const unknownNames = new LRUCache<string, number>({ max: MOST_UNKNOWN });
  let failure: { readonly at: number; readonly error: unknown } | undefined;
  // A known name does not wait behind a flood of unknown ones.
  const readKnown = gatherOnce(loadAll);
  const readUnknown = gatherOnce(loadAll, () => {
    throw new ServiceError('service_unavailable', busyMessage, { retryAfter: 1 });
  });

  async function loadAll(names: readonly string[]): Promise<(Known<Value> | undefined)[]> {
    if (failure !== undefined && now() < failure.at + PAUSE) throw failure.error;
    const loadedAt = now();
    try {
      const found = await load(names, loadedAt);
      failure = undefined;
      return names.map((name) => keep(name, found.get(name), loadedAt));
    } catch (error) {
      if (isOutage(error)) failure = { at: now(), error };
      throw error;
    }
  }

  function keep(name: string, found: Found<Value> | undefined, loadedAt: number): Known<Value> | undefined {
    if (found === undefined) {
      knownNames.delete(name);
      unknownNames.set(name, loadedAt);
      return undefined;
    }
    const known = { ...found, loadedAt };
    knownNames.set(name, known);
    return known;
  }

  const isRecent = (known: Known<Value>): boolean => now() < known.loadedAt + FRESH;
  const valueOf = (known: Known<Value> | undefined): Value | undefined =>
    known === undefined || now() >= known.endsAt ? undefined : known.value;

  async function find(name: string): Promise<Known<Value> | undefined> {
    const known = knownNames.get(name);
    if (known !== undefined && isRecent(known)) return known;
    if (known !== undefined && now() < known.loadedAt + MOST_STALE) {
      const again = readKnown(name).catch((error: unknown) => {
        if (isOutage(error)) return known;
        throw error;
      });
      if (failure === undefined || now() >= failure.at + NO_WAIT) return again;
      // An error of this attempt is reported to the first caller that waits for one.
      again.catch(() => undefined);
      return known;
    }
    const since = unknownNames.get(name);
    return since !== undefined && now() < since + UNKNOWN_FOR ? undefined : readUnknown(name);
  }

  return {
    recent(name) {
      const known = knownNames.get(name);
      return known !== undefined && isRecent(known) ? valueOf(known) : undefined;
    },
    find: async (name) => valueOf(await find(name)),
  };
}

const isOutage = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'service_unavailable';

/**
 * Gathers names into statements, one at a time. A name is read once for all callers that wait for it.
 *
 * @param refuse - called when too many names are waiting; without it none is refused
 */
function gatherOnce<Result>(
  work: (names: readonly string[]) => Promise<readonly Result[]>,
  refuse?: () => never,
): (name: string) => Promise<Result> {
  const gather = createGather({ work, most: MOST_AT_ONCE, atOnce: 1 });
  const pending = new Map<string, Promise<Result>>();
  return async (name) => {
    const reading = pending.get(name);
    if (reading !== undefined) return reading;
    if (pending.size >= MOST_WAITING) refuse?.();
    const started = gather(name).finally(() => pending.delete(name));
    pending.set(name, started);
    return started;
  };
}
