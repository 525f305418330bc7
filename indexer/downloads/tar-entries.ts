import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { extract, type Header } from 'tar-stream';

import { gunzip, GzipFault } from '../containers/gunzip.ts';
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

/** The archive, decompressed. It marks its own end, so bytes behind it do not matter. */
async function* decompress(path: string): AsyncGenerator<Buffer> {
  try {
    yield* gunzip(createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>);
  } catch (error) {
    if (!(error instanceof GzipFault && error.kind === 'trailing_bytes')) throw error;
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
  pipeline(decompress(path), archive, () => undefined);
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
