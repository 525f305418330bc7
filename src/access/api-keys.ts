import type { KeyMode, KeyScope, Tier } from '../contract/account.ts';
import { hashKey, isWellFormedKey, makeKey, maskKey } from '../contract/key-format.ts';
import { MOST_ACTIVE_KEYS, MOST_NETWORKS } from '../contract/limits.ts';
import { readNetwork } from '../network/address.ts';
import { Refusal } from '../refusal.ts';
import {
  findKey,
  insertKey,
  listOwnKeys,
  revokeKey,
  setNetworks,
  type StoredKey,
} from '../store/accounts/api-keys.ts';
import { replaceKey, type RotationOutcome } from '../store/accounts/key-rotation.ts';
import { findKeys, type KeyOwner } from '../store/accounts/owners.ts';
import { type Connections, type Database, guardDatabase, translateOutages } from '../store/database.ts';

export { revokeKey, type StoredKey };
export { listKeys, revokeKeysOf } from '../store/accounts/api-keys.ts';

/** The user has the most active keys allowed. */
export class TooManyKeys extends Refusal {
  constructor(email: string) {
    super(
      `${email} has ${MOST_ACTIVE_KEYS} active keys, which is the maximum. A rotated key counts until its overlap ends. ` +
        'Revoke a key first.',
    );
  }
}

/** The form has made a key before. That one cannot be shown again. */
export class RepeatedForm extends Refusal {
  readonly info: StoredKey;
  constructor(info: StoredKey) {
    super(`The form has made the key ${info.prefix} before.`);
    this.info = info;
  }
}

/** The key is unknown, revoked or expired, or has a successor. */
export class NotRotated extends Refusal {}

/** A new key and its record. The key itself is returned only here. */
export interface CreatedKey {
  readonly key: string;
  readonly info: StoredKey;
}

/** A successor, and the key that it replaces. */
export interface RotatedKey extends CreatedKey {
  readonly old: StoredKey;
}

/**
 * Creates a key for a user. An unknown user is created too.
 *
 * @throws TooManyKeys
 * @throws RepeatedForm
 * @throws Refusal for invalid networks, and for an expiry in the past
 */
export async function createKey(
  pool: Connections,
  request: {
    readonly email: string;
    readonly tier?: Tier | undefined;
    readonly name: string;
    readonly scope: KeyScope;
    /** The default is `live`. */
    readonly mode?: KeyMode | undefined;
    /** Addresses and ranges that may use it. The default is all. */
    readonly networks?: readonly string[] | undefined;
    readonly expiresAt?: Date | undefined;
    /** Makes sure that a form that is sent again does not make a second key. */
    readonly formId?: string | undefined;
  },
): Promise<CreatedKey> {
  const { tier, name, scope, mode = 'live', formId } = request;
  const email = request.email.toLowerCase();
  const networks = readNetworks(request.networks ?? []);
  const expiresAt = requireFuture(request.expiresAt);
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
    formId,
  };
  const outcome = await insertKey(pool, stored, MOST_ACTIVE_KEYS);
  if (outcome.done) return { key, info: outcome.key };
  throw outcome.reason === 'ceiling' ? new TooManyKeys(email) : new RepeatedForm(outcome.key);
}

/**
 * Creates the successor of a key, with the same name, scope, mode and networks. The old key keeps working for the
 * overlap, unless it expires before. The successor expires at `expiresAt`, or never.
 *
 * @param request - `overlap` in milliseconds, 0 to end the old key immediately
 * @throws TooManyKeys if both keys together would exceed the maximum
 * @throws NotRotated
 */
export async function rotateKey(
  pool: Connections,
  request: { readonly id: string; readonly overlap: number; readonly expiresAt?: Date | undefined },
): Promise<RotatedKey> {
  const { id, overlap } = request;
  const expiresAt = requireFuture(request.expiresAt);
  const before = await findKey(pool, id, null);
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
  if (!outcome.done) throw rotationRefusal(id, before.email, outcome.reason);
  return { key, info: outcome.successor, old: outcome.old };
}

/**
 * Binds a key to addresses and ranges, which replace the current ones. An empty list allows all. Undefined if the key
 * does not exist.
 *
 * @throws Refusal if a text is not a network, or there are too many
 */
