import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

import { BadArchive, MOST_UNPACKED, type ArchiveEntry } from './archive-entry.ts';
import { readAt, readZipDirectory, type ZipRecord } from './zip-directory.ts';

const HEADER_LENGTH = 30;
const HEADER_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** The header of a file repeats the name and has other fields, whose lengths can differ from those in the directory. */
async function contentStart(file: FileHandle, { offset }: ZipRecord): Promise<number> {
  const header = await readAt(file, offset, HEADER_LENGTH);
  if (header.readUInt32LE(0) !== HEADER_SIGNATURE) throw new BadArchive('it has a damaged header');
  return offset + HEADER_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
}

async function* contentOf(path: string, file: FileHandle, record: ZipRecord): AsyncGenerator<Buffer> {
  const { name, flags, method, packed, unpacked } = record;
  if (unpacked > MOST_UNPACKED) throw new BadArchive(`${name} is larger than expected`);
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED))
    throw new BadArchive(`${name} is encrypted, or compressed in an unknown way`);
  const start = await contentStart(file, record);
  if (packed === 0) return;
  const stream = createReadStream(path, { start, end: start + packed - 1 });
  // The error of either is thrown by the loop.
  const bytes = method === STORED ? stream : pipeline(stream, createInflateRaw(), () => undefined);
  let [sum, length] = [0, 0];
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > unpacked) throw new BadArchive(`${name} is larger than the directory says`);
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (length !== unpacked || sum !== record.crc32) throw new BadArchive(`${name} is damaged`);
}

/**
 * The files of a ZIP archive.
 *
 * @throws BadArchive
 */
export async function* zipEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const file = await open(path);
  try {
    for (const record of await readZipDirectory(file))
      yield { name: record.name, content: () => contentOf(path, file, record) };
  } finally {
    await file.close();
  }
}
