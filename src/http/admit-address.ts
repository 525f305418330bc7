import type { FastifyReply, FastifyRequest } from 'fastify';

import { ADDRESS_LIMITS } from '../contract/limits.ts';
import type { AddressAdmission, AddressLimiter } from '../limits/address-limiter.ts';
import { addressHeaders } from './limit-headers.ts';

/** The names of limits by address. */
export type AddressLimitName = keyof typeof ADDRESS_LIMITS;

interface AddressParts {
  /** Undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
}

/**
 * Counts a request by the address that it comes from; a refusal is the caller's to throw.
 *
 * @param address - or whatever else tells callers apart, such as the id of an account
 */
export async function countByAddress(
  { addressLimiter }: AddressParts,
  name: AddressLimitName,
  address: string,
): Promise<AddressAdmission | undefined> {
  return addressLimiter?.admit(name, address, ADDRESS_LIMITS[name].limits);
}

/**
 * Lets a request in by the address that it comes from; it counts whatever is answered.
 *
 * @param address - as `countByAddress` takes it; by default that of the request
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
