import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import { Refusal } from '../../src/refusal.ts';
import { ExpandsTooMuch, gunzip } from './gunzip.ts';

/** Bytes per read. */
const CHUNK = 262_144;
/** Bytes per read of a file that is only hashed. */
const HASH_CHUNK = 1_048_576;

/** First bytes, in hexadecimal, of compressed files that are not supported, and the program that decompresses them. */
const UNSUPPORTED: readonly (readonly [magic: string, kind: string, program: string])[] = [
  ['425a68', 'bzip2', 'bunzip2'],
  ['504b0304', 'zip', 'unzip'],
  ['fd377a585a00', 'xz', 'unxz'],
  ['28b52ffd', 'zstd', 'unzstd'],
  ['377abcaf271c', '7z', '7z x'],
];

const GZIP = '1f8b';

/**
 * First bytes of decompressed files that contain or stand for other files: their position, the bytes, and what to do.
 */
const NOT_DATA: readonly (readonly [at: number, mark: string, advice: string])[] = [
  [257, 'ustar', 'is an archive: extract it first, with `tar -xf`'],
  [0, 'version https://git-lfs', 'is a Git LFS pointer: fetch the file first, with `git lfs pull`'],
];

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR'];
/** Bytes that decide without a byte-order mark. */
const DECIDING = 8;

/** The bytes of a file, decompressed. */
export interface OpenBytes {
  readonly chunks: AsyncIterable<Buffer>;
  /** The number of bytes read from disk. */
  readonly bytesRead: () => number;
}

/**
 * Opens a file. Its first bytes, not its name, show whether it is compressed with gzip.
 *
 * @throws Refusal for a file that is compressed in another way; while reading, for one that contains or stands for
 * other files, or that expands too much
 * @throws GzipFault while reading, after everything that could be read
 */
export async function openBytes(path: string): Promise<OpenBytes> {
  const magic = await firstBytes(path);
  const packed = UNSUPPORTED.find(([first]) => magic.startsWith(first));
  if (packed !== undefined)
    throw new Refusal(
      `The file ${path} is compressed with ${packed[1]}: decompress it first, with \`${packed[2]}\`.`,
    );
  const stream = createReadStream(path, { highWaterMark: CHUNK });
  return {
    chunks: refuseNonData(
      magic.startsWith(GZIP) ? decompress(stream, path) : (stream as AsyncIterable<Buffer>),
      path,
    ),
    bytesRead: () => stream.bytesRead,
  };
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(6), 0, 6, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* decompress(packed: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  try {
    yield* gunzip(packed);
  } catch (error) {
    if (!(error instanceof ExpandsTooMuch)) throw error;
    throw new Refusal(
      `The file ${path} expands too much: it was read up to byte ${error.offset.toLocaleString('en')}. If you trust it, decompress it first, with \`gunzip\`.`,
    );
  }
}

async function* refuseNonData(chunks: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const other = isFirst
      ? NOT_DATA.find(([at, mark]) => chunk.toString('latin1', at, at + mark.length) === mark)
      : undefined;
    if (other !== undefined) throw new Refusal(`The file ${path} ${other[2]}.`);
    isFirst = false;
    yield chunk;
  }
}

/** Whether a file begins like text in UTF-16: with its byte-order mark, or with ASCII characters of two bytes. */
export function beginsLikeUtf16(start: Buffer): boolean {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = [...start.subarray(0, DECIDING)].map((byte) => byte === 0);
  return (
    zeros.length === DECIDING &&
    [true, false].some((isHigh) => zeros.every((isZero, index) => (isZero === (index % 2 === 0)) === isHigh))
  );
}

/** SHA-256 of a file. */
export async function hashFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: HASH_CHUNK }), hash);
  return hash.digest();
}

/** Why a path cannot be read, as a `Refusal`; any error that is not of the file system as it is. */
export function readRefusal(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  return new Refusal(
    MISSING.includes(error.code)
      ? `${path} does not exist.`
      : `${path} cannot be read (${String(error.code)}).`,
  );
}
