import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { writeRefusal } from './write-refusal.ts';

/** Text, a piece at a time. */
type Chunks = AsyncIterable<string> | Iterable<string>;

/** What was written, as it lies on disk. */
export interface WrittenFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A file that has all of its content and not its name yet. */
export interface TemporaryFile extends WrittenFile {
  readonly rename: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/**
 * Makes the folder of a file where there is none.
 *
 * @throws Refusal when that cannot be
 */
export async function makeFolderOf(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
  } catch (error) {
    throw writeRefusal(error, path);
  }
}

/**
 * Writes text to a hidden file beside the path, on disk for good when this returns. It gets its name afterwards, so that under the name
 * there is a whole file or what was there before, whenever the process is killed.
 *
 * @param chunks - taken as fast as the disk writes
 * @throws Refusal when there is no room or no permission; nothing is left behind
 */
export async function writeTemporary(
  path: string,
  chunks: Chunks,
  signal?: AbortSignal,
): Promise<TemporaryFile> {
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
    throw writeRefusal(error, path);
  }
  return { bytes, sha256: hash.digest('hex'), rename: () => rename(hidden, path), discard };
}

/**
 * Gives files their names, one after the other.
 *
 * @throws Refusal when one cannot have it, such as that of a folder; it and those behind it are removed
 */
export async function renameAll(path: string, files: readonly TemporaryFile[]): Promise<void> {
  try {
    for (const file of files) await file.rename();
  } catch (error) {
    for (const { discard } of files) await discard();
    throw writeRefusal(error, path);
  }
}

/** `writeBeside`, and named at once. */
export async function writeAtomically(
  path: string,
  chunks: Chunks,
  signal?: AbortSignal,
): Promise<WrittenFile> {
  const file = await writeTemporary(path, chunks, signal);
  await renameAll(path, [file]);
  return { bytes: file.bytes, sha256: file.sha256 };
}
