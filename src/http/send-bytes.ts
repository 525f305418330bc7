import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';

import { setLine } from './prepared-response.ts';

/**
 * Sends a body of bytes, or of one character per byte. Fastify would encode it again. Nothing may be sent or set
 * afterwards. A request that has been refused since, because it took too long, gets nothing more.
 */
export function sendBytes(
  reply: FastifyReply,
  status: number,
  contentType: string,
  body: string | Buffer,
): void {
  if (reply.sent) return;
  setLine(reply, 'content-type', contentType);
  const { raw } = reply.hijack();
  // The types differ in headers that only requests have.
  raw
    .writeHead(status, reply.header('content-length', body.length).getHeaders() as OutgoingHttpHeaders)
    .end(body, 'latin1');
}
