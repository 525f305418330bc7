import type { FastifyReply, FastifyRequest } from 'fastify';

import { ServiceError } from '../errors.ts';
import { EXPOSED_HEADERS } from '../http/response-headers.ts';
import type { AllowedCallers } from './allowed-callers.ts';

/** What a page may be told and may send. Two hours is what browsers heed. */
const PREFLIGHT = {
  'access-control-allow-methods': 'POST, GET, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID, X-API-Key',
  'access-control-max-age': '7200',
};

/**
 * The first look at a request, before its body is read: is it for us, and does it come from a page that may call. A page whose host name
 * was pointed at this machine sends a foreign Host, and one that tries its luck a foreign Origin; programs send no Origin.
 *
 * @throws ServiceError `host_not_allowed` or `origin_not_allowed`
 */
export const receiveBrowsers =
  (allowed: AllowedCallers) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const { host, origin } = request.headers;
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Origin' });
    if (!allowed.host(host)) {
      done(new ServiceError('host_not_allowed', 'The endpoint does not go by the name in the header Host.'));
      return;
    }
    if (origin !== undefined) {
      if (!allowed.origin(origin)) {
        done(new ServiceError('origin_not_allowed', 'Pages of this origin may not call the endpoint.'));
        return;
      }
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': `${EXPOSED_HEADERS}, WWW-Authenticate`,
        ...(request.method === 'OPTIONS' ? PREFLIGHT : {}),
      });
    }
    done();
  };
