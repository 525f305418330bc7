import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AddressAdmission, AddressLimit, AddressLimiter } from '../limits/address-limiter.ts';
import { addressHeaders } from './limit-headers.ts';

/** Milliseconds. */
const MINUTE = 60_000;

/** What may come from one address, or from whatever else tells callers apart, by the name of the limit. */
const ADDRESS_LIMITS = {
  report: [{ most: 5, window: MINUTE }],
  /** Attempts to sign in, and passwords with links of mails. */
  'sign-in': [
    { most: 20, window: MINUTE },
    { most: 100, window: 60 * MINUTE },
  ],
  /** Sign-ups, good ones or not. */
  'sign-up': [{ most: 30, window: 60 * MINUTE }],
  /** Mails that somebody asks for. */
  mail: [{ most: 30, window: 60 * MINUTE }],
  /** Registrations of clients. A web client registers for all its users from few addresses. */
  'oauth-register': [
    { most: 20, window: MINUTE },
    { most: 200, window: 60 * MINUTE },
  ],
  /** Codes and refresh tokens that are turned into tokens, or revoked. */
  'oauth-token': [{ most: 300, window: MINUTE }],
  /** Requests for authorization, each of which is kept for an hour. */
  'oauth-authorize': [{ most: 120, window: MINUTE }],
  /** What needs no credentials at the endpoint for agents. */
  mcp: [
    { most: 50, window: 1_000 },
    { most: 5_000, window: 10 * MINUTE },
  ],
  /** What an account asks there beside calls of tools, which count as requests. */
  'mcp-account': [
    { most: 50, window: 1_000 },
    { most: 5_000, window: 10 * MINUTE },
  ],
} as const satisfies Record<string, readonly AddressLimit[]>;

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
  return addressLimiter?.admit(name, address, ADDRESS_LIMITS[name]);
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
