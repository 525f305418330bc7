import { hash } from 'node:crypto';
import { decodeProtectedHeader, errors, importJWK, jwtVerify, type CryptoKey, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { Tier, OwnLimits } from '../contract/account.ts';
import { keepFresh } from '../engines/keep-fresh.ts';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findTokenGrants, type TokenGrant } from '../store/accounts/owners.ts';
import { readPublicKeys } from '../store/oauth/signing-keys.ts';
import { createLookup } from './identify-key.ts';

/** The user on whose behalf a client calls. */
interface TokenBearer {
  readonly userId: string;
  readonly tier: Tier;
  readonly limits: OwnLimits | null;
  readonly scopes: ReadonlySet<string>;
  readonly clientId: string;
}

/**
 * Identifies the user of an access token that our own authorization server issued. Revocation takes effect within two
 * seconds, as for keys.
 *
 * @throws ServiceError `invalid_token` (401); `service_unavailable` if it cannot be looked up
 */
export type IdentifyToken = (token: string) => Promise<TokenBearer>;

/** Maximum characters of a token. Ours have about 700. */
const LONGEST = 4_096;
/** Milliseconds after which our public keys are read again. From then on, removed keys are refused. */
const KEYS_FRESH = 60_000;
/** Minimum milliseconds between two reads for an unknown key id, since callers can send any id. */
const UNKNOWN_KEY_INTERVAL = 1_000;
/** Maximum number of tokens whose verified signature is cached. */
const MOST_TOKENS = 10_000;

/** The claims of our tokens, in addition to those that `jwtVerify` checks. */
const Claims = z.object({
  sub: z.uuid(),
  client_id: z.string(),
  grant_id: z.string().regex(/^[\w-]{1,64}$/),
  scope: z.string().default(''),
  exp: z.number(),
});

/** A token with a valid signature, issuer and audience. */
interface Verified {
  readonly kid: string;
  readonly grantId: string;
  readonly userId: string;
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface TokenParts {
  readonly database: Database;
  /** Expected issuer and audience. Called each time, because the port may become known late. */
  readonly issuer: () => string;
  readonly audience: () => string;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

const refused = (detail: string): ServiceError => new ServiceError('invalid_token', detail);
const invalid = (): ServiceError =>
  refused('The access token is malformed, was issued by another server, or is meant for another service.');
const expired = (): ServiceError => refused('The access token has expired.');

/** The key id in the header of a token, not verified yet. */
function kidOf(token: string): string {
  try {
    return decodeProtectedHeader(token).kid ?? '';
  } catch {
    throw invalid();
  }
}

/** Creates a function that verifies the signature and claims of a token. */
function createVerify({ issuer, audience, clock = Date.now }: TokenParts, findKey: FindVerificationKey) {
  return async (token: string): Promise<Verified> => {
    const kid = kidOf(token);
    const key = await findKey(kid);
    if (key === undefined) throw invalid();
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: issuer(),
        audience: audience(),
        // Any other algorithm is refused before the key is used, such as `none` or HMAC with the public key as secret.
        algorithms: ['EdDSA'],
        typ: 'at+jwt',
        currentDate: new Date(clock()),
      });
      const claims = Claims.parse(payload);
      return {
        kid,
        grantId: claims.grant_id,
        userId: claims.sub,
        clientId: claims.client_id,
        scopes: new Set(claims.scope.split(' ').filter((scope) => scope !== '')),
        expiresAt: claims.exp * 1000,
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw expired();
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw invalid();
      throw error;
    }
  };
}

/** Identifies the users of tokens, with a bounded cache of tokens and a short-lived cache of grants and users. */
export function createIdentifyToken(parts: TokenParts): IdentifyToken {
  const { database, now = () => performance.now(), clock = Date.now } = parts;
  const findKey = createVerificationKeys(database, now);
  const verify = createVerify(parts, findKey);
  const verified = new LRUCache<string, Verified>({ max: MOST_TOKENS });
  const grants = createLookup<TokenGrant>({
    load: async (ids) => {
      const rows = await findTokenGrants(database, ids);
      return new Map(rows.map((grant) => [grant.id, { value: grant, endsAt: Infinity }]));
    },
    busyMessage: 'Too many tokens are being looked up.',
    now,
  });

  async function verifyOnce(token: string): Promise<Verified> {
    const name = hash('sha256', token, 'base64');
    const known = verified.get(name);
    if (known !== undefined && (await findKey(known.kid)) !== undefined) return known;
    const found = await verify(token);
    verified.set(name, found);
    return found;
  }

  return async (token) => {
    if (token.length > LONGEST) throw invalid();
    const { grantId, userId, clientId, scopes, expiresAt } = await verifyOnce(token);
    if (clock() >= expiresAt) throw expired();
    const grant = await grants.find(grantId);
    if (grant?.userId !== userId || grant.clientId !== clientId)
      throw refused('The access token is no longer valid: the grant to the client has ended.');
    return { userId, tier: grant.tier, limits: grant.limits, scopes, clientId };
  };
}

/**
 * Finds one of our public keys by id. Undefined if there is none.
 *
 * @throws ServiceError `service_unavailable` if it cannot be looked up
 */
type FindVerificationKey = (kid: string) => Promise<CryptoKey | undefined>;

/** Keeps the public keys of the authorization server in memory. */
function createVerificationKeys(database: Database, now: () => number): FindVerificationKey {
  const keys = keepFresh(
    async () => {
      const jwks = (await readPublicKeys(database)) as JWK[];
      return new Map(await Promise.all(jwks.map(importPublic)));
    },
    { fresh: KEYS_FRESH, now },
  );
  return async (kid) => {
    const known = keys.last()?.get(kid);
    try {
      return (await keys.current(known === undefined ? UNKNOWN_KEY_INTERVAL : KEYS_FRESH)).get(kid);
    } catch (error) {
      // While the database is unavailable, keys cannot be removed either.
      if (known === undefined) throw error;
      return known;
    }
  };
}

async function importPublic(jwk: JWK): Promise<[string, CryptoKey]> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new TypeError('a stored key is not a public key');
  return [jwk.kid ?? '', key];
}
