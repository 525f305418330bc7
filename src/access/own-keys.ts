import type { KeyMode, KeyScope } from '../contract/account.ts';
import { MOST_ACTIVE_KEYS } from '../contract/limits.ts';
import { type Connections, guardDatabase, translateOutages } from '../store/database.ts';
import { findKey, listOwnKeys } from '../store/accounts/api-keys.ts';
import {
  allowNetworks,
  createKey,
  revokeKey,
  rotateKey,
  type CreatedKey,
  type RotatedKey,
  type StoredKey,
} from './api-keys.ts';

/** Keys that a user sees at once: all active ones, and the latest of those that have ended. */
const MOST_LISTED = 2 * MOST_ACTIVE_KEYS;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A user, as far as keys are concerned. */
interface KeyHolder {
  readonly userId: string;
  readonly email: string;
}

/** A key that a user asks for. */
export interface WantedKey {
  readonly name: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly expiresAt: Date | undefined;
  readonly formId: string | undefined;
}

/**
 * A user's keys, for the account pages. Another user's key is like one that does not exist: each function
 * returns undefined, and changes nothing.
 */
export interface OwnKeys {
  /** Active keys first, newest first. Of keys that have ended only the latest are listed. */
  readonly list: (user: KeyHolder) => Promise<StoredKey[]>;
  readonly find: (user: KeyHolder, id: string) => Promise<StoredKey | undefined>;
  /** Throws what `createKey` throws. */
  readonly create: (user: KeyHolder, wanted: WantedKey) => Promise<CreatedKey>;
  /** Throws what `rotateKey` throws. */
  readonly rotate: (
    user: KeyHolder,
    id: string,
    options: { readonly overlap: number; readonly expiresAt: Date | undefined },
  ) => Promise<RotatedKey | undefined>;
  readonly revoke: (user: KeyHolder, id: string) => Promise<StoredKey | undefined>;
  /** Throws what `allowNetworks` throws. */
  readonly allow: (
    user: KeyHolder,
    id: string,
    networks: readonly string[],
  ) => Promise<StoredKey | undefined>;
}

export function createOwnKeys(pool: Connections): OwnKeys {
  const database = guardDatabase(pool);
  // The database would report a malformed id as an error in the statement.
  const find: OwnKeys['find'] = async ({ userId }, id) =>
    UUID.test(id) ? findKey(database, id, userId) : undefined;

  /** A key never changes its owner, so the check holds until the change. */
  async function ifOwn<Result>(
    user: KeyHolder,
    id: string,
    change: (key: StoredKey) => Promise<Result>,
  ): Promise<Result | undefined> {
    const key = await find(user, id);
    return key === undefined ? undefined : change(key);
  }

  return {
    list: ({ userId }) => listOwnKeys(database, userId, MOST_LISTED),
    find,
    create: ({ email }, wanted) => translateOutages(() => createKey(pool, { email, ...wanted })),
    rotate: (user, id, options) =>
      ifOwn(user, id, (key) => translateOutages(() => rotateKey(pool, { id: key.id, ...options }))),
    revoke: (user, id) => ifOwn(user, id, (key) => revokeKey(database, key.id)),
    allow: (user, id, networks) => ifOwn(user, id, (key) => allowNetworks(database, key.id, networks)),
  };
}
