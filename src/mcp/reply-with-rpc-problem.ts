import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

import { RESOURCE_METADATA_PATH, SCOPES } from '../contract/oauth.ts';
import type { ServiceError } from '../errors.ts';
import { detailOf, problemHeaders } from '../http/problem.ts';
import { replyWithProblem } from '../http/reply-with-problem.ts';
import type { TransportError } from '../http/transport-errors.ts';
import { rpcCodeOf } from './protocol-error.ts';

/**
 * The authentication challenge. In addition to the usual members (RFC 6750), it shows clients where to sign in and
 * which scopes to request (RFC 9728).
 */
function challengeHeaders(shown: ServiceError | TransportError, baseUrl: string): Record<string, string> {
  const { 'www-authenticate': challenge } = problemHeaders(shown);
  if (challenge === undefined) return {};
  const error = shown.code === 'invalid_api_key' ? ', error="invalid_token"' : '';
  const scopes = shown.code === 'insufficient_scope' ? '' : `, scope="${SCOPES.join(' ')}"`;
  const metadata = `resource_metadata="${baseUrl}${RESOURCE_METADATA_PATH}"`;
  return { 'www-authenticate': `${challenge}${error}, ${metadata}${scopes}` };
}

/** Sends an error that has an HTTP status. The body is both a JSON-RPC error and a problem document. */
export function replyWithRpcProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: string,
  id: RequestId | null,
): FastifyReply {
  return replyWithProblem(error, request, reply, baseUrl, (shown) => ({
    headers: challengeHeaders(shown, baseUrl),
    members: {
      jsonrpc: '2.0',
      id,
      error: { code: rpcCodeOf(shown), message: detailOf(shown, baseUrl), data: { code: shown.code } },
    },
  }));
}
