import type { StoredKey } from '../src/access/api-keys.ts';
import type { Listing } from './listing.ts';
import { when } from './output.ts';

/** Networks that are listed; more are only counted. */
const MOST_LISTED = 2;

function stateOf(key: StoredKey): string {
  if (key.state === 'revoked') return `revoked ${when(key.revokedAt)}`;
  const rotated = key.replacedBy === null ? '' : 'rotated, ';
  if (key.state === 'expired') return `${rotated}expired ${when(key.expiresAt)}`;
  return key.expiresAt === null ? 'active' : `${rotated}active until ${when(key.expiresAt)}`;
}

function addressesOf({ networks }: StoredKey): string {
  if (networks.length === 0) return 'any';
  return networks.length <= MOST_LISTED ? networks.join(', ') : `${networks.length} ranges`;
}

/** A table of masked keys. */
export function keyRows(keys: readonly StoredKey[]): Listing[] {
  const rows = keys.map((key) => [
    key.id,
    key.prefix,
    key.email,
    key.tier,
    key.name,
    addressesOf(key),
    when(key.createdAt),
    stateOf(key),
  ]);
  return [{ head: ['id', 'key', 'user', 'tier', 'name', 'addresses', 'created', 'state'], rows }];
}
