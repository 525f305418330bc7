import { open, statfs, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Refusal } from '../../src/refusal.ts';
import { writeRefusal } from '../export/atomic-file.ts';
import {
  DownloadInterrupted,
  DownloadRefused,
  readOffer,
  validatorOf,
  wantedPart,
  type Offer,
  type PartialFile,
} from './resume.ts';

/** Bytes of a file whose size is not in the manifest. Each of them has far less. */
const MOST_BYTES = 512 * 1_048_576;
const HEADERS = { 'accept-encoding': 'identity', 'user-agent': 'trivia-question-service' };
/** GitHub and data-set hubs redirect once or twice, to the servers that have the files. */
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** With these, a server may be able to send the file later. */
const TEMPORARY = new Set([408, 425, 429, 500, 502, 503, 504]);
const RESUME = 'Make space, then run the same command to resume.';

/** Which addresses may be requested. */
export type IsAllowed = (address: URL) => boolean;

export const isHttps: IsAllowed = ({ protocol }) => protocol === 'https:';

export interface TransferOptions {
  /** Which addresses may be requested, those of redirects included; https ones by default. */
  readonly isAllowed: IsAllowed;
  /** Milliseconds without a byte after which an attempt ends. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
  /** Receives the bytes that have arrived, and those of the whole file; null if that is not known. */
  readonly onBytes?: ((bytes: number, total: number | null) => void) | undefined;
}

/**
 * Makes one attempt to get a file, or what is left of it, from one address.
 *
 * @param size - bytes of the file, if known
 * @throws DownloadRefused, DownloadInterrupted
 * @throws Refusal if the file cannot be written
 */
export async function transfer(
  address: string,
  part: PartialFile,
  size: number | undefined,
  { isAllowed, patience, signal: outer, onBytes }: TransferOptions,
): Promise<void> {
  const { offset, headers } = await wantedPart(part, address);
  const { signal, progressed, end } = stallSignal(new URL(address).host, patience, outer);
  try {
    const response = await openResponse(address, { headers: { ...headers, ...HEADERS }, isAllowed, signal });
    const offer = await readOffer(response, offset, part);
    if (offer === undefined) return;
    if (offer.total !== null) checkSize(offer.total, size);
    if (offer.start === 0) await part.begin({ address, validator: validatorOf(response.headers) });
    await writeContent(part.path, response.body ?? [], offer, size ?? MOST_BYTES, (bytes) => {
      progressed();
      onBytes?.(bytes, offer.total ?? size ?? null);
    });
  } catch (error) {
    // What `fetch` reports about an aborted request is less than the reason of the signal.
    signal.throwIfAborted();
    throw error;
  } finally {
    end();
  }
}

const digits = (count: number): string => count.toLocaleString('en');

/** @throws DownloadRefused if a server offers another file than that of the manifest, or one that is too large */
function checkSize(offered: number, size: number | undefined): void {
  if (size !== undefined && offered !== size)
    throw new DownloadRefused(`the file has ${digits(offered)} bytes instead of ${digits(size)}`);
  if (offered > MOST_BYTES && size === undefined)
    throw new DownloadRefused(
      `the file has ${digits(offered)} bytes; at most ${digits(MOST_BYTES)} are read`,
    );
}

/** Aborts a transfer that makes no progress. */
interface StallSignal {
  /** Aborted with a `DownloadInterrupted`, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  /** Call it whenever something arrives. */
  readonly progressed: () => void;
  /** Ends the request if it is still open. */
  readonly end: () => void;
}

/** @param patience - milliseconds without progress after which the transfer is aborted */
export function stallSignal(host: string, patience: number, outer: AbortSignal | undefined): StallSignal {
  const stalled = new AbortController();
  const timer = setTimeout(
    () => stalled.abort(new DownloadInterrupted(`${host} sent nothing for ${patience / 1_000} s`)),
    patience,
  );
  return {
    signal: outer === undefined ? stalled.signal : AbortSignal.any([outer, stalled.signal]),
    progressed: () => timer.refresh(),
    end: () => {
      clearTimeout(timer);
      stalled.abort();
    },
  };
}

interface OpenRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly isAllowed: IsAllowed;
  readonly signal: AbortSignal;
}

/**
 * Requests a file and follows redirects. Each address must be allowed.
 *
 * @returns a response with the status 200, 206 or 416
 * @throws DownloadRefused if the address does not have the file or may not be requested
 * @throws DownloadInterrupted if the server cannot be reached or is not able to send the file now
 */
async function openResponse(address: string, options: OpenRequest): Promise<Response> {
  let at = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    checkAddress(at, options.isAllowed);
    const response = await request(at, options);
    const { status } = response;
    if (status === 200 || status === 206 || status === 416) return response;
    // Its connection can be used again.
    await response.body?.cancel();
    if (TEMPORARY.has(status)) throw new DownloadInterrupted(`${at.host} answered ${status}`);
    if (!REDIRECTS.has(status)) throw new DownloadRefused(`${at.host} answered ${status}`);
    at = targetOf(response, at);
  }
  throw new DownloadRefused(`${new URL(address).host} redirects more than ${MOST_REDIRECTS} times`);
}

function checkAddress(address: URL, isAllowed: IsAllowed): void {
  if (!isAllowed(address))
    throw new DownloadRefused(`${address.origin} is not requested: only https addresses are`);
}

async function request(address: URL, { headers, signal }: OpenRequest): Promise<Response> {
  try {
    return await fetch(address, { headers, signal, redirect: 'manual' });
  } catch (error) {
    signal.throwIfAborted();
    throw new DownloadInterrupted(`${address.host} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** The reason of a failed `fetch` is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message;
}

function targetOf(response: Response, from: URL): URL {
  const location = response.headers.get('location') ?? '';
  if (!URL.canParse(location, from.href))
    throw new DownloadRefused(`${from.host} redirects to no valid address`);
  return new URL(location, from);
}

/**
 * Writes the content of a response to its place in a file, and flushes it to disk.
 *
 * @param most - bytes that the file may have
 * @throws DownloadRefused if more arrives
 * @throws DownloadInterrupted if less arrives than was offered
 * @throws Refusal if there is no space or no permission
 */
async function writeContent(
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
