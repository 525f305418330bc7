import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { BadArchive, MOST_UNPACKED, type ArchiveEntry } from './archive-entry.ts';
import { byteSource, type ByteSource } from './byte-source.ts';

const BLOCK = 512;
const CHUNK = 262_144;
/** Types of entries that are files. Others are folders, links, and headers with more about the next entry. */
const FILE_TYPES = new Set(['0', '\0']);

const text = (header: Buffer, start: number, length: number): string => {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
};

function octal(header: Buffer, start: number, length: number): number {
  const digits = text(header, start, length).trim();
  if (!/^[0-7]{1,12}$/u.test(digits)) throw new BadArchive('it has an unreadable header');
  return Number.parseInt(digits, 8);
}

/** The checksum of a header is that of its bytes, with the checksum itself replaced by spaces. */
function checkHeader(header: Buffer): void {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
  if (header.length < BLOCK || sum !== octal(header, 148, 8)) throw new BadArchive('it has a damaged header');
}

function nameOf(header: Buffer): string {
  const prefix = text(header, 257, 5) === 'ustar' ? text(header, 345, 155) : '';
  return `${prefix === '' ? '' : `${prefix}/`}${text(header, 0, 100)}`.replace(/^\.\//u, '');
}

/** Reads the bytes of a file, and counts those that are left. */
async function* contentOf(source: ByteSource, file: { left: number }): AsyncGenerator<Buffer> {
  for await (const piece of source.pieces(file.left)) {
    file.left -= piece.length;
    yield piece;
  }
  if (file.left > 0) throw new BadArchive('it ends too early');
}

async function skip(source: ByteSource, length: number): Promise<void> {
  let left = length;
  for await (const piece of source.pieces(length)) left -= piece.length;
  if (left > 0) throw new BadArchive('it ends too early');
}

/**
 * The files of a tar archive that is compressed with gzip, one after another.
 *
 * @throws BadArchive
 */
export async function* tarEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // Its error is thrown where the bytes are read.
  pipeline(createReadStream(path, { highWaterMark: CHUNK }), unpacked, () => undefined);
  const source = byteSource(unpacked as AsyncIterable<Buffer>);
  for (;;) {
    const header = await source.read(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    checkHeader(header);
    const size = octal(header, 124, 12);
    if (size > MOST_UNPACKED) throw new BadArchive('it has a file that is larger than expected');
    const file = { left: size };
    if (FILE_TYPES.has(header.toString('latin1', 156, 157)))
      yield { name: nameOf(header), content: () => contentOf(source, file) };
    await skip(source, file.left + ((BLOCK - (size % BLOCK)) % BLOCK));
  }
}
