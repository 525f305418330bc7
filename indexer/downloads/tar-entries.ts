import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';

import { BadArchive, badArchive, MOST_UNPACKED, type ArchiveEntry } from './archive-entry.ts';

const CHUNK = 262_144;

async function* contentOf({ name, size }: Header, content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  if (size > MOST_UNPACKED) throw new BadArchive(`${name} is larger than expected`);
  try {
    yield* content as AsyncIterable<Buffer>;
  } catch (error) {
    throw badArchive(error);
  }
}

/**
 * The files of a tar archive that is compressed with gzip, one after another.
 *
 * @throws BadArchive
 */
export async function* tarEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const archive = extract();
  // Its error is thrown where the entries are read.
  pipeline(
    createReadStream(path, { highWaterMark: CHUNK }),
    createGunzip({ chunkSize: CHUNK }),
    archive,
    () => undefined,
  );
  try {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type === 'file' || type === 'contiguous-file')
        yield { name: name.replace(/^\.\//u, ''), content: () => contentOf(entry.header, entry) };
      // The next entry comes when this one has been read.
      entry.resume();
    }
  } catch (error) {
    throw badArchive(error);
  }
}
