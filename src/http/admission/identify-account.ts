import type { IncomingHttpHeaders } from 'node:http';

import type { IdentifyToken } from '../../access/identify-token.ts';
import type { KeyIdentity, Identify } from '../../access/identify.ts';
import type { LimitedUser } from '../../limits/limiter.ts';
import type { FindSession } from '../../access/sessions.ts';
import { MCP_PATH, READ_SCOPE } from '../../contract/oauth.ts';
import { API_PREFIX } from '../../contract/service.ts';
import { ServiceError } from '../../errors.ts';
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

const TOKEN_INSTEAD_OF_KEY = `This is an access token, not an API key. Access tokens work at ${MCP_PATH} and for GET ${API_PREFIX}/usage; send an API key in the header X-API-Key here.`;

/** Whether a request has credentials, valid or not. */
export const hasCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined || (headers['x-api-key'] !== undefined && headers['x-api-key'] !== '');

const ofKey = (key: KeyIdentity): Identity => ({ user: key, key, scopes: undefined });

/**
 * Identifies the caller by API key or, where `accepts` allows it, by access token.
 *
 * @returns the caller itself if the key is cached, as most are; `site` for a visitor with the site key
 * @throws ServiceError of status 401
 */
export function identifyBearer(
  { identify, identifyToken }: Authenticators,
  headers: IncomingHttpHeaders,
  accepts: 'key' | 'key or token',
): Identity | Promise<Identity | 'site'> {
  const credential = readKey(headers);
  // Most keys are found by a search for a dot, which costs less than the pattern.
  if (!credential.includes('.') || !TOKEN_SHAPE.test(credential)) {
    const key = identify(credential);
    return key instanceof Promise
      ? key.then((found) => (found === 'site' ? found : ofKey(found)))
      : ofKey(key);
  }
  if (accepts === 'key') throw new ServiceError('invalid_api_key', TOKEN_INSTEAD_OF_KEY);
  if (identifyToken === undefined)
    throw new ServiceError('invalid_token', 'The access token was not issued by this service.');
  return identifyToken(credential).then(({ scopes, ...user }) => ({ user, key: undefined, scopes }));
}

/** The error for a key that is used from an address outside of its allowlist. */
export const addressRefusal = ({ key }: Identity, address: string): ServiceError | undefined =>
  key?.admits(address) === false
    ? new ServiceError('ip_not_allowed', 'The API key may not be used from this address.')
    : undefined;

/** The error for a token without the read scope. */
export const scopeRefusal = ({ scopes }: Identity): ServiceError | undefined =>
  scopes?.has(READ_SCOPE) === false
    ? new ServiceError('insufficient_scope', `The token lacks the scope ${READ_SCOPE}.`)
    : undefined;
