import { validatorOf } from './content-range.ts';
import { DownloadRefused } from './download-refused.ts';
import { openResponse, type IsAllowed } from './open-response.ts';
import type { PartialFile } from './partial-file.ts';
import { readOffer, wantedPart } from './resume.ts';
import { stallSignal } from './stall-signal.ts';
import { writeContent } from './write-content.ts';

/** Bytes of a file whose size is not in the manifest. Each of them has far less. */
const MOST_BYTES = 512 * 1_048_576;

const HEADERS = { 'accept-encoding': 'identity', 'user-agent': 'trivia-question-service' };

export interface TransferOptions {
  /** Which addresses may be requested, those of redirects included; https ones by default. */
  readonly isAllowed: IsAllowed;
  /** Milliseconds without a byte after which an attempt ends. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
  /** Receives the bytes that have arrived, and those of the whole file; null if that is not known. */
  readonly onBytes?: ((bytes: number, total: number | null) => void) | undefined;
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
