import { nearestName } from '../contract/nearest-name.ts';
import { ServiceError } from '../errors.ts';
import { PUBLIC_ERRORS, type TransportError } from '../http/transport-errors.ts';

/* Numbers of JSON-RPC, and one that the protocol adds. */
export const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;
export const INVALID_PARAMS = -32_602;
const INTERNAL_ERROR = -32_603;
export const RESOURCE_NOT_FOUND = -32_002;
/** Whatever HTTP has a status for and JSON-RPC has no number. */
const REFUSED = -32_000;

/** A body that is no message. */
export class MessageFault extends ServiceError {
  readonly number: number;

  constructor(number: number, detail: string, cause?: unknown) {
    super('invalid_body', detail, {}, cause);
    this.number = number;
  }
}

/** An answer of JSON-RPC that is an error: the SDK sends code, message and data. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Characters of a name that are repeated to the client. */
const LONGEST_ECHO = 64;

/** Says that there is no such tool, prompt or resource, and which one is meant perhaps. */
export function unknownName(
  what: string,
  name: string,
  known: readonly string[],
  number = INVALID_PARAMS,
): ProtocolError {
  const told = name.slice(0, LONGEST_ECHO);
  const nearest = nearestName(told, known);
  return new ProtocolError(number, `There is no ${what} ${told}; the nearest one is ${nearest ?? 'none'}.`);
}

/** Which number of JSON-RPC goes with what an HTTP status refuses. */
export function numberOf(error: ServiceError | TransportError): number {
  if (error instanceof MessageFault) return error.number;
  return PUBLIC_ERRORS[error.code].status >= 500 ? INTERNAL_ERROR : REFUSED;
}

/** What a request other than a call of a tool is answered when an operation has refused it or failed. */
export function protocolErrorOf(error: ServiceError | TransportError): ProtocolError {
  const { code } = error;
  const { status } = PUBLIC_ERRORS[code];
  const { retryAfter } = error instanceof ServiceError ? error.members : {};
  return new ProtocolError(status >= 500 ? INTERNAL_ERROR : INVALID_PARAMS, error.message, {
    code,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
