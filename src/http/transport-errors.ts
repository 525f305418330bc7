import { MOST_BODY_BYTES, MOST_IDS } from '../contract/limits.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';

/** What can go wrong with a request before any operation hears of it. Only HTTP knows these. */
export const TRANSPORT_ERRORS = {
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    remedy: 'The request does not follow HTTP, or its address has a broken percent-escape. Check the client.',
  },
  not_acceptable: {
    status: 406,
    title: 'No acceptable answer',
    remedy: 'Answers are JSON: have the header `Accept` admit application/json.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timed out',
    remedy: 'The request did not arrive in time. Send it again.',
  },
  body_too_large: {
    status: 413,
    title: 'Request body too large',
    remedy: `Keep the body under ${MOST_BODY_BYTES / 1024} KiB; ${MOST_IDS} ids take ten.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    remedy: 'Send JSON in UTF-8 with the header `Content-Type: application/json`.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request headers too large',
    remedy:
      'Keep the address and all headers together under 32 KiB, for example by sending fewer ids at a time.',
  },
} as const satisfies Record<string, { status: number; title: string; remedy: string }>;

export type TransportErrorCode = keyof typeof TRANSPORT_ERRORS;

/** An error of the transport that is told to the caller; the message is public. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: TransportErrorCode;

  constructor(code: TransportErrorCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

export type PublicErrorCode = ErrorCode | TransportErrorCode;

/** Every error code that an HTTP answer can carry. */
export const PUBLIC_ERRORS: Readonly<
  Record<PublicErrorCode, { readonly status: number; readonly title: string; readonly remedy: string }>
> = { ...ERRORS, ...TRANSPORT_ERRORS };
