import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Refusal } from '../../src/refusal.ts';
import { hashFile } from '../containers/bytes.ts';
import { makeFolderOf } from '../export/atomic-file.ts';
import { lockFolder } from './folder-lock.ts';
import { type Download, filesOf, MANIFEST, type UpstreamSource } from './manifest.ts';
import { DownloadInterrupted, DownloadRefused, partialFile, type PartialFile } from './resume.ts';
import { transfer, type TransferOptions } from './transfer.ts';
import { ArchiveRefused, unpack } from './unpack.ts';

/** One file of a publisher that was fetched, or was there. */
export interface FetchedFile {
  readonly path: string;
  /** Whether it was there before. */
  readonly present: boolean;
  /** Bytes of the download, or of the file that was there; null for an archive that was unpacked before. */
  readonly bytes: number | null;
  /** SHA-256 in hexadecimal; null for an archive that was unpacked before. */
  readonly sha256: string | null;
  /** Whether the checksum is that of the manifest; false if the manifest has none. */
  readonly verified: boolean;
}

/** How far the download of a source has come. */
export interface FetchProgress {
  readonly path: string;
  /** Counted from 0. */
  readonly index: number;
  readonly downloads: number;
  readonly bytes: number;
  /** Null if the server does not say. */
  readonly total: number | null;
}

interface DownloadOptions extends TransferOptions {
  /** Milliseconds before each further attempt at an address. */
  readonly pauses: readonly number[];
  /** Receives the reason before each further attempt, and the milliseconds until then. */
  readonly onRetry?: ((reason: string, pause: number) => void) | undefined;
}

interface FetchOptions extends Omit<DownloadOptions, 'onBytes'> {
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined;
}

/**
 * Fetches what is missing of a source: downloads, checks and unpacks its files. A folder with all files is only read.
 *
 * @param folder - of the source
 * @throws Refusal if a file cannot be had, or if another command fetches into the folder; the files before it stay
 */
export async function fetchSource(
  folder: string,
  downloads: readonly Download[],
  { onProgress, ...options }: FetchOptions,
): Promise<FetchedFile[]> {
  const fetched: FetchedFile[] = [];
  let unlock: (() => Promise<void>) | undefined;
  try {
    for (const [index, download] of downloads.entries()) {
      options.signal?.throwIfAborted();
      const onBytes = (bytes: number, total: number | null): void =>
        onProgress?.({ path: download.path, index, downloads: downloads.length, bytes, total });
      const present = await findPresent(folder, download);
      if (present === undefined) unlock ??= await lockFolder(folder);
      fetched.push(present ?? (await fetchDownload(folder, download, { ...options, onBytes })));
    }
  } finally {
    await unlock?.();
  }
  return fetched;
}

/**
 * Looks for the files of a download. The manifest has no checksums for files in archives.
 *
 * @returns undefined if the download is needed
 * @throws Refusal if there is another file of the same name
 */
async function findPresent(folder: string, download: Download): Promise<FetchedFile | undefined> {
  const { path, sha256: expected } = download;
  if ((await missingFiles(folder, download)).length > 0) return undefined;
  if (download.unpack !== undefined)
    return { path, present: true, bytes: null, sha256: null, verified: false };
  const file = join(folder, path);
  const [{ size }, hash] = [await stat(file), (await hashFile(file)).toString('hex')];
  if (expected !== undefined && hash !== expected)
    throw new Refusal(
      `${file} is not the file in the manifest. Move or delete it, then run the same command again.`,
    );
  return { path, present: true, bytes: size, sha256: hash, verified: expected !== undefined };
}

/** The files of a download that are not in the folder of its source. */
async function missingFiles(folder: string, download: Download): Promise<string[]> {
  const missing: string[] = [];
  for (const file of filesOf(download)) if (!(await exists(join(folder, file)))) missing.push(file);
  return missing;
}

const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

