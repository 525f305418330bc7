import type { FastifyReply, FastifyRequest } from 'fastify';

import { hideKeys } from '../access/key-format.ts';
import { describeProblem, problemHeaders, publicError } from './problem.ts';
import { PUBLIC_ERRORS } from './transport-errors.ts';

/** Errors of drivers hold whole requests, with what callers asked for: only their names and sentences are logged. */
const briefly = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);

/** Answers with the problem document of whatever was thrown; what is our fault goes to the log with its cause. */
export function replyWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: string,
): FastifyReply {
  const told = publicError(error);
  const { status } = PUBLIC_ERRORS[told.code];
  // An engine that is away is reported by health; a line for each request it fails is kept short.
  if (status === 503) request.log.warn({ cause: briefly(told.cause) }, told.message);
  else if (status >= 500)
    request.log.error({ cause: briefly(told.cause), stack: stackOf(told.cause) }, told.message);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const problem = JSON.stringify(describeProblem(told, baseUrl, request.url));
  // A key that was sent in the address or as a parameter's name stays out of what others may see.
  return reply.code(status).headers(problemHeaders(told)).send(hideKeys(problem));
}
