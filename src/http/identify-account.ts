import type { IncomingHttpHeaders } from 'node:http';

import type { IdentifyToken } from '../access/identify-token.ts';
import type { KeyIdentity, Identify } from '../access/identify.ts';
import type { LimitedUser } from '../limits/limiter.ts';
import type { FindSession } from '../access/sessions.ts';
import { ServiceError } from '../errors.ts';
import { readKey } from './credentials.ts';

/** By what an account is known. */
export interface Authenticators {
  readonly identify: Identify;
  /** Absent, no access token is good. */
  readonly identifyToken?: IdentifyToken | undefined;
  /** The account of whoever is signed in with a browser, by the header `Cookie`. */
  readonly findSession?: FindSession | undefined;
}

/** Who calls: an account by one of its keys, or by what it has granted. */
export interface Identity {
  readonly user: LimitedUser;
  /** Undefined when no key was sent. */
  readonly key: KeyIdentity | undefined;
  /** What the token covers; undefined for a key or a session, which cover everything. */
  readonly scopes: ReadonlySet<string> | undefined;
}

/** A signed token of three parts; keys have no dots. The third is empty where somebody left the signature out. */
const TOKEN_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Whether a request claims to come from somebody, truly or not. */
export const hasCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined || (headers['x-api-key'] !== undefined && headers['x-api-key'] !== '');

/**
 * Knows a request by its key or, where that is asked for, by an access token.
 *
 * @throws ServiceError of status 401
 */
export async function identifyBearer(
  { identify, identifyToken }: Authenticators,
  headers: IncomingHttpHeaders,
  accepts: 'key' | 'key or token',
): Promise<Identity> {
  const credential = readKey(headers);
  if (accepts === 'key' || !TOKEN_SHAPE.test(credential)) {
    const key = await identify(credential);
    return { user: key, key, scopes: undefined };
  }
  if (identifyToken === undefined)
    throw new ServiceError('invalid_token', 'The access token is not one of this service.');
  const { scopes, ...user } = await identifyToken(credential);
  return { user, key: undefined, scopes };
}

/**
 * Holds the address of a request against those that its key is bound to.
 *
 * @throws ServiceError `ip_not_allowed`
 */
export function checkKeyAddress({ key }: Identity, address: string): void {
  if (key?.admits(address) === false)
    throw new ServiceError('ip_not_allowed', 'The API key may not be used from this address.');
}
