import type { FastifyReply, FastifyRequest } from 'fastify';

import type { KeyIdentity } from '../../access/identify.ts';
import type { CountedRequest, CountsWanted, Limiter } from '../../limits/limiter.ts';
import { ServiceError } from '../../errors.ts';
import {
  addressRefusal,
  hasCredentials,
  identifyBearer,
  scopeRefusal,
  type Authenticators,
  type Identity,
} from './identify-account.ts';
import { admitVisitor, type VisitorParts } from './admit-visitor.ts';
import { setLimitHeaders } from './limit-headers.ts';

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

const VISITOR: AdmittedVisitor = { key: undefined, counted: undefined };

/** What an endpoint requires: an API key, or an account identified by key, token or session. */
type RequiredIdentity = 'key' | 'account';

interface WantedCaller {
  readonly identity: RequiredIdentity;
  readonly counts: CountsWanted;
}

function reportLimits(counted: CountedRequest, reply: FastifyReply): void {
  if (counted.limited) setLimitHeaders(reply, counted);
}

/**
 * Counts a request of an account and sets the limit headers. The caller throws the refusal, if there is one, so that it
 * is counted as a response too.
 */
export async function countRequest(
  limiter: Limiter,
  { user }: Identity,
  reply: FastifyReply,
): Promise<CountedRequest> {
  const counted = await limiter.admit(user);
  reportLimits(counted, reply);
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
  reportLimits(await limiter.look(user), reply);
  throw refusal;
}

async function findSignedIn({ findSession }: Authenticators, request: FastifyRequest): Promise<Identity> {
  const user = await findSession?.(request.headers.cookie);
  if (user === undefined)
    throw new ServiceError(
      'missing_api_key',
      'The request has no API key, access token or signed-in session. Send your key in the header X-API-Key.',
    );
  return { user, key: undefined, scopes: undefined };
}

function identifyAccount(
  accounts: Authenticators,
  request: FastifyRequest,
): Identity | Promise<Identity | 'site'> {
  return hasCredentials(request.headers)
    ? identifyBearer(accounts, request.headers, 'key or token')
    : findSignedIn(accounts, request);
}

/**
 * Identifies the caller by API key, or by token or session where the endpoint accepts them, and counts the request.
 *
 * @throws ServiceError of status 401 or 403, and of status 429 for a visitor
 */
export async function admitCaller(
  parts: Authenticators & VisitorParts & { readonly limiter: Limiter },
  wanted: WantedCaller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdmittedCaller> {
  reply.header('cache-control', 'private, no-store');
  const found =
    wanted.identity === 'key'
      ? identifyBearer(parts, request.headers, 'key')
      : identifyAccount(parts, request);
  const account = found instanceof Promise ? await found : found;
  if (account === 'site') {
    await admitVisitor(parts, request, reply);
    return VISITOR;
  }
  // Secret keys and sessions must not be used by pages of other origins, so the browser must not give their scripts the
  // response.
  if (account.scopes === undefined && account.key?.scope !== 'pk')
    reply.removeHeader('access-control-allow-origin');
  const refusal = addressRefusal(account, request.ip) ?? scopeRefusal(account);
  if (refusal !== undefined) return forbid(parts.limiter, account, reply, refusal);
  const counted = await parts.limiter.admit(account.user, wanted.counts);
  reportLimits(counted, reply);
  return { key: account.key, counted };
}
