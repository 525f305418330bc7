/** What each error code means: its HTTP status, its title, and what the caller can do next. The only table of them. */
export const ERRORS = {
  invalid_query_param: {
    status: 400,
    title: 'Invalid query parameters',
    remedy: 'Correct the parameters that `errors` names; the API reference lists what each accepts.',
  },
  invalid_body: {
    status: 400,
    title: 'Invalid request body',
    remedy: 'Send a JSON object as the API reference describes it; `errors` names the fields to correct.',
  },
  missing_api_key: {
    status: 401,
    title: 'API key missing',
    remedy: 'Send your key in the header `X-API-Key` or as `Authorization: Bearer`.',
  },
  invalid_api_key: {
    status: 401,
    title: 'API key not accepted',
    remedy:
      'The key is malformed, unknown, revoked or expired. Check that it was copied whole, or create another.',
  },
  ip_not_allowed: {
    status: 403,
    title: 'Address not allowed',
    remedy:
      'The key is bound to certain addresses and yours is none of them. Call from an allowed one, or have yours added to the key.',
  },
  invalid_token: {
    status: 401,
    title: 'Access token not accepted',
    remedy:
      'The token is malformed, expired, revoked or meant for another service. Renew it with the refresh token, or sign in again.',
  },
  insufficient_scope: {
    status: 403,
    title: 'Scope missing',
    remedy: 'The token does not cover this. Ask for one with the scope that `WWW-Authenticate` names.',
  },
  host_not_allowed: {
    status: 403,
    title: 'Host not allowed',
    remedy:
      'Call the service by its public address. Whoever runs it lists further names in `TRIVIA_MCP_HOSTS`.',
  },
  origin_not_allowed: {
    status: 403,
    title: 'Origin not allowed',
    remedy:
      'Web pages of this origin may not call the endpoint. Whoever runs the service lists others in `TRIVIA_MCP_ORIGINS`.',
  },
  question_not_found: {
    status: 404,
    title: 'Question not found',
    remedy: 'The id is unknown or no longer served. With `canonicalId`, ask for that one instead.',
  },
  topic_not_found: {
    status: 404,
    title: 'Topic not found',
    remedy: 'No curated topic has this slug or alias. `GET /topics` lists them, and `q` searches them.',
  },
  route_not_found: {
    status: 404,
    title: 'No such endpoint',
    remedy: 'Check the path against the API reference.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    remedy: 'Use one of the methods that the `Allow` header lists.',
  },
  unprocessable_report: {
    status: 422,
    title: 'Report names no question',
    remedy: 'Give one of `questionId`, `questionText` and `questionUrl`, so that the question can be found.',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'Rate limit exceeded',
    remedy: 'Wait for the seconds that `Retry-After` gives, and spread your requests.',
  },
  daily_limit_exceeded: {
    status: 429,
    title: 'Daily limit exceeded',
    remedy: 'The count starts anew at midnight UTC; a higher tier allows more.',
  },
  monthly_quota_exceeded: {
    status: 429,
    title: 'Monthly quota exceeded',
    remedy: 'The count starts anew on the first of next month, UTC; a higher tier allows more.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    remedy: 'The fault is ours. Try again; if it stays, report the request id.',
  },
  service_unavailable: {
    status: 503,
    title: 'Service unavailable',
    remedy: 'A part of the service is unreachable. Try again after the seconds that `Retry-After` gives.',
  },
} as const satisfies Record<string, { status: number; title: string; remedy: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One faulty input and what is wrong with it. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
}

/** Members that some codes add to the problem document, as the contract's `Problem` names them. */
export interface ProblemMembers {
  readonly errors?: readonly InputIssue[];
  readonly canonicalId?: string;
  readonly retryAfter?: number;
  readonly upgradeUrl?: string;
  readonly limit?: number;
  readonly tier?: string;
  readonly current?: number;
}

/** An error that is told to the caller: `detail` is public, `cause` stays in the logs. */
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

/** The error for input that a caller can mend. */
export function invalidInput(path: string, message: string): ServiceError {
  return new ServiceError('invalid_query_param', `The parameter ${path} ${message}.`, {
    errors: [{ path, message }],
  });
}
