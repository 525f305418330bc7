import type { Pool, PoolClient } from 'pg';

import type { KeyScope, Tier } from '../contract/account.ts';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

/** Who calls, as far as a request needs to know. */
export interface KeyOwner {
  readonly keyId: string;
  readonly userId: string;
  readonly scope: KeyScope;
  readonly tier: Tier;
}

const FIND = `
  select api_keys.id as "keyId", api_keys.user_id as "userId", api_keys.scope, users.tier
  from api_keys join users on users.id = api_keys.user_id
  where api_keys.key_hash = $1 and api_keys.revoked_at is null`;

/** Finds the owner of a key that is not revoked. */
export async function findKeyOwner(database: Database, hash: Buffer): Promise<KeyOwner | undefined> {
  const { rows } = await database.query<KeyOwner>({ name: 'find-key-owner', text: FIND, values: [hash] });
  return rows[0];
}

/** A key as its owner sees it after the creation. */
export interface StoredKey {
  readonly id: string;
  readonly email: string;
  readonly tier: Tier;
  readonly name: string;
  readonly scope: KeyScope;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

const KEY_COLUMNS = `
  api_keys.id, users.email, users.tier, api_keys.name, api_keys.scope, api_keys.display_prefix as prefix,
  api_keys.created_at as "createdAt", api_keys.revoked_at as "revokedAt"`;

// The row is locked, so that two creations at once cannot pass the ceiling together.
const UPSERT_USER = `
  insert into users (email, tier) values ($1, coalesce($2, 'free'))
  on conflict (email) do update set tier = coalesce($2, users.tier)
  returning id`;

const COUNT_ACTIVE = 'select count(*)::int as active from api_keys where user_id = $1 and revoked_at is null';

const INSERT_KEY = `
  with added as (
    insert into api_keys (user_id, name, scope, key_hash, display_prefix) values ($1, $2, $3, $4, $5)
    returning id, user_id, name, scope, display_prefix, created_at, revoked_at
  )
  select ${KEY_COLUMNS} from added as api_keys join users on users.id = api_keys.user_id`;

/** What is stored of a new key. */
interface NewKey {
  readonly email: string;
  /** Undefined leaves the tier of a known user as it is and makes a new one `free`. */
  readonly tier: Tier | undefined;
  readonly name: string;
  readonly scope: KeyScope;
  readonly hash: Buffer;
  readonly prefix: string;
}

/** Thrown so that nothing is kept of the attempt, not even another tier. */
class CeilingReached extends Error {
  override readonly name = 'CeilingReached';
}

/** Stores a key, and its user when unknown; undefined when the user has `ceiling` active keys already. */
export async function insertKey(pool: Pool, key: NewKey, ceiling: number): Promise<StoredKey | undefined> {
  try {
    return await inTransaction(pool, 'write', (client) => insertWithin(client, key, ceiling));
  } catch (error) {
    if (error instanceof CeilingReached) return undefined;
    throw error;
  }
}

async function insertWithin(
  client: PoolClient,
  key: NewKey,
  ceiling: number,
): Promise<StoredKey | undefined> {
  const users = await client.query<{ id: string }>(UPSERT_USER, [key.email, key.tier ?? null]);
  const userId = users.rows[0]?.id;
  const counts = await client.query<{ active: number }>(COUNT_ACTIVE, [userId]);
  if ((counts.rows[0]?.active ?? 0) >= ceiling) throw new CeilingReached();
  const keys = await client.query<StoredKey>(INSERT_KEY, [userId, key.name, key.scope, key.hash, key.prefix]);
  return keys.rows[0];
}

const LIST = `
  select ${KEY_COLUMNS} from api_keys join users on users.id = api_keys.user_id
  where $1::text is null or users.email = $1
  order by api_keys.id`;

/** Lists all keys, or those of one user, oldest first. */
export async function listKeys(database: Database, email?: string): Promise<StoredKey[]> {
  const { rows } = await database.query<StoredKey>(LIST, [email ?? null]);
  return rows;
}

const REVOKE = `
  with changed as (
    update api_keys set revoked_at = coalesce(revoked_at, clock_timestamp()) where id = $1
    returning id, user_id, name, scope, display_prefix, created_at, revoked_at
  )
  select ${KEY_COLUMNS} from changed as api_keys join users on users.id = api_keys.user_id`;

/** Revokes a key for good; undefined when there is none of that id. Revoking twice keeps the first time. */
export async function revokeKey(database: Database, id: string): Promise<StoredKey | undefined> {
  const { rows } = await database.query<StoredKey>(REVOKE, [id]);
  return rows[0];
}
