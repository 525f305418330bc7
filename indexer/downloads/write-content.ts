import { open, statfs, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Refusal } from '../../src/refusal.ts';
import { writeRefusal } from '../export/write-refusal.ts';
import { DownloadInterrupted, DownloadRefused } from './download-refused.ts';
import type { Offer } from './resume.ts';

const RESUME = 'Make space, then run the same command to resume.';

/** @throws Refusal if the file system has less space than a file needs */
async function checkSpace(path: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize < needed)
    throw new Refusal(
      `There is not enough space for ${path}: ${Math.ceil(needed / 1e6).toLocaleString('en')} MB are needed. ${RESUME}`,
    );
}

/** A full disk can take a part of the bytes first. */
async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
}

/** Errors of the connection are those of `fetch`; any other is one of the file system. */
const contentError = (error: unknown, path: string): unknown =>
  error instanceof TypeError
    ? new DownloadInterrupted('the connection was lost', { cause: error })
    : writeRefusal(error, path, RESUME);

/**
 * Writes the content of a response to its place in a file, and flushes it to disk.
 *
 * @param most - bytes that the file may have
 * @throws DownloadRefused if more arrives
 * @throws DownloadInterrupted if less arrives than was offered
 * @throws Refusal if there is no space or no permission
 */
export async function writeContent(
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { start, total }: Offer,
  most: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  let at = start;
  try {
    if (total !== null) await checkSpace(path, total - start);
    const file = await open(path, start === 0 ? 'w' : 'r+');
    try {
      for await (const chunk of content) {
        if (at + chunk.length > most) throw new DownloadRefused('the server sent more bytes than it should');
        await writeAt(file, chunk, at);
        at += chunk.length;
        onBytes(at);
      }
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw contentError(error, path);
  }
  if (total !== null && at < total) throw new DownloadInterrupted('the connection ended too early');
}
