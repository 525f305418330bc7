import { importJWK, type CryptoKey, type JWK } from 'jose';

import type { Database } from '../store/database.ts';
import { readPublicKeys } from '../store/oauth/signing-keys.ts';

/** Milliseconds after which the keys are read again. From then on, removed keys are refused. */
const FRESH = 60_000;
/** Minimum milliseconds between two reads for an unknown key id, since callers can send any id. */
const UNKNOWN_INTERVAL = 1_000;

/**
 * Finds one of our public keys by id. Undefined if there is none.
 *
 * @throws ServiceError `service_unavailable` if it cannot be looked up
 */
export type FindVerificationKey = (kid: string) => Promise<CryptoKey | undefined>;

async function importPublic(jwk: JWK): Promise<[string, CryptoKey]> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new TypeError('a stored key is not a public key');
  return [jwk.kid ?? '', key];
}

/**
 * Keeps the public keys of the authorization server in memory.
 *
 * @param now - milliseconds of a monotonic clock
 */
export function createVerificationKeys(database: Database, now: () => number): FindVerificationKey {
  let keys: ReadonlyMap<string, CryptoKey> = new Map();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = now();
    const jwks = (await readPublicKeys(database)) as JWK[];
    keys = new Map(await Promise.all(jwks.map(importPublic)));
    readAt = startedAt;
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  }

  return async (kid) => {
    const known = keys.get(kid);
    if (now() < readAt + (known === undefined ? UNKNOWN_INTERVAL : FRESH)) return known;
    try {
      await readOnce();
    } catch (error) {
      // While the database is unavailable, keys cannot be removed either.
      if (known === undefined) throw error;
    }
    return keys.get(kid);
  };
}
