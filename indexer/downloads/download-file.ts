import { setTimeout as wait } from 'node:timers/promises';

import { Refusal } from '../../src/refusal.ts';
import { hashFile } from '../containers/bytes.ts';
import { DownloadInterrupted, DownloadRefused, type Download } from './download.ts';
import type { PartialFile } from './resume.ts';
import { transfer, type TransferOptions } from './transfer.ts';

/** Bytes that an attempt must bring for the count of attempts to start over: a slow line may need many. */
const PROGRESS = 1_048_576;

export interface DownloadOptions extends TransferOptions {
  /** Milliseconds before each further attempt at an address. */
  readonly pauses: readonly number[];
  /** Receives the reason before each further attempt, and the milliseconds until then. */
  readonly onRetry?: ((reason: string, pause: number) => void) | undefined;
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

/**
 * Gets a file from the first of its addresses that has it, and checks it. What has arrived stays after an interruption,
 * and the next download resumes there.
 *
 * @returns the SHA-256 in hexadecimal
 * @throws Refusal if no address has the file, or it cannot be written
 */
export async function downloadFile(
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