async function fetchDownload(
  folder: string,
  download: Download,
  options: DownloadOptions,
): Promise<FetchedFile> {
  const { path } = download;
  const file = join(folder, ...path.split('/'));
  await makeFolderOf(file);
  const part = partialFile(file);
  const sha256 = await downloadFile(download, part, options);
  const bytes = await part.size();
  if (download.unpack === undefined) await part.finish();
  else await unpackPart(part, download, folder, options.signal);
  return { path, present: false, bytes, sha256, verified: download.sha256 !== undefined };
}

/**
 * Gets a file from the first of its addresses that has it, and checks it. What has arrived stays after an interruption,
 * and the next download resumes there.
 *
 * @returns the SHA-256 in hexadecimal
 * @throws Refusal if no address has the file, or it cannot be written
 */
async function downloadFile(
  download: Download,
  part: PartialFile,
  options: DownloadOptions,
): Promise<string> {
  const reasons: string[] = [];
  for (const address of download.addresses) {
    try {
      return await attempt(address, part, download, options);
    } catch (error) {
      if (!(error instanceof DownloadRefused || error instanceof DownloadInterrupted)) throw error;
      reasons.push(`${address}: ${error.message}`);
    }
  }
  throw new Refusal(
    `${download.path} cannot be downloaded.\n${reasons.map((reason) => `  ${reason}`).join('\n')}`,
  );
}

/** Bytes that an attempt must bring for the count of attempts to start over: a slow line may need many. */
const PROGRESS = 1_048_576;

/** Gets the file from one address, in several attempts if need be. */
async function attempt(
  address: string,
  part: PartialFile,
  download: Download,
  options: DownloadOptions,
): Promise<string> {
  let furthest = await part.size();
  let failures = 0;
  for (;;) {
    try {
      await transfer(address, part, download.size, options);
      return await check(part, download);
    } catch (error) {
      if (!(error instanceof DownloadInterrupted)) throw error;
      const arrived = await part.size();
      if (arrived >= furthest + PROGRESS) [furthest, failures] = [arrived, 0];
      const pause = options.pauses[failures];
      if (pause === undefined) throw error;
      failures += 1;
      options.onRetry?.(error.message, pause);
      await wait(pause, undefined, options.signal === undefined ? {} : { signal: options.signal });
    }
  }
}

/** Checks a file that has arrived. One that differs from the manifest is deleted. */
async function check(part: PartialFile, { size, sha256 }: Download): Promise<string> {
  const [bytes, hash] = [await part.size(), (await hashFile(part.path)).toString('hex')];
  if ((size === undefined || bytes === size) && (sha256 === undefined || hash === sha256)) return hash;
  await part.remove();
  throw new DownloadRefused(
    `the file has ${bytes.toLocaleString('en')} bytes and the SHA-256 ${hash}, and is not the one in the manifest`,
  );
}

/** Unpacks an archive that has arrived, and deletes it. */
async function unpackPart(
  part: PartialFile,
  download: Download,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await unpack(part.path, download, folder, signal);
  } catch (error) {
    // All its bytes are there, so the next run would only unpack the same ones again.
    if (error instanceof ArchiveRefused) await part.remove();
    throw error;
  }
  await part.remove();
}

/** What is there of a source. */
export interface SourceState {
  /** Files of the manifest, and how many of them are there. */
  readonly files: number;
  readonly present: number;
  /** Paths below the folder of the source. */
  readonly missing: readonly string[];
}

/** Compares the folder of a source with the manifest, by name only. */
export async function sourceState(folder: string, source: UpstreamSource): Promise<SourceState> {
  const { downloads } = MANIFEST[source];
  const files = downloads.flatMap(filesOf).length;
  const missing: string[] = [];
  for (const download of downloads)
    missing.push(...(await missingFiles(sourceFolder(folder, source), download)));
  return { files, present: files - missing.length, missing };
}

/** The folder of a source in the folder of all sources. */
export const sourceFolder = (folder: string, source: UpstreamSource): string => join(folder, source);
