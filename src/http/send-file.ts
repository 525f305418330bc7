import type { FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { isCurrentTag } from './send.ts';
import { ServiceError } from '../errors.ts';

/** A file to send. Its content never changes. */
interface File {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly modified: Date;
  readonly contentType: string;
}

/**
 * Sends a file or the requested part of it.
 *
 * @throws ServiceError `range_not_satisfiable`
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: File): Promise<void> {
  const { bytes } = file;
  const validators = { etag: `"${file.sha256}"`, 'last-modified': file.modified.toUTCString() };
  const part = partOf(request.headers, validators, bytes);
  const unchanged = isCurrentTag(request.headers['if-none-match'], validators.etag);
  if (part === 'beyond the end' && !unchanged) {
    reply.header('content-range', `bytes */${bytes}`);
    throw new ServiceError('range_not_satisfiable', `The file has ${bytes} bytes.`);
  }
  const sent = part === undefined || part === 'beyond the end' ? { from: 0, to: bytes - 1 } : part;
  reply.headers({ ...validators, 'accept-ranges': 'bytes' }).hijack();
  if (!unchanged)
    reply.headers({
      'content-type': file.contentType,
      'content-length': sent.to - sent.from + 1,
      'content-disposition': `attachment; filename="${file.name}"`,
      ...(part === undefined ? {} : { 'content-range': `bytes ${sent.from}-${sent.to}/${bytes}` }),
    });
  const status = part === undefined ? 200 : 206;
  // The types differ in headers that only requests have.
  reply.raw.writeHead(unchanged ? 304 : status, reply.getHeaders() as OutgoingHttpHeaders);
  if (unchanged || request.method === 'HEAD') reply.raw.end();
  else await sendPart(request, reply, file.path, sent);
}

/** Validators of a file, as in headers. */
interface Validators {
  readonly etag: string;
  readonly 'last-modified': string;
}

/** The part to send; undefined for the whole file. `If-Range` compares strongly. */
function partOf(
  headers: IncomingHttpHeaders,
  validators: Validators,
  bytes: number,
): ReturnType<typeof readByteRange> {
  const condition = headers['if-range'];
  const isSame =
    condition === undefined || [validators.etag, validators['last-modified']].includes(String(condition));
  return headers.range === undefined || !isSame ? undefined : readByteRange(headers.range, bytes);
}

async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  part: ByteRange,
): Promise<void> {
  try {
    await pipeline(createReadStream(path, { start: part.from, end: part.to }), reply.raw);
  } catch (error) {
    // The client has hung up, or finds out by the missing bytes.
    request.log.info({ reqId: request.id, err: error }, 'a download ended early');
  }
}

/** A part of a file; both ends are included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads a `Range` header (RFC 9110).
 *
 * @param size - bytes of the file
 * @returns undefined if the header is to be ignored: other units, several parts, or not a range
 */
export function readByteRange(header: string, size: number): ByteRange | 'beyond the end' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond the end' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  if (from >= size) return 'beyond the end';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

const RANGE = /^bytes=(\d*)-(\d*)$/iu;
