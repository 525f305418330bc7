import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { ServiceError } from '../errors.ts';
import { REQUEST_TIME, withDeadline, type CallerGone } from '../outages/deadline.ts';

/** Milliseconds. By then every call of an engine has ended, unless it waited for calls of other requests. */
const LIMIT = REQUEST_TIME + 250;
/** Milliseconds between two checks. A timer for each request would cost more than many requests do. */
const INTERVAL = 250;
/** Seconds after which a caller should retry. */
const RETRY_AFTER = 2;

const tooLate = (): ServiceError =>
  new ServiceError('service_unavailable', 'The request took too long.', { retryAfter: RETRY_AFTER });

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

/** Continues a request when its body has arrived. */
export type ResumeRequest = (request: IncomingMessage, work: () => void) => void;

/**
 * Gives every request a deadline for its work, and responds with 503 to those that are late, regardless of what they wait for. The
 * time in which a body arrives does not count: the deadline starts again after it.
 */
export function keepDeadlines(app: FastifyInstance): ResumeRequest {
  /** When the work on each request began, in this order. */
  const running = new Map<FastifyReply, number>();
  const replies = new WeakMap<IncomingMessage, FastifyReply>();
  let timer: NodeJS.Timeout | undefined;

  function begin(reply: FastifyReply, work: () => void): void {
    running.set(reply, performance.now());
    withDeadline(goneOf(reply.raw), work);
  }

  function sweep(): void {
    const latest = performance.now() - LIMIT;
    for (const [reply, started] of running) {
      if (started > latest) return;
      running.delete(reply);
      if (!reply.sent && !reply.raw.destroyed) reply.send(tooLate());
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST') replies.set(request.raw, reply);
    begin(reply, done);
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.method === 'POST') running.delete(reply);
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    running.delete(reply);
    done();
  });
  app.addHook('onReady', (done) => {
    timer = setInterval(sweep, INTERVAL).unref();
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
