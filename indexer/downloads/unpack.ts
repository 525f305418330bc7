import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { crc32 } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

import { Refusal } from '../../src/refusal.ts';
import { expandsTooMuch, gunzip, GzipFault } from '../containers/gunzip.ts';
import { makeFolderOf, writeAtomically } from '../export/atomic-file.ts';
import type { ArchiveKind, Download } from './manifest.ts';

/** Bytes that one file of an archive may have. The largest that is read has less than a tenth. */
const MOST_UNPACKED = 256 * 1_048_576;
const CHUNK = 262_144;

/** A file in an archive. */
interface ArchiveEntry {
  /** As the archive spells it; with `/`. */
  readonly name: string;
  /** Its bytes. They must be read to the end before the next entry, or left alone. */
  readonly content: () => AsyncIterable<Buffer>;
}

const READERS: Readonly<Record<ArchiveKind, (path: string) => AsyncIterable<ArchiveEntry>>> = {
  zip: zipEntries,
  'tar.gz': tarEntries,
};

/** An archive is damaged, or lacks a file. */
export class ArchiveRefused extends Refusal {}

/**
 * Unpacks the files of an archive that the manifest names. Names from the archive are only compared with these: no path
 * is made from them.
 *
 * @param archive - where it is now
 * @param folder - of the source
 * @throws ArchiveRefused
 * @throws Refusal if a file cannot be written
 */
export async function unpack(
  archive: string,
  { path, unpack: wanted }: Download,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  if (wanted === undefined) return;
  const missing = new Set(wanted.files);
  try {
    for await (const { name, content } of READERS[wanted.kind](archive)) {
      if (!missing.delete(name)) continue;
      const file = join(folder, ...name.split('/'));
      await makeFolderOf(file);
      await writeAtomically(file, content(), signal);
    }
  } catch (error) {
    throw error instanceof BadArchive
      ? new ArchiveRefused(`The archive ${path} cannot be unpacked: ${error.message}.`)
      : error;
  }
  const [first] = missing;
  if (first !== undefined)
    throw new ArchiveRefused(
      `The archive ${path} does not have ${first}${missing.size > 1 ? ` and ${missing.size - 1} other files` : ''}.`,
    );
}

/**
 * The files of a tar archive that is compressed with gzip, one after another.
 *
 * @throws BadArchive
 */
async function* tarEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const archive = extract();
  // Its error is thrown where the entries are read.
  pipeline(decompress(path), archive, () => undefined);
  try {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type === 'file' || type === 'contiguous-file')
        yield { name: name.replace(/^\.\//u, ''), content: () => tarContent(entry.header, entry) };
      // The next entry comes when this one has been read.
      entry.resume();
    }
  } catch (error) {
    throw badArchive(error);
  }
}

/** The archive, decompressed. It marks its own end, so bytes behind it do not matter. */
async function* decompress(path: string): AsyncGenerator<Buffer> {
  try {
    yield* gunzip(createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>);
  } catch (error) {
    if (!(error instanceof GzipFault && error.kind === 'trailing_bytes')) throw error;
  }
}

async function* tarContent({ name, size }: Header, content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  if (size > MOST_UNPACKED) throw new BadArchive(`${name} is larger than expected`);
  try {
    yield* content as AsyncIterable<Buffer>;
  } catch (error) {
    throw badArchive(error);
  }
}

/**
 * The files of a ZIP archive.
 *
 * @throws BadArchive
 */
async function* zipEntries(path: string): AsyncGenerator<ArchiveEntry> {
  try {
    // Names are only compared with those that are wanted, so none of them makes the archive unreadable.
    const archive = await openPromise(path, { decodeStrings: false });
    try {
      for await (const entry of archive.eachEntry())
        yield { name: entry.fileNameRaw.toString(), content: () => zipContent(archive, entry) };
    } finally {
      archive.close();
    }
  } catch (error) {
    throw badArchive(error);
  }
}

async function* zipContent(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const name = entry.fileNameRaw.toString();
  const { uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > MOST_UNPACKED || expandsTooMuch(uncompressedSize, compressedSize))
    throw new BadArchive(`${name} is larger than expected`);
  if (!entry.canDecodeFileData())
    throw new BadArchive(`${name} is encrypted, or compressed in an unknown way`);
  let sum = 0;
  try {
    // The length is compared with that in the directory; the checksum is not.
    for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw badArchive(error);
  }
  if (sum !== entry.crc32) throw new BadArchive(`${name} is damaged`);
}

/** An archive is damaged, or has something that is not read. */
class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** An error of a package that reads archives, or of zlib, as a `BadArchive`. Those of the file system stay what they are. */
function badArchive(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BadArchive) return error;
  const isOfFileSystem = 'code' in error && !String(error.code).startsWith('Z_');
  return isOfFileSystem ? error : new BadArchive(error.message.replace(/[.]$/u, ''), { cause: error });
}
