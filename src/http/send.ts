import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';
import { hash } from 'node:crypto';

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

/** How the bytes of a response are coded. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Headers that are remembered for each order of preference. There are few different ones. */
const MOST_HEADERS = 100;
const LONGEST_HEADER = 200;

/** Compressing a response that fits into one packet saves nothing. */
const SMALLEST_COMPRESSED = 1_024;

/**
 * The coding to use for an `Accept-Encoding` header. Undefined if the caller accepts none of ours, not even plain
 * bytes.
 */
type NegotiateEncoding = (header: string | undefined) => Encoding | undefined;

/** @param preferred - all codings, in the order in which to choose among those that the caller weighs alike */
function createNegotiate(preferred: readonly Encoding[]): NegotiateEncoding {
  const known = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: MOST_HEADERS });

  function negotiate(header: string): Encoding | undefined {
    const [best] = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(preferred, {
      preferred,
    });
    return preferred.find((encoding) => encoding === best);
  }

  return (header) => {
    if (header === undefined) return 'identity';
    const remembered = known.get(header);
    if (remembered !== undefined) return remembered.encoding;
    const encoding = negotiate(header);
    if (header.length <= LONGEST_HEADER) known.set(header, { encoding });
    return encoding;
  };
}

/** For responses that are worth compressing. */
export const negotiateLarge = createNegotiate(['br', 'gzip', 'identity']);

/** For responses that are only compressed for callers that refuse plain bytes. */
export const negotiateSmall = createNegotiate(['identity', 'gzip', 'br']);

/**
 * The coding of a response. Callers that accept none have been refused before, so they get plain bytes.
 *
 * @param length - bytes
 */
export const encodingFor = (header: string | undefined, length: number): Encoding =>
  (length < SMALLEST_COMPRESSED ? negotiateSmall(header) : negotiateLarge(header)) ?? 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Up to this many bytes, compressing takes 60 µs, less than handing the work to another thread and back. */
const LONGEST_AT_ONCE = 16_384;

/** How hard to try, from 1 to 11 for brotli and from 1 to 9 for gzip. */
interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** More effort would save a tenth of a short response and take twice the time. */
const SHORT: Effort = { brotli: 1, gzip: 1 };
/** 100 KB take half a millisecond. */
const LONG: Effort = { brotli: 4, gzip: 6 };
/** For content that is sent many times. 4 MB take 0.5 s. */
const ONCE: Effort = { brotli: 9, gzip: 9 };

const gzipOptions = ({ gzip: level }: Effort): ZlibOptions => ({ level });

const brotliOptions = (bytes: Buffer, { brotli }: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

async function encodeInThread(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip'
    ? compressGzip(bytes, gzipOptions(effort))
    : compressBrotli(bytes, brotliOptions(bytes, effort));
}

/** Compresses a response. Long ones are compressed in the thread pool, so that other requests do not wait. */
export async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity' || bytes.length > LONGEST_AT_ONCE) return encodeInThread(bytes, encoding, LONG);
  return encoding === 'gzip'
    ? gzipSync(bytes, gzipOptions(SHORT))
    : brotliCompressSync(bytes, brotliOptions(bytes, SHORT));
}

/** Compresses content that is kept in this form. */
export const encodeOnce = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encodeInThread(bytes, encoding, ONCE);

/**
 * The weak entity tag of a content. It is weak because the same content is sent in several codings, and with another
 * request id each time.
 */
export const entityTag = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a caller already has the content with this tag. Tags of this service contain no commas. */
export function isCurrentTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
