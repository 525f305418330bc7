import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { Tier, OwnLimits } from '../contract/account.ts';
import { describeKeyMistake, isWellFormedKey } from '../contract/key-format.ts';
import { MCP_PATH, READ_SCOPE } from '../contract/oauth.ts';
import { API_PREFIX, KEYS_PATH } from '../contract/service.ts';
import { ServiceError } from '../errors.ts';
import { createNetworkTest } from '../network/address.ts';
import { findKeys, type KeyOwner } from '../store/accounts/owners.ts';
import type { Database } from '../store/database.ts';
import type { IdentifyToken } from './identify-token.ts';
import { createLookup } from './lookup.ts';
import type { FindSession } from './sessions.ts';
import type { SiteKeys } from './site-key.ts';

/** The caller: an account, identified by one of its keys, by a token or by a session. */
export interface Identity {
  readonly user: { readonly userId: string; readonly tier: Tier; readonly limits: OwnLimits | null };
  /** Undefined without an API key. */
  readonly key: KeyIdentity | undefined;
  /** The scopes of the token; undefined for a key or a session, which may do everything. */
  readonly scopes: ReadonlySet<string> | undefined;
}

/** The caller with a key. */
export interface KeyIdentity extends KeyOwner {
  /** Whether the key may be used from an address, in any spelling. */
  readonly admits: (address: string) => boolean;
}

/** The ways to identify an account. */
export interface Authenticators {
  readonly identify: Identify;
  /** Without it no access token is accepted. */
  readonly identifyToken?: IdentifyToken | undefined;
  /** Finds the account of a signed-in browser by the `Cookie` header. */
  readonly findSession?: FindSession | undefined;
}

/** Whether a request has credentials, valid or not. */
export const hasCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined || (headers['x-api-key'] !== undefined && headers['x-api-key'] !== '');

/** A signed token has three parts; keys have no dots. The third part is empty when the signature was removed. */
const TOKEN_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Identifies the caller by API key or, where `accepts` allows it, by access token.
 *
 * @returns the caller, or `site` for a visitor with the site key
 * @throws ServiceError of status 401; `service_unavailable`
 */
export async function identifyBearer(
  { identify, identifyToken }: Authenticators,
  headers: IncomingHttpHeaders,
  accepts: 'key' | 'key or token',
): Promise<Identity | 'site'> {
  const credential = readKey(headers);
  if (!TOKEN_SHAPE.test(credential)) {
    const key = await identify(credential);
    return key === 'site' ? key : { user: key, key, scopes: undefined };
  }
  if (accepts === 'key')
    throw new ServiceError(
      'invalid_api_key',
      `This is an access token, not an API key. Access tokens work at ${MCP_PATH} and for GET ${API_PREFIX}/usage; send an API key in the header X-API-Key here.`,
    );
  if (identifyToken === undefined)
    throw new ServiceError('invalid_token', 'The access token was not issued by this service.');
  const { scopes, ...user } = await identifyToken(credential);
  return { user, key: undefined, scopes };
}

/**
 * Identifies the caller by key, token or the session of a browser.
 *
 * @returns the caller, or `site` for a visitor with the site key
 * @throws ServiceError of status 401; `service_unavailable`
 */
export async function identifyAccount(
  authenticators: Authenticators,
  headers: IncomingHttpHeaders,
): Promise<Identity | 'site'> {
  if (hasCredentials(headers)) return identifyBearer(authenticators, headers, 'key or token');
  const user = await authenticators.findSession?.(headers.cookie);
  if (user === undefined)
    throw new ServiceError(
      'missing_api_key',
      'The request has no API key, access token or signed-in session. Send your key in the header X-API-Key.',
    );
  return { user, key: undefined, scopes: undefined };
}

const BEARER = /^bearer +(\S+) *$/i;

/**
 * Reads the key of a request from `X-API-Key` or `Authorization: Bearer`. Another authorization scheme next to
 * `X-API-Key` is meant for a proxy and is ignored.
 *
 * @throws ServiceError `missing_api_key`, or `invalid_api_key` when the two headers have different keys
 */
export function readKey(headers: IncomingHttpHeaders): string {
  const plain = headers['x-api-key'];
  const own = typeof plain === 'string' && plain !== '' ? plain : undefined;
  const bearer = headers.authorization === undefined ? undefined : BEARER.exec(headers.authorization)?.[1];
  if (own !== undefined && bearer !== undefined && own !== bearer)
    throw new ServiceError(
      'invalid_api_key',
      'X-API-Key and Authorization contain different keys. Send only one.',
    );
  const key = own ?? bearer;
  if (key !== undefined) return key;
  // Where to get a key follows with the address of the service.
  const detail =
    headers.authorization === undefined
      ? 'The request has no API key. Send your key in the header X-API-Key.'
      : 'The Authorization header contains no key. Send "Bearer", a space and the key.';
  throw new ServiceError('missing_api_key', detail);
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

/** The error for the site key where an account's key is needed. */
export const ownKeyRequired = (): ServiceError =>
  new ServiceError(
    'own_key_required',
    `This is the key of the pages of the service, which belongs to no account. Create a free key on the page ${KEYS_PATH}.`,
  );

/**
 * Identifies the caller by its key: the account, or `site` for the key in the pages of the service.
 *
 * @throws ServiceError `invalid_api_key` for a key that is malformed, unknown, revoked or expired;
 * `service_unavailable` if it cannot be looked up
 */
export type Identify = (key: string) => Promise<KeyIdentity | 'site'>;

/**
 * Identifies callers from the database, with a bounded, short-lived cache.
 *
 * @param now - milliseconds of a monotonic clock
 * @param isSiteKey - whether a well-formed key is that of the service's own pages; the default is that none is
 * @param noteUse - called with each id that is looked up: for a key in use about every 1.5 s, so that requests
 * pay nothing for it
 */
export function createIdentify(
  database: Database,
  now: () => number = () => performance.now(),
  isSiteKey: SiteKeys['accepts'] = () => Promise.resolve(false),
  noteUse: (keyId: string) => void = () => undefined,
): Identify {
  const { recent, find } = createLookup<KeyIdentity>({
    async load(hashes, loadedAt) {
      const rows = await findKeys(
        database,
        hashes.map((hash) => Buffer.from(hash, 'base64')),
      );
      for (const { keyId } of rows) noteUse(keyId);
      return new Map(
        rows.map(({ hash, expiresIn, ...owner }) => {
          const admits = owner.networks.length === 0 ? () => true : createNetworkTest(owner.networks);
          const endsAt = loadedAt + (expiresIn ?? Infinity);
          return [hash.toString('base64'), { value: { ...owner, admits }, endsAt }];
        }),
      );
    },
    busyMessage: 'Too many keys are being looked up.',
    now,
  });

  return async (key) => {
    // `hashKey` in base64: on the path of every request, this is faster than converting the bytes.
    const name = hash('sha256', key, 'base64');
    // A cached name belongs to a key that was well-formed when it was looked up.
    const cached = recent(name);
    if (cached !== undefined) return cached;
    // No look-up, and thus no wait: a typo is recognized by the key alone.
    if (!isWellFormedKey(key)) throw new ServiceError('invalid_api_key', describeKeyMistake(key));
    if (await isSiteKey(key)) return 'site';
    const found = await find(name);
    // One sentence for all three, so that nobody learns whether a key has ever existed.
    if (found === undefined)
      throw new ServiceError('invalid_api_key', 'The API key is unknown, revoked or expired.');
    return found;
  };
}
