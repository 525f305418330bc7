import { hash } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { Tier } from '../contract/account.ts';
import type { OwnLimits } from '../contract/tiers.ts';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findTokenGrants, type TokenGrant } from '../store/oauth/token-grants.ts';
import { rememberLookUps } from './remembered-look-ups.ts';
import { createVerificationKeys, type FindVerificationKey } from './verification-keys.ts';

/** Who has signed in to a client that calls for them. */
interface TokenBearer {
  readonly userId: string;
  readonly tier: Tier;
  readonly limits: OwnLimits | null;
  readonly scopes: ReadonlySet<string>;
  readonly clientId: string;
}

/**
 * Tells for whom a client calls, by an access token of our own authorization server. What is revoked is refused within two seconds, as
 * keys are.
 *
 * @throws ServiceError `invalid_token` (401); `service_unavailable` when it cannot be looked up
 */
export type IdentifyToken = (token: string) => Promise<TokenBearer>;

/** Characters of a token: ours have some 700. */
const LONGEST = 4_096;
/** Tokens whose signature need not be checked again. */
const MOST_TOKENS = 10_000;

/** What a token of ours says beside what `jwtVerify` checks. */
const Claims = z.object({
  sub: z.uuid(),
  client_id: z.string(),
  grant_id: z.string().regex(/^[\w-]{1,64}$/),
  scope: z.string().default(''),
  exp: z.number(),
});

/** A token whose signature, issuer and audience are right. */
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
  /** Who issues tokens and what they are for; asked each time, since the port may be known late. */
  readonly issuer: () => string;
  readonly audience: () => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

const refused = (detail: string): ServiceError => new ServiceError('invalid_token', detail);
const foreign = (): ServiceError =>
  refused('The access token is malformed, was issued by somebody else, or is meant for another service.');
const expired = (): ServiceError => refused('The access token has expired.');

/** The name of the key that a token says it is signed with. */
function kidOf(token: string): string {
  try {
    return decodeProtectedHeader(token).kid ?? '';
  } catch {
    throw foreign();
  }
}

/** Checks all that a token says about itself. */
function createVerify({ issuer, audience, clock = Date.now }: TokenParts, findKey: FindVerificationKey) {
  return async (token: string): Promise<Verified> => {
    const kid = kidOf(token);
    const key = await findKey(kid);
    if (key === undefined) throw foreign();
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: issuer(),
        audience: audience(),
        // Whatever else a token names is refused before the key is used: `none`, or a secret made of the public key.
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
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw foreign();
      throw error;
    }
  };
}

/** Identifies the bearers of tokens, with a bounded memory of tokens, and a short one of grants and users. */
export function createIdentifyToken(parts: TokenParts): IdentifyToken {
  const { database, now = () => performance.now(), clock = Date.now } = parts;
  const findKey = createVerificationKeys(database, now);
  const verify = createVerify(parts, findKey);
  const verified = new LRUCache<string, Verified>({ max: MOST_TOKENS });
  const grants = rememberLookUps<TokenGrant>({
    ask: async (ids) => {
      const rows = await findTokenGrants(database, ids);
      return new Map(rows.map((grant) => [grant.id, { found: grant, endsAt: Infinity }]));
    },
    crowded: 'Too many tokens are being looked up.',
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
    if (token.length > LONGEST) throw foreign();
    const { grantId, userId, clientId, scopes, expiresAt } = await verifyOnce(token);
    if (clock() >= expiresAt) throw expired();
    const grant = grants.fresh(grantId) ?? (await grants.find(grantId));
    if (grant?.userId !== userId || grant.clientId !== clientId)
      throw refused('The access token is no longer good: what was granted to the client has ended.');
    return { userId, tier: grant.tier, limits: grant.limits, scopes, clientId };
  };
}
