import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

import { KeyScope } from '../contract/account.ts';
import { MOST_HEADER_ITEMS } from '../contract/limits.ts';
import { API_PREFIX, SERVICE_PREFIX } from '../contract/service.ts';
import { negotiateSmall } from './send.ts';
import { ServiceError, routeNotFound, withoutSlash } from '../errors.ts';

/** Decides about a request that matches no route. Rejects where it is refused for another reason than the given one. */
export type AdmitUnrouted = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ServiceError,
) => Promise<void>;

/**
 * Gives every response its headers, and handles requests whose headers are refused or that have no route, before a body is
 * read or a key checked.
 */
export function receiveRequests(
  app: FastifyInstance,
  headersOf: HeadersOf,
  admitUnrouted: AdmitUnrouted,
): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsOf.set(url, methods);
  });

  /** The methods of a path. One without parameters has precedence over patterns that match it, too. */
  function allowedAt(path: string): string[] {
    const exact = methodsOf.get(path);
    const found = exact === undefined ? [...methodsOf].filter(([route]) => matches(route, path)) : [];
    return [...new Set(exact ?? found.flatMap(([, methods]) => [...methods]))].sort();
  }

  app.addHook('onRequest', (request, reply, done) => {
    setBaseHeaders(reply, headersOf);
    const refusal = headerRefusal(request);
    if (refusal !== undefined) {
      done(refusal);
      return;
    }
    const path = pathOf(request.url);
    // The router would use a pattern for a method that the path itself lacks: `GET /questions/search` does not name a question by id.
    if (!request.is404 && methodsOf.get(path)?.has(request.method) !== false) {
      done();
      return;
    }
    const methods = allowedAt(path);
    const allow = methods.join(', ');
    if (methods.length > 0) reply.header('allow', allow);
    if (request.method === 'OPTIONS' && methods.length > 0 && path.startsWith(API_PREFIX)) {
      reply
        .headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': allow })
        .code(204)
        .send();
      return;
    }
    const meant = withoutSlash(path);
    const error =
      methods.length > 0
        ? new ServiceError('method_not_allowed', `Allowed methods: ${allow}.`)
        : routeNotFound(meant !== undefined && allowedAt(meant).length > 0 ? meant : undefined);
    admitUnrouted(request, reply, error).then(() => done(error), done);
  });
  // Never called, but without it Fastify skips the hook for requests without a route.
  app.setNotFoundHandler(() => {
    throw routeNotFound();
  });
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Whether a path matches the pattern of a route, where `:name` is one segment and `*` is the rest. */
function matches(route: string, path: string): boolean {
  const segments = path.split('/');
  const expected = route.split('/');
  if (expected.at(-1) === '*') segments.splice(expected.length, Infinity);
  return (
    segments.length === expected.length &&
    expected.every((part, index) =>
      part.startsWith(':') ? segments[index] !== '' : part === '*' || part === segments[index],
    )
  );
}

/** Why the headers of a request are refused, before anything else is done with it; undefined if they are not. */
function headerRefusal(request: FastifyRequest): ServiceError | undefined {
  const hosts = countHosts(request);
  // HTTP/1.1 requires the header once. Node's own check would respond without a problem document.
  if (hosts > 1) return new ServiceError('malformed_request', 'The header Host occurs more than once.');
  if (hosts === 0 && request.raw.httpVersion === '1.1')
    return new ServiceError('malformed_request', 'The header Host is missing.');
  const list = longList(request);
  if (list !== undefined)
    return new ServiceError(
      'headers_too_large',
      `The header ${list} has more than ${MOST_HEADER_ITEMS} items.`,
    );
  if (negotiateSmall(request.headers['accept-encoding']) === undefined)
    return new ServiceError('not_acceptable', 'The header Accept-Encoding must allow gzip, br or identity.');
  return undefined;
}

