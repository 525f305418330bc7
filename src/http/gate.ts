import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

import {
  isInRequest,
  REQUEST_TIME,
  withDeadline,
  type CallerGone,
  RETRY_AFTER,
} from '../engines/time-limits.ts';
import { ServiceError } from '../errors.ts';
import type { Lifecycle } from './health.ts';
import { problemResponse } from './problem.ts';
import { setBaseHeaders, type HeadersOf } from './requests.ts';

/** Milliseconds. When a request is so late, every call of an engine has ended, unless it waited for calls of other requests. */
const LATE = 250;
/** Fastify reads no body of these methods. */
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Milliseconds between two checks. A timer for each request would cost more than many requests do. */
const INTERVAL = 250;

interface RunParts {
  readonly gate: Gate;
  readonly lifecycle: Lifecycle;
  readonly headersOf: HeadersOf;
  /** The public address, for links in refusals. */
  readonly baseUrl: () => string;
  /** Milliseconds. */
  readonly requestTime: number | undefined;
}

/**
 * Bounds the requests that run at the same time, gives each a deadline, and responds with 503 to those that are late,
 * regardless of what they wait for. Health checks, and requests within other requests, always run.
 */
export function runRequests(
  app: FastifyInstance,
  { gate, lifecycle, headersOf, baseUrl, requestTime = REQUEST_TIME }: RunParts,
): void {
  const silent = app.log.child({}, { level: 'silent' });
  let timer: NodeJS.Timeout | undefined;

  /** Refuses a request as cheaply as possible: no other hook runs. */
  function refuse(reply: FastifyReply): void {
    const { request, raw } = setBaseHeaders(reply, headersOf).hijack();
    // Not logged, because there may be thousands.
    request.log = silent;
    if (raw.destroyed) return;
    const { headers, body } = problemResponse(TOO_MANY, request, baseUrl());
    raw
      .writeHead(503, {
        // The types differ in headers that only requests have.
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        ...headers,
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(body),
      })
      .end(body);
  }

  function begin({ url }: FastifyRequest, reply: FastifyReply, work: () => void): void {
    if (isInRequest() || url.startsWith('/health/')) work();
    else
      gate.enter(
        reply,
        () => withDeadline(goneOf(reply.raw), work, requestTime),
        () => refuse(reply),
      );
  }

  /** Clients of a closing process open another connection for their next request, before it stops listening. */
  function closeAfter({ raw }: FastifyReply): void {
    if (lifecycle.closing) raw.shouldKeepAlive = false;
  }

  function sweep(): void {
    const latest = performance.now() - requestTime - LATE;
    for (const [reply, started] of gate.running()) {
      if (reply.raw.destroyed) gate.leave(reply);
      if (started > latest) continue;
      gate.leave(reply);
      if (reply.sent || reply.raw.destroyed) continue;
      // Fastify would log that what the request waited for has failed, too.
      reply.log = silent;
      reply.send(refusal('The request took too long.'));
    }
  }

  // A request that may have a body begins when the body has arrived, so that slow senders keep no one else out.
  const waitsForBody = ({ method, is404 }: FastifyRequest): boolean => !BODILESS.has(method) && !is404;
  app.addHook('onRequest', (request, reply, done) => {
    closeAfter(reply);
    if (waitsForBody(request)) done();
    else begin(request, reply, done);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (waitsForBody(request)) begin(request, reply, done);
    else done();
  });
  // The response is known. A caller that reads it slowly keeps no one else out.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    gate.leave(reply);
    closeAfter(reply);
    // Fastify closes the connection of a body that is too large. While more of it arrives, this resets the connection, and the
    // caller or a proxy loses the response. Without the header, Node drops the rest until the time of the request is over.
    if (reply.statusCode === 413) reply.removeHeader('connection');
    done();
  });
  // Some responses are written without Fastify.
  app.addHook('onResponse', (_request, reply, done) => {
    gate.leave(reply);
    done();
  });
  app.addHook('onReady', (done) => {
    timer = setInterval(sweep, INTERVAL).unref();
    done();
  });
  app.addHook('preClose', (done) => {
    lifecycle.closing = true;
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}

const refusal = (detail: string): ServiceError =>
  new ServiceError('service_unavailable', detail, { retryAfter: RETRY_AFTER });

const TOO_MANY = refusal('The service has too many requests at the moment.');

/** Makes the signal only for requests that use it. */
function goneOf(response: ServerResponse): CallerGone {
  let gone: AbortController | undefined;
  return () => {
    if (gone !== undefined) return gone.signal;
    const controller = new AbortController();
    gone = controller;
    const close = (): void => {
      if (!response.writableFinished) controller.abort();
    };
    if (response.destroyed) close();
    else response.once('close', close);
    return gone.signal;
  };
}

/** Lets a bounded number of requests run at the same time. Others wait, and are refused if it takes too long. */
export interface Gate<Request extends object = FastifyReply> {
  /** Calls `start` now or when another request leaves, or `refuse`. Each request that was started has to leave. */
  readonly enter: (request: Request, start: () => void, refuse: () => void) => void;
  /** Gives the place of a request to another one, because it is done or something else bounds it from now on. */
  readonly leave: (request: Request) => void;
  /** The requests that run, and when each was started, in this order. In milliseconds of `performance.now`. */
  readonly running: () => Iterable<readonly [request: Request, startedAt: number]>;
  readonly waiting: () => number;
  /** Refused so far. */
  readonly refused: () => number;
}

/** How many requests run and wait. */
export interface GateLimits {
  readonly mostRunning: number;
  /** At first; one more for each request that has left. `mostRunning` by default. */
  readonly firstRunning?: number;
  readonly mostWaiting: number;
  /** Milliseconds. */
  readonly longestWait: number;
  /** Milliseconds from the first request that waits until any is refused for its wait. 0 by default. */
  readonly patience?: number;
}

/**
 * More requests at the same time would only wait for each other: in the event loop, in Redis and in the engines. Those that
 * wait cost some memory, and a refusal after a pause slows down clients that repeat at once.
 *
 * The first requests of a process take ten times as long, so that 32 of them would all miss their deadline. A queue that has
 * just formed is most likely a burst, which ends by itself; only one that stays is overload.
 */
const GATE_LIMITS: GateLimits = {
  mostRunning: 32,
  firstRunning: 8,
  mostWaiting: 1_000,
  longestWait: 400,
  patience: 3_000,
};

/** Milliseconds between two checks for requests that have waited too long, while any wait. */
const CHECK_INTERVAL = 10;

interface Waiting<Request> {
  readonly request: Request;
  readonly start: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

/**
 * The last to come is the first to start. With more requests than can run, a queue in order of arrival would be full, and each
 * response would come after the longest wait. This way most are served at once, and the rest are refused.
 */
export function createGate<Request extends object = FastifyReply>(
  limits: GateLimits = GATE_LIMITS,
): Gate<Request> {
  const { mostRunning, firstRunning = mostRunning, mostWaiting, longestWait, patience = 0 } = limits;
  let allowed = Math.min(firstRunning, mostRunning);
  const waiting: Waiting<Request>[] = [];
  const running = new Map<Request, number>();
  let refused = 0;
  /** When the first of those that wait came, or of those that waited before them without a gap. */
  let queuedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function refuseOld(): void {
    const now = performance.now();
    const latest = now - queuedAt < patience ? -Infinity : now - longestWait;
    const young = waiting.findIndex(({ since }) => since > latest);
    const old = waiting.splice(0, young === -1 ? waiting.length : young);
    refused += old.length;
    if (waiting.length === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    for (const { refuse } of old) refuse();
  }

  function run(request: Request, start: () => void): void {
    running.set(request, performance.now());
    start();
  }

  return {
    enter(request, start, refuse) {
      if (running.size < allowed) {
        run(request, start);
      } else if (waiting.length < mostWaiting) {
        const since = performance.now();
        if (waiting.length === 0) queuedAt = since;
        // Started by another request, in whose context it would otherwise run.
        waiting.push({ request, start: AsyncLocalStorage.bind(start), refuse, since });
        timer ??= setInterval(refuseOld, CHECK_INTERVAL).unref();
      } else {
        refused += 1;
        refuse();
      }
    },
    leave(request) {
      if (!running.delete(request)) return;
      allowed = Math.min(allowed + 1, mostRunning);
      while (running.size < allowed) {
        const next = waiting.pop();
        if (next === undefined) return;
        run(next.request, next.start);
      }
    },
    running: () => running,
    waiting: () => waiting.length,
    refused: () => refused,
  };
}
