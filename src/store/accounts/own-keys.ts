import type { Database } from '../database.ts';
import { KEY_COLUMNS, type StoredKey } from './api-keys.ts';

const LIST = `
  select ${KEY_COLUMNS} from api_keys join users on users.id = api_keys.user_id
  where api_keys.user_id = $1
  order by (api_keys.revoked_at is null and (api_keys.expires_at is null or api_keys.expires_at > clock_timestamp())) desc,
    api_keys.id desc
  limit $2`;

/** Lists a user's keys: active ones first, and newest first among each. */
export async function listOwnKeys(database: Database, userId: string, limit: number): Promise<StoredKey[]> {
  const { rows } = await database.query<StoredKey>(LIST, [userId, limit]);
  return rows;
}

const FIND = `
  select ${KEY_COLUMNS} from api_keys join users on users.id = api_keys.user_id
  where api_keys.id = $2 and api_keys.user_id = $1`;

/** Finds one of a user's keys. Undefined if there is none with this id, or if it belongs to another user. */
export async function findOwnKey(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredKey | undefined> {
  const { rows } = await database.query<StoredKey>(FIND, [userId, id]);
  return rows[0];
}
