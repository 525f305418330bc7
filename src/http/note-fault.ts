import type { FastifyRequest } from 'fastify';

import { publicError } from './problem.ts';
import { PUBLIC_ERRORS } from './transport-errors.ts';

/** Errors of drivers hold whole requests, with what callers asked for: only their names and sentences are logged. */
const briefly = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);

/** Logs what was thrown, with its cause, as far as it is our fault. */
export function noteFault(error: unknown, request: FastifyRequest): void {
  const told = publicError(error);
  const { status } = PUBLIC_ERRORS[told.code];
  // An engine that is away is reported by health; a line for each request it fails is kept short.
  if (status === 503) request.log.warn({ cause: briefly(told.cause) }, told.message);
  else if (status >= 500)
    request.log.error({ cause: briefly(told.cause), stack: stackOf(told.cause) }, told.message);
}
