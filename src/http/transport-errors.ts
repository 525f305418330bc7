import { MOST_BODY_BYTES, MOST_HEADER_ITEMS, MOST_IDS } from '../contract/limits.ts';
import { ERRORS, type ErrorCode, ServiceError } from '../errors.ts';

/** Errors that occur before an operation runs. Only HTTP has them. */
const TRANSPORT_ERRORS = {
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    remedy: 'The request is not valid HTTP, or its URL has a broken percent-escape. Check the client.',
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    remedy:
      'Responses are JSON: allow application/json in the `Accept` header, and gzip, br or identity in `Accept-Encoding`.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timed out',
    remedy: 'The request did not arrive in time. Send it again.',
  },
  body_too_large: {
    status: 413,
    title: 'Request body too large',
    remedy: `Keep the body under ${MOST_BODY_BYTES / 1024} KiB; ${MOST_IDS} ids take 10 KiB.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    remedy: 'Send JSON in UTF-8 with the header `Content-Type: application/json`.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'Range not satisfiable',
    remedy:
      'The requested part begins after the end of the file, whose size is in the header `Content-Range`.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request headers too large',
    remedy: `Keep the URL and all headers together under 32 KiB, for example by sending fewer ids per request, and a list in a header under ${MOST_HEADER_ITEMS} items.`,
  },
} as const satisfies Record<string, { status: number; title: string; remedy: string }>;

export type TransportErrorCode = keyof typeof TRANSPORT_ERRORS;

/** A transport error for the caller; the message is public. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: TransportErrorCode;

  constructor(code: TransportErrorCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** The error for a body that is not declared as JSON, on every endpoint that reads JSON. */
export const unsupportedMediaType = (): TransportError =>
  new TransportError('unsupported_media_type', 'The header Content-Type must be application/json, in UTF-8.');

export type PublicErrorCode = ErrorCode | TransportErrorCode;

/** Every error code that an HTTP response can have. */
export const PUBLIC_ERRORS: Readonly<
  Record<PublicErrorCode, { readonly status: number; readonly title: string; readonly remedy: string }>
> = { ...ERRORS, ...TRANSPORT_ERRORS };

/** The path of a URL without its trailing slash; undefined when it has none. */
export function withoutSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return path.endsWith('/') ? path.slice(0, -1) : undefined;
}

/**
 * Creates the error for a path without a route.
 *
 * @param meant - the path without its trailing slash, when that one has a route
 */
export function routeNotFound(meant?: string): ServiceError {
  const hint = meant === undefined ? '' : ` Without the trailing slash it exists: ${meant}.`;
  return new ServiceError('route_not_found', `No endpoint has this path.${hint}`);
}
