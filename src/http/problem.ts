import { READ_SCOPE } from '../contract/oauth.ts';
import type { Problem } from '../contract/problem.ts';
import { KEYS_PATH, SERVICE_PREFIX, TIERS_PATH } from '../contract/service.ts';
import { ServiceError, type ProblemMembers } from '../errors.ts';
import {
  PUBLIC_ERRORS,
  TransportError,
  unsupportedMediaType,
  type PublicErrorCode,
} from './transport-errors.ts';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** `WWW-Authenticate` for a missing or invalid key (RFC 6750). */
const CHALLENGE = `Bearer realm="${SERVICE_PREFIX}"`;

/** `WWW-Authenticate` for an invalid token: it makes clients refresh it. */
const TOKEN_CHALLENGE = `${CHALLENGE}, error="invalid_token"`;

/** `WWW-Authenticate` for a token without the required scope. */
const SCOPE_CHALLENGE = `${CHALLENGE}, error="insufficient_scope", scope="${READ_SCOPE}"`;

const INTERNAL = 'Something went wrong on our side. Include the request id when you report it.';

/** Prefix of Fastify's error codes for bodies. Its messages name internals, so they are replaced. */
const BODY_ERROR = 'FST_ERR_CTP_';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Turns anything that was thrown into an error for the caller. Errors that are not meant for callers become
 * `internal_error`.
 */
export function publicError(error: unknown): ServiceError | TransportError {
  if (error instanceof ServiceError || error instanceof TransportError) return error;
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new TransportError('body_too_large', 'The body is too large.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType();
  if (code.startsWith(BODY_ERROR))
    return new ServiceError('invalid_body', 'The body does not match its headers.');
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new TransportError('malformed_request', 'The path has a broken percent-escape or is too long.');
  return new ServiceError('internal_error', INTERNAL, {}, error);
}

/** The HTTP status for anything that was thrown. */
export const statusOf = (error: unknown): number => PUBLIC_ERRORS[publicError(error).code].status;

/** What follows the detail of an error where it needs the address of the service. */
const NEXT_STEPS: Partial<Record<PublicErrorCode, (baseUrl: string) => string>> = {
  missing_api_key: (baseUrl) =>
    ` Create one at ${baseUrl}${KEYS_PATH} (or \`npm run trivia -- keys create\`).`,
};

/** The sentences for the caller. */
export const detailOf = (error: ServiceError | TransportError, baseUrl: string): string =>
  error.message + (NEXT_STEPS[error.code]?.(baseUrl) ?? '');

/** The members of an error besides its code and sentences. A 429 always has the page that explains limits. */
export const membersOf = (
  error: ServiceError | TransportError,
  baseUrl: string,
): ProblemMembers & { readonly upgradeUrl?: string } => ({
  ...(error instanceof ServiceError ? error.members : {}),
  ...(PUBLIC_ERRORS[error.code].status === 429 ? { upgradeUrl: baseUrl + TIERS_PATH } : {}),
});

/** The body of an error response. `instance` is the request's path and query. */
export function describeProblem(
  error: ServiceError | TransportError,
  baseUrl: string,
  instance: string,
): Problem {
  const { status, title } = PUBLIC_ERRORS[error.code];
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

/** Headers of an error response besides those of every response. */
export function problemHeaders(error: ServiceError | TransportError): Record<string, string> {
  const retryAfter = error instanceof ServiceError ? error.members.retryAfter : undefined;
  return {
    'content-type': PROBLEM_TYPE,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(PUBLIC_ERRORS[error.code].status === 401 ? { 'www-authenticate': CHALLENGE } : {}),
    ...(error.code === 'unsupported_media_type' ? { 'accept-post': 'application/json' } : {}),
    ...(error.code === 'invalid_token' ? { 'www-authenticate': TOKEN_CHALLENGE } : {}),
    ...(error.code === 'insufficient_scope' ? { 'www-authenticate': SCOPE_CHALLENGE } : {}),
  };
}
