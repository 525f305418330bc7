import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findKeys, type FoundKey, type KeyOwner } from '../store/accounts/owners.ts';
import { describeKeyMistake, hashKeyAsText, isWellFormedKey } from '../contract/key-format.ts';
import { createNetworkTest } from '../network/networks.ts';
import type { SiteKeys } from './site-key.ts';
import { createLookupCache, type Cached } from './lookup-cache.ts';

/** The caller with a key. */
export interface KeyIdentity extends KeyOwner {
  /** Whether the key may be used from an address, in any spelling. */
  readonly admits: (address: string) => boolean;
}

/**
 * Identifies the caller by its key: the account, or `site` for the key in the pages of the service. Returns immediately
 * if the key is cached, as most are.
 *
 * @throws ServiceError `invalid_api_key` for a key that is malformed, unknown, revoked or expired;
 * `service_unavailable` if it cannot be looked up
 */
export type Identify = (key: string) => KeyIdentity | Promise<KeyIdentity | 'site'>;

function toCached({ hash: _hash, expiresIn, ...owner }: FoundKey, loadedAt: number): Cached<KeyIdentity> {
  const admits = owner.networks.length === 0 ? () => true : createNetworkTest(owner.networks);
  return { found: { ...owner, admits }, endsAt: loadedAt + (expiresIn ?? Infinity) };
}

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
  const { fresh, find } = createLookupCache<KeyIdentity>({
    load: async (hashes, loadedAt) => {
      const rows = await findKeys(
        database,
        hashes.map((hash) => Buffer.from(hash, 'base64')),
      );
      for (const { keyId } of rows) noteUse(keyId);
      return new Map(rows.map((row) => [row.hash.toString('base64'), toCached(row, loadedAt)]));
    },
    busyMessage: 'Too many keys are being looked up.',
    now,
  });

  async function identifyUnlessFresh(key: string, hash: string): Promise<KeyIdentity | 'site'> {
    // No look-up, and thus no wait: a typo is recognized by the key alone.
    if (!isWellFormedKey(key)) throw new ServiceError('invalid_api_key', describeKeyMistake(key));
    if (await isSiteKey(key)) return 'site';
    const found = await find(hash);
    // One sentence for all three, so that nobody learns whether a key has ever existed.
    if (found === undefined)
      throw new ServiceError('invalid_api_key', 'The API key is unknown, revoked or expired.');
    return found;
  }

  return (key) => {
    const hash = hashKeyAsText(key);
    // A cached hash belongs to a key that was well-formed when it was looked up.
    return fresh(hash) ?? identifyUnlessFresh(key, hash);
  };
}
