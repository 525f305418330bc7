import type { KeyMode, KeyScope, Tier, OwnLimits } from '../../contract/account.ts';
import type { Database } from '../database.ts';
import { findOwners } from './find-owners.ts';

/** The caller of a request with a key. */
export interface KeyOwner {
  readonly keyId: string;
  readonly userId: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly tier: Tier;
  /** Limits of this account that override those of its tier. */
  readonly limits: OwnLimits | null;
  readonly name: string;
  /** The masked key for display. */
  readonly prefix: string;
  /** Networks that may use the key, in CIDR notation; all if empty. */
  readonly networks: readonly string[];
}

/** An active key. */
export interface FoundKey extends KeyOwner {
  /** SHA-256 of the key. */
  readonly hash: Buffer;
  /** Milliseconds until the key expires; null if it does not. A duration, because the clocks of machines differ. */
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

/** Finds the active keys among these hashes. */
export const findKeys = (database: Database, hashes: readonly Buffer[]): Promise<FoundKey[]> =>
  findOwners<FoundKey>(database, 'find-keys', FIND, [hashes]);
