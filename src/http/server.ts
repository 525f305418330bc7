import { randomUUIDv7 } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { MOST_BODY_BYTES } from '../contract/limits.ts';
import type { EndpointParts } from '../endpoints/endpoint.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { VisitorParts } from './admit-address.ts';
import type { Authenticators } from './admit-caller.ts';
import { createGate, type Gate, runRequests } from './gate.ts';
import { mountHealth, type CatalogueCheck, type EngineCheck, type Lifecycle } from './health.ts';
import { mountDesignFiles } from './pages/design-files.ts';
import { mountErrorPages, type SendErrorPage } from './pages/error-pages.ts';
import { answerClientError, replyWithProblem, wantsErrorPage } from './problem.ts';
import {
  baseHeaders,
  logResponses,
  receiveRequests,
  setBaseHeaders,
  type AdmitUnrouted,
} from './requests.ts';

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
  readonly checkEngines: EngineCheck;
  /** Without it, readiness depends on the engines alone. */
  readonly isCatalogueReady?: CatalogueCheck;
  readonly lifecycle: Lifecycle;
  /** By default with the limits of `createGate`. */
  readonly gate?: Gate;
  /** Milliseconds that engines get for a request. `REQUEST_TIME` by default. */
  readonly requestTime?: number | undefined;
  readonly tracing?: Pick<Tracing, 'beginRequests'> | undefined;
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
    genReqId: () => randomUUIDv7(),
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
      replyWithProblem(error, request, setBaseHeaders(reply, headersOf), baseUrl());
    },
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, baseUrl(), {
        ...headersOf({ url: '/', headers: {} }),
        'x-request-id': randomUUIDv7(),
      }),
  });
  // Unknown expectations are ignored, because Node's own response would not be a problem document.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  const baseUrl = trackPublicUrl(app, parts.baseUrl);
  // Bodies stay bytes: their limits are checked before they are parsed, and Fastify's own parser accepts invalid UTF-8.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  parts.tracing?.beginRequests(app);
  runRequests(app, {
    gate: parts.gate ?? createGate(),
    lifecycle: parts.lifecycle,
    headersOf,
    baseUrl,
    requestTime: parts.requestTime,
  });
  receiveRequests(app, headersOf, parts.admitUnrouted ?? (() => Promise.resolve()));
  logResponses(app);
  app.setErrorHandler((error, request, reply) =>
    parts.sendErrorPage !== undefined && wantsErrorPage(error, request)
      ? parts.sendErrorPage(error, request, reply)
      : replyWithProblem(error, request, reply, baseUrl()),
  );
  mountErrorPages(app, parts.baseUrl);
  mountDesignFiles(app);
  mountHealth(app, parts.checkEngines, parts.lifecycle, parts.isCatalogueReady);
  return app;
}

/**
 * Returns the public URL for links: the configured one. If its port is 0, so that the system chooses a port, the chosen
 * port replaces it as soon as the application listens.
 */
export function trackPublicUrl(app: FastifyInstance, configured: string): () => string {
  const url = new URL(configured);
  if (url.port !== '0') return () => configured;
  let current = configured;
  app.addHook('onListen', (done) => {
    const address = app.server.address();
    if (typeof address === 'object' && address !== null) url.port = String(address.port);
    current = url.href.replace(/\/+$/, '');
    done();
  });
  return () => current;
}

/** How many connections a process keeps open. */
export interface ConnectionLimits {
  readonly most: number;
  /** From one address that is not a trusted proxy. */
  readonly mostPerAddress: number;
  /** Milliseconds in which a caller has to read some of a response, and for which a connection may do nothing in a request. */
  readonly idleTime: number;
}

const CONNECTION_LIMITS: ConnectionLimits = { most: 8_000, mostPerAddress: 1_000, idleTime: 15_000 };

/** Requests of one connection that have no response yet. A client that sends more without reading is a flood. */
const MOST_PIPELINED = 32;

/** What is open, and what was refused or closed since the start of the process. */
export interface ConnectionCounts {
  readonly open: () => number;
  readonly refused: () => number;
  readonly closed: () => number;
}

/**
 * Bounds what connections cost: their number, in total and from one address, requests without a response, and responses
 * that no one reads.
 *
 * @param isProxy - whether an address is a trusted proxy, which brings many callers
 */
export function boundConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  { most, mostPerAddress, idleTime }: ConnectionLimits = CONNECTION_LIMITS,
): ConnectionCounts {
  /** The number of requests without a complete response. */
  const connections = new Map<Socket, { requests: number }>();
  const perAddress = new Map<string, number>();
  let refused = 0;
  let closed = 0;

  function isTooMany(address: string): boolean {
    if (connections.size >= most) return true;
    return (perAddress.get(address) ?? 0) >= mostPerAddress && !isProxy(address);
  }

  function forget(socket: Socket, address: string): void {
    connections.delete(socket);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left === 0) perAddress.delete(address);
    else perAddress.set(address, left);
  }

  function close(socket: Socket): void {
    if (socket.destroyed) return;
    closed += 1;
    socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTooMany(address)) {
      refused += 1;
      socket.destroy();
      return;
    }
    connections.set(socket, { requests: 0 });
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => forget(socket, address));
  });
  const [handle] = server.listeners('request');
  if (handle === undefined) throw new Error('the server handles no requests');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Node parses everything that has arrived, even on a connection that is closed meanwhile.
    if (connection === undefined || socket.destroyed) return;
    connection.requests += 1;
    if (connection.requests > MOST_PIPELINED) {
      close(socket);
      return;
    }
    response.once('close', () => (connection.requests -= 1));
    Reflect.apply(handle, server, [request, response]);
  });
  // Node starts the time again whenever some bytes were read or written.
  server.setTimeout(idleTime, (socket) => {
    // Node calls this also for a connection that waited for its next request as long as it may.
    if (connections.get(socket)?.requests === 0) socket.destroy();
    else close(socket);
  });
  return { open: () => connections.size, refused: () => refused, closed: () => closed };
}

/** What REST and MCP need to serve a request. */
export interface TransportParts extends Authenticators, VisitorParts {
  readonly endpointParts: EndpointParts;
  readonly limiter: Limiter;
  /** Requests leave it early when something else bounds them. */
  readonly gate: Pick<Gate, 'leave'>;
  /** Limits callers without a key; undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
  /** Whether every response is validated against its schema. For tests: it costs more than the rest of the request. */
  readonly checkAnswers: boolean;
}
