import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  addressRefusal,
  hasCredentials,
  identifyAccount,
  identifyBearer,
  scopeRefusal,
  type Authenticators,
  type Identity,
  type KeyIdentity,
} from '../access/caller.ts';
import { API_PREFIX } from '../contract/service.ts';
import type { TierLimits } from '../contract/account.ts';
import type { ServiceError } from '../errors.ts';
import { BURST_WINDOW, scarcestLimit, DAY, dayOf, monthOf } from '../limits/admission.ts';
import type { CountedRequest, Limiter } from '../limits/limiter.ts';
import { admitVisitor, type VisitorParts } from './admit-address.ts';
import { statusOf } from './problem.ts';

const SECOND = 1000;

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
  // Secret keys and sessions must not be used by pages of other origins, so the browser must not give their scripts the
  // response.
  if (account.scopes === undefined && account.key?.scope !== 'pk')
    reply.removeHeader('access-control-allow-origin');
  const refusal = addressRefusal(account, request.ip) ?? scopeRefusal(account);
  if (refusal !== undefined) return forbid(parts.limiter, account, reply, refusal);
  return { key: account.key, counted: await countRequest(parts.limiter, account, reply) };
}

/** Counts a request of an account and sets the limit headers. The caller throws the refusal, as of `admitCaller`. */
export async function countRequest(
  limiter: Limiter,
  { user }: Identity,
  reply: FastifyReply,
): Promise<CountedRequest> {
  const counted = await limiter.admit(user);
  setLimitHeaders(reply, counted);
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
  setLimitHeaders(reply, await limiter.look(user));
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

/**
 * Sets the headers for a caller with an account, which describe the scarcest of its limits. The names are those of the
 * IETF draft before version 8. `RateLimit-Reset` is in seconds from now.
 */
function setLimitHeaders(reply: FastifyReply, { admission, limits, limited }: CountedRequest): void {
  if (!limited) return;
  const { limit, remaining, resetInSeconds } = scarcestLimit(admission, limits);
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetInSeconds,
    'ratelimit-policy': policyOf(limits, admission.time),
  });
}

/** All limits that apply, each with its window in seconds. */
function policyOf({ burst, perDay, perMonth }: TierLimits, time: number): string {
  const day = perDay === null ? '' : `, ${perDay};w=${DAY / SECOND}`;
  if (perMonth === null) return `${burst};w=${BURST_WINDOW / SECOND}${day}`;
  const { first, next } = monthOf(dayOf(time));
  return `${burst};w=${BURST_WINDOW / SECOND}${day}, ${perMonth};w=${((next - first) * DAY) / SECOND}`;
}
