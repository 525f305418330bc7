import { STATUS_CODES } from 'node:http';

import type { Problem } from '../../contract/problem.ts';
import { API_PREFIX } from '../../contract/service.ts';
import { Language } from '../../contract/vocabulary.ts';
import type { Route } from '../route.ts';
import { schemaReference, type JsonObject } from './components.ts';
import { headersOf } from './headers.ts';
import { ERRORS, type ErrorCode } from '../../errors.ts';

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
