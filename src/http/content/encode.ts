import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from './negotiate-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How much time to spend: on each response, or once on content that is sent many times. */
export interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** 100 KB take half a millisecond, in the thread pool. */
const EACH_TIME: Effort = { brotli: 4, gzip: 6 };
/** Half a second for 4 MB. */
export const ONCE: Effort = { brotli: 9, gzip: 9 };

/** Compresses bytes in the thread pool. */
export async function encode(bytes: Buffer, encoding: Encoding, effort = EACH_TIME): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes, { level: effort.gzip });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
