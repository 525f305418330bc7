import { crc32, createInflateRaw, type InflateRaw } from 'node:zlib';

import { createByteReader, type ByteReader } from './byte-reader.ts';
import { expandsTooMuch } from './expands-too-much.ts';
import { ExpandsTooMuch, GzipFault } from './gzip-fault.ts';
import { readGzipHeader } from './gzip-header.ts';

/** Decompressed bytes per chunk. */
const CHUNK = 262_144;
/** Compressed bytes that are decompressed at a time. Damage costs what was read together with it. */
const SLICE = 16_384;
/** Members without content in sequence. They cost the most time per byte; a file has one at its end. */
const MOST_EMPTY = 1_000;

const write = (inflate: InflateRaw, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    inflate.write(bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

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

function inflateFault(error: unknown, offset: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'Z_BUF_ERROR') return new GzipFault('truncated', offset, error);
  return String(error.code).startsWith('Z_') ? new GzipFault('damaged', offset, error) : error;
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

/** Compares a member with the checksum and the length that follow it. */
async function checkMember(reader: ByteReader, sum: number, length: number): Promise<void> {
  const trailer = await reader.exactly(8);
  if (trailer === undefined) throw new GzipFault('truncated', reader.offset());
  if (trailer.readUInt32LE(0) !== sum || trailer.readUInt32LE(4) !== length % 2 ** 32)
    throw new GzipFault('damaged', reader.offset() - trailer.length);
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
