import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

import { hideKeys } from '../contract/key-format.ts';
import type { ServiceError } from '../errors.ts';
import { describeProblem, problemHeaders, publicError } from './problem.ts';
import { PUBLIC_ERRORS, type TransportError } from './transport-errors.ts';

/** Errors of drivers hold whole requests, with what callers asked for: only their names and sentences are logged. */
const briefly = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);

/** Logs what a caller is told, with its cause, as far as it is our fault. */
export function logFault(told: ServiceError | TransportError, log: FastifyBaseLogger): void {
  const { status } = PUBLIC_ERRORS[told.code];
  // An engine that is away is reported by health; a line for each request it fails is kept short.
  if (status === 503) log.warn({ cause: briefly(told.cause) }, told.message);
  else if (status >= 500) log.error({ cause: briefly(told.cause), stack: stackOf(told.cause) }, told.message);
}

/** What an answer carries beside its problem document. */
export interface Supplement {
  readonly headers: Readonly<Record<string, string>>;
  readonly members: object;
}

const NO_SUPPLEMENT: Supplement = { headers: {}, members: {} };

/**
 * Answers with the problem document of whatever was thrown; what is our fault goes to the log with its cause.
 *
 * @param supplementOf - what another reader than that of the problem needs, by what the caller is told
 */
export function replyWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: string,
  supplementOf: (told: ServiceError | TransportError) => Supplement = () => NO_SUPPLEMENT,
): FastifyReply {
  const told = publicError(error);
  const { status } = PUBLIC_ERRORS[told.code];
  logFault(told, request.log);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const supplement = supplementOf(told);
  const problem = JSON.stringify({
    ...supplement.members,
    ...describeProblem(told, baseUrl, request.url),
  });
  // A key that was sent in the address or as a parameter's name stays out of what others may see.
  return reply
    .code(status)
    .headers({ ...problemHeaders(told), ...supplement.headers })
    .send(hideKeys(problem));
}
