import type { PoolClient } from 'pg';

import {
  type Connections,
  type Database,
  queryOnlyRow,
  queryRows,
  translateOutages,
  inTransaction,
} from '../database.ts';
import type { Payload } from './oauth-artifacts.ts';

export interface NewSigningKey {
  readonly kid: string;
  readonly publicJwk: Payload;
  /** The private JWK, encrypted when `sealed`. */
  readonly privateKey: Buffer;
  readonly sealed: boolean;
}

export interface StoredSigningKey extends NewSigningKey {
  /** Whether its signing period has begun. The last ready key signs. */
  readonly ready: boolean;
}

/** The schedule of key rotation, in seconds. */
export interface KeyRules {
  /** How long a key signs. */
  readonly signs: number;
  /** How long a key is published before it signs. */
  readonly shownBefore: number;
  /** How long a key is published after its successor has taken over. */
  readonly shownAfter: number;
}

export type SigningKeyStore = ReturnType<typeof createSigningKeyStore>;

/** The signing keys that all processes share. */
export function createSigningKeyStore(pool: Connections) {
  return {
    /** All keys, in the order in which they take over. */
    read: (): Promise<StoredSigningKey[]> => translateOutages(() => readKeys(pool)),
    /**
     * Adds the first or the next key when due, and deletes keys that are no longer needed. A lock serializes processes.
     *
     * @param usable - whether this process can sign with a key; if it cannot use the current one, a new key takes over
     * immediately
     */
    keep: (
      rules: KeyRules,
      usable: (key: StoredSigningKey) => boolean,
      make: () => Promise<NewSigningKey>,
    ): Promise<void> =>
      translateOutages(() =>
        inTransaction(pool, 'write', async (client) => {
          await client.query(`select pg_advisory_xact_lock(hashtextextended('oauth signing keys', 0))`);
          const signing = (await readKeys(client)).findLast(({ ready }) => ready);
          if (signing === undefined || !usable(signing)) await addKey(client, await make(), 0);
          const { due } = await queryOnlyRow<{ due: boolean }>(client, IS_DUE, [
            rules.signs - rules.shownBefore,
          ]);
          if (due) await addKey(client, await make(), rules.shownBefore);
          await client.query(REMOVE, [rules.shownAfter]);
        }),
      ),
  };
}

const READ = `
  select kid, public_jwk as "publicJwk", private_key as "privateKey", sealed, signs_from <= clock_timestamp() as ready
  from oauth_signing_keys order by signs_from`;

const REMOVE = `
  delete from oauth_signing_keys where signs_from < (
    select max(signs_from) from oauth_signing_keys where signs_from < clock_timestamp() - make_interval(secs => $1)
  )`;

const IS_DUE = `
  select coalesce(max(signs_from) < clock_timestamp() - make_interval(secs => $1), true) as due from oauth_signing_keys`;

const ADD = `
  insert into oauth_signing_keys (kid, public_jwk, private_key, sealed, signs_from)
  values ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5))`;

const readKeys = (database: Database) => queryRows<StoredSigningKey>(database, READ);

async function addKey(client: PoolClient, key: NewSigningKey, inSeconds: number): Promise<void> {
  const { kid, publicJwk, privateKey, sealed } = key;
  await client.query(ADD, [kid, JSON.stringify(publicJwk), privateKey, sealed, inSeconds]);
}

const PUBLIC = 'select public_jwk as "publicJwk" from oauth_signing_keys order by signs_from';

/** The public keys as JWKs. A token signed with any of them is ours. */
export async function readPublicKeys(database: Database): Promise<Payload[]> {
  const rows = await queryRows<{ publicJwk: Payload }>(database, PUBLIC);
  return rows.map(({ publicJwk }) => publicJwk);
}
