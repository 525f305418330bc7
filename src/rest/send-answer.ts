import type { FastifyReply, FastifyRequest } from 'fastify';

import { entityTag, onceOnly, sendRepresentation } from '../http/send.ts';
import type { Route } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The tag of a response. The request id differs in equal responses. */
function tagOf(body: string, requestId: string): string {
  const at = body.lastIndexOf(requestId);
  return entityTag(body.slice(0, at) + body.slice(at + requestId.length));
}

/**
 * Sends a response in the coding that the caller prefers, or 304 to a caller that has it already.
 *
 * @param body - in the form of `bytesOf`
 */
export function sendAnswer(
  { status, revalidates }: Pick<Route, 'status' | 'revalidates'>,
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<FastifyReply> {
  const tag = revalidates === true ? tagOf(body, request.id) : undefined;
  return sendRepresentation(
    request,
    reply.code(status),
    onceOnly(JSON_TYPE, Buffer.from(body, 'latin1'), tag),
  );
}
