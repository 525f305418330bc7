import type { FileHandle } from 'node:fs/promises';

import { BadArchive } from './archive-entry.ts';

/** What the directory of a ZIP archive says about a file. */
export interface ZipRecord {
  readonly name: string;
  readonly flags: number;
  /** 0 is stored, 8 deflated. */
  readonly method: number;
  readonly crc32: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header begins. */
  readonly offset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
/** After the end record there may be a comment of up to 65,535 bytes. */
const LONGEST_END = END_LENGTH + 65_535;
const RECORD_SIGNATURE = 0x02014b50;
const RECORD_LENGTH = 46;
/** Bytes of a directory. That of 100,000 files has about as much. */
const MOST_DIRECTORY = 16 * 1_048_576;
/** Stands for a number that is elsewhere, in archives of 4 GiB and more. */
const ELSEWHERE = 0xffffffff;

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new BadArchive('it ends too early');
  return buffer;
}

function readRecords(directory: Buffer): ZipRecord[] {
  const records: ZipRecord[] = [];
  for (let at = 0; at + RECORD_LENGTH <= directory.length;) {
    if (directory.readUInt32LE(at) !== RECORD_SIGNATURE) throw new BadArchive('its directory is damaged');
    const name = at + RECORD_LENGTH;
    const nameEnd = name + directory.readUInt16LE(at + 28);
    records.push({
      name: directory.toString('utf8', name, nameEnd),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      crc32: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return records;
}

/**
 * Reads the directory at the end of a ZIP archive.
 *
 * @throws BadArchive
 */
export async function readZipDirectory(file: FileHandle): Promise<ZipRecord[]> {
  const { size } = await file.stat();
  const start = Math.max(0, size - LONGEST_END);
  const end = await readAt(file, start, size - start);
  let at = end.length - END_LENGTH;
  while (at >= 0 && end.readUInt32LE(at) !== END_SIGNATURE) at -= 1;
  if (at < 0) throw new BadArchive('it has no directory');
  const [length, offset] = [end.readUInt32LE(at + 12), end.readUInt32LE(at + 16)];
  if (offset === ELSEWHERE) throw new BadArchive('it is a zip64 archive');
  if (length > MOST_DIRECTORY) throw new BadArchive('its directory is larger than expected');
  return readRecords(await readAt(file, offset, length));
}
