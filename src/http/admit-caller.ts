import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

import type { Identify, KeyIdentity } from '../access/identify-key.ts';
import type { IdentifyToken } from '../access/identify-token.ts';
import type { FindSession } from '../access/sessions.ts';
import type { OwnLimits, Tier } from '../contract/account.ts';
import { MCP_PATH, READ_SCOPE } from '../contract/oauth.ts';
import { API_PREFIX } from '../contract/service.ts';
import { ServiceError } from '../errors.ts';
import { limitHeaders } from '../limits/admission.ts';
import type { CountedRequest, Limiter } from '../limits/limiter.ts';
import { admitVisitor, type VisitorParts } from './admit-address.ts';
import { statusOf } from './problem.ts';

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
  readonly user: { readonly userId: string; readonly tier: Tier; readonly limits: OwnLimits | null };
  /** Undefined without an API key. */
  readonly key: KeyIdentity | undefined;
  /** The scopes of the token; undefined for a key or a session, which may do everything. */
  readonly scopes: ReadonlySet<string> | undefined;
}

/** An identified caller, and the account's limits after this request. */
interface AdmittedAccount {
  /** Undefined for a token or a browser session. */
  readonly key: KeyIdentity | undefined;
  readonly counted: CountedRequest;
}

/** A visitor with the site key, which belongs to no account. */
interface AdmittedVisitor {
  readonly key: undefined;
  readonly counted: undefined;
}

export type AdmittedCaller = AdmittedAccount | AdmittedVisitor;

type CallerParts = Authenticators & VisitorParts & { readonly limiter: Limiter };

/**
 * Identifies the caller by API key, or by token or session where the endpoint accepts an `account`, and counts the
 * request. The caller throws `counted.refusal`, if there is one, so that it is counted as a response too.
 *
 * @throws ServiceError of status 401 or 403, and of status 429 for a visitor
 */
export async function admitCaller(
  parts: CallerParts,
  required: 'key' | 'account',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdmittedCaller> {
  reply.header('cache-control', 'private, no-store');
  const { headers } = request;
  const account = await (required === 'key'
    ? identifyBearer(parts, headers, 'key')
    : identifyAccount(parts, headers));
  if (account === 'site') {
    await admitVisitor(parts, request, reply);
    return { key: undefined, counted: undefined };
  }
  // Responses to a session are for our own pages. Secret keys are recognised earlier, by their prefix.
  if (account.scopes === undefined && account.key === undefined)
    reply.removeHeader('access-control-allow-origin');
  const refusal = addressRefusal(account, request.ip) ?? scopeRefusal(account);
  if (refusal !== undefined) return forbid(parts.limiter, account, reply, refusal);
  return { key: account.key, counted: await countRequest(parts.limiter, account, reply) };
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
async function identifyAccount(
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

/** Counts a request of an account and sets the limit headers. The caller throws the refusal, as of `admitCaller`. */
export async function countRequest(
  limiter: Limiter,
  { user }: Identity,
  reply: FastifyReply,
): Promise<CountedRequest> {
  const counted = await limiter.admit(user);
  reply.headers(limitHeaders(counted));
  return counted;
}

/**
 * Refuses an identified caller. The response has the limit headers of the account, but the request is not counted:
 * otherwise anyone who finds a key could use up the limits, even where the key does not work.
 */
export async function forbid(
  limiter: Limiter,
  { user }: Identity,
  reply: FastifyReply,
  refusal: ServiceError,
): Promise<never> {
  reply.headers(limitHeaders(await limiter.look(user)));
  throw refusal;
}

/**
 * Identifies and counts a request of the API that matches no route, so that its response has the same headers as any
 * other. Without credentials, none are needed to learn that a path is wrong.
 *
 * @param error - the error that the response will report
 * @throws ServiceError of status 401, 403 or 429
 */
export async function admitUnrouted(
  parts: CallerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<void> {
  if (!request.url.startsWith(`${API_PREFIX}/`)) return;
  if (!hasCredentials(request.headers)) {
    reply.header('cache-control', 'private, no-store');
    return;
  }
  const { counted } = await admitCaller(parts, 'account', request, reply);
  if (counted === undefined) return;
  parts.limiter.countResponse(counted, statusOf(counted.refusal ?? error));
  if (counted.refusal !== undefined) throw counted.refusal;
}
