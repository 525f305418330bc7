import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

import { expandsTooMuch } from '../containers/gunzip.ts';
import { BadArchive, badArchive, MOST_UNPACKED, type ArchiveEntry } from './archive-entry.ts';

async function* contentOf(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
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

/**
 * The files of a ZIP archive.
 *
 * @throws BadArchive
 */
export async function* zipEntries(path: string): AsyncGenerator<ArchiveEntry> {
  try {
    // Names are only compared with those that are wanted, so none of them makes the archive unreadable.
    const archive = await openPromise(path, { decodeStrings: false });
    try {
      for await (const entry of archive.eachEntry())
        yield { name: entry.fileNameRaw.toString(), content: () => contentOf(archive, entry) };
    } finally {
      archive.close();
    }
  } catch (error) {
    throw badArchive(error);
  }
}
