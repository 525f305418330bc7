import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

import { hideKeys } from '../contract/key-format.ts';
import { NotYetError, type ServiceError } from '../errors.ts';
import { describeProblem, problemHeaders, publicError } from './problem.ts';
import { PUBLIC_ERRORS, type TransportError } from './transport-errors.ts';

/** Driver errors contain whole requests, with values from callers: only their names and messages are logged. */
const briefly = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);

/** Logs an error with its cause if the server caused it. @param reqId - the id of the request, if it was in one */
export function logServerError(
  publicProblem: ServiceError | TransportError,
  log: FastifyBaseLogger,
  reqId?: string,
): void {
  const { status } = PUBLIC_ERRORS[publicProblem.code];
  // The health check reports an unreachable engine; the line for each failed request is kept short.
  const cause = briefly(publicProblem.cause);
  const level = publicProblem instanceof NotYetError ? 'info' : 'warn';
  if (status === 503) log[level]({ reqId, cause }, publicProblem.message);
  else if (status >= 500)
    log.error({ reqId, cause, stack: stackOf(publicProblem.cause) }, publicProblem.message);
}

/** What an error response has besides its problem document, or instead of its headers. */
export interface Supplement {
  readonly headers: Readonly<Record<string, string>>;
  readonly members: object;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For endpoints whose clients read other errors than problem documents. */
    supplementOf?: (publicProblem: ServiceError | TransportError, request: FastifyRequest) => Supplement;
  }
}

/** The headers and the body of the response to an error. */
export function problemResponse(
  publicProblem: ServiceError | TransportError,
  request: FastifyRequest,
  baseUrl: string,
): { readonly headers: Record<string, string>; readonly body: string } {
  const supplement = request.routeOptions.config.supplementOf?.(publicProblem, request);
  const problem = { ...supplement?.members, ...describeProblem(publicProblem, baseUrl, request.url) };
  return {
    headers: { ...problemHeaders(publicProblem), ...supplement?.headers },
    // A key sent in the URL or as a parameter name must not appear where others can see it.
    body: hideKeys(JSON.stringify(problem)),
  };
}

/** Responds with the problem document for anything that was thrown. Server errors are logged with their cause. */
export function replyWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: string,
): FastifyReply {
  const publicProblem = publicError(error);
  logServerError(publicProblem, request.log, request.id);
  // Set for a response that was still being compressed when it became late.
  reply.removeHeader('content-encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const { headers, body } = problemResponse(publicProblem, request, baseUrl);
  return reply.code(PUBLIC_ERRORS[publicProblem.code].status).headers(headers).send(body);
}
