import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { Refusal } from '../../src/refusal.ts';

const NO_SPACE: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NOT_ALLOWED: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EISDIR', 'EEXIST'];

/** Pieces of text, or of its bytes. */
type Chunks = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** The written file, as it is on disk. */
export interface WrittenFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A complete file that does not have its final name yet. */
interface TemporaryFile extends WrittenFile {
  readonly rename: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/**
 * Creates the folder of a file if it does not exist.
 *
 * @throws Refusal if that is not possible
 */
export async function makeFolderOf(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
  } catch (error) {
    throw writeRefusal(error, path);
  }
}

/** Writes a file and renames it. */
export async function writeAtomically(
  path: string,
  chunks: Chunks,
  signal?: AbortSignal,
  mode?: number,
): Promise<WrittenFile> {
  const file = await writeTemporary(path, chunks, signal, mode);
  await renameAll(path, [file]);
  return { bytes: file.bytes, sha256: file.sha256 };
}

/**
 * Writes text to a hidden file next to the path. It is flushed to disk when this returns, and renamed later. So the
 * path always has a complete file or the previous one, even if the process is killed.
 *
 * @param chunks - consumed as fast as the disk writes
 * @param mode - permissions of the file; by default those that the system gives
 * @throws Refusal if there is no space or no permission; nothing is left behind
 */
export async function writeTemporary(
  path: string,
  chunks: Chunks,
  signal?: AbortSignal,
  mode?: number,
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
  const compression = path.endsWith('.gz') ? [createGzip()] : [];
  const file = createWriteStream(hidden, { flags: 'wx', flush: true, mode });
  try {
    await pipeline([Readable.from(chunks, { objectMode: false }), ...compression, measure, file], { signal });
  } catch (error) {
    await discard();
    throw writeRefusal(error, path);
  }
  return { bytes, sha256: hash.digest('hex'), rename: () => rename(hidden, path), discard };
}

/**
 * Renames files to their final names, in order.
 *
 * @throws Refusal if a file cannot be renamed, for example if a folder has the name; it and the following ones are
 * deleted
 */
export async function renameAll(path: string, files: readonly TemporaryFile[]): Promise<void> {
  try {
    for (const file of files) await file.rename();
  } catch (error) {
    for (const { discard } of files) await discard();
    throw writeRefusal(error, path);
  }
}

/**
 * Converts an error of writing a path to a `Refusal`. Other errors are returned unchanged.
 *
 * @param consequence - what a lack of space means
 */
export function writeRefusal(error: unknown, path: string, consequence = 'Nothing was changed.'): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (NO_SPACE.includes(error.code))
    return new Refusal(`There is not enough space for ${path}. ${consequence}`);
  if (NOT_ALLOWED.includes(error.code))
    return new Refusal(`${path} cannot be written (${String(error.code)}).`);
  return error;
}
