import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Caller, Identify } from '../access/identify.ts';
import type { Counted, Limiter } from '../access/limiter.ts';
import { ServiceError } from '../errors.ts';
import { readKey } from './credentials.ts';
import { limitHeaders } from './limit-headers.ts';

/** A caller who is known, and the limits of the account after this request. */
export interface AdmittedCaller {
  readonly key: Caller;
  readonly counted: Counted;
}

/**
 * Knows a request by its key and counts it. Whatever is answered from here on tells the state of the limits; a refusal by them is
 * the caller's to throw, so that it is counted as an answer too.
 *
 * @throws ServiceError of status 401 or 403
 */
export async function admitCaller(
  identify: Identify,
  limiter: Limiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdmittedCaller> {
  reply.header('cache-control', 'private, no-store');
  const owner = await identify(readKey(request.headers));
  // A secret key has no business in a page: the browser shall not hand the answer to the script that used it.
  if (owner.scope === 'sk') reply.removeHeader('access-control-allow-origin');
  if (!owner.admits(request.ip))
    throw new ServiceError('ip_not_allowed', 'The API key may not be used from this address.');
  const counted = await limiter.admit(owner);
  if (counted.limited) reply.headers(limitHeaders(counted));
  return { key: owner, counted };
}
