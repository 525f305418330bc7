import type { QueryConfig } from 'pg';

import { OwnLimits, type KeyMode, type KeyScope, type Tier } from '../../contract/account.ts';
import { queryRows, type Database } from '../database.ts';

/** The user of a credential. */
export interface Owner {
  readonly userId: string;
  readonly tier: Tier;
  /** Limits of this account that override those of its tier. */
  readonly limits: OwnLimits | null;
}

/** The caller of a request with a key. */
export interface KeyOwner extends Owner {
  readonly keyId: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
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

const FIND_KEYS = `
  select api_keys.key_hash as hash, api_keys.id as "keyId", api_keys.user_id as "userId", api_keys.scope, api_keys.mode,
    users.tier, users.limits, api_keys.name, api_keys.display_prefix as prefix, api_keys.allowed_networks::text[] as networks,
    (extract(epoch from api_keys.expires_at - clock_timestamp()) * 1000)::float8 as "expiresIn"
  from api_keys join users on users.id = api_keys.user_id
  where api_keys.key_hash = any($1::bytea[])
    and api_keys.revoked_at is null
    and (api_keys.expires_at is null or api_keys.expires_at > clock_timestamp())`;

/** Finds the active keys among these hashes. */
export const findKeys = (database: Database, hashes: readonly Buffer[]): Promise<FoundKey[]> =>
  findOwners<FoundKey>(database, { name: 'find-keys', text: FIND_KEYS, values: [hashes] });

/** The caller of a request with a token of this grant. */
export interface TokenGrant extends Owner {
  readonly id: string;
  readonly clientId: string;
}

const FIND_GRANTS = `
  select oauth_grants.id, users.id as "userId", oauth_grants.client_id as "clientId", users.tier, users.limits
  from oauth_grants join users on users.id = oauth_grants.user_id
  where oauth_grants.id = any($1::text[]) and oauth_grants.expires_at > clock_timestamp()`;

/** Finds the grants that have not ended. */
export const findTokenGrants = (database: Database, ids: readonly string[]): Promise<TokenGrant[]> =>
  findOwners<TokenGrant>(database, { name: 'find-token-grants', text: FIND_GRANTS, values: [ids] });

/** Milliseconds. Callers wait for this, and after it cached ones continue with their cached identity. */
const TIMEOUT = 800;

async function findOwners<Found extends Owner>(database: Database, query: QueryConfig): Promise<Found[]> {
  // The driver supports a timeout per statement, but its types do not.
  const statement: QueryConfig & { readonly query_timeout: number } = { ...query, query_timeout: TIMEOUT };
  return (await queryRows<Found>(database, statement)).map(withValidLimits);
}

const StoredLimits = OwnLimits.nullable().catch(null);

/** Invalid limits, which can only be entered by hand, are ignored. */
export const withValidLimits = <Found extends Owner>(owner: Found): Found => ({
  ...owner,
  limits: StoredLimits.parse(owner.limits),
});

// Skips locked rows: several processes save uses, and a user may be revoking several keys. The next use is saved again.
const SAVE_USES = `
  update api_keys set last_used_at = clock_timestamp()
  where id in (
    select id from api_keys
    where id = any($1::uuid[]) and (last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute')
    for no key update skip locked
  )`;

/** Records that keys have just been used, unless that was recorded within the last minute. */
export async function saveKeyUses(database: Database, ids: readonly string[]): Promise<void> {
  await database.query({ name: 'save-key-uses', text: SAVE_USES, values: [ids] });
}
