import type { FastifyReply, FastifyRequest } from 'fastify';

import { encodeOnce, entityTag, isCurrentTag, encodingFor, type Encoding } from './send.ts';

/** Content that is the same for all callers. It is compressed once, when it is first asked for. */
export interface Representation {
  readonly contentType: string;
  readonly tag: string;
  readonly length: number;
  /** The bytes in a coding. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

/** @param content - a text, or bytes */
export function createRepresentation(contentType: string, content: string | Buffer): Representation {
  const plain = Buffer.from(content);
  const encodings = new Map<Encoding, Promise<Buffer>>();
  return {
    contentType,
    tag: entityTag(plain),
    length: plain.length,
    encoded(encoding) {
      const bytes = encodings.get(encoding) ?? encodeOnce(plain, encoding);
      encodings.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Remembers the representation of the last text: for content that seldom changes. */
export function createRepresentationOf(contentType: string): (text: string) => Representation {
  let last: { readonly text: string; readonly representation: Representation } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, representation: createRepresentation(contentType, text) };
    return last.representation;
  };
}

/** Sends content with its tag, or 304 without it to a caller that has it already. */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, tag, length, encoded }: Representation,
): Promise<FastifyReply> {
  reply.header('etag', tag);
  if (isCurrentTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = await encoded(encoding);
  // Refused since, because it took too long.
  if (reply.sent) return reply;
  return reply.type(contentType).send(bytes);
}
