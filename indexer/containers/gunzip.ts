import { crc32, createInflateRaw, type InflateRaw } from 'node:zlib';

/** Decompressed bytes per chunk. */
const CHUNK = 262_144;
/** Compressed bytes that are decompressed at a time. Damage costs what was read together with it. */
const SLICE = 16_384;
/** Members without content in sequence. They cost the most time per byte; a file has one at its end. */
const MOST_EMPTY = 1_000;
/** Times its compressed size that a file may have. JSON and XML shrink to a fifth or a thirtieth. */
const MOST_EXPANSION = 100;
/** Decompressed bytes that any file may have: a short one can be repetitive. */
const FREE = 16 * 1_048_576;
/** Bytes of a header before its optional fields (RFC 1952). */
const FIXED = 10;
const DEFLATE = 8;
/** Bits of the flags. */
const HAS_CHECKSUM = 2;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const HAS_COMMENT = 16;
const RESERVED = 0xe0;
/** Bytes of the longest name or comment that is skipped. */
const LONGEST_TEXT = 65_536;

/**
 * - `truncated`: it ends too early.
 * - `damaged`: its bytes or a checksum are wrong.
 * - `trailing_bytes`: something follows that is not gzip. Everything before is valid and complete.
 */
type GzipFaultKind = 'truncated' | 'damaged' | 'trailing_bytes';

/** Why a gzip file cannot be read further. Everything read before is valid. */
export class GzipFault extends Error {
  override readonly name = 'GzipFault';
  readonly kind: GzipFaultKind;
  /** The place in the compressed file. */
  readonly offset: number;

  constructor(kind: GzipFaultKind, offset: number, cause?: unknown) {
    super(`${kind} at byte ${offset}`, { cause });
    this.kind = kind;
    this.offset = offset;
  }
}

/** A gzip file is far larger decompressed than any file of questions. */
export class ExpandsTooMuch extends Error {
  override readonly name = 'ExpandsTooMuch';
  /** The place in the compressed file where reading stopped. */
  readonly offset: number;

  constructor(offset: number) {
    super(`it expands too much, at byte ${offset}`);
    this.offset = offset;
  }
}

/**
 * Decompresses gzip, of one or several members. The decompressor of Node.js is not used: it loses what it has read
 * together with bytes after the last member, ignores members after padding, and reports no positions.
 *
 * @throws GzipFault after everything that could be read
 * @throws ExpandsTooMuch
 */
export async function* gunzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = createByteReader(packed);
  try {
    yield* members(reader);
  } finally {
    await reader.close();
  }
}

async function* members(reader: ByteReader): AsyncGenerator<Buffer> {
  let total = 0;
  let empty = 0;
  for (let isFirst = true; await readGzipHeader(reader, isFirst); isFirst = false) {
    let sum = 0;
    let length = 0;
    for await (const chunk of inflateMember(reader)) {
      sum = crc32(chunk, sum);
      length += chunk.length;
      total += chunk.length;
      if (expandsTooMuch(total, reader.offset())) throw new ExpandsTooMuch(reader.offset());
      yield chunk;
    }
    await checkMember(reader, sum, length);
    empty = length === 0 ? empty + 1 : 0;
    if (empty > MOST_EMPTY) throw new ExpandsTooMuch(reader.offset());
  }
}

/** Whether a file cannot be one of questions, since so much has come out of its compressed bytes. */
export const expandsTooMuch = (decompressed: number, compressed: number): boolean =>
  decompressed > FREE && decompressed > MOST_EXPANSION * compressed;

/**
 * Reads the header of the first member of a gzip file, or of the next one. Zeros between members are padding.
 *
 * @returns false at the end of the file
 * @throws GzipFault `trailing_bytes` if something else follows the last member
 */
async function readGzipHeader(reader: ByteReader, isFirst: boolean): Promise<boolean> {
  if (!isFirst) await skipPadding(reader);
  const start = reader.offset();
  const [first] = (await reader.exactly(1)) ?? [];
  if (first === undefined) return false;
  const [second, method, flags = RESERVED] = (await reader.exactly(FIXED - 1)) ?? [];
  if (first !== 0x1f || second !== 0x8b || method !== DEFLATE || (flags & RESERVED) !== 0)
    throw new GzipFault(isFirst ? 'damaged' : 'trailing_bytes', start);
  if ((flags & HAS_EXTRA) !== 0) await skip(reader, (await skip(reader, 2)).readUInt16LE());
  if ((flags & HAS_NAME) !== 0) await skipText(reader);
  if ((flags & HAS_COMMENT) !== 0) await skipText(reader);
  if ((flags & HAS_CHECKSUM) !== 0) await skip(reader, 2);
  return true;
}

