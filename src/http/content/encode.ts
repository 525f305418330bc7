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

import type { Encoding } from './negotiate-encoding.ts';

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
