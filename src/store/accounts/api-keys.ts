import type { PoolClient } from 'pg';

import type { KeyMode, KeyScope, Tier } from '../../contract/account.ts';
import {
  queryOnlyRow,
  queryRow,
  queryRows,
  type Connections,
  type Database,
  inTransaction,
} from '../database.ts';

/** A key as its owner sees it after its creation. */
export interface StoredKey {
  readonly id: string;
  readonly email: string;
  readonly tier: Tier;
  readonly name: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly prefix: string;
  /** Networks that may use the key, in CIDR notation; all if empty. */
  readonly networks: readonly string[];
  readonly state: 'active' | 'expired' | 'revoked';
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** The successor's id, if the key was rotated. */
  readonly replacedBy: string | null;
  /** When it was last used, to the minute. */
  readonly lastUsedAt: Date | null;
}

/** Reads `StoredKey`s from the table of keys, or from written rows of it. */
const selectFrom = (rows: string): string => `
  select api_keys.id, users.email, users.tier, api_keys.name, api_keys.scope, api_keys.mode,
    api_keys.display_prefix as prefix, api_keys.allowed_networks::text[] as networks,
    case
      when api_keys.revoked_at is not null then 'revoked'
      when api_keys.expires_at <= clock_timestamp() then 'expired'
      else 'active'
    end as state,
    api_keys.created_at as "createdAt", api_keys.expires_at as "expiresAt", api_keys.revoked_at as "revokedAt",
    api_keys.replaced_by as "replacedBy", api_keys.last_used_at as "lastUsedAt"
  from ${rows} as api_keys join users on users.id = api_keys.user_id`;

/** Inserts or updates keys, and reads the rows as `StoredKey`s. */
export const writeKeys = (statement: string): string => `
  with written as (
    ${statement}
    returning id, user_id, name, scope, mode, display_prefix, allowed_networks, created_at, expires_at, revoked_at,
      replaced_by, last_used_at
  ) ${selectFrom('written')}`;

/** Parses networks, without duplicates and with host bits cleared. */
const networksOf = (parameter: string): string =>
  `(select coalesce(array_agg(distinct network(given::inet)), '{}') from unnest(${parameter}::text[]) as given)`;

// Locks the row, so that concurrent creations cannot exceed the maximum.
const UPSERT_USER = `
  insert into users (email, tier) values ($1, coalesce($2, 'free'))
  on conflict (email) do update set tier = coalesce($2, users.tier)
  returning id`;

const COUNT_ACTIVE = `
  select count(*)::int as active from api_keys
  where user_id = $1 and revoked_at is null and (expires_at is null or expires_at > clock_timestamp())`;

/** Counts a user's active keys. A rotated key counts until its overlap ends. */
export const countActiveKeys = async (database: Database, userId: string): Promise<number> =>
  (await queryOnlyRow<{ active: number }>(database, COUNT_ACTIVE, [userId])).active;

const INSERT = writeKeys(`
    insert into api_keys (user_id, name, scope, mode, key_hash, display_prefix, expires_at, allowed_networks, form_id)
    values ($1, $2, $3, $4, $5, $6, $7, ${networksOf('$8')}, $9)`);

const FIND_BY_FORM = `${selectFrom('api_keys')} where api_keys.user_id = $1 and api_keys.form_id = $2`;

export interface NewKey {
  readonly email: string;
  /** If undefined, a known user keeps its tier and a new one gets `free`. */
  readonly tier: Tier | undefined;
  readonly name: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly hash: Buffer;
  readonly prefix: string;
  readonly networks: readonly string[];
  readonly expiresAt: Date | undefined;
  /** The form that makes the key. Each form makes one key at most. */
  readonly formId: string | undefined;
}

/** The new key, or why there is none: too many active keys, or the form has made `key` before. */
export type InsertOutcome =
  | { readonly done: true; readonly key: StoredKey }
  | { readonly done: false; readonly reason: 'ceiling' }
  | { readonly done: false; readonly reason: 'repeated'; readonly key: StoredKey };

/** Thrown to roll back the whole attempt, including a change of tier. */
class CeilingReached extends Error {
  override readonly name = 'CeilingReached';
}

