import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { CountedRequest } from '../limits/limiter.ts';
import { ANONYMOUS_BODY_BOUNDS, BODY_BOUNDS, MOST_ANONYMOUS_MESSAGE_BYTES } from '../contract/limits.ts';
import { MCP_PATH } from '../contract/oauth.ts';
import { ServiceError } from '../errors.ts';
import { encode } from '../http/content/encode.ts';
import { encodingFor } from '../http/content/negotiate-encoding.ts';
import { admitAddress, countByAddress, countIfAccepted } from '../http/admission/admit-address.ts';
import type { Identity } from '../http/admission/identify-account.ts';
import { publicError, statusOf } from '../http/problem.ts';
import { trackPublicUrl } from '../http/public-url.ts';
import { bytesOf, isJsonType } from '../http/read-body.ts';
import { logServerError } from '../http/reply-with-problem.ts';
import type { TransportParts } from '../http/transport-parts.ts';
import { admitMessage, identify, missingCredentials } from './admit-message.ts';
import { checkMediaTypes, checkProtocolVersion } from './check-headers.ts';
import { checkHostAndOrigin } from './check-host-and-origin.ts';
import { checkPayload } from './check-payload.ts';
import type { McpContext } from './create-mcp-server.ts';
import { handleMessage, type MessageResponse } from './handle-message.ts';
import { headerAllowlist } from './header-allowlist.ts';
import { ProtocolError } from './protocol-error.ts';
import { openMessage, readMessage, type Envelope } from './read-message.ts';
import { rpcSupplement } from './rpc-supplement.ts';

interface McpParts extends TransportParts {
  /** Public address without a trailing slash. Its port may be 0. */
  readonly baseUrl: string;
  /** Allowed hostnames in addition to that of the public address, and allowed origins of web pages. */
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

/**
 * The HTTP status that usage statistics count for an error: protocol errors are client errors, like a wrong parameter.
 */
const usageStatus = (error: unknown): number => (error instanceof ProtocolError ? 400 : statusOf(error));

/** Callers without credentials only ask what is offered, so that less is read from them. */
function receive(request: FastifyRequest, isAnonymous: boolean): Envelope {
  const { accept, 'content-type': contentType } = request.headers;
  checkMediaTypes(isJsonType(contentType), accept);
  const bytes = bytesOf(request);
  if (isAnonymous && bytes !== undefined && bytes.length > MOST_ANONYMOUS_MESSAGE_BYTES)
    throw missingCredentials(`A message of more than ${MOST_ANONYMOUS_MESSAGE_BYTES / 1_024} KiB`);
  return openMessage(bytes, isAnonymous ? ANONYMOUS_BODY_BOUNDS : BODY_BOUNDS);
}

function createContext(
  parts: McpParts,
  baseUrl: string,
  identity: Identity | undefined,
  counted: CountedRequest | undefined,
  request: FastifyRequest,
): McpContext {
  return {
    parts: parts.operationParts,
    baseUrl,
    hasCredentials: identity !== undefined,
    requestId: request.id,
    caller: {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      key: identity?.key,
      counted,
    },
    // By account: all users of an agent's host share its address.
    countReport: async (run) =>
      countIfAccepted(await countByAddress(parts, 'report', identity?.user ?? request.ip), run),
    onError(error) {
      if (!(error instanceof ProtocolError)) logServerError(publicError(error), request.log);
      if (counted !== undefined) parts.limiter.countResponse(counted, usageStatus(error));
    },
    checkPayload: parts.checkAnswers ? checkPayload : undefined,
  };
}

/** Handles the message in a body. */
async function handlePost(
  parts: McpParts,
  baseUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let counted: CountedRequest | undefined;
  let response: MessageResponse;
  try {
    const identity = await identify(parts, request, reply);
    if (identity === undefined) await admitAddress(parts, 'mcp', request, reply);
    const envelope = receive(request, identity === undefined);
    checkProtocolVersion(request.headers, envelope.method);
    counted = await admitMessage(parts, identity, envelope, request, reply);
    if (counted?.refusal !== undefined) throw counted.refusal;
    const context = createContext(parts, baseUrl, identity, counted, request);
    response = await handleMessage(envelope.id, readMessage(envelope), context);
  } catch (error) {
    if (counted !== undefined) parts.limiter.countResponse(counted, statusOf(error));
    throw error;
  }
  reply.code(response.status);
  if (response.body === '') return reply.send();
  const bytes = Buffer.from(response.body);
  const encoding = encodingFor(request.headers['accept-encoding'], bytes.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await encode(bytes, encoding));
}

/** Adds the MCP endpoint: one message per request, one JSON response, no sessions. */
export function mountMcp(app: FastifyInstance, parts: McpParts): void {
  const baseUrl = trackPublicUrl(app, parts.baseUrl);
  const shared = {
    onRequest: checkHostAndOrigin(headerAllowlist(parts.baseUrl, parts.hosts, parts.origins)),
    exposeHeadRoute: false,
    config: { supplementOf: rpcSupplement(baseUrl) },
  };

  // Many clients add a slash to the address that a user enters.
  for (const url of [MCP_PATH, `${MCP_PATH}/`]) {
    const route = { ...shared, url };
    app.route({
      ...route,
      method: 'POST',
      handler: (request, reply) => handlePost(parts, baseUrl(), request, reply),
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
