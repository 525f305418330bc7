import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { MOST_HEADER_ITEMS } from '../contract/limits.ts';
import { API_PREFIX } from '../contract/service.ts';
import { ServiceError } from '../errors.ts';
import type { AllowedMethods } from './allowed-methods.ts';
import { negotiateSmall } from './send.ts';
import { routeNotFound, withoutSlash, TransportError } from './transport-errors.ts';

/**
 * Headers of a preflight response. Authorization must be listed, because a wildcard does not cover it. Two hours is the
 * most that browsers honour.
 */
const PREFLIGHT_HEADERS = {
  'access-control-allow-headers': 'X-API-Key, Authorization, Content-Type, If-None-Match',
  'access-control-max-age': '7200',
};

/** Why the headers of a request are refused, before anything else is done with it; undefined if they are not. */
function headerRefusal(request: FastifyRequest): TransportError | undefined {
  const fault = hostFault(request);
  if (fault !== undefined) return new TransportError('malformed_request', fault);
  const list = longList(request);
  if (list !== undefined)
    return new TransportError(
      'headers_too_large',
      `The header ${list} has more than ${MOST_HEADER_ITEMS} items.`,
    );
  if (negotiateSmall(request.headers['accept-encoding']) === undefined)
    return new TransportError(
      'not_acceptable',
      'The header Accept-Encoding must allow gzip, br or identity.',
    );
  return undefined;
}

function unrouted(url: string, knownMethods: AllowedMethods): ServiceError {
  const methods = knownMethods.of(url);
  if (methods.length > 0)
    return new ServiceError('method_not_allowed', `Allowed methods: ${methods.join(', ')}.`);
  const meant = withoutSlash(url);
  return routeNotFound(meant !== undefined && knownMethods.of(meant).length > 0 ? meant : undefined);
}

/** Decides about a request that matches no route. Rejects where it is refused for another reason than the given one. */
export type AdmitUnrouted = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ServiceError,
) => Promise<void>;

/** Sets the headers of every response, before anything can refuse the request. */
export function setBaseHeaders(app: FastifyInstance, headersOf: ReturnType<typeof baseHeaders>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url)).header('x-request-id', request.id);
    done();
  });
}

/** Handles requests whose headers are refused, or that have no route, before a body is read or a key checked. */
export function receiveRequests(
  app: FastifyInstance,
  knownMethods: AllowedMethods,
  admitUnrouted: AdmitUnrouted,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = headerRefusal(request);
    if (refusal !== undefined) {
      done(refusal);
      return;
    }
    if (!request.is404 && !knownMethods.lacks(request.method, request.url)) {
      done();
      return;
    }
    const methods = knownMethods.of(request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS' && methods.length > 0 && request.url.startsWith(API_PREFIX)) {
      reply.headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods.join(', ') });
      reply.code(204).send();
      return;
    }
    const error = unrouted(request.url, knownMethods);
    admitUnrouted(request, reply, error).then(() => done(error), done);
  });
  // Never called, but without it Fastify skips the hook for requests without a route.
  app.setNotFoundHandler(() => {
    throw routeNotFound();
  });
}

/*
 * Constant header sets, built once at startup. Responses that never reach a hook have them too, and a request only pays
 * for copying them.
 */

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
 * Pages of any origin may read REST responses, because publishable keys are made for pages. Responses to a cookie lose
 * this permission again.
 */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS,
};

/** Returns a function that chooses the headers of a response by the path of its request. */
export function baseHeaders(publicAddress: string): (path: string) => Readonly<Record<string, string>> {
  const common = { ...SECURITY, vary: VARY, ...(publicAddress.startsWith('https:') ? ONLY_HTTPS : {}) };
  const [pages, rest] = [common, { ...common, ...CROSS_ORIGIN }];
  return (path) => (path.startsWith(API_PREFIX) ? rest : pages);
}

/** The headers that some part of the service parses as a list, and what separates their items and parameters. */
const LISTS: Readonly<Record<string, RegExp | string>> = {
  accept: /[,;]/,
  'accept-encoding': /[,;]/,
  'accept-language': /[,;]/,
  cookie: ';',
  'if-none-match': ',',
  'x-forwarded-for': ',',
};

/** The first header that has more items than anyone sends. A short one cannot. */
const longList = ({ headers }: FastifyRequest): string | undefined =>
  Object.entries(LISTS).find(([name, separator]) => {
    const header = headers[name];
    if (typeof header !== 'string' || header.length < MOST_HEADER_ITEMS) return false;
    return header.split(separator, MOST_HEADER_ITEMS + 1).length > MOST_HEADER_ITEMS;
  })?.[0];

/** How often a request has the header Host. Node keeps the first value only. */
function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** HTTP/1.1 requires the header once. Node's own check would respond without a problem document. */
function hostFault(request: FastifyRequest): string | undefined {
  const hosts = countHosts(request);
  if (hosts > 1) return 'The header Host occurs more than once.';
  return hosts === 0 && request.raw.httpVersion === '1.1' ? 'The header Host is missing.' : undefined;
}

/** Characters of a caller's own request id that are logged. */
const LONGEST_CALLER_ID = 128;

const quiet = new WeakSet<FastifyReply>();

/** Leaves a response out of the log. */
export function setQuiet(reply: FastifyReply): void {
  quiet.add(reply);
}

/**
 * Logs one line per response: errors always, others at level debug. The query is left out, because it may contain a
 * misplaced key.
 */
export function logRequests(app: FastifyInstance): void {
  const verbose = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    if ((verbose || reply.statusCode >= 400) && !quiet.has(reply)) {
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
