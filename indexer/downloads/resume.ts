import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

import { writeRefusal } from '../export/atomic-file.ts';

/** An address does not have the file. Another address may. */
export class DownloadRefused extends Error {
  override readonly name = 'DownloadRefused';
}

/** The transfer failed for a reason that may pass. What has arrived is kept, and the next attempt resumes there. */
export class DownloadInterrupted extends Error {
  override readonly name = 'DownloadInterrupted';
}

/** What a transfer needs to resume. */
const Origin = z.strictObject({
  /** The address in the manifest, before redirects. */
  address: z.string(),
  /** A strong entity tag, or else the date of the last change; null if the transfer cannot resume. */
  validator: z.string().nullable(),
});
type Origin = z.infer<typeof Origin>;

/** A file that has not fully arrived. Its names begin with a dot, so that an import ignores it. */
export interface PartialFile {
  readonly path: string;
  /** Bytes that have arrived; 0 if there is no such file. */
  readonly size: () => Promise<number>;
  /** Where these bytes come from; null if that is not known. */
  readonly readOrigin: () => Promise<Origin | null>;
  /** Empties the file and notes where its bytes will come from. */
  readonly begin: (origin: Origin) => Promise<void>;
  /** Gives the file its name. */
  readonly finish: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The partial file for a path. */
export function partialFile(finalPath: string): PartialFile {
  const path = join(dirname(finalPath), `.${basename(finalPath)}.part`);
  const originPath = `${path}.json`;
  const forgetOrigin = (): Promise<void> => rm(originPath, { force: true });
  const remove = async (): Promise<void> => {
    await rm(path, { force: true });
    await forgetOrigin();
  };
  return {
    path,
    remove,
    size: async () => (await stat(path).catch(() => ({ size: 0 }))).size,
    readOrigin: async () => {
      const text = await readFile(originPath, 'utf8').catch(() => 'null');
      try {
        return Origin.nullable().catch(null).parse(JSON.parse(text));
      } catch {
        // The process was killed while it wrote: the transfer starts over.
        return null;
      }
    },
    begin: async (origin) => {
      try {
        await remove();
        await writeFile(originPath, JSON.stringify(origin));
      } catch (error) {
        throw writeRefusal(error, finalPath);
      }
    },
    finish: async () => {
      try {
        await rename(path, finalPath);
        await forgetOrigin();
      } catch (error) {
        throw writeRefusal(error, finalPath);
      }
    },
  };
}

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

/**
 * What names this version of a file in `If-Range`: a strong entity tag, or the date of its last change. Null if a
 * transfer cannot resume.
 */
export function validatorOf(headers: Headers): string | null {
  if (!isVerbatim(headers)) return null;
  const tag = headers.get('etag');
  return tag?.startsWith('"') === true ? tag : headers.get('last-modified');
}

/** The bytes of a whole file, as a response with the status 200 declares them; null if it does not. */
function contentLength(headers: Headers): number | null {
  const length = headers.get('content-length') ?? '';
  return isVerbatim(headers) && /^\d{1,15}$/u.test(length) ? Number(length) : null;
}

/** Whether the bytes arrive as the server stores them: `fetch` decompresses others, and positions in them differ. */
const isVerbatim = (headers: Headers): boolean =>
  (headers.get('content-encoding') ?? 'identity') === 'identity';

/** The part of a file that a response has. */
interface ContentRange {
  /** Null in a response with the status 416. */
  readonly start: number | null;
  /** Bytes of the whole file; null if the server does not know it. */
  readonly total: number | null;
}

const RANGE = /^bytes (?:(\d{1,15})-\d{1,15}|\*)\/(\d{1,15}|\*)$/u;

/** Reads a `Content-Range` header; null if it is absent or malformed. */
function readContentRange(headers: Headers): ContentRange | null {
  const [, start, total] = RANGE.exec(headers.get('content-range') ?? '') ?? [];
  if (total === undefined) return null;
  return {
    start: start === undefined ? null : Number(start),
    total: total === '*' ? null : Number(total),
  };
}
