import { importJWK, type CryptoKey, type JWK } from 'jose';

import type { Database } from '../store/database.ts';
import { readPublicKeys } from '../store/oauth/signing-keys.ts';

/** Milliseconds after which the keys are read again: a key that was taken away is refused from then on. */
const FRESH = 60_000;
/** Milliseconds between two looks for a key that is not known; anybody can name one. */
const REST = 1_000;

/**
 * Finds a public key of ours by its name; undefined when there is none.
 *
 * @throws ServiceError `service_unavailable` when it cannot be looked up
 */
export type FindVerificationKey = (kid: string) => Promise<CryptoKey | undefined>;

async function importPublic(jwk: JWK): Promise<[string, CryptoKey]> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new TypeError('a stored key is no public key');
  return [jwk.kid ?? '', key];
}

/**
 * Keeps the public keys of the authorization server in memory.
 *
 * @param now - milliseconds of a clock that never goes back
 */
export function createVerificationKeys(database: Database, now: () => number): FindVerificationKey {
  let keys: ReadonlyMap<string, CryptoKey> = new Map();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const askedAt = now();
    const jwks = (await readPublicKeys(database)) as JWK[];
    keys = new Map(await Promise.all(jwks.map(importPublic)));
    readAt = askedAt;
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  }

  return async (kid) => {
    const known = keys.get(kid);
    if (now() < readAt + (known === undefined ? REST : FRESH)) return known;
    try {
      await readOnce();
    } catch (error) {
      // Nobody can take a key away either while the database is away.
      if (known === undefined) throw error;
    }
    return keys.get(kid);
  };
}
