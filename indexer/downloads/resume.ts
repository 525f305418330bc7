import { contentLength, readContentRange } from './content-range.ts';
import { DownloadInterrupted } from './download-refused.ts';
import type { PartialFile } from './partial-file.ts';

/** What a response is: its place in the file, and how long the file is. */
export interface Offer {
  readonly start: number;
  /** Null if the server does not say. */
  readonly total: number | null;
}

/** The part of a file to request. */
interface Wanted {
  /** Bytes that have arrived and are still valid. */
  readonly offset: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests what is missing, on the condition that the file is still the same, or else all of it. */
export async function wantedPart(part: PartialFile, address: string): Promise<Wanted> {
  const offset = await part.size();
  const origin = await part.readOrigin();
  if (offset === 0 || origin?.address !== address || origin.validator === null)
    return { offset: 0, headers: {} };
  return { offset, headers: { range: `bytes=${offset}-`, 'if-range': origin.validator } };
}

/**
 * Reads where the content of a response belongs.
 *
 * @returns undefined if all of the file has arrived before
 * @throws DownloadInterrupted if it is not what was requested; the next attempt starts over
 */
export async function readOffer(
  { status, headers }: Response,
  offset: number,
  part: PartialFile,
): Promise<Offer | undefined> {
  if (status === 200) return { start: 0, total: contentLength(headers) };
  const range = readContentRange(headers);
  if (status === 416 && offset > 0 && range?.total === offset) return undefined;
  if (status === 206 && offset > 0 && range?.start === offset) return { start: offset, total: range.total };
  await part.remove();
  throw new DownloadInterrupted('the server did not send the requested part of the file');
}