/** How often a request has the header Host. Node keeps the first value only. */
function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** The headers that some part of the service parses as a list, and what separates their items and parameters. */
const LISTS: readonly (readonly [name: string, separator: RegExp | string])[] = [
  ['accept', /[,;]/],
  ['accept-encoding', /[,;]/],
  ['accept-language', /[,;]/],
  ['cookie', ';'],
  ['if-none-match', ','],
  ['x-forwarded-for', ','],
];

/** The first header that has more items than anyone sends. A short one cannot. */
const longList = ({ headers }: FastifyRequest): string | undefined =>
  LISTS.find(([name, separator]) => {
    const header = headers[name];
    if (typeof header !== 'string' || header.length < MOST_HEADER_ITEMS) return false;
    return header.split(separator, MOST_HEADER_ITEMS + 1).length > MOST_HEADER_ITEMS;
  })?.[0];

/** Chooses the headers of a response by its request. */
export type HeadersOf = (
  request: Pick<FastifyRequest, 'url' | 'headers'>,
) => Readonly<Record<string, string>>;

/** Sets the headers of every response. */
export const setBaseHeaders = (reply: FastifyReply, headersOf: HeadersOf): FastifyReply =>
  reply.headers(headersOf(reply.request)).header('x-request-id', reply.request.id);

/** Builds the constant sets of headers once, at startup. Responses that never reach a hook have them, too. */
export function baseHeaders(publicAddress: string): HeadersOf {
  const common = { ...SECURITY, vary: VARY, ...(publicAddress.startsWith('https:') ? ONLY_HTTPS : {}) };
  const withSecret = { ...common, 'access-control-expose-headers': EXPOSED_HEADERS };
  const rest = { ...withSecret, 'access-control-allow-origin': '*' };
  return ({ url, headers }) => {
    if (!url.startsWith(API_PREFIX)) return common;
    return hasSecretKey(headers) ? withSecret : rest;
  };
}

/** The prefix of secret keys. */
const SECRET_KEY = `${SERVICE_PREFIX}_${KeyScope.enum.sk}_`;

/**
 * Pages of any origin may read REST responses, because publishable keys are made for pages. A secret key must not be used
 * there, so the browser must not give scripts the response. Removing the header after the look-up of the key would slow down
 * every response (decision 11).
 */
const hasSecretKey = ({ 'x-api-key': key, authorization }: IncomingHttpHeaders): boolean =>
  (typeof key === 'string' && key.startsWith(SECRET_KEY)) || authorization?.includes(SECRET_KEY) === true;

/**
 * Instructions to browsers in every response: do not guess the content type, frame or load anything, or send a
 * referrer.
 */
const SECURITY = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Shared caches must keep the codings of a response apart. */
export const VARY = 'Accept-Encoding';

/** Two years, as browsers' preload lists recommend. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Headers that pages of other origins may read. */
export const EXPOSED_HEADERS =
  'X-Request-Id, ETag, Link, Content-Disposition, Content-Range, Accept-Ranges, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After';

/**
 * Headers of a preflight response. Authorization must be listed, because a wildcard does not cover it. Two hours is the
 * most that browsers honour.
 */
const PREFLIGHT_HEADERS = {
  'access-control-allow-headers': 'X-API-Key, Authorization, Content-Type, If-None-Match',
  'access-control-max-age': '7200',
};

/** Characters of a caller's own request id that are logged. */
const LONGEST_CALLER_ID = 128;

/**
 * Logs one line per response: errors always, others at level debug. The query is left out, because it may contain a
 * misplaced key.
 */
export function logResponses(app: FastifyInstance): void {
  const verbose = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    if (verbose || reply.statusCode >= 400) {
      const own = request.headers['x-request-id'];
      const line = {
        reqId: request.id,
        method: request.method,
        // The authorization server changes `url`.
        path: request.originalUrl.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 100) / 100,
        ...(typeof own === 'string' ? { callerRequestId: own.slice(0, LONGEST_CALLER_ID) } : {}),
      };
      request.log[reply.statusCode >= 400 ? 'info' : 'debug'](line, 'answered');
    }
    done();
  });
}
