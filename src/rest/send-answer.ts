import type { FastifyReply, FastifyRequest } from 'fastify';

import { encode, entityTag, isCurrentTag, encodingFor, sendBytes } from '../http/send.ts';
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
export async function sendAnswer(
  { status, revalidates }: Pick<Route, 'status' | 'revalidates'>,
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<void> {
  if (revalidates === true) {
    const tag = tagOf(body, request.id);
    reply.header('etag', tag);
    if (isCurrentTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  const header = request.headers['accept-encoding'];
  const encoding = encodingFor(header, body.length);
  if (encoding === 'identity' || header === undefined) {
    sendBytes(reply, status, JSON_TYPE, body);
    return undefined;
  }
  const bytes = await encode(Buffer.from(body, 'latin1'), encoding);
  sendBytes(reply.header('content-encoding', encoding), status, JSON_TYPE, bytes);
}
