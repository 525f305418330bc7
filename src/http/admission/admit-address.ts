import type { FastifyReply, FastifyRequest } from 'fastify';

import { ADDRESS_LIMITS, type WindowLimit } from '../../contract/limits.ts';
import type { LimitedUser } from '../../limits/limiter.ts';
import type { AddressAdmission, AddressLimiter } from '../../limits/address-limiter.ts';
import { addressHeaders } from './limit-headers.ts';

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
