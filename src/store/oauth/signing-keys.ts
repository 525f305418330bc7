import type { Pool, PoolClient } from 'pg';

import { translateOutages, type Database } from '../database.ts';
import type { Payload } from './oauth-artifacts.ts';
import { inTransaction } from '../transaction.ts';

/** A key that tokens are signed with, to be stored. */
export interface NewSigningKey {
  readonly kid: string;
  readonly publicJwk: Payload;
  /** The private JWK, encrypted when `sealed`. */
  readonly privateKey: Buffer;
  readonly sealed: boolean;
}

export interface StoredSigningKey extends NewSigningKey {
  /** Whether its time to sign has come; the last such key is the one that signs. */
  readonly ready: boolean;
}

/** When keys follow each other, in seconds. */
export interface KeyRules {
  /** For how long a key signs. */
  readonly signs: number;
  /** For how long a key is shown before it signs. */
  readonly shownBefore: number;
  /** For how long a key is shown after another has taken over. */
  readonly shownAfter: number;
}

/** The keys of all processes. */
export interface KeyBook {
  /** All keys, the one that takes over last at the end. */
  readonly read: () => Promise<StoredSigningKey[]>;
  /**
   * Adds the first or the next key when it is time, and removes those that are no longer needed. Processes take turns.
   *
   * @param usable - whether this process can sign with a key; when it cannot with the one that signs, another takes over at once
   */
  readonly keep: (
    rules: KeyRules,
    usable: (key: StoredSigningKey) => boolean,
    make: () => Promise<NewSigningKey>,
  ) => Promise<void>;
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

async function readKeys(database: Database): Promise<StoredSigningKey[]> {
  const { rows } = await database.query<StoredSigningKey>(READ);
  return rows;
}

async function addKey(client: PoolClient, key: NewSigningKey, inSeconds: number): Promise<void> {
  const { kid, publicJwk, privateKey, sealed } = key;
  await client.query(ADD, [kid, JSON.stringify(publicJwk), privateKey, sealed, inSeconds]);
}

export function createKeyBook(pool: Pool): KeyBook {
  return {
    read: () => translateOutages(() => readKeys(pool)),
    keep: (rules, usable, make) =>
      translateOutages(() =>
        inTransaction(pool, 'write', async (client) => {
          await client.query(`select pg_advisory_xact_lock(hashtextextended('oauth signing keys', 0))`);
          const signing = (await readKeys(client)).findLast(({ ready }) => ready);
          if (signing === undefined || !usable(signing)) await addKey(client, await make(), 0);
          const { rows } = await client.query<{ due: boolean }>(IS_DUE, [rules.signs - rules.shownBefore]);
          if (rows[0]?.due === true) await addKey(client, await make(), rules.shownBefore);
          await client.query(REMOVE, [rules.shownAfter]);
        }),
      ),
  };
}

const PUBLIC = 'select public_jwk as "publicJwk" from oauth_signing_keys order by signs_from';

/** The public halves of all keys, as JWKs: whatever was signed with one of them is ours. */
export async function readPublicKeys(database: Database): Promise<Payload[]> {
  const { rows } = await database.query<{ publicJwk: Payload }>(PUBLIC);
  return rows.map(({ publicJwk }) => publicJwk);
}
