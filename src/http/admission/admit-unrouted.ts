import type { FastifyReply, FastifyRequest } from 'fastify';

import { API_PREFIX } from '../../contract/service.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { admitCaller } from './admit-caller.ts';
import type { VisitorParts } from './admit-visitor.ts';
import { hasCredentials, type Authenticators } from './identify-account.ts';
import { statusOf } from '../problem.ts';

const WANTED = { identity: 'account', counts: 'recent' } as const;

/**
 * Identifies and counts a request of the API that matches no route, so that its response has the same headers as any
 * other. Without credentials, none are needed to learn that a path is wrong.
 *
 * @param error - the error that the response will report
 * @throws ServiceError of status 401, 403 or 429
 */
export async function admitUnrouted(
  parts: Authenticators & VisitorParts & { readonly limiter: Limiter },
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<void> {
  if (!request.url.startsWith(`${API_PREFIX}/`)) return;
  if (!hasCredentials(request.headers)) {
    reply.header('cache-control', 'private, no-store');
    return;
  }
  const { counted } = await admitCaller(parts, WANTED, request, reply);
  if (counted === undefined) return;
  const answer = counted.refusal ?? error;
  parts.limiter.countResponse(counted, statusOf(answer));
  if (counted.refusal !== undefined) throw counted.refusal;
}