export function allowNetworks(
  database: Database,
  id: string,
  networks: readonly string[],
): Promise<StoredKey | undefined> {
  return setNetworks(database, id, readNetworks(networks));
}

/** The owner of a key. Undefined if the key is malformed, unknown, revoked or expired. */
export async function findOwner(database: Database, key: string): Promise<KeyOwner | undefined> {
  if (!isWellFormedKey(key)) return undefined;
  const [owner] = await findKeys(database, [hashKey(key)]);
  return owner;
}

export type OwnKeys = ReturnType<typeof createOwnKeys>;

/**
 * A user's keys, for the account pages. Another user's key is like one that does not exist: each function returns
 * undefined, and changes nothing.
 */
export function createOwnKeys(pool: Connections) {
  const database = guardDatabase(pool);
  // The database would report a malformed id as an error in the statement.
  const find = async ({ userId }: KeyHolder, id: string): Promise<StoredKey | undefined> =>
    UUID.test(id) ? findKey(database, id, userId) : undefined;

  /** A key never changes its owner, so the check holds until the change. */
  async function ifOwn<Result>(
    user: KeyHolder,
    id: string,
    change: (key: StoredKey) => Promise<Result>,
  ): Promise<Result | undefined> {
    const key = await find(user, id);
    return key === undefined ? undefined : change(key);
  }

  return {
    /** Active keys first, newest first. Of keys that have ended only the latest are listed. */
    list: ({ userId }: KeyHolder): Promise<StoredKey[]> => listOwnKeys(database, userId, MOST_LISTED),
    find,
    /** Throws what `createKey` throws. */
    create: ({ email }: KeyHolder, wanted: WantedKey): Promise<CreatedKey> =>
      translateOutages(() => createKey(pool, { email, ...wanted })),
    /** Throws what `rotateKey` throws. */
    rotate: (
      user: KeyHolder,
      id: string,
      options: { readonly overlap: number; readonly expiresAt: Date | undefined },
    ): Promise<RotatedKey | undefined> =>
      ifOwn(user, id, (key) => translateOutages(() => rotateKey(pool, { id: key.id, ...options }))),
    revoke: (user: KeyHolder, id: string): Promise<StoredKey | undefined> =>
      ifOwn(user, id, (key) => revokeKey(database, key.id)),
    /** Throws what `allowNetworks` throws. */
    allow: (user: KeyHolder, id: string, networks: readonly string[]): Promise<StoredKey | undefined> =>
      ifOwn(user, id, (key) => allowNetworks(database, key.id, networks)),
  };
}

/** Keys that a user sees at once: all active ones, and the latest of those that have ended. */
const MOST_LISTED = 2 * MOST_ACTIVE_KEYS;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A user, as far as keys are concerned. */
interface KeyHolder {
  readonly userId: string;
  readonly email: string;
}

/** A key that a user asks for. */
export interface WantedKey {
  readonly name: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly expiresAt: Date | undefined;
  readonly formId: string | undefined;
}

/** @throws Refusal if a text is not a network, or there are too many */
function readNetworks(given: readonly string[]): string[] {
  if (given.length > MOST_NETWORKS)
    throw new Refusal(`A key can be bound to at most ${MOST_NETWORKS} addresses and ranges.`);
  return given.map((text) => {
    const network = readNetwork(text);
    if (network === undefined)
      throw new Refusal(
        `"${text}" is not an address or range, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32.`,
      );
    return `${network.address}/${network.prefix}`;
  });
}

/** @throws Refusal for a time in the past */
function requireFuture(time: Date | undefined): Date | undefined {
  if (time !== undefined && time.getTime() <= Date.now())
    throw new Refusal(`A key cannot expire at ${time.toISOString()}, which is in the past.`);
  return time;
}

type RotationProblem = (RotationOutcome & { readonly done: false })['reason'];

function rotationRefusal(id: string, email: string, reason: RotationProblem): Refusal {
  if (reason === 'ceiling') return new TooManyKeys(email);
  if (reason === 'unknown') return new NotRotated(`There is no key with the id ${id}.`);
  if (reason === 'replaced') return new NotRotated(`The key ${id} already has a successor. Rotate that key.`);
  return new NotRotated(`The key ${id} is ${reason} and cannot be rotated. Create a new key.`);
}
