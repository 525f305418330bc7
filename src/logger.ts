import { pino, type DestinationStream, type Logger } from 'pino';

import { hideKeys } from './contract/key-format.ts';

/** Headers with credentials, at the top level of a logged object or one level deeper. */
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

/** The logged part of an error. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string | undefined;
  /** The message of the cause. */
  readonly cause?: string;
}

/**
 * Driver errors contain the failed command, the connection or the whole request, and thereby passwords, keys and input
 * of callers. So only these fields of an error are logged.
 */
function serializeError(error: unknown): LoggedError {
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
 * Creates a logger that writes one JSON object per line, without credentials.
 *
 * @param name - the name of the process
 * @param stream - the default is standard output
 */
export function createLogger(name: string, level: string, stream?: DestinationStream): Logger {
  const redact = { paths: SECRET_PATHS, censor: '[redacted]' };
  // Removes keys that callers send in a path or as a request id.
  const hooks = { streamWrite: hideKeys };
  return pino({ name, level, redact, hooks, serializers: { err: serializeError } }, stream);
}
