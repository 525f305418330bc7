import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findKeys, type FoundKey, type KeyOwner } from '../store/accounts/key-owners.ts';
import { hashKeyAsText, isWellFormedKey } from '../contract/key-format.ts';
import { createNetworkTest } from '../network/networks.ts';
import { rememberLookUps, type Remembered } from './remembered-look-ups.ts';

/** Who calls. */
export interface KeyIdentity extends KeyOwner {
  /** Whether the key may be used from an address, however it is written. */
  readonly admits: (address: string) => boolean;
}

/**
 * Tells who calls by the key: at once when it is known, as most are.
 *
 * @throws ServiceError `invalid_api_key` for a key that is malformed, unknown, revoked or expired; `service_unavailable` for one
 * that cannot be looked up
 */
export type Identify = (key: string) => KeyIdentity | Promise<KeyIdentity>;

function remembered(
  { hash: _hash, expiresIn, ...owner }: FoundKey,
  askedAt: number,
): Remembered<KeyIdentity> {
  const admits = owner.networks.length === 0 ? () => true : createNetworkTest(owner.networks);
  return { found: { ...owner, admits }, endsAt: askedAt + (expiresIn ?? Infinity) };
}

/**
 * Identifies callers from the database, with a bounded and short memory of whom it was asked about.
 *
 * @param now - milliseconds of a clock that never goes back
 */
export function createIdentify(database: Database, now: () => number = () => performance.now()): Identify {
  const { fresh, find } = rememberLookUps<KeyIdentity>({
    ask: async (hashes, askedAt) => {
      const rows = await findKeys(
        database,
        hashes.map((hash) => Buffer.from(hash, 'base64')),
      );
      return new Map(rows.map((row) => [row.hash.toString('base64'), remembered(row, askedAt)]));
    },
    crowded: 'Too many keys are being looked up.',
    now,
  });

  async function identifyUnlessFresh(key: string, hash: string): Promise<KeyIdentity> {
    const found = isWellFormedKey(key) ? await find(hash) : undefined;
    if (found === undefined)
      throw new ServiceError('invalid_api_key', 'The API key is malformed, unknown, revoked or expired.');
    return found;
  }

  return (key) => {
    const hash = hashKeyAsText(key);
    // Whatever has this hash was well-formed when it was looked up.
    return fresh(hash) ?? identifyUnlessFresh(key, hash);
  };
}
