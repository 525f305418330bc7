import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { ServiceError } from '../../errors.ts';
import { RETRY_AFTER } from '../../engines/retry-after.ts';
import { isInRequest, REQUEST_TIME, withDeadline, type CallerGone } from '../../engines/deadline.ts';
import type { Lifecycle } from '../health.ts';
import { setQuiet } from '../log-requests.ts';
import { problemResponse } from '../reply-with-problem.ts';
import type { Gate } from './gate.ts';

/** Milliseconds. By then every call of an engine has ended, unless it waited for calls of other requests. */
const LIMIT = REQUEST_TIME + 250;
/** Milliseconds between two checks. A timer for each request would cost more than many requests do. */
const INTERVAL = 250;
const refusal = (detail: string): ServiceError =>
  new ServiceError('service_unavailable', detail, { retryAfter: RETRY_AFTER });

/** Makes the signal only for requests that use it. */
function goneOf(response: ServerResponse): CallerGone {
  let gone: AbortController | undefined;
  return () => {
    if (gone !== undefined) return gone.signal;
    const controller = new AbortController();
    gone = controller;
    response.once('close', () => {
      if (!response.writableFinished) controller.abort();
    });
    return gone.signal;
  };
}

const TOO_MANY = refusal('The service has too many requests at the moment.');

/** Refuses a request as cheaply as possible: no other hook runs, and nothing is logged, because there may be thousands. */
function refuse(reply: FastifyReply, baseUrl: string): void {
  const { request, raw } = reply;
  setQuiet(reply);
  reply.hijack();
  if (raw.destroyed) return;
  const { headers, body } = problemResponse(TOO_MANY, request, baseUrl);
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

interface RunParts {
  readonly gate: Gate;
  readonly lifecycle: Lifecycle;
  /** The public address, for links in refusals. */
  readonly baseUrl: () => string;
}

/** Continues a request when its body has arrived. */
export type ResumeRequest = (request: IncomingMessage, work: () => void) => void;

/**
 * Bounds the requests that run at the same time, gives each a deadline, and responds with 503 to those that are late,
 * regardless of what they wait for. A request with a body begins when the body has arrived, so that slow senders keep no one
 * else out. Health checks, and requests within other requests, always run.
 */
export function runRequests(app: FastifyInstance, { gate, lifecycle, baseUrl }: RunParts): ResumeRequest {
  const replies = new WeakMap<IncomingMessage, FastifyReply>();
  let timer: NodeJS.Timeout | undefined;

  /** Clients of a closing process open another connection for their next request, before it stops listening. */
  function closeAfter({ raw }: FastifyReply): void {
    if (lifecycle.closing) raw.shouldKeepAlive = false;
  }

  function begin(reply: FastifyReply, work: () => void): void {
    gate.enter(
      reply,
      () => withDeadline(goneOf(reply.raw), work),
      () => refuse(reply, baseUrl()),
    );
  }

  function sweep(): void {
    const latest = performance.now() - LIMIT;
    for (const [reply, started] of gate.running()) {
      if (reply.raw.destroyed) gate.leave(reply);
      if (started > latest) continue;
      gate.leave(reply);
      if (!reply.sent && !reply.raw.destroyed) reply.send(refusal('The request took too long.'));
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    closeAfter(reply);
    if (isInRequest() || request.url.startsWith('/health/')) {
      done();
    } else if (request.method === 'POST') {
      replies.set(request.raw, reply);
      withDeadline(goneOf(reply.raw), done);
    } else {
      begin(reply, done);
    }
  });
  // The response is known. A caller that reads it slowly keeps no one else out.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    gate.leave(reply);
    closeAfter(reply);
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
  return (request, work) => {
    const reply = replies.get(request);
    if (reply === undefined) work();
    else begin(reply, work);
  };
}
