import { MOST_BODY_BYTES, MOST_HEADER_ITEMS, MOST_IDS } from './contract/limits.ts';

/**
 * Every error code with its HTTP status, its title, and what the caller can do next. This is the only table of error
 * codes.
 */
export const ERRORS = {
  invalid_query_param: {
    status: 400,
    title: 'Invalid query parameters',
    remedy: 'Correct the parameters listed in `errors`. The API reference shows what each one accepts.',
  },
  invalid_body: {
    status: 400,
    title: 'Invalid request body',
    remedy: 'Send a JSON object as described in the API reference. `errors` lists the fields to correct.',
  },
  missing_api_key: {
    status: 401,
    title: 'API key missing',
    remedy:
      'Send your key in the header `X-API-Key` or as `Authorization: Bearer`. Create one on the page `/account/keys`, or with `npm run trivia -- keys create`.',
  },
  invalid_api_key: {
    status: 401,
    title: 'API key not accepted',
    remedy:
      '`detail` says whether the key has a typo. Otherwise it is unknown, revoked or expired: create another key. Access tokens only work at `/mcp` and for `GET /api/v1/usage`.',
  },
  ip_not_allowed: {
    status: 403,
    title: 'Address not allowed',
    remedy:
      'The key only works from certain IP addresses, and yours is not one of them. Call from an allowed address, or add yours to the key.',
  },
  invalid_token: {
    status: 401,
    title: 'Access token not accepted',
    remedy:
      'The token is malformed, expired, revoked or issued for another service. Refresh it, or sign in again.',
  },
  insufficient_scope: {
    status: 403,
    title: 'Scope missing',
    remedy: 'The token lacks a scope. Request one with the scope named in `WWW-Authenticate`.',
  },
  secret_key_required: {
    status: 403,
    title: 'Secret key required',
    remedy: 'Use a secret key, on a server: publishable keys are not accepted here.',
  },
  own_key_required: {
    status: 403,
    title: 'Own key required',
    remedy:
      'The key in the pages of this service belongs to no account. Create a free key on the page `/account/keys` and send that.',
  },
  host_not_allowed: {
    status: 403,
    title: 'Host not allowed',
    remedy:
      'Use the public address of the service. Its operator can allow other hostnames in `TRIVIA_MCP_HOSTS`.',
  },
  origin_not_allowed: {
    status: 403,
    title: 'Origin not allowed',
    remedy:
      'Web pages from this origin may not call the endpoint. The operator of the service can allow origins in `TRIVIA_MCP_ORIGINS`.',
  },
  question_not_found: {
    status: 404,
    title: 'Question not found',
    remedy:
      'The id is unknown or no longer served. If the error has a `canonicalId`, request that question instead.',
  },
  topic_not_found: {
    status: 404,
    title: 'Topic not found',
    remedy:
      'No topic has this slug or alias. `suggestion` is the one spelled most alike. `GET /topics` lists all topics; `q` searches them.',
  },
  category_not_found: {
    status: 404,
    title: 'Category not found',
    remedy: 'Use a slug or an id. `GET /categories` lists all categories.',
  },
  tag_not_found: {
    status: 404,
    title: 'Tag not found',
    remedy:
      'No question has this tag. `suggestion` is the one spelled most alike; `GET /suggest` finds others.',
  },
  subcategory_not_found: {
    status: 404,
    title: 'Subcategory not found',
    remedy:
      'No question has this subcategory. `suggestion` is the one spelled most alike; `GET /suggest` finds others.',
  },
  region_not_found: {
    status: 404,
    title: 'Region not found',
    remedy: 'Use the code of a region. `GET /regions` lists all regions.',
  },
  export_not_found: {
    status: 404,
    title: 'Export not found',
    remedy:
      'The name is unknown, or newer exports have replaced the file. `GET /exports` lists the current ones.',
  },
  route_not_found: {
    status: 404,
    title: 'No such endpoint',
    remedy: 'Check the path against the API reference.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    remedy: 'Use one of the methods listed in the `Allow` header.',
  },
  unprocessable_report: {
    status: 422,
    title: 'Report without a question',
    remedy: 'Identify the question: send `questionId`, `questionText` or `questionUrl`.',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'Rate limit exceeded',
    remedy: 'Wait for the number of seconds in `Retry-After`, then spread your requests out.',
  },
  daily_limit_exceeded: {
    status: 429,
    title: 'Daily limit exceeded',
    remedy: 'The counter resets at midnight UTC. A higher tier allows more: see `/tiers`.',
  },
  monthly_quota_exceeded: {
    status: 429,
    title: 'Monthly quota exceeded',
    remedy:
      'The counter resets on the first day of next month, UTC. A higher tier allows more: see `/tiers`.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    remedy: 'Something went wrong on our side. Retry; if it keeps failing, contact us with the request id.',
  },
  service_unavailable: {
    status: 503,
    title: 'Service unavailable',
    remedy: 'A part of the service is unavailable. Retry after the number of seconds in `Retry-After`.',
  },
  // Errors before an endpoint runs, which only HTTP has.
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    remedy: 'The request is not valid HTTP, or its URL has a broken percent-escape. Check the client.',
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    remedy:
      'Responses are JSON: allow application/json in the `Accept` header, and gzip, br or identity in `Accept-Encoding`.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timed out',
    remedy: 'The request did not arrive in time. Send it again.',
  },
  body_too_large: {
    status: 413,
    title: 'Request body too large',
    remedy: `Keep the body under ${MOST_BODY_BYTES / 1024} KiB; ${MOST_IDS} ids take 10 KiB.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    remedy: 'Send JSON in UTF-8 with the header `Content-Type: application/json`.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'Range not satisfiable',
    remedy:
      'The requested part begins after the end of the file, whose size is in the header `Content-Range`.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request headers too large',
    remedy: `Keep the URL and all headers together under 32 KiB, for example by sending fewer ids per request, and a list in a header under ${MOST_HEADER_ITEMS} items.`,
  },
} as const satisfies Record<string, { status: number; title: string; remedy: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One invalid input: its name and what is wrong with it. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
}

/** Members that some codes add to the problem document, named as in the contract's `Problem`. */
export interface ProblemMembers {
  readonly errors?: readonly InputIssue[];
  readonly canonicalId?: string;
  readonly suggestion?: string;
  readonly retryAfter?: number;
  readonly limit?: number;
  readonly tier?: string;
  readonly current?: number;
}

/** An error for the caller: `detail` is public, `cause` is only logged. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly members: ProblemMembers;

  constructor(code: ErrorCode, detail: string, members: ProblemMembers = {}, cause?: unknown) {
    super(detail, cause === undefined ? undefined : { cause });
    this.code = code;
    this.members = members;
  }
}

/** For what is not there yet, as in the first minute of an installation. That is not an outage. */
export class NotYetError extends ServiceError {}

/** Creates the error for one invalid parameter. */
export function invalidInput(path: string, message: string): ServiceError {
  return new ServiceError('invalid_query_param', `The parameter ${path} ${message}.`, {
    errors: [{ path, message }],
  });
}

/** Creates errors for a part of a request that cannot be read at all. */
const refuseWhole =
  (code: ErrorCode, path: string) =>
  (message: string, cause?: unknown): ServiceError =>
    new ServiceError(code, `The ${path} ${message}.`, { errors: [{ path, message }] }, cause);

export const invalidBody = refuseWhole('invalid_body', 'body');
export const invalidQuery = refuseWhole('invalid_query_param', 'query');

/** The error for a body that is not declared as JSON, on every endpoint that reads JSON. */
export const unsupportedMediaType = (): ServiceError =>
  new ServiceError('unsupported_media_type', 'The header Content-Type must be application/json, in UTF-8.');

/** The path of a URL without its trailing slash; undefined when it has none. */
export function withoutSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return path.endsWith('/') ? path.slice(0, -1) : undefined;
}

/**
 * Creates the error for a path without a route.
 *
 * @param meant - the path without its trailing slash, when that one has a route
 */
export function routeNotFound(meant?: string): ServiceError {
  const hint = meant === undefined ? '' : ` Without the trailing slash it exists: ${meant}.`;
  return new ServiceError('route_not_found', `No endpoint has this path.${hint}`);
}
