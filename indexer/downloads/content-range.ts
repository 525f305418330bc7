/** The part of a file that a response has. */
interface ContentRange {
  /** Null in a response with the status 416. */
  readonly start: number | null;
  /** Bytes of the whole file; null if the server does not know it. */
  readonly total: number | null;
}

const RANGE = /^bytes (?:(\d{1,15})-\d{1,15}|\*)\/(\d{1,15}|\*)$/u;

/** Reads a `Content-Range` header; null if it is absent or malformed. */
export function readContentRange(headers: Headers): ContentRange | null {
  const [, start, total] = RANGE.exec(headers.get('content-range') ?? '') ?? [];
  if (total === undefined) return null;
  return {
    start: start === undefined ? null : Number(start),
    total: total === '*' ? null : Number(total),
  };
}

/** Whether the bytes arrive as the server stores them: `fetch` decompresses others, and positions in them differ. */
const isVerbatim = (headers: Headers): boolean =>
  (headers.get('content-encoding') ?? 'identity') === 'identity';

/** The bytes of a whole file, as a response with the status 200 declares them; null if it does not. */
export function contentLength(headers: Headers): number | null {
  const length = headers.get('content-length') ?? '';
  return isVerbatim(headers) && /^\d{1,15}$/u.test(length) ? Number(length) : null;
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
