import type { PoolClient } from 'pg';

import { countActiveKeys, findKey, type StoredKey, writeKeys } from './api-keys.ts';
import { queryOnlyRow, queryRow, type Connections, inTransaction } from '../database.ts';

export interface Rotation {
  /** The key that gets a successor. */
  readonly id: string;
  /** SHA-256 and masked form of the successor. */
  readonly hash: Buffer;
  readonly prefix: string;
  readonly expiresAt: Date | undefined;
  /** Milliseconds for which the old key keeps working. */
  readonly overlap: number;
  /** Maximum number of active keys per user. */
  readonly ceiling: number;
}

/** Both keys, or the reason why the key was not rotated. */
export type RotationOutcome =
  | { readonly done: true; readonly old: StoredKey; readonly successor: StoredKey }
  | { readonly done: false; readonly reason: 'unknown' | 'revoked' | 'expired' | 'replaced' | 'ceiling' };

// Lock the user first, as a key creation does: additions of keys to a user are serialized.
const LOCK_USER = `
  select users.id from users where users.id = (select user_id from api_keys where id = $1) for update`;

const INSERT_SUCCESSOR = writeKeys(`
    insert into api_keys (user_id, name, scope, mode, allowed_networks, key_hash, display_prefix, expires_at)
    select user_id, name, scope, mode, allowed_networks, $2, $3, $4 from api_keys where id = $1`);

// An earlier expiry is kept: a rotation never extends a key's life.
const END_OLD = writeKeys(`
    update api_keys
    set replaced_by = $2, expires_at = least(expires_at, clock_timestamp() + $3 * interval '1 millisecond')
    where id = $1`);

async function rotateWithin(client: PoolClient, rotation: Rotation): Promise<RotationOutcome> {
  const { id, hash, prefix, expiresAt, overlap, ceiling } = rotation;
  const user = await queryRow<{ id: string }>(client, LOCK_USER, [id]);
  // Revocation takes no lock. If it happens in between, the key stays revoked as if it had happened later.
  const key = await findKey(client, id, null);
  if (user === undefined || key === undefined) return { done: false, reason: 'unknown' };
  if (key.replacedBy !== null) return { done: false, reason: 'replaced' };
  if (key.state !== 'active') return { done: false, reason: key.state };
  const remaining = (await countActiveKeys(client, user.id)) - (overlap === 0 ? 1 : 0);
  if (remaining >= ceiling) return { done: false, reason: 'ceiling' };
  // Keys are never deleted.
  const values = [id, hash, prefix, expiresAt ?? null];
  const successor = await queryOnlyRow<StoredKey>(client, INSERT_SUCCESSOR, values);
  const old = await queryOnlyRow<StoredKey>(client, END_OLD, [id, successor.id, overlap]);
  return { done: true, old, successor };
}

/** Adds a successor of the same name, scope, mode and networks. Of two concurrent rotations only one succeeds. */
export function replaceKey(pool: Connections, rotation: Rotation): Promise<RotationOutcome> {
  return inTransaction(pool, 'write', (client) => rotateWithin(client, rotation));
}
