import type { FastifyReply } from 'fastify';

/**
 * Sends a body of bytes, or of one character per byte. A request that has been refused since, because it took too long, gets
 * nothing more.
 */
export function sendBytes(
  reply: FastifyReply,
  status: number,
  contentType: string,
  body: string | Buffer,
): void {
  if (reply.sent) return;
  void reply
    .code(status)
    .type(contentType)
    .send(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
}
