import { STATUS_CODES } from 'node:http';

import type { Problem } from '../../contract/problem.ts';
import { API_PREFIX, SERVICE_PREFIX } from '../../contract/service.ts';
import { Language } from '../../contract/vocabulary.ts';
import { ERRORS, type ErrorCode } from '../../errors.ts';
import type { Route } from '../route.ts';
import { schemaReference, type JsonObject } from './components.ts';

export const EXAMPLE_REQUEST_ID = '019bd4c8-5f10-7a3e-9c41-2f6d1b8e7a05';

const header = (description: string, schema: JsonObject, example: unknown): JsonObject => ({
  description,
  schema,
  example,
});

const count = { type: 'integer', minimum: 0 };

/** All response headers besides the standard ones. */
export const COMPONENT_HEADERS: Readonly<Record<string, JsonObject>> = {
  'X-Request-Id': header(
    'Id of this request, equal to `meta.requestId`.',
    { type: 'string', format: 'uuid' },
    EXAMPLE_REQUEST_ID,
  ),
  'RateLimit-Limit': header(
    'Requests allowed by the scarcest limit: the one with the fewest requests left.',
    count,
    10,
  ),
  'RateLimit-Remaining': header('Requests left of that limit.', count, 7),
  'RateLimit-Reset': header('Seconds until that limit allows more requests.', count, 4),
  'RateLimit-Policy': header(
    'All limits that apply, each with its window in seconds.',
    { type: 'string' },
    '10;w=10, 500;w=86400',
  ),
  ETag: header('Validator of the file, for `If-None-Match` and `If-Range`.', { type: 'string' }, '"5c1b…"'),
  'Last-Modified': header(
    'When the file was made, for `If-Range`.',
    { type: 'string' },
    'Sat, 31 Jan 2026 12:00:00 GMT',
  ),
  'Content-Range': header('The part and the size of the file.', { type: 'string' }, 'bytes 0-99/2048'),
  Allow: header('The methods of this path.', { type: 'string' }, 'GET, HEAD'),
  'Accept-Post': header('The media type that bodies must have.', { type: 'string' }, 'application/json'),
  'Retry-After': header('Seconds to wait.', { type: 'integer', minimum: 0 }, 4),
  'WWW-Authenticate': header('How to authenticate.', { type: 'string' }, `Bearer realm="${SERVICE_PREFIX}"`),
};

const LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy'];

export const headers = (names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Statuses before the limits are looked at: there is no valid caller, or the body is not received. */
const UNCOUNTED: ReadonlySet<number> = new Set([401, 413]);

/** The headers of a response with this status. */
export function headersOf(status: number): JsonObject {
  return headers([
    'X-Request-Id',
    ...(UNCOUNTED.has(status) ? [] : LIMIT_HEADERS),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(status === 405 ? ['Allow'] : []),
    ...(status === 415 ? ['Accept-Post'] : []),
  ]);
}

/** Error codes of any endpoint, and those of endpoints with keys. */
const ALWAYS: readonly ErrorCode[] = [
  'invalid_query_param',
  'method_not_allowed',
  'internal_error',
  'service_unavailable',
];

const WITH_KEY: readonly ErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'ip_not_allowed',
  'rate_limit_exceeded',
  'daily_limit_exceeded',
  'monthly_quota_exceeded',
];

const WITH_ACCOUNT: readonly ErrorCode[] = ['invalid_token', 'insufficient_scope'];

const WITH_BODY: readonly ErrorCode[] = ['invalid_body', 'body_too_large', 'unsupported_media_type'];

const WITH_FILE: readonly ErrorCode[] = ['range_not_satisfiable'];

const BY_ADDRESS: readonly ErrorCode[] = ['rate_limit_exceeded'];

const retry = { retryAfter: 4 };

const exceeded = { ...retry, upgradeUrl: 'https://trivia.example/tiers', tier: 'free' } as const;

/** Example members that some codes add. */
const EXAMPLE_MEMBERS: Partial<Record<ErrorCode, Partial<Problem>>> = {
  invalid_query_param: {
    errors: [{ path: 'lang', message: `must be one of ${Language.options.join(', ')}` }],
  },
  invalid_body: {
    errors: [
      { path: 'type', message: 'must be one of translation, factual, inappropriate, attribution, other' },
    ],
  },
  rate_limit_exceeded: { ...exceeded, limit: 10, current: 10 },
  daily_limit_exceeded: { ...exceeded, limit: 500, current: 500 },
  monthly_quota_exceeded: { ...exceeded, limit: 10_000, current: 10_000 },
  service_unavailable: retry,
};

function exampleProblem(code: ErrorCode): Problem {
  const { status, title, remedy } = ERRORS[code];
  return {
    type: `https://trivia.example/errors/${code}`,
    title,
    status,
    detail: remedy,
    instance: `${API_PREFIX}/questions`,
    code,
    ...EXAMPLE_MEMBERS[code],
  };
}

const pascalCase = (words: string): string =>
  words.replaceAll(/(?:^|[_ ])(\w)/g, (_, letter: string) => letter.toUpperCase());

const GENERAL: ReadonlySet<ErrorCode> = new Set([...ALWAYS, ...WITH_KEY]);

/** A response is named after its code, or after its status and the codes that not all endpoints have. */
function responseName(status: number, codes: readonly ErrorCode[]): string {
  const [code] = codes;
  if (code !== undefined && codes.length === 1) return pascalCase(code);
  const special = codes.filter((each) => !GENERAL.has(each));
  return pascalCase(STATUS_CODES[status] ?? '') + special.map(pascalCase).join('');
}

const withProblem = (example: JsonObject): JsonObject => ({
  content: { 'application/problem+json': { schema: schemaReference('Problem'), ...example } },
});

function errorResponse(status: number, codes: readonly ErrorCode[]): JsonObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].remedy}`).join('\n\n'),
    headers: headersOf(status),
    ...withProblem({
      examples: Object.fromEntries(codes.map((code) => [code, { value: exampleProblem(code) }])),
    }),
  };
}

/** What generated clients fall back to. */
const DEFAULT = 'Error';

const ANY_ERROR: JsonObject = {
  description: 'Any other error. `code` says which.',
  headers: headersOf(400),
  ...withProblem({ example: exampleProblem('not_acceptable') }),
};

function codesByStatus(route: Route): Map<number, ErrorCode[]> {
  const codes = [
    ...ALWAYS,
    ...(route.body === undefined ? [] : WITH_BODY),
    ...(route.auth === 'none' ? [] : WITH_KEY),
    ...(route.auth === 'account' ? WITH_ACCOUNT : []),
    ...(route.perAddress === undefined ? [] : BY_ADDRESS),
    ...(route.sendsFile ? WITH_FILE : []),
    ...route.errors,
  ];
  return Map.groupBy(codes, (code) => ERRORS[code].status);
}

/** The error responses of a route by status, as references to the shared ones. */
export const errorsOf = (route: Route): JsonObject =>
  Object.fromEntries(
    [
      ...Array.from(
        codesByStatus(route),
        ([status, codes]) => [status, responseName(status, codes)] as const,
      ),
      ['default', DEFAULT] as const,
    ].map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );

/** The error responses that routes share, by name. */
export const sharedErrors = (routes: readonly Route[]): JsonObject => ({
  ...Object.fromEntries(
    routes.flatMap((route) =>
      Array.from(codesByStatus(route), ([status, codes]) => [
        responseName(status, codes),
        errorResponse(status, codes),
      ]),
    ),
  ),
  [DEFAULT]: ANY_ERROR,
});
