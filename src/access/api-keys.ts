import type { Pool } from 'pg';

import type { KeyScope, Tier } from '../contract/account.ts';
import { findKeyOwner, insertKey, type KeyOwner, type StoredKey } from '../store/api-keys.ts';
import type { Database } from '../store/database.ts';
import { hashKey, isWellFormedKey, makeKey, maskKey } from './key-format.ts';

export { listKeys, revokeKey, type StoredKey } from '../store/api-keys.ts';

/** Keys that one user may have active at a time. */
const MOST_ACTIVE_KEYS = 20;

/** Thrown when a user has as many active keys as allowed. */
export class TooManyKeysError extends Error {
  override readonly name = 'TooManyKeysError';
}

/**
 * Creates a key for a user, who is created too when unknown. The key itself is returned this once and never again.
 *
 * @throws TooManyKeysError when the user has 20 active keys
 */
export async function createKey(
  pool: Pool,
  wish: {
    readonly email: string;
    readonly tier?: Tier | undefined;
    readonly name: string;
    readonly scope: KeyScope;
  },
): Promise<{ key: string; info: StoredKey }> {
  const key = makeKey(wish.scope);
  const info = await insertKey(
    pool,
    { ...wish, tier: wish.tier, email: wish.email.toLowerCase(), hash: hashKey(key), prefix: maskKey(key) },
    MOST_ACTIVE_KEYS,
  );
  if (info === undefined)
    throw new TooManyKeysError(
      `${wish.email} has ${MOST_ACTIVE_KEYS} active keys, the most allowed: revoke one first.`,
    );
  return { key, info };
}

/** Who owns a key; undefined when it is malformed, unknown or revoked. */
export async function findOwner(database: Database, key: string): Promise<KeyOwner | undefined> {
  return isWellFormedKey(key) ? findKeyOwner(database, hashKey(key)) : undefined;
}
