import type { FastifyReply, FastifyRequest } from 'fastify';

import { createWorkQueue, type WorkQueue } from '../../engines/work-queue.ts';
import { ServiceError } from '../../errors.ts';
import type { AddressAdmission } from '../../limits/address-limiter.ts';
import type { VisitorLimiter } from '../../limits/visitor-limiter.ts';
import { addressHeaders } from './limit-headers.ts';

/**
 * Requests of visitors that one process runs at the same time, and that wait. Some searches take the engine 50 ms, and a
 * flood of them within the limits would otherwise delay accounts.
 */
const AT_ONCE = 8;
const WAITING = 400;
/** Seconds in which most waiting requests are done. */
const RETRY_AFTER = 2;

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
