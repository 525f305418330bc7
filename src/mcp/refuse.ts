import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

import { RESOURCE_METADATA_PATH, SCOPES } from '../contract/oauth.ts';
import type { ServiceError } from '../errors.ts';
import { problemHeaders } from '../http/problem.ts';
import { replyWithProblem } from '../http/reply-with-problem.ts';
import { TransportError } from '../http/transport-errors.ts';
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

/**
 * How a caller gets what is missing: beside what every challenge says (RFC 6750), clients read from here where to sign in and for which
 * scopes to ask (RFC 9728).
 */
function challengeFor(told: ServiceError | TransportError, baseUrl: string): Record<string, string> {
  const { 'www-authenticate': challenge } = problemHeaders(told);
  if (challenge === undefined) return {};
  const error = told.code === 'invalid_api_key' ? ', error="invalid_token"' : '';
  const scopes = told.code === 'insufficient_scope' ? '' : `, scope="${SCOPES.join(' ')}"`;
  const metadata = `resource_metadata="${baseUrl}${RESOURCE_METADATA_PATH}"`;
  return { 'www-authenticate': `${challenge}${error}, ${metadata}${scopes}` };
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
