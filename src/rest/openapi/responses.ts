import type { Problem } from '../../contract/problem.ts';
import { API_PREFIX, SERVICE_PREFIX } from '../../contract/service.ts';
import { Language } from '../../contract/vocabulary.ts';
import type { Route } from '../route.ts';
import { PUBLIC_ERRORS, type PublicErrorCode } from '../../http/transport-errors.ts';
import { answerName, schemaReference, type JsonObject } from './components.ts';
import { EXAMPLE_ANSWERS, EXAMPLE_REQUEST_ID } from './examples.ts';
import { linksOf } from './links.ts';

/** Error codes of any endpoint, and those of endpoints with keys. */
const ALWAYS: readonly PublicErrorCode[] = ['invalid_query_param', 'internal_error', 'service_unavailable'];
const WITH_KEY: readonly PublicErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'ip_not_allowed',
  'rate_limit_exceeded',
  'daily_limit_exceeded',
  'monthly_quota_exceeded',
];
const WITH_ACCOUNT: readonly PublicErrorCode[] = ['invalid_token', 'insufficient_scope'];
const WITH_BODY: readonly PublicErrorCode[] = ['invalid_body', 'body_too_large', 'unsupported_media_type'];
const WITH_FILE: readonly PublicErrorCode[] = ['range_not_satisfiable'];
const BY_ADDRESS: readonly PublicErrorCode[] = ['rate_limit_exceeded'];

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
  'Accept-Post': header('The media type that bodies must have.', { type: 'string' }, 'application/json'),
  'Retry-After': header('Seconds to wait.', { type: 'integer', minimum: 0 }, 4),
  'WWW-Authenticate': header('How to authenticate.', { type: 'string' }, `Bearer realm="${SERVICE_PREFIX}"`),
};

const LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy'];

const headers = (names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Statuses before the limits are looked at: there is no valid caller, or the body is not received. */
const UNCOUNTED: ReadonlySet<number> = new Set([401, 413]);

function headersOf(status: number, limited: boolean): JsonObject {
  return headers([
    'X-Request-Id',
    ...(limited && !UNCOUNTED.has(status) ? LIMIT_HEADERS : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(status === 415 ? ['Accept-Post'] : []),
  ]);
}

const retry = { retryAfter: 4 };
const exceeded = { ...retry, upgradeUrl: 'https://trivia.example/tiers', tier: 'free' } as const;

/** Example members that some codes add. */
const EXAMPLE_MEMBERS: Partial<Record<PublicErrorCode, Partial<Problem>>> = {
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

function exampleProblem(code: PublicErrorCode, route: Route): Problem {
  const { status, title, remedy } = PUBLIC_ERRORS[code];
  return {
    type: `https://trivia.example/errors/${code}`,
    title,
    status,
    detail: remedy,
    instance: `${API_PREFIX}${route.path}`,
    code,
    ...EXAMPLE_MEMBERS[code],
  };
}

const isLimited = (route: Route): boolean => route.auth !== 'none' || route.perAddress !== undefined;

function problemResponse(status: number, codes: readonly PublicErrorCode[], route: Route): JsonObject {
  const described = codes.map((code) => `\`${code}\`: ${PUBLIC_ERRORS[code].remedy}`);
  return {
    description: described.join('\n\n'),
    headers: headersOf(status, isLimited(route)),
    content: {
      'application/problem+json': {
        schema: schemaReference('Problem'),
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleProblem(code, route) }])),
      },
    },
  };
}

function jsonResponse(route: Route): JsonObject {
  const example = EXAMPLE_ANSWERS[route.id];
  const sent = {
    ...headersOf(route.status, isLimited(route)),
    ...(route.revalidates === true ? headers(['ETag']) : {}),
  };
  return {
    [route.status]: {
      description: 'Done.',
      headers: sent,
      content: {
        'application/json': {
          schema: schemaReference(answerName(route)),
          ...(example === undefined ? {} : { example }),
        },
      },
      ...linksOf(route.id),
    },
    ...(route.revalidates === true
      ? { 304: { description: '`If-None-Match` names the current response.', headers: sent } }
      : {}),
  };
}

/** The responses of a route that sends a file. */
function fileResponses(route: Route): JsonObject {
  const limits = headersOf(route.status, isLimited(route));
  const validators = headers(['ETag', 'Last-Modified']);
  const content = { 'application/gzip': { schema: { type: 'string', format: 'binary' } } };
  const shared = { headers: { ...limits, ...validators }, content };
  return {
    [route.status]: { description: 'The whole file.', ...shared },
    206: {
      description: 'The part that the header `Range` names.',
      content,
      headers: { ...limits, ...validators, ...headers(['Content-Range']) },
    },
    304: { description: '`If-None-Match` names this file.', headers: { ...limits, ...validators } },
  };
}

/** All responses of a route, by status. */
export function responsesOf(route: Route): JsonObject {
  const codes = [
    ...ALWAYS,
    ...(route.body === undefined ? [] : WITH_BODY),
    ...(route.auth === 'none' ? [] : WITH_KEY),
    ...(route.auth === 'account' ? WITH_ACCOUNT : []),
    ...(route.perAddress === undefined ? [] : BY_ADDRESS),
    ...(route.sendsFile ? WITH_FILE : []),
    ...route.errors,
  ];
  const byStatus = Map.groupBy(codes, (code) => PUBLIC_ERRORS[code].status);
  const problems = Object.fromEntries(
    Array.from(byStatus, ([status, members]) => [status, problemResponse(status, members, route)]),
  );
  return { ...(route.sendsFile ? fileResponses(route) : jsonResponse(route)), ...problems };
}