/** Stores a key, and its user if unknown, unless the user already has `ceiling` active keys. */
export async function insertKey(pool: Connections, key: NewKey, ceiling: number): Promise<InsertOutcome> {
  try {
    return await inTransaction(pool, 'write', (client) => insertWithin(client, key, ceiling));
  } catch (error) {
    if (error instanceof CeilingReached) return { done: false, reason: 'ceiling' };
    throw error;
  }
}

async function insertWithin(client: PoolClient, key: NewKey, ceiling: number): Promise<InsertOutcome> {
  const { id: userId } = await queryOnlyRow<{ id: string }>(client, UPSERT_USER, [
    key.email,
    key.tier ?? null,
  ]);
  // The user's row is locked by now: a form that is sent twice at the same time is recognised too. No key has the form null.
  const earlier = await queryRow<StoredKey>(client, FIND_BY_FORM, [userId, key.formId ?? null]);
  if (earlier !== undefined) return { done: false, reason: 'repeated', key: earlier };
  if ((await countActiveKeys(client, userId)) >= ceiling) throw new CeilingReached();
  const { name, scope, mode, hash, prefix, expiresAt, networks, formId } = key;
  const values = [userId, name, scope, mode, hash, prefix, expiresAt ?? null, networks, formId ?? null];
  return { done: true, key: await queryOnlyRow<StoredKey>(client, INSERT, values) };
}

export interface KeyFilter {
  readonly email?: string | undefined;
  readonly mode?: KeyMode | undefined;
  readonly id?: string | undefined;
}

const LIST = `${selectFrom('api_keys')}
  where ($1::text is null or users.email = $1)
    and ($2::text is null or api_keys.mode = $2)
    and ($3::uuid is null or api_keys.id = $3)
  order by api_keys.id`;

/** Lists the matching keys, oldest first. */
export const listKeys = (database: Database, { email, mode, id }: KeyFilter = {}) =>
  queryRows<StoredKey>(database, LIST, [email ?? null, mode ?? null, id ?? null]);

const FIND = `${selectFrom('api_keys')}
  where api_keys.id = $1 and ($2::uuid is null or api_keys.user_id = $2)`;

/**
 * Finds a key by its id. Undefined if there is none, or if it belongs to another user.
 *
 * @param userId - null for the key of any user
 */
export const findKey = (database: Database, id: string, userId: string | null) =>
  queryRow<StoredKey>(database, FIND, [id, userId]);

const LIST_OWN = `${selectFrom('api_keys')}
  where api_keys.user_id = $1
  order by (api_keys.revoked_at is null and (api_keys.expires_at is null or api_keys.expires_at > clock_timestamp())) desc,
    api_keys.id desc
  limit $2`;

/** Lists a user's keys: active ones first, and newest first among each. */
export const listOwnKeys = (database: Database, userId: string, limit: number) =>
  queryRows<StoredKey>(database, LIST_OWN, [userId, limit]);

const REVOKE = writeKeys(
  'update api_keys set revoked_at = coalesce(revoked_at, clock_timestamp()) where id = $1',
);

/** Revokes a key permanently. Undefined if there is no such key. Revoking again keeps the first time. */
export const revokeKey = (database: Database, id: string) => queryRow<StoredKey>(database, REVOKE, [id]);

const REVOKE_ALL = `${writeKeys(`
    update api_keys set revoked_at = clock_timestamp()
    where user_id = (select id from users where email = $1) and revoked_at is null and ($2::text is null or mode = $2)`)}
  order by api_keys.id`;

/** Revokes a user's keys, or only those of one mode. Returns those that were not revoked before. */
export const revokeKeysOf = (database: Database, email: string, mode?: KeyMode) =>
  queryRows<StoredKey>(database, REVOKE_ALL, [email, mode ?? null]);

const SET_NETWORKS = writeKeys(`update api_keys set allowed_networks = ${networksOf('$2')} where id = $1`);

/** Replaces the networks that may use a key. Undefined if there is no such key. */
export const setNetworks = (database: Database, id: string, networks: readonly string[]) =>
  queryRow<StoredKey>(database, SET_NETWORKS, [id, networks]);
