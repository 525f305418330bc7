import type { FastifyReply, FastifyRequest } from 'fastify';

import type { KeyIdentity } from '../access/identify.ts';
import type { CountedRequest, Limiter } from '../limits/limiter.ts';
import { READ_SCOPE } from '../contract/oauth.ts';
import { ServiceError } from '../errors.ts';
import {
  hasCredentials,
  checkKeyAddress,
  identifyBearer,
  type Authenticators,
  type Identity,
} from './identify-account.ts';
import { limitHeaders } from './limit-headers.ts';

/** A caller who is known, and the limits of the account after this request. */
export interface AdmittedCaller {
  /** Undefined for who came with a token or is signed in. */
  readonly key: KeyIdentity | undefined;
  readonly counted: CountedRequest;
}

/** Whom an endpoint answers: whoever sends a key, or everybody with an account, however it is known. */
export type RequiredIdentity = 'key' | 'account';

/**
 * Counts a request of an account. Whatever is answered from here on tells the state of the limits; a refusal by them is the caller's
 * to throw, so that it is counted as an answer too.
 */
export async function countRequest(
  limiter: Limiter,
  { user }: Identity,
  reply: FastifyReply,
): Promise<CountedRequest> {
  const counted = await limiter.admit(user);
  if (counted.limited) reply.headers(limitHeaders(counted));
  return counted;
}

/**
 * Refuses a token that does not cover reading.
 *
 * @throws ServiceError `insufficient_scope`
 */
export function checkScope({ scopes }: Identity): void {
  if (scopes?.has(READ_SCOPE) === false)
    throw new ServiceError('insufficient_scope', `The token does not cover the scope ${READ_SCOPE}.`);
}

async function findSignedIn({ findSession }: Authenticators, request: FastifyRequest): Promise<Identity> {
  const user = await findSession?.(request.headers.cookie);
  if (user === undefined)
    throw new ServiceError(
      'missing_api_key',
      'The request carries neither an API key nor an access token, and nobody is signed in.',
    );
  return { user, key: undefined, scopes: undefined };
}

function identifyAccount(accounts: Authenticators, request: FastifyRequest): Promise<Identity> {
  return hasCredentials(request.headers)
    ? identifyBearer(accounts, request.headers, 'key or token')
    : findSignedIn(accounts, request);
}

/**
 * Knows a request by its key, or by what else the endpoint takes, and counts it.
 *
 * @throws ServiceError of status 401 or 403
 */
export async function admitCaller(
  parts: Authenticators & { readonly limiter: Limiter },
  wanted: RequiredIdentity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdmittedCaller> {
  reply.header('cache-control', 'private, no-store');
  const account =
    wanted === 'key'
      ? await identifyBearer(parts, request.headers, 'key')
      : await identifyAccount(parts, request);
  // Neither a secret key nor a session has any business in a page of others: the browser shall not hand the answer to its script.
  if (account.scopes === undefined && account.key?.scope !== 'pk')
    reply.removeHeader('access-control-allow-origin');
  checkKeyAddress(account, request.ip);
  checkScope(account);
  return { key: account.key, counted: await countRequest(parts.limiter, account, reply) };
}
