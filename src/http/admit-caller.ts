import type { FastifyReply, FastifyRequest } from 'fastify';

import { BURST_WINDOW } from '../access/admission.ts';
import type { Identify } from '../access/identify.ts';
import type { Limiter, LimitState } from '../access/limiter.ts';
import { ServiceError } from '../errors.ts';
import { readKey } from './credentials.ts';

const DAY_IN_SECONDS = 86_400;

/** The headers of the IETF draft before its eighth version; the reset is in seconds from now. */
function limitHeaders(state: LimitState): Record<string, string> {
  const burst = `${state.limit};w=${BURST_WINDOW / 1000}`;
  return {
    'ratelimit-limit': String(state.limit),
    'ratelimit-remaining': String(state.remaining),
    'ratelimit-reset': String(state.resetInSeconds),
    'ratelimit-policy': state.perDay === null ? burst : `${burst}, ${state.perDay};w=${DAY_IN_SECONDS}`,
  };
}

/**
 * Lets a request in by its key and counts it. Whatever is answered from here on tells the state of the limits.
 *
 * @throws ServiceError of status 401 or 429
 */
export async function admitCaller(
  identify: Identify,
  limiter: Limiter | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.header('cache-control', 'private, no-store');
  const owner = await identify(readKey(request.headers));
  // A secret key has no business in a page: the browser shall not hand the answer to the script that used it.
  if (owner.scope === 'sk') reply.removeHeader('access-control-allow-origin');
  if (!owner.admits(request.ip))
    throw new ServiceError('ip_not_allowed', 'The API key may not be used from this address.');
  if (limiter === undefined) return;
  const { state, refusal } = await limiter.admit(owner.userId, owner.tier);
  reply.headers(limitHeaders(state));
  if (refusal !== undefined) throw refusal;
}
