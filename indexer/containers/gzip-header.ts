import type { ByteReader } from './byte-reader.ts';
import { GzipFault } from './gzip-fault.ts';

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

async function skip(reader: ByteReader, count: number): Promise<Buffer> {
  const bytes = await reader.exactly(count);
  if (bytes === undefined) throw new GzipFault('truncated', reader.offset());
  return bytes;
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

/**
 * Reads the header of the first member of a gzip file, or of the next one. Zeros between members are padding.
 *
 * @returns false at the end of the file
 * @throws GzipFault `trailing_bytes` if something else follows the last member
 */
export async function readGzipHeader(reader: ByteReader, isFirst: boolean): Promise<boolean> {
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
