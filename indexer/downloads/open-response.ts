import { DownloadInterrupted, DownloadRefused } from './download-refused.ts';

/** GitHub and data-set hubs redirect once or twice, to the servers that have the files. */
const MOST_REDIRECTS = 5;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** With these, a server may be able to send the file later. */
const TEMPORARY = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Which addresses may be requested. */
export type IsAllowed = (address: URL) => boolean;

export const isHttps: IsAllowed = ({ protocol }) => protocol === 'https:';

interface OpenRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly isAllowed: IsAllowed;
  readonly signal: AbortSignal;
}

function checkAddress(address: URL, isAllowed: IsAllowed): void {
  if (!isAllowed(address))
    throw new DownloadRefused(`${address.origin} is not requested: only https addresses are`);
}

function targetOf(response: Response, from: URL): URL {
  const location = response.headers.get('location') ?? '';
  if (!URL.canParse(location, from.href))
    throw new DownloadRefused(`${from.host} redirects to no valid address`);
  return new URL(location, from);
}

/** The reason of a failed `fetch` is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message;
}

async function request(address: URL, { headers, signal }: OpenRequest): Promise<Response> {
  try {
    return await fetch(address, { headers, signal, redirect: 'manual' });
  } catch (error) {
    signal.throwIfAborted();
    throw new DownloadInterrupted(`${address.host} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Requests a file and follows redirects. Each address must be allowed.
 *
 * @returns a response with the status 200, 206 or 416
 * @throws DownloadRefused if the address does not have the file or may not be requested
 * @throws DownloadInterrupted if the server cannot be reached or is not able to send the file now
 */
export async function openResponse(address: string, options: OpenRequest): Promise<Response> {
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
