import { LRUCache } from 'lru-cache';

import { ServiceError } from '../errors.ts';
import { findKeyOwner, type KeyOwner } from '../store/api-keys.ts';
import type { Database } from '../store/database.ts';
import { hashKey, isWellFormedKey } from './key-format.ts';

/** Owners kept in memory, unknown keys included. */
const MOST_KEYS = 10_000;
/** Milliseconds after which a revoked key is refused everywhere. */
const FRESH = 1_500;

/** Tells who calls by the key; throws ServiceError `invalid_api_key` for one that is malformed, unknown or revoked. */
export type Identify = (key: string) => Promise<KeyOwner>;

/** Identifies callers from the database, with a bounded and short memory of who was asked about. */
export function createIdentify(database: Database): Identify {
  const owners = new LRUCache<string, { owner: KeyOwner | undefined }>({
    max: MOST_KEYS,
    ttl: FRESH,
    // Only the hash is kept in memory; simultaneous questions about one key are asked once.
    fetchMethod: async (hash) => ({ owner: await findKeyOwner(database, Buffer.from(hash, 'base64')) }),
  });

  /** An entry that more keys than the memory holds pushed out while it was asked for says nothing about the key. */
  async function lookUp(hash: string): Promise<{ owner: KeyOwner | undefined }> {
    const found = await owners.fetch(hash);
    if (found !== undefined) return found;
    throw new ServiceError('service_unavailable', 'Too many keys are being looked up.', { retryAfter: 1 });
  }

  return async (key) => {
    const found = isWellFormedKey(key) ? await lookUp(hashKey(key).toString('base64')) : undefined;
    if (found?.owner === undefined)
      throw new ServiceError('invalid_api_key', 'The API key is malformed, unknown or revoked.');
    return found.owner;
  };
}
