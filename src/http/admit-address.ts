import type { FastifyReply, FastifyRequest } from 'fastify';

import { ADDRESS_LIMITS } from '../contract/limits.ts';
import type { AddressAdmission, AddressLimiter } from '../limits/address-limiter.ts';
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
 * @param address - or another value that identifies the caller, such as an account id
 */
export async function countByAddress(
  { addressLimiter }: AddressParts,
  name: AddressLimitName,
  address: string,
): Promise<AddressAdmission | undefined> {
  return addressLimiter?.admit(name, address, ADDRESS_LIMITS[name].limits);
}

/**
 * Counts a request against the limit of its address, for any response, and throws when the limit is exceeded.
 *
 * @param address - as for `countByAddress`; the default is the request's address
 * @throws ServiceError of status 429
 */
export async function admitAddress(
  parts: AddressParts,
  name: AddressLimitName,
  request: FastifyRequest,
  reply: FastifyReply,
  address = request.ip,
): Promise<void> {
  const admission = await countByAddress(parts, name, address);
  if (admission === undefined) return;
  reply.headers(addressHeaders(admission));
  if (admission.refusal !== undefined) throw admission.refusal;
}
