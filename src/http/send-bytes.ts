import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Sends a body of bytes, or of one character per byte. Fastify would encode it again. Nothing may be sent or set
 * afterwards.
 */
export function sendBytes(
  reply: FastifyReply,
  status: number,
  contentType: string,
  body: string | Buffer,
): void {
  reply.header('content-type', contentType).header('content-length', body.length).hijack();
  // The types differ in headers that only requests have.
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.raw.writeHead(status, headers).end(body, 'latin1');
}
