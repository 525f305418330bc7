import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { Refusal } from '../../src/refusal.ts';

/** Bytes that are read at a time. */
const CHUNK = 262_144;

/** First bytes, in hexadecimal, of packed files that are not unpacked here, and what does it. */
const PACKED: readonly (readonly [magic: string, kind: string, program: string])[] = [
  ['425a68', 'bzip2', 'bunzip2'],
  ['504b0304', 'zip', 'unzip'],
  ['fd377a585a00', 'xz', 'unxz'],
  ['28b52ffd', 'zstd', 'unzstd'],
  ['377abcaf271c', '7z', '7z x'],
];
const GZIP = '1f8b';

/** What tells by its first bytes, once unpacked, that it stands for other files: where the mark is, what it is, and what to do. */
const NO_ROWS: readonly (readonly [at: number, mark: string, advice: string])[] = [
  [257, 'ustar', 'is an archive: unpack it first, with tar -xf'],
  [0, 'version https://git-lfs', 'only points to the file: fetch it first, with git lfs pull'],
];

/** The bytes of a file, unpacked. */
export interface OpenBytes {
  readonly chunks: AsyncIterable<Buffer>;
  /** How many bytes of the file as it lies on disk have been read. */
  readonly taken: () => number;
}

/** Thrown while reading when compressed bytes end too early, or are damaged: what came before them is sound. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
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

async function* unpack(packed: Readable): AsyncGenerator<Buffer> {
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // The fault comes out of the loop below.
  pipeline(packed, unpacked, () => undefined);
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new CutOff(error.message, { cause: error });
    throw error;
  }
}

async function* refuseOthers(chunks: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const other = isFirst
      ? NO_ROWS.find(([at, mark]) => chunk.toString('latin1', at, at + mark.length) === mark)
      : undefined;
    if (other !== undefined) throw new Refusal(`The file ${path} ${other[2]}.`);
    isFirst = false;
    yield chunk;
  }
}

/**
 * Opens a file, whatever its name; gzip is told by its first bytes.
 *
 * @throws Refusal for a file that is packed in another way; while reading, for one that holds or stands for other files
 */
export async function openBytes(path: string): Promise<OpenBytes> {
  const magic = await firstBytes(path);
  const packed = PACKED.find(([first]) => magic.startsWith(first));
  if (packed !== undefined)
    throw new Refusal(`The file ${path} is packed with ${packed[1]}: unpack it first, with ${packed[2]}.`);
  const stream = createReadStream(path, { highWaterMark: CHUNK });
  return {
    chunks: refuseOthers(magic.startsWith(GZIP) ? unpack(stream) : (stream as AsyncIterable<Buffer>), path),
    taken: () => stream.bytesRead,
  };
}
