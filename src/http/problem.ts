import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { hideKeys } from '../contract/key-format.ts';
import { READ_SCOPE } from '../contract/oauth.ts';
import type { Problem } from '../contract/problem.ts';
import { KEYS_PATH, SERVICE_PREFIX, TIERS_PATH } from '../contract/service.ts';
import {
  ERRORS,
  type ErrorCode,
  NotYetError,
  type ProblemMembers,
  ServiceError,
  unsupportedMediaType,
} from '../errors.ts';

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
  // A public response may have become late while it was compressed. No cache may keep what is sent in its place.
  if (!String(reply.getHeader('cache-control')).startsWith('private'))
    reply.removeHeader('cache-tag').header('cache-control', 'no-store');
  const { headers, body } = problemResponse(publicProblem, request, baseUrl);
  return reply.code(ERRORS[publicProblem.code].status).headers(headers).send(body);
}

/** An address that does not exist, or one with too many parameters. */
const SHOWN: ReadonlySet<ErrorCode> = new Set(['route_not_found', 'invalid_query_param']);

/** Paths that only clients use. */
const FOR_CLIENTS = /^\/(api|mcp|\.well-known)(\/|\?|$)/;

/** Whether a person is looking at an address that is wrong. Browsers accept HTML by name; clients accept anything. */
export const wantsErrorPage = (
  error: unknown,
  { method, url, headers }: FastifyRequest,
): error is ServiceError =>
  error instanceof ServiceError &&
  SHOWN.has(error.code) &&
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !FOR_CLIENTS.test(url);

/** The headers and the body of the response to an error. */
export function problemResponse(
  publicProblem: ServiceError,
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

/** What an error response has besides its problem document, or instead of its headers. */
export interface Supplement {
  readonly headers: Readonly<Record<string, string>>;
  readonly members: object;
}

/** Logs an error with its cause if the server caused it. @param reqId - the id of the request, if it was in one */
export function logServerError(publicProblem: ServiceError, log: FastifyBaseLogger, reqId?: string): void {
  const { status } = ERRORS[publicProblem.code];
  // The health check reports an unreachable engine; the line for each failed request is kept short.
  const cause = briefly(publicProblem.cause);
  const level = publicProblem instanceof NotYetError ? 'info' : 'warn';
  if (status === 503) log[level]({ reqId, cause }, publicProblem.message);
  else if (status >= 500)
    log.error({ reqId, cause, stack: stackOf(publicProblem.cause) }, publicProblem.message);
}

/** Driver errors contain whole requests, with values from callers: only their names and messages are logged. */
const briefly = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);

const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);

/**
 * Turns anything that was thrown into an error for the caller. Errors that are not meant for callers become
 * `internal_error`. Fastify's own messages name internals, so they are replaced.
 */
export function publicError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ServiceError('body_too_large', 'The body is too large.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType();
  if (code.startsWith('FST_ERR_CTP_') || isCutOff(error))
    return new ServiceError('invalid_body', 'The body does not match its headers.');
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new ServiceError('malformed_request', 'The path has a broken percent-escape or is too long.');
  return new ServiceError('internal_error', INTERNAL, {}, error);
}

/** Whether a caller left while it was sending its body. Fastify passes Node's error on, with a status. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'statusCode' in error && error.statusCode === 400;

const INTERNAL = 'Something went wrong on our side. Include the request id when you report it.';

/** The body of an error response. `instance` is the request's path and query. */
function describeProblem(error: ServiceError, baseUrl: string, instance: string): Problem {
  const { status, title } = ERRORS[error.code];
  const { errors, ...members } = membersOf(error, baseUrl);
  return {
    type: `${baseUrl}/errors/${error.code}`,
    title,
    status,
    detail: detailOf(error, baseUrl),
    instance,
    code: error.code,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...members,
  };
}

/** The HTTP status for anything that was thrown. */
export const statusOf = (error: unknown): number => ERRORS[publicError(error).code].status;

/** The sentences for the caller, with those that need the address of the service. */
export const detailOf = ({ code, message }: ServiceError, baseUrl: string): string =>
  code === 'missing_api_key'
    ? `${message} Create one at ${baseUrl}${KEYS_PATH} (or \`npm run trivia -- keys create\`).`
    : message;

/** The members of an error besides its code and sentences. A 429 always has the page that explains limits. */
export const membersOf = (
  { code, members }: ServiceError,
  baseUrl: string,
): ProblemMembers & { readonly upgradeUrl?: string } => ({
  ...members,
  ...(ERRORS[code].status === 429 ? { upgradeUrl: baseUrl + TIERS_PATH } : {}),
});

/** Headers of an error response besides those of every response. */
export function problemHeaders({ code, members: { retryAfter } }: ServiceError): Record<string, string> {
  const challenge = CHALLENGES[code] ?? (ERRORS[code].status === 401 ? CHALLENGE : undefined);
  return {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(challenge === undefined ? {} : { 'www-authenticate': challenge }),
    ...(code === 'unsupported_media_type' ? { 'accept-post': 'application/json' } : {}),
  };
}

/** `WWW-Authenticate` for a missing or invalid key (RFC 6750). */
const CHALLENGE = `Bearer realm="${SERVICE_PREFIX}"`;

/** The header where it says more: clients refresh an invalid token, and request a scope that is missing. */
const CHALLENGES: Partial<Record<ErrorCode, string>> = {
  invalid_token: `${CHALLENGE}, error="invalid_token"`,
  insufficient_scope: `${CHALLENGE}, error="insufficient_scope", scope="${READ_SCOPE}"`,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For endpoints whose clients read other errors than problem documents. */
    supplementOf?: (publicProblem: ServiceError, request: FastifyRequest) => Supplement;
  }
}

/** The errors for what Node's parser rejects, by its code. */
const REJECTED: Readonly<Record<string, ServiceError>> = {
  HPE_HEADER_OVERFLOW: new ServiceError('headers_too_large', 'The URL and the headers exceed 32 KiB.'),
  ERR_HTTP_REQUEST_TIMEOUT: new ServiceError('request_timeout', 'The request was not complete in time.'),
};
const NO_REQUEST = new ServiceError('malformed_request', 'The bytes received are not an HTTP request.');

/**
 * Responds to bytes that Node's parser rejected, when there is no request or reply, and closes the connection. The path
 * is unknown, so `instance` is the root.
 */
export function answerClientError(
  error: { readonly code?: string },
  socket: Socket,
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem = REJECTED[error.code ?? ''] ?? NO_REQUEST;
  const { status } = ERRORS[problem.code];
  const body = JSON.stringify(describeProblem(problem, baseUrl, '/'));
  const lines = Object.entries({
    ...headers,
    ...problemHeaders(problem),
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  // The rest of what the caller sends is not read.
  socket.destroySoon();
}
