import type { FastifyReply, FastifyRequest } from 'fastify';

import { PreparedQuestion } from '../contract/prepared-question.ts';
import { encode } from '../http/content/encode.ts';
import { entityTag, isCurrentTag } from '../http/content/entity-tag.ts';
import type { GzipQuestions } from '../http/content/gzip-questions.ts';
import { encodingFor, prefersGzip } from '../http/content/negotiate-encoding.ts';
import { sendBytes } from '../http/send-bytes.ts';
import type { Route } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The tag of a response. The request id differs in equal responses. */
function tagOf(body: string, requestId: string): string {
  const at = body.lastIndexOf(requestId);
  return entityTag(body.slice(0, at) + body.slice(at + requestId.length));
}

/** The response joined from compressed questions, if the caller takes gzip and enough of them are known. */
function joinedGzip(gzip: GzipQuestions, header: string, body: string, data: unknown): string | undefined {
  if (!Array.isArray(data) || !(data[0] instanceof PreparedQuestion) || !prefersGzip(header, body.length))
    return undefined;
  return gzip.join(
    body,
    (data as readonly PreparedQuestion[]).map(({ bytes }) => bytes),
  );
}

/**
 * Sends a response in the coding that the caller prefers, or 304 to a caller that has it already.
 *
 * @param body - in the form of `bytesOf`
 * @param data - the part of it that may be questions
 * @param gzip - joins the response of routes that send the same questions again and again
 */
export async function sendAnswer(
  { status, revalidates, sendsAgain }: Pick<Route, 'status' | 'revalidates' | 'sendsAgain'>,
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  data: unknown,
  gzip: GzipQuestions,
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
  const joined = sendsAgain === true ? joinedGzip(gzip, header, body, data) : undefined;
  if (joined !== undefined) {
    sendBytes(reply.header('content-encoding', 'gzip'), status, JSON_TYPE, joined);
    return undefined;
  }
  const bytes = await encode(Buffer.from(body, 'latin1'), encoding);
  sendBytes(reply.header('content-encoding', encoding), status, JSON_TYPE, bytes);
}
