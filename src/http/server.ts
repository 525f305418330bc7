import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import { MOST_BODY_BYTES } from '../contract/limits.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { answerClientError } from './client-error.ts';
import { mountHealth, type CatalogueCheck, type Lifecycle, type Probe } from './health.ts';
import { collectMethods } from './allowed-methods.ts';
import { createGate, type Gate } from './load/gate.ts';
import { runRequests } from './load/run-requests.ts';
import { logRequests } from './log-requests.ts';
import { mountErrorPages } from './pages/error-pages.ts';
import { mountFavicon } from './pages/favicon.ts';
import { mountDesignFiles } from './pages/design-files.ts';
import { wantsErrorPage, type SendErrorPage } from './pages/wants-error-page.ts';
import { trackPublicUrl } from './public-url.ts';
import { keepBodiesRaw } from './read-body.ts';
import { receiveRequests, setBaseHeaders, type AdmitUnrouted } from './receive-requests.ts';
import { replyWithProblem } from './reply-with-problem.ts';
import { makeRequestId } from './request-id.ts';
import { baseHeaders } from './response-headers.ts';

/** Bytes of a request's first line and headers: 250 ids take 10 KB. */
const MOST_HEADER_BYTES = 32_768;
/** Milliseconds. The idle limit is above the 60 s of common proxies, which must close idle connections first. */
const REQUEST_LIMIT = 10_000;
const IDLE_LIMIT = 65_000;
/**
 * Milliseconds between two checks for requests over their time limit. Node's default of 30 s would stretch the limit to
 * 40 s.
 */
const CHECK_INTERVAL = 2_000;

export interface ServerParts {
  readonly logger: FastifyBaseLogger;
  /** Public address without a slash at the end. Its port may be 0. */
  readonly baseUrl: string;
  /**
   * Addresses and ranges of trusted proxies. The caller's address is the one that connected to the outermost of them.
   */
  readonly trustedProxies?: readonly string[];
  /** Sends the page that people see at a wrong address. By default they get a problem document like clients. */
  readonly sendErrorPage?: SendErrorPage;
  readonly probes: readonly Probe[];
  /** Without it, readiness depends on the probes alone. */
  readonly isCatalogueReady?: CatalogueCheck;
  readonly lifecycle: Lifecycle;
  /** By default with the limits of `createGate`. */
  readonly gate?: Gate;
  readonly tracing?: Pick<Tracing, 'beginRequests' | 'continueRequests'> | undefined;
  /** Without it, requests that match no route need no credentials and are not counted. */
  readonly admitUnrouted?: AdmitUnrouted | undefined;
}

/** Creates the HTTP server with what every transport shares: limits, headers, errors, health. It does not listen yet. */
export function createServer(parts: ServerParts): FastifyInstance {
  const headersOf = baseHeaders(parts.baseUrl);
  const app: FastifyInstance = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child per request would take longer than most requests need for their whole log: lines name the request instead.
    childLoggerFactory: (logger) => logger,
    genReqId: makeRequestId,
    trustProxy: parts.trustedProxies?.length ? [...parts.trustedProxies] : false,
    http: {
      maxHeaderSize: MOST_HEADER_BYTES,
      requireHostHeader: false,
      headersTimeout: REQUEST_LIMIT,
      connectionsCheckingInterval: CHECK_INTERVAL,
    },
    requestTimeout: REQUEST_LIMIT,
    keepAliveTimeout: IDLE_LIMIT,
    bodyLimit: MOST_BODY_BYTES,
    // The header size is the only limit: the router would refuse a long segment without running any hook.
    routerOptions: { maxParamLength: MOST_HEADER_BYTES, querystringParser: () => ({}) },
    // While closing, requests on open connections are still served, and the response closes the connection.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.url)).header('x-request-id', request.id);
      replyWithProblem(error, request, reply, baseUrl());
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, baseUrl(), headersOf('/')),
  });
  // Unknown expectations are ignored, because Node's own response would not be a problem document.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  const baseUrl = trackPublicUrl(app, parts.baseUrl);
  const knownMethods = collectMethods(app);
  parts.tracing?.beginRequests(app);
  setBaseHeaders(app, headersOf);
  const gate = parts.gate ?? createGate();
  keepBodiesRaw(app, runRequests(app, { gate, lifecycle: parts.lifecycle, baseUrl }));
  parts.tracing?.continueRequests(app);
  receiveRequests(app, knownMethods, parts.admitUnrouted ?? (() => Promise.resolve()));
  logRequests(app);
  app.setErrorHandler((error, request, reply) =>
    parts.sendErrorPage !== undefined && wantsErrorPage(error, request)
      ? parts.sendErrorPage(error, request, reply)
      : replyWithProblem(error, request, reply, baseUrl()),
  );
  mountErrorPages(app, parts.baseUrl);
  mountFavicon(app);
  mountDesignFiles(app);
  mountHealth(app, parts.probes, parts.lifecycle, parts.isCatalogueReady);
  return app;
}
