import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { asOutputError } from './output-error.ts';

/** What was written, as it lies on disk. */
export interface WrittenFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A file that has all of its content and not its name yet. */
export interface FinishedFile extends WrittenFile {
  readonly name: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/**
 * Writes text to a hidden file beside the path, on disk for good when this returns. It gets its name afterwards, so that under the name
 * there is a whole file or what was there before, whenever the process is killed.
 *
 * @param chunks - taken as fast as the disk writes
 * @throws OutputError when there is no room or no permission; nothing is left behind
 */
export async function writeBeside(
  path: string,
  chunks: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<FinishedFile> {
  const hidden = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.part`);
  const discard = (): Promise<void> => rm(hidden, { force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const packing = path.endsWith('.gz') ? [createGzip()] : [];
  const file = createWriteStream(hidden, { flags: 'wx', flush: true });
  try {
    await pipeline([Readable.from(chunks, { objectMode: false }), ...packing, measure, file], { signal });
  } catch (error) {
    await discard();
    throw asOutputError(error, path);
  }
  return { bytes, sha256: hash.digest('hex'), name: () => rename(hidden, path), discard };
}

/** `writeBeside`, and named at once. */
export async function writeWhole(
  path: string,
  chunks: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<WrittenFile> {
  const { bytes, sha256, name } = await writeBeside(path, chunks, signal);
  await name();
  return { bytes, sha256 };
}
