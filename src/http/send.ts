import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { hash } from 'node:crypto';
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
import { routeNotFound } from '../errors.ts';
import { share, type PublicKind } from './lifetimes.ts';

/** How the bytes of a response are coded. */
export type Encoding = 'br' | 'gzip' | 'identity';

type Compression = Exclude<Encoding, 'identity'>;

/** What a response contains. */
export interface Representation {
  readonly contentType: string;
  /** Without it, a caller cannot ask whether it has the content already. */
  readonly tag?: string | undefined;
  /** The bytes without a coding. */
  readonly plain: Buffer;
  /** Whether it is sent without a coding: its format is compressed already, or compressing costs more than it is worth. */
  readonly neverCompressed?: boolean;
  readonly compressed: (coding: Compression) => Promise<Buffer>;
}

/** Sends content in the coding that the caller prefers, or 304 to a caller that has it already. */
export async function sendRepresentation(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { contentType, tag, plain, neverCompressed, compressed }: Representation,
): Promise<FastifyReply> {
  if (tag !== undefined) reply.header('etag', tag);
  if (tag !== undefined && isCurrentTag(headers['if-none-match'], tag)) return reply.code(304).send();
  // Callers that accept no coding of ours have been refused before, so they get plain bytes.
  const negotiate = plain.length < SMALLEST_COMPRESSED ? negotiateSmall : negotiateLarge;
  const encoding =
    (neverCompressed === true ? undefined : negotiate(headers['accept-encoding'])) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = encoding === 'identity' ? plain : await compressed(encoding);
  // Refused since, because it took too long.
  if (reply.sent) return reply;
  return reply.type(contentType).send(bytes);
}

/** Content that is sent once. */
export const onceOnly = (contentType: string, bytes: Buffer, tag?: string): Representation => ({
  contentType,
  tag,
  plain: bytes,
  compressed: (coding) => compress(bytes, coding),
});

/** Formats that are compressed already. */
const COMPRESSED: ReadonlySet<string> = new Set(['font/woff2', 'image/png']);

/**
 * Creates content that is the same for all callers. It is compressed once, when it is first asked for.
 *
 * @param content - a text, or bytes
 */
export function createRepresentation(contentType: string, content: string | Buffer): Representation {
  const plain = Buffer.from(content);
  const codings = new Map<Compression, Promise<Buffer>>();
  return {
    contentType,
    tag: entityTag(plain),
    plain,
    neverCompressed: COMPRESSED.has(contentType),
    compressed(coding) {
      const bytes = codings.get(coding) ?? compressInThread(plain, coding, ONCE);
      codings.set(coding, bytes);
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

/**
 * Serves what is the same for all callers.
 *
 * @param find - the content for what the parameter `:name` of the path is, if it has one; undefined if there is none
 */
export function mountStatic(
  app: FastifyInstance,
  path: string,
  kind: PublicKind,
  find: (name: string) => Representation | undefined,
): void {
  app.get<{ Params: { name?: string } }>(path, (request, reply) => {
    const content = find(request.params.name ?? '');
    if (content === undefined) throw routeNotFound();
    return sendRepresentation(request, share(reply, kind), content);
  });
}

/** Compressing a response that fits into one packet saves nothing. */
const SMALLEST_COMPRESSED = 1_024;

/** The weak entity tag of a content: the same content is sent in several codings, and with another request id each time. */
export const entityTag = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

/** Whether a caller already has the content with this tag. Tags of this service contain no commas. */
export function isCurrentTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Headers that are remembered for each order of preference. There are few different ones. */
const MOST_HEADERS = 100;
const LONGEST_HEADER = 200;

/**
 * Creates a function that chooses the coding for an `Accept-Encoding` header. It returns undefined if the caller accepts none
 * of ours, not even plain bytes.
 *
 * @param preferred - all codings, in the order in which to choose among those that the caller weighs alike
 */
function createNegotiate(
  preferred: readonly Encoding[],
): (header: string | undefined) => Encoding | undefined {
  const known = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: MOST_HEADERS });
  return (header) => {
    if (header === undefined) return 'identity';
    const remembered = known.get(header);
    if (remembered !== undefined) return remembered.encoding;
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    const [best] = negotiator.encodings(preferred, { preferred });
    const encoding = preferred.find((each) => each === best);
    if (header.length <= LONGEST_HEADER) known.set(header, { encoding });
    return encoding;
  };
}

/** For responses that are worth compressing. */
export const negotiateLarge = createNegotiate(['br', 'gzip', 'identity']);

/** For responses that are only compressed for callers that refuse plain bytes. */
export const negotiateSmall = createNegotiate(['identity', 'gzip', 'br']);

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

/** Up to this many bytes, compressing takes 60 µs, less than handing the work to another thread and back. */
const LONGEST_AT_ONCE = 16_384;

/** Compresses a response. Long ones are compressed in the thread pool, so that other requests do not wait. */
async function compress(bytes: Buffer, coding: Compression): Promise<Buffer> {
  if (bytes.length > LONGEST_AT_ONCE) return compressInThread(bytes, coding, LONG);
  return coding === 'gzip'
    ? gzipSync(bytes, gzipOptions(SHORT))
    : brotliCompressSync(bytes, brotliOptions(bytes, SHORT));
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressInThread = (bytes: Buffer, coding: Compression, effort: Effort): Promise<Buffer> =>
  coding === 'gzip'
    ? compressGzip(bytes, gzipOptions(effort))
    : compressBrotli(bytes, brotliOptions(bytes, effort));

const gzipOptions = ({ gzip: level }: Effort): ZlibOptions => ({ level });

const brotliOptions = (bytes: Buffer, { brotli }: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
