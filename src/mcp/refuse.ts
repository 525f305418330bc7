import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

import { READ_SCOPE, SCOPES, SERVICE_PREFIX } from '../contract/service.ts';
import type { ServiceError } from '../errors.ts';
import { replyWithProblem } from '../http/reply-with-problem.ts';
import { PUBLIC_ERRORS, TransportError } from '../http/transport-errors.ts';
import { numberOf } from './protocol-error.ts';

/** Clients that know the protocol tell these faults from others by their status. */
const BODY_FAULTS = new Map<unknown, TransportError>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', new TransportError('body_too_large', 'The body is too large.')],
  [
    'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    new TransportError('unsupported_media_type', 'The body is not announced as application/json.'),
  ],
]);

const withOwnStatus = (error: unknown): unknown =>
  (error instanceof Error && 'code' in error ? BODY_FAULTS.get(error.code) : undefined) ?? error;

/** How a caller gets what is missing (RFC 6750, RFC 9728): clients read from here where to sign in and for which scopes to ask. */
function challengeFor(told: ServiceError | TransportError, baseUrl: string): Record<string, string> {
  const { status } = PUBLIC_ERRORS[told.code];
  const metadata = `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp"`;
  const realm = `Bearer realm="${SERVICE_PREFIX}"`;
  const allScopes = `scope="${SCOPES.join(' ')}"`;
  if (told.code === 'missing_api_key') return { 'www-authenticate': `${realm}, ${metadata}, ${allScopes}` };
  if (status === 401)
    return { 'www-authenticate': `${realm}, error="invalid_token", ${metadata}, ${allScopes}` };
  if (told.code === 'insufficient_scope')
    return { 'www-authenticate': `${realm}, error="insufficient_scope", scope="${READ_SCOPE}", ${metadata}` };
  return {};
}

/** Answers a request of the endpoint that HTTP has a status for: one body for readers of JSON-RPC and of problem documents. */
export function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: string,
  id: RequestId | null,
): FastifyReply {
  return replyWithProblem(withOwnStatus(error), request, reply, baseUrl, (told) => ({
    headers: challengeFor(told, baseUrl),
    members: {
      jsonrpc: '2.0',
      id,
      error: { code: numberOf(told), message: told.message, data: { code: told.code } },
    },
  }));
}
