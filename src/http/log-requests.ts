import type { FastifyInstance, FastifyReply } from 'fastify';

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
