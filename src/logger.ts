import { pino, type DestinationStream, type Logger } from 'pino';

import { hideKeys } from './contract/key-format.ts';

/** Headers that carry a credential, in whatever object of whatever depth up to one they are logged. */
const SECRET_PATHS = [
  'headers.authorization',
  'headers.cookie',
  'headers["x-api-key"]',
  'headers["set-cookie"]',
  '*.headers.authorization',
  '*.headers.cookie',
  '*.headers["x-api-key"]',
  '*.headers["set-cookie"]',
];

/** What is logged of an error. */
interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string | undefined;
  /** What the cause says. */
  readonly cause?: string;
}

/**
 * Errors of drivers carry the command that failed, the connection or the whole request: a password, a key, what callers sent.
 * So nothing is taken of an error but what is named here.
 */
function tellError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.constructor.name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack,
    ...(cause instanceof Error && { cause: cause.message }),
  };
}

/**
 * Structured logs, one JSON object a line, with credentials removed.
 *
 * @param name - which process speaks
 * @param stream - standard output when absent
 */
export function createLogger(name: string, level: string, stream?: DestinationStream): Logger {
  const redact = { paths: SECRET_PATHS, censor: '[redacted]' };
  // Whoever sends a key in a path, or as the id of a request, has it taken out of what is logged of that.
  const hooks = { streamWrite: hideKeys };
  return pino({ name, level, redact, hooks, serializers: { err: tellError } }, stream);
}
