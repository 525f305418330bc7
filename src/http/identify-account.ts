import type { IncomingHttpHeaders } from 'node:http';

import type { IdentifyToken } from '../access/identify-token.ts';
import type { KeyIdentity, Identify } from '../access/identify.ts';
import type { LimitedUser } from '../limits/limiter.ts';
import type { FindSession } from '../access/sessions.ts';
import { ServiceError } from '../errors.ts';
import { readKey } from './credentials.ts';

/** The ways to identify an account. */
export interface Authenticators {
  readonly identify: Identify;
  /** Without it no access token is accepted. */
  readonly identifyToken?: IdentifyToken | undefined;
  /** Finds the account of a signed-in browser by the `Cookie` header. */
  readonly findSession?: FindSession | undefined;
}

/** The caller: an account, identified by one of its keys, by a token or by a session. */
export interface Identity {
  readonly user: LimitedUser;
  /** Undefined without an API key. */
  readonly key: KeyIdentity | undefined;
  /** The scopes of the token; undefined for a key or a session, which may do everything. */
  readonly scopes: ReadonlySet<string> | undefined;
}

/** A signed token has three parts; keys have no dots. The third part is empty when the signature was removed. */
const TOKEN_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Whether a request has credentials, valid or not. */
export const hasCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined || (headers['x-api-key'] !== undefined && headers['x-api-key'] !== '');

const ofKey = (key: KeyIdentity): Identity => ({ user: key, key, scopes: undefined });

/**
 * Identifies the caller by API key or, where `accepts` allows it, by access token.
 *
 * @returns the caller itself if the key is cached, as most are
 * @throws ServiceError of status 401
 */
export function identifyBearer(
  { identify, identifyToken }: Authenticators,
  headers: IncomingHttpHeaders,
  accepts: 'key' | 'key or token',
): Identity | Promise<Identity> {
  const credential = readKey(headers);
  if (accepts === 'key' || !TOKEN_SHAPE.test(credential)) {
    const key = identify(credential);
    return key instanceof Promise ? key.then(ofKey) : ofKey(key);
  }
  if (identifyToken === undefined)
    throw new ServiceError('invalid_token', 'The access token was not issued by this service.');
  return identifyToken(credential).then(({ scopes, ...user }) => ({ user, key: undefined, scopes }));
}

/**
 * Checks the address of a request against the key's allowlist.
 *
 * @throws ServiceError `ip_not_allowed`
 */
export function checkKeyAddress({ key }: Identity, address: string): void {
  if (key?.admits(address) === false)
    throw new ServiceError('ip_not_allowed', 'The API key may not be used from this address.');
}
