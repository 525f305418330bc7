import type { FastifyReply, FastifyRequest } from 'fastify';

import { ServiceError } from '../errors.ts';
import { EXPOSED_HEADERS, VARY } from '../http/response-headers.ts';
import type { HeaderAllowlist } from './header-allowlist.ts';

/** For preflights of web pages. Browsers cap the age at two hours. */
const PREFLIGHT = {
  'access-control-allow-methods': 'POST, GET, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID, X-API-Key',
  'access-control-max-age': '7200',
};

/**
 * Checks Host and Origin before the body is read. A web page whose hostname resolves to this machine (DNS rebinding)
 * sends a foreign Host, and any other web page sends its own Origin. Programs send no Origin.
 *
 * @throws ServiceError `host_not_allowed` or `origin_not_allowed`
 */
export const checkHostAndOrigin =
  (allowed: HeaderAllowlist) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const { host, origin } = request.headers;
    reply.headers({ 'cache-control': 'private, no-store', vary: `Origin, ${VARY}` });
    if (!allowed.host(host)) {
      done(new ServiceError('host_not_allowed', 'The header Host does not name this service.'));
      return;
    }
    if (origin !== undefined) {
      if (!allowed.origin(origin)) {
        done(new ServiceError('origin_not_allowed', 'Web pages of this origin may not call the endpoint.'));
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
