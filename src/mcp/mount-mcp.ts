import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

import type { CountedRequest } from '../limits/limiter.ts';
import { MCP_PATH } from '../contract/oauth.ts';
import { ServiceError } from '../errors.ts';
import { admitAddress, countByAddress } from '../http/admit-address.ts';
import { checkScope, countRequest } from '../http/admit-caller.ts';
import { hasCredentials, checkKeyAddress, identifyBearer, type Identity } from '../http/identify-account.ts';
import { publicError, statusOf } from '../http/problem.ts';
import { trackPublicUrl } from '../http/public-url.ts';
import { bytesOf, isJsonType } from '../http/read-body.ts';
import { logServerError } from '../http/reply-with-problem.ts';
import type { TransportParts } from '../http/transport-parts.ts';
import { allowedCallers } from './allowed-callers.ts';
import { answerMessage, type MessageAnswer } from './answer-message.ts';
import { receiveBrowsers } from './receive-browsers.ts';
import {
  checkMediaTypes,
  checkVersion,
  missingCredentials,
  readMessage,
  type ClientMessage,
} from './message.ts';
import { ProtocolError } from './protocol-error.ts';
import { refuse } from './refuse.ts';
import { checkPayload } from './check-payload.ts';

/** What the endpoint for agents is made of. */
export interface McpParts extends TransportParts {
  /** Public address without a slash at the end. Its port may be 0. */
  readonly baseUrl: string;
  /** Names that the endpoint is called by beside its own, and origins of pages that may call. */
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

/** What is wrong with a request of the protocol is the client's fault, as a wrong parameter is. */
const usageStatus = (error: unknown): number => (error instanceof ProtocolError ? 400 : statusOf(error));

/** Known is known: credentials that are wrong are refused even where none are needed. */
async function identify(parts: McpParts, request: FastifyRequest): Promise<Identity | undefined> {
  if (!hasCredentials(request.headers)) return undefined;
  const account = await identifyBearer(parts, request.headers, 'key or token');
  checkKeyAddress(account, request.ip);
  return account;
}

/** Reads the message of a request, once what came with it is as it should be. */
function receive(request: FastifyRequest): ClientMessage {
  const { accept, 'content-type': contentType } = request.headers;
  checkMediaTypes(isJsonType(contentType), accept);
  return readMessage(bytesOf(request));
}

/**
 * Lets a message in. A call of a tool counts as a request of the user; what else an account asks is bounded and not counted.
 *
 * @throws ServiceError of status 401, 403 or 429
 */
async function admit(
  parts: McpParts,
  account: Identity | undefined,
  { method, needsCredentials, callsTool }: ClientMessage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CountedRequest | undefined> {
  if (account === undefined) {
    if (needsCredentials) throw missingCredentials(method);
    return undefined;
  }
  if (needsCredentials) checkScope(account);
  if (callsTool) return countRequest(parts.limiter, account, reply);
  await admitAddress(parts, 'mcp-account', request, reply, account.user.userId);
  return undefined;
}

async function admitReport(parts: McpParts, address: string): Promise<void> {
  const admission = await countByAddress(parts, 'report', address);
  if (admission?.refusal !== undefined) throw admission.refusal;
}

/** Answers a message that was let in, and counts what went wrong with it. */
async function answer(
  parts: McpParts,
  baseUrl: string,
  message: ClientMessage,
  account: Identity | undefined,
  counted: CountedRequest | undefined,
  request: FastifyRequest,
): Promise<MessageAnswer> {
  return answerMessage(message, {
    parts: parts.operationParts,
    baseUrl,
    hasCredentials: account !== undefined,
    requestId: request.id,
    caller: {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      key: account?.key,
      counted,
    },
    admitReport: () => admitReport(parts, request.ip),
    failed(error) {
      if (!(error instanceof ProtocolError)) logServerError(publicError(error), request.log);
      if (counted !== undefined) parts.limiter.countResponse(counted, usageStatus(error));
    },
    check: parts.checkAnswers ? checkPayload : undefined,
  });
}

/** The endpoint for agents: one message a request, one JSON answer, nothing kept between two. */
export function mountMcp(app: FastifyInstance, parts: McpParts): void {
  const baseUrl = trackPublicUrl(app, parts.baseUrl);
  const onRequest = receiveBrowsers(allowedCallers(parts.baseUrl, parts.hosts, parts.origins));
  const refuseIt = (
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    id: RequestId | null = null,
  ): FastifyReply => refuse(error, request, reply, baseUrl(), id);
  const route = {
    url: MCP_PATH,
    onRequest,
    exposeHeadRoute: false,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      void refuseIt(error, request, reply),
  };

  app.route({
    ...route,
    method: 'POST',
    async handler(request, reply) {
      let message: ClientMessage | undefined;
      let counted: CountedRequest | undefined;
      let answered: MessageAnswer;
      try {
        const account = await identify(parts, request);
        if (account === undefined) await admitAddress(parts, 'mcp', request, reply);
        message = receive(request);
        checkVersion(request.headers, message.method);
        counted = await admit(parts, account, message, request, reply);
        if (counted?.refusal !== undefined) throw counted.refusal;
        answered = await answer(parts, baseUrl(), message, account, counted, request);
      } catch (error) {
        if (counted !== undefined) parts.limiter.countResponse(counted, statusOf(error));
        return refuseIt(error, request, reply, message?.id);
      }
      reply.code(answered.status);
      if (answered.body === '') return reply.send();
      return reply.type('application/json; charset=utf-8').send(answered.body);
    },
  });

  // There is no stream to open and no session to end: who may ask is told so, who has not said who he is is asked.
  app.route({
    ...route,
    method: ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'],
    async handler(request, reply) {
      const account = await identify(parts, request);
      if (account === undefined) {
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
