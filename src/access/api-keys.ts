import type { Pool } from 'pg';

import type { KeyMode, KeyScope, Tier } from '../contract/account.ts';
import { MOST_ACTIVE_KEYS, MOST_NETWORKS } from '../contract/limits.ts';
import { Refusal } from '../refusal.ts';
import { insertKey, listKeys, setNetworks, type StoredKey } from '../store/accounts/api-keys.ts';
import type { Database } from '../store/database.ts';
import { findKeys, type KeyOwner } from '../store/accounts/key-owners.ts';
import { replaceKey, type RotationOutcome } from '../store/accounts/key-rotation.ts';
import { hashKey, isWellFormedKey, makeKey, maskKey } from '../contract/key-format.ts';
import { readNetwork } from '../network/networks.ts';

export { listKeys, revokeKey, revokeKeysOf, type StoredKey } from '../store/accounts/api-keys.ts';

const tooManyKeys = (email: string): Refusal =>
  new Refusal(
    `${email} has ${MOST_ACTIVE_KEYS} active keys, the most allowed; one that was rotated counts until its overlap ends. ` +
      'Revoke one first.',
  );

/** @throws Refusal when a text is no network or there are more than 50 */
function readNetworks(given: readonly string[]): string[] {
  if (given.length > MOST_NETWORKS)
    throw new Refusal(`A key can be bound to at most ${MOST_NETWORKS} addresses and ranges.`);
  return given.map((text) => {
    const network = readNetwork(text);
    if (network === undefined)
      throw new Refusal(
        `"${text}" is no address or range, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32.`,
      );
    return `${network.address}/${network.prefix}`;
  });
}

/** @throws Refusal for a time that is over */
function requireFuture(time: Date | undefined): Date | undefined {
  if (time !== undefined && time.getTime() <= Date.now())
    throw new Refusal(`A key cannot expire at ${time.toISOString()}, which is over.`);
  return time;
}

/** A key and what is known of it. The key itself is told this once and never again. */
export interface MadeKey {
  readonly key: string;
  readonly info: StoredKey;
}

/**
 * Creates a key for a user, who is created too when unknown.
 *
 * @throws Refusal when the user has 20 active keys, for networks that are none, and for an end that is over
 */
export async function createKey(
  pool: Pool,
  wish: {
    readonly email: string;
    readonly tier?: Tier | undefined;
    readonly name: string;
    readonly scope: KeyScope;
    /** Live by default. */
    readonly mode?: KeyMode | undefined;
    /** Addresses and ranges that may use it; all by default. */
    readonly networks?: readonly string[] | undefined;
    readonly expiresAt?: Date | undefined;
  },
): Promise<MadeKey> {
  const { tier, name, scope, mode = 'live' } = wish;
  const email = wish.email.toLowerCase();
  const networks = readNetworks(wish.networks ?? []);
  const expiresAt = requireFuture(wish.expiresAt);
  const key = makeKey(scope, mode);
  const stored = {
    email,
    tier,
    name,
    scope,
    mode,
    networks,
    expiresAt,
    hash: hashKey(key),
    prefix: maskKey(key),
  };
  const info = await insertKey(pool, stored, MOST_ACTIVE_KEYS);
  if (info === undefined) throw tooManyKeys(email);
  return { key, info };
}

type Obstacle = (RotationOutcome & { readonly done: false })['why'];

function rotationRefusal(id: string, email: string, why: Obstacle): Refusal {
  if (why === 'ceiling') return tooManyKeys(email);
  if (why === 'unknown') return new Refusal(`There is no key with the id ${id}.`);
  if (why === 'replaced') return new Refusal(`The key ${id} has a successor already; rotate that one.`);
  return new Refusal(`The key ${id} is ${why}: it cannot be rotated. Create another one.`);
}

/**
 * Makes the successor of a key: same name, scope, mode and networks. The old one goes on working for the overlap, unless it
 * ends before; the successor ends at `expiresAt` or not at all.
 *
 * @param wish - `overlap` in milliseconds, 0 to end the old key at once
 * @throws Refusal when both keys together would be one too many, and for a key that is unknown, revoked, expired or has a
 * successor
 */
export async function rotateKey(
  pool: Pool,
  wish: { readonly id: string; readonly overlap: number; readonly expiresAt?: Date | undefined },
): Promise<MadeKey & { readonly old: StoredKey }> {
  const { id, overlap } = wish;
  const expiresAt = requireFuture(wish.expiresAt);
  const [before] = await listKeys(pool, { id });
  if (before === undefined) throw rotationRefusal(id, '', 'unknown');
  const key = makeKey(before.scope, before.mode);
  const outcome = await replaceKey(pool, {
    id,
    overlap,
    expiresAt,
    ceiling: MOST_ACTIVE_KEYS,
    hash: hashKey(key),
    prefix: maskKey(key),
  });
  if (!outcome.done) throw rotationRefusal(id, before.email, outcome.why);
  return { key, info: outcome.successor, old: outcome.old };
}

/**
 * Binds a key to addresses and ranges, in place of those before; to none for all. Undefined when there is no key of that id.
 *
 * @throws Refusal when a text is no network or there are more than 50
 */
export function allowNetworks(
  database: Database,
  id: string,
  networks: readonly string[],
): Promise<StoredKey | undefined> {
  return setNetworks(database, id, readNetworks(networks));
}

/** Who owns a key; undefined when it is malformed, unknown, revoked or expired. */
export async function findOwner(database: Database, key: string): Promise<KeyOwner | undefined> {
  if (!isWellFormedKey(key)) return undefined;
  const [owner] = await findKeys(database, [hashKey(key)]);
  return owner;
}
