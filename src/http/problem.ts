import { READ_SCOPE } from '../contract/oauth.ts';
import type { Problem } from '../contract/problem.ts';
import { SERVICE_PREFIX } from '../contract/service.ts';
import { ServiceError } from '../errors.ts';
import { PUBLIC_ERRORS, TransportError } from './transport-errors.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** How a caller without a good key is told to come back (RFC 6750). */
const CHALLENGE = `Bearer realm="${SERVICE_PREFIX}"`;

/** The same for a token that is not good: a client hears that it is time to renew it. */
const TOKEN_CHALLENGE = `${CHALLENGE}, error="invalid_token"`;

/** The same for a token that does not cover what it was used for. */
const SCOPE_CHALLENGE = `${CHALLENGE}, error="insufficient_scope", scope="${READ_SCOPE}"`;

const INTERNAL = 'Something went wrong on our side. The request id tells us which request it was.';

/** Begins the codes of Fastify's errors about a body; its own sentences name internals, so they are replaced. */
const BODY_ERROR = 'FST_ERR_CTP_';

const BODY_FAULTS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body with the header Content-Type: application/json.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What the caller is told about whatever was thrown. Errors that are not meant for callers become `internal_error`. */
export function publicError(error: unknown): ServiceError | TransportError {
  if (error instanceof ServiceError || error instanceof TransportError) return error;
  const code = codeOf(error);
  if (code.startsWith(BODY_ERROR))
    return new ServiceError('invalid_body', BODY_FAULTS[code] ?? 'The body is not as its headers say.');
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new TransportError('malformed_request', 'The path has a broken percent-escape or is too long.');
  return new ServiceError('internal_error', INTERNAL, {}, error);
}

/** The status of the answer to whatever was thrown. */
export const statusOf = (error: unknown): number => PUBLIC_ERRORS[publicError(error).code].status;

/** The body of an error's answer. `instance` is the request's path and query. */
export function describeProblem(
  error: ServiceError | TransportError,
  baseUrl: string,
  instance: string,
): Problem {
  const { status, title } = PUBLIC_ERRORS[error.code];
  const { errors, ...members } = error instanceof ServiceError ? error.members : {};
  return {
    type: `${baseUrl}/errors/${error.code}`,
    title,
    status,
    detail: error.message,
    instance,
    code: error.code,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...members,
  };
}

/** Headers that an error's answer has beside those of every answer. */
export function problemHeaders(error: ServiceError | TransportError): Record<string, string> {
  const retryAfter = error instanceof ServiceError ? error.members.retryAfter : undefined;
  return {
    'content-type': PROBLEM_TYPE,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(PUBLIC_ERRORS[error.code].status === 401 ? { 'www-authenticate': CHALLENGE } : {}),
    ...(error.code === 'invalid_token' ? { 'www-authenticate': TOKEN_CHALLENGE } : {}),
    ...(error.code === 'insufficient_scope' ? { 'www-authenticate': SCOPE_CHALLENGE } : {}),
  };
}
