import type { KeyMode, KeyScope, Tier } from '../../contract/account.ts';
import type { OwnLimits } from '../../contract/tiers.ts';
import type { Database } from '../database.ts';
import { findOwners } from './find-owners.ts';

/** Who calls, as far as a request needs to know. */
export interface KeyOwner {
  readonly keyId: string;
  readonly userId: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly tier: Tier;
  /** Limits of this account in place of those of its tier. */
  readonly limits: OwnLimits | null;
  readonly name: string;
  /** The key as it is shown, masked. */
  readonly prefix: string;
  /** What may use the key, in CIDR notation; everything when empty. */
  readonly networks: readonly string[];
}

/** A key that is good now. */
export interface FoundKey extends KeyOwner {
  /** SHA-256 of the key. */
  readonly hash: Buffer;
  /** Milliseconds until the key ends by itself; null when it does not. A length of time, since clocks of machines differ. */
  readonly expiresIn: number | null;
}

const FIND = `
  select api_keys.key_hash as hash, api_keys.id as "keyId", api_keys.user_id as "userId", api_keys.scope, api_keys.mode,
    users.tier, users.limits, api_keys.name, api_keys.display_prefix as prefix, api_keys.allowed_networks::text[] as networks,
    (extract(epoch from api_keys.expires_at - clock_timestamp()) * 1000)::float8 as "expiresIn"
  from api_keys join users on users.id = api_keys.user_id
  where api_keys.key_hash = any($1::bytea[])
    and api_keys.revoked_at is null
    and (api_keys.expires_at is null or api_keys.expires_at > clock_timestamp())`;

/** Finds those of the keys that are neither unknown nor revoked nor expired. */
export const findKeys = (database: Database, hashes: readonly Buffer[]): Promise<FoundKey[]> =>
  findOwners<FoundKey>(database, 'find-keys', FIND, [hashes]);
