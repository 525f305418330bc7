import type { FastifyReply, FastifyRequest } from 'fastify';

import { ADDRESS_LIMITS, type WindowLimit } from '../contract/limits.ts';
import { createWorkQueue, type WorkQueue } from '../engines/work-queue.ts';
import { ServiceError } from '../errors.ts';
import type { AddressAdmission, AddressLimiter } from '../limits/address-limiter.ts';
import type { LimitedUser } from '../limits/limiter.ts';
import type { VisitorLimiter } from '../limits/visitor-limiter.ts';

/**
 * Requests of visitors that one process runs at the same time, and that wait. Some searches take the engine 50 ms, and a
 * flood of them within the limits would otherwise delay accounts.
 */
const AT_ONCE = 8;
const WAITING = 400;
/** Seconds in which most waiting requests are done. */
const RETRY_AFTER = 2;

/** The names of the limits per address. */
export type AddressLimitName = keyof typeof ADDRESS_LIMITS;

interface AddressParts {
  /** Undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
}

/**
 * Counts a request against the limit of its address. The caller throws the refusal, if there is one.
 *
 * @param caller - a network address, or the account that is limited instead
 */
export async function countByAddress(
  { addressLimiter }: AddressParts,
  name: AddressLimitName,
  caller: string | LimitedUser,
): Promise<AddressAdmission | undefined> {
  const { limits } = ADDRESS_LIMITS[name];
  return typeof caller === 'string'
    ? addressLimiter?.admit(name, caller, limits)
    : addressLimiter?.admit(name, caller.userId, limits, { tier: caller.tier });
}

/**
 * Counts a request against the limit of its address, for any response, and throws when the limit is exceeded.
 *
 * @param caller - as for `countByAddress`; the default is the request's address
 * @throws ServiceError of status 429
 */
export async function admitAddress(
  parts: AddressParts,
  name: AddressLimitName,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: string | LimitedUser = request.ip,
): Promise<void> {
  const admission = await countByAddress(parts, name, caller);
  if (admission === undefined) return;
  reply.headers(addressHeaders(admission));
  if (admission.refusal !== undefined) throw admission.refusal;
}

/**
 * As `admitAddress`, for a response that shared caches keep: only a refusal has the headers of its caller's limits.
 *
 * @throws ServiceError of status 429
 */
export async function admitReader(
  parts: AddressParts,
  name: AddressLimitName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const admission = await countByAddress(parts, name, request.ip);
  if (admission !== undefined) refuse(admission, reply);
}

/** The limits per address of an endpoint without a key: of all its requests, and of those that succeed. */
export interface AcceptanceLimits {
  readonly attempts: AddressLimitName;
  readonly accepted: AddressLimitName;
}

/**
 * Runs something that counts against a limit only if it succeeds. It is counted while it runs, so that simultaneous
 * requests cannot exceed the limit.
 *
 * @param show - called with the admission, and again if it changes
 * @throws ServiceError of status 429, and what `run` throws
 */
export async function countIfAccepted<Result>(
  admission: AddressAdmission | undefined,
  run: () => Promise<Result>,
  show: (admission: AddressAdmission) => void = () => undefined,
): Promise<Result> {
  if (admission === undefined) return run();
  show(admission);
  if (admission.refusal !== undefined) throw admission.refusal;
  try {
    return await run();
  } catch (error) {
    await admission.withdraw();
    const { state } = admission;
    show({ ...admission, state: { ...state, remaining: state.remaining + 1 } });
    throw error;
  }
}

/** Runs a request of such an endpoint. The headers describe the limit with the fewest requests left. */
export async function admitAttempt(
  parts: AddressParts,
  { attempts, accepted }: AcceptanceLimits,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<void>,
): Promise<void> {
  const attempt = await countByAddress(parts, attempts, request.ip);
  const admission =
    attempt?.refusal === undefined ? await countByAddress(parts, accepted, request.ip) : attempt;
  await countIfAccepted(admission, run, (shown) => {
    const scarcest =
      attempt !== undefined && attempt.state.remaining < shown.state.remaining ? attempt : shown;
    const limits = [accepted, attempts].flatMap(
      (name): readonly WindowLimit[] => ADDRESS_LIMITS[name].limits,
    );
    reply.headers(addressHeaders({ ...scarcest, limits }));
  });
}

export interface VisitorParts {
  /** Undefined when limits are switched off. */
  readonly visitorLimiter?: VisitorLimiter | undefined;
}

function refuse(admission: AddressAdmission, reply: FastifyReply): void {
  if (admission.refusal === undefined) return;
  reply.headers(addressHeaders(admission));
  throw admission.refusal;
}

/**
 * Counts a request with the site key by its address.
 *
 * @throws ServiceError of status 429
 */
export async function admitVisitor(
  { visitorLimiter }: VisitorParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // The key is for our own pages, so the browser must not give the response to pages of other origins.
  reply.removeHeader('access-control-allow-origin');
  const admission = await visitorLimiter?.admit(request.ip);
  if (admission === undefined) return;
  refuse(admission, reply);
  reply.headers(addressHeaders(admission));
}

/**
 * Counts the questions of a visitor's response before it is sent.
 *
 * @throws ServiceError of status 429
 */
export async function countQuestions(
  { visitorLimiter }: VisitorParts,
  questions: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (visitorLimiter === undefined || questions === 0) return;
  refuse(await visitorLimiter.countQuestions(request.ip, questions), reply);
}

/** Runs the requests of visitors, few at a time. Rejects with ServiceError `service_unavailable` if many are waiting. */
export const createVisitorQueue = (): WorkQueue =>
  createWorkQueue({
    atOnce: AT_ONCE,
    waiting: WAITING,
    createBusyError: () =>
      new ServiceError('service_unavailable', 'Too many visitors are waiting.', { retryAfter: RETRY_AFTER }),
  });

/** The limit headers for a caller without a key, whose address is limited. Accounts have headers with the same names. */
export const addressHeaders = ({
  state,
  limits,
}: Pick<AddressAdmission, 'state' | 'limits'>): Record<string, string> => ({
  'ratelimit-limit': String(state.limit),
  'ratelimit-remaining': String(state.remaining),
  'ratelimit-reset': String(state.resetInSeconds),
  'ratelimit-policy': limits.map(({ most, window }) => `${most};w=${window / 1_000}`).join(', '),
});
