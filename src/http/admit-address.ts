import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AddressLimit, AddressLimiter } from '../access/address-limiter.ts';
import { addressHeaders } from './limit-headers.ts';

/** Milliseconds. */
const MINUTE = 60_000;

/** What an address may send to endpoints without a key, by the name that the route table knows. */
const ADDRESS_LIMITS = {
  report: [{ most: 5, window: MINUTE }],
} as const satisfies Record<string, readonly AddressLimit[]>;

/** The names of limits by address. */
export type AddressLimitName = keyof typeof ADDRESS_LIMITS;

/**
 * Lets a request in by the address that it comes from; it counts whatever is answered.
 *
 * @throws ServiceError of status 429
 */
export async function admitAddress(
  { addressLimiter }: { readonly addressLimiter: AddressLimiter | undefined },
  name: AddressLimitName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (addressLimiter === undefined) return;
  const admission = await addressLimiter.admit(name, request.ip, ADDRESS_LIMITS[name]);
  reply.headers(addressHeaders(admission));
  if (admission.refusal !== undefined) throw admission.refusal;
}
