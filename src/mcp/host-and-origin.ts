import type { FastifyReply, FastifyRequest } from 'fastify';

import { ServiceError } from '../errors.ts';
import { EXPOSED_HEADERS, VARY } from '../http/requests.ts';
import { hostTest, originTest, type HeaderTest } from '../network/header-patterns.ts';

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

/** Tests for the Host and Origin headers, which browsers set and web pages cannot change. */
export interface HeaderAllowlist {
  /** Whether this is one of the endpoint's hostnames. */
  readonly host: (header: string | undefined) => boolean;
  /** Whether web pages of this origin may call; `null` never. */
  readonly origin: (header: string) => boolean;
}

const some = (tests: readonly (HeaderTest | undefined)[], value: string): boolean =>
  tests.some((test) => test?.(value) === true);

/**
 * Builds the allowlist. The service's own hostname and origin are always allowed, the hostname with any port, because a
 * proxy may listen on another port.
 */
export function headerAllowlist(
  baseUrl: string,
  hosts: readonly string[],
  origins: readonly string[],
): HeaderAllowlist {
  const own = new URL(baseUrl);
  const hostTests = [own.hostname, ...hosts].map(hostTest);
  const originTests = [own.origin, ...origins].map(originTest);
  return {
    host: (header) => header !== undefined && some(hostTests, header),
    origin: (header) => some(originTests, header),
  };
}
