import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ownKeyRequired } from '../access/own-key-required.ts';
import { ANONYMOUS_BODY_BOUNDS, BODY_BOUNDS, MOST_ANONYMOUS_MESSAGE_BYTES } from '../contract/limits.ts';
import { MCP_PATH } from '../contract/oauth.ts';
import { ServiceError } from '../errors.ts';
import { admitAddress, countByAddress, countIfAccepted } from '../http/admission/admit-address.ts';
import { countRequest, forbid } from '../http/admission/admit-caller.ts';
import {
  type Identity,
  addressRefusal,
  hasCredentials,
  identifyBearer,
  scopeRefusal,
} from '../http/admission/identify-account.ts';
import { encode, encodingFor } from '../http/send.ts';
import { publicError, statusOf, logServerError } from '../http/problem.ts';
import { trackPublicUrl, type TransportParts } from '../http/server.ts';
import { bytesOf, isJsonType } from '../http/read-input.ts';
import type { CountedRequest } from '../limits/limiter.ts';
import { checkHostAndOrigin, headerAllowlist } from './host-and-origin.ts';
import { checkMediaTypes, checkProtocolVersion, openMessage, readMessage, type Envelope } from './message.ts';
import { ProtocolError, rpcSupplement } from './errors.ts';
import { type McpContext, handleMessage, type MessageResponse } from './server.ts';

interface McpParts extends TransportParts {
  /** Public address without a trailing slash. Its port may be 0. */
  readonly baseUrl: string;
  /** Allowed hostnames in addition to that of the public address, and allowed origins of web pages. */
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
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

/** Callers without credentials only ask what is offered, so that less is read from them. */
function receive(request: FastifyRequest, isAnonymous: boolean): Envelope {
  const { accept, 'content-type': contentType } = request.headers;
  checkMediaTypes(isJsonType(contentType), accept);
  const bytes = bytesOf(request);
  if (isAnonymous && bytes !== undefined && bytes.length > MOST_ANONYMOUS_MESSAGE_BYTES)
    throw missingCredentials(`A message of more than ${MOST_ANONYMOUS_MESSAGE_BYTES / 1_024} KiB`);
  return openMessage(bytes, isAnonymous ? ANONYMOUS_BODY_BOUNDS : BODY_BOUNDS);
}

/**
 * Checks the credentials and limits of a message. A tool call counts as a request of the user; other messages have
 * their own limit.
 *
 * @throws ServiceError of status 401, 403 or 429
 */
async function admitMessage(
  parts: TransportParts,
  identity: Identity | undefined,
  { method, needsCredentials, callsTool }: Envelope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CountedRequest | undefined> {
  if (identity === undefined) {
    if (needsCredentials) throw missingCredentials(method);
    return undefined;
  }
  const refusal = needsCredentials ? scopeRefusal(identity) : undefined;
  if (refusal !== undefined) return forbid(parts.limiter, identity, reply, refusal);
  if (callsTool) return countRequest(parts.limiter, identity, reply);
  await admitAddress(parts, 'mcp-account', request, reply, identity.user);
  return undefined;
}

const missingCredentials = (method: string | undefined): ServiceError =>
  new ServiceError(
    'missing_api_key',
    `${method ?? 'This message'} needs an API key or an access token. Send it as Authorization: Bearer.`,
  );

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
      if (!(error instanceof ProtocolError)) logServerError(publicError(error), request.log, request.id);
      if (counted !== undefined) parts.limiter.countResponse(counted, usageStatus(error));
    },
    checkAnswers: parts.checkAnswers,
  };
}

/**
 * The HTTP status that usage statistics count for an error: protocol errors are client errors, like a wrong parameter.
 */
const usageStatus = (error: unknown): number => (error instanceof ProtocolError ? 400 : statusOf(error));