async function skipPadding(reader: ByteReader): Promise<void> {
  for (;;) {
    const bytes = await reader.take(LONGEST_TEXT);
    if (bytes === undefined) return;
    const end = bytes.findIndex((byte) => byte !== 0);
    if (end === -1) continue;
    reader.unread(bytes.length - end);
    return;
  }
}

async function skipText(reader: ByteReader): Promise<void> {
  const start = reader.offset();
  while (reader.offset() - start < LONGEST_TEXT) {
    const bytes = await reader.take(LONGEST_TEXT);
    if (bytes === undefined) throw new GzipFault('truncated', reader.offset());
    const end = bytes.indexOf(0);
    if (end === -1) continue;
    reader.unread(bytes.length - end - 1);
    return;
  }
  throw new GzipFault('damaged', start);
}

async function skip(reader: ByteReader, count: number): Promise<Buffer> {
  const bytes = await reader.exactly(count);
  if (bytes === undefined) throw new GzipFault('truncated', reader.offset());
  return bytes;
}

async function* inflateMember(reader: ByteReader): AsyncGenerator<Buffer> {
  const start = reader.offset();
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  const feeding = feed(inflate, reader).catch((error: unknown) => {
    inflate.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw inflateFault(error, start + inflate.bytesWritten);
  }
  await feeding;
}

/** Gives bytes to the decompressor up to the end of its data. The bytes behind are put back. */
async function feed(inflate: InflateRaw, reader: ByteReader): Promise<void> {
  const start = reader.offset();
  for (let bytes = await reader.take(SLICE); bytes !== undefined; bytes = await reader.take(SLICE)) {
    await write(inflate, bytes);
    const unused = reader.offset() - start - inflate.bytesWritten;
    if (unused === 0) continue;
    reader.unread(unused);
    return;
  }
  inflate.end();
}

const write = (inflate: InflateRaw, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    inflate.write(bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

function inflateFault(error: unknown, offset: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'Z_BUF_ERROR') return new GzipFault('truncated', offset, error);
  return String(error.code).startsWith('Z_') ? new GzipFault('damaged', offset, error) : error;
}

/** Compares a member with the checksum and the length that follow it. */
async function checkMember(reader: ByteReader, sum: number, length: number): Promise<void> {
  const trailer = await reader.exactly(8);
  if (trailer === undefined) throw new GzipFault('truncated', reader.offset());
  if (trailer.readUInt32LE(0) !== sum || trailer.readUInt32LE(4) !== length % 2 ** 32)
    throw new GzipFault('damaged', reader.offset() - trailer.length);
}

/** Takes bytes from a stream in pieces of any length. */
interface ByteReader {
  /** The number of bytes taken so far. */
  readonly offset: () => number;
  /** The next bytes, at least one and at most `most`; undefined at the end. */
  readonly take: (most: number) => Promise<Buffer | undefined>;
  /** Exactly `count` bytes; undefined if the stream ends before. */
  readonly exactly: (count: number) => Promise<Buffer | undefined>;
  /** Puts back the last `count` bytes of what `take` returned last. */
  readonly unread: (count: number) => void;
  /** Releases the stream before its end. */
  readonly close: () => Promise<void>;
}

function createByteReader(chunks: AsyncIterable<Buffer>): ByteReader {
  const source = chunks[Symbol.asyncIterator]();
  let chunk: Buffer = Buffer.alloc(0);
  /** Where the next byte is in the chunk. */
  let at = 0;
  let offset = 0;

  async function take(most: number): Promise<Buffer | undefined> {
    while (at === chunk.length) {
      const next = await source.next();
      if (next.done === true) return undefined;
      chunk = next.value;
      at = 0;
    }
    const taken = chunk.subarray(at, at + most);
    at += taken.length;
    offset += taken.length;
    return taken;
  }
  async function exactly(count: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for (let missing = count; missing > 0;) {
      const part = await take(missing);
      if (part === undefined) return undefined;
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  return {
    offset: () => offset,
    take,
    exactly,
    unread: (count) => {
      at -= count;
      offset -= count;
    },
    close: async () => {
      await source.return?.();
    },
  };
}
