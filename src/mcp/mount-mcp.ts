import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ownKeyRequired } from '../access/identify-key.ts';
import { MCP_PATH } from '../contract/oauth.ts';
import { ServiceError } from '../errors.ts';
import { admitAddress, countByAddress, countIfAccepted } from '../http/admit-address.ts';
import {
  addressRefusal,
  countRequest,
  forbid,
  hasCredentials,
  identifyBearer,
  scopeRefusal,
  type Identity,
} from '../http/admit-caller.ts';
import { logServerError, publicError, statusOf } from '../http/problem.ts';
import { EXPOSED_HEADERS, VARY } from '../http/requests.ts';
import { onceOnly, sendRepresentation } from '../http/send.ts';
import type { TransportParts } from '../http/server.ts';
import type { CountedRequest } from '../limits/limiter.ts';
import { headerAllowlist } from '../network/header-patterns.ts';
import { missingCredentials, ProtocolError, rpcSupplement } from './errors.ts';
import { openMessage } from './message.ts';
import { handleMessage } from './server.ts';

interface McpParts extends TransportParts {
  /** The public address as configured, whose host is allowed. Its port may be 0. */
  readonly configuredUrl: string;
  /** Allowed hostnames in addition to that of the public address, and allowed origins of web pages. */
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

/**
 * Adds the MCP endpoint: one message per request, one JSON response, no sessions.
 *
 * @param baseUrl - the public address without a slash at the end
 */
export function mountMcp(app: FastifyInstance, parts: McpParts, baseUrl: () => string): void {
  const shared = {
    onRequest: checkHostAndOrigin(parts),
    exposeHeadRoute: false,
    config: { supplementOf: rpcSupplement(baseUrl) },
  };

  // Many clients add a slash to the address that a user enters.
  for (const url of [MCP_PATH, `${MCP_PATH}/`]) {
    const route = { ...shared, url };
    app.route({
      ...route,
      method: 'POST',
      handler: (request, reply) => handlePost(parts, baseUrl, request, reply),
    });

    // There are no streams or sessions: callers with credentials get 405, and all others 401, which shows clients where
    // to sign in.
    app.route({
      ...route,
      method: ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'],
      async handler(request, reply) {
        const identity = await identify(parts, request, reply);
        if (identity === undefined) {
          await admitAddress(parts, 'mcp', request, reply);
          throw missingCredentials(request.method);
        }
        reply.header('allow', 'POST, OPTIONS');
        throw new ServiceError(
          'method_not_allowed',
          'Send messages by POST: there are no streams or sessions.',
        );
      },
    });

    app.route({ ...route, method: 'OPTIONS', handler: (_request, reply) => reply.code(204).send() });
  }
}

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
function checkHostAndOrigin({ configuredUrl, hosts, origins }: McpParts) {
  const allowed = headerAllowlist(configuredUrl, hosts, origins);
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
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
}

async function handlePost(
  parts: McpParts,
  baseUrl: () => string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const identity = await identify(parts, request, reply);
  if (identity === undefined) await admitAddress(parts, 'mcp', request, reply);
  const { value, needsCredentials, callsTool } = openMessage(request, identity === undefined);
  let counted: CountedRequest | undefined;
  if (identity !== undefined) {
    const refusal = needsCredentials ? scopeRefusal(identity) : undefined;
    if (refusal !== undefined) return forbid(parts.limiter, identity, reply, refusal);
    // A tool call counts as a request of the user; other messages have their own limit.
    if (callsTool) counted = await countRequest(parts.limiter, identity, reply);
    else await admitAddress(parts, 'mcp-account', request, reply, identity.user);
  }

  const { ip: address, id: requestId, headers } = request;
  const countError = (status: number): void => {
    if (counted !== undefined) parts.limiter.countResponse(counted, status);
  };
  let response: object | undefined;
  try {
    if (counted?.refusal !== undefined) throw counted.refusal;
    response = await handleMessage(value, {
      parts: parts.endpointParts,
      caller: { address, userAgent: headers['user-agent'], key: identity?.key, counted },
      baseUrl,
      hasCredentials: identity !== undefined,
      requestId,
      // By account: all users of an agent's host share its address.
      countReport: async (run) =>
        countIfAccepted(await countByAddress(parts, 'report', identity?.user ?? address), run),
      onError(error) {
        // Usage statistics count protocol errors as client errors, like a wrong parameter.
        if (error instanceof ProtocolError) {
          countError(400);
          return;
        }
        logServerError(publicError(error), request.log, requestId);
        countError(statusOf(error));
      },
      checkAnswers: parts.checkAnswers,
    });
  } catch (error) {
    countError(statusOf(error));
    throw error;
  }

  if (response === undefined) return reply.code(202).send();
  const bytes = Buffer.from(JSON.stringify(response));
  return sendRepresentation(request, reply, onceOnly('application/json; charset=utf-8', bytes));
}

/**
 * Identifies the caller. Wrong credentials are refused even where none are needed.
 *
 * @throws ServiceError of status 401 or 403
 */
async function identify(
  parts: TransportParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity | undefined> {
  if (!hasCredentials(request.headers)) return undefined;
  const identity = await identifyBearer(parts, request.headers, 'key or token');
  if (identity === 'site') throw ownKeyRequired();
  const refusal = addressRefusal(identity, request.ip);
  return refusal === undefined ? identity : forbid(parts.limiter, identity, reply, refusal);
}
