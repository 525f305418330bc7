import type { FastifyRequest } from 'fastify';

import { RESOURCE_METADATA_PATH, SCOPES } from '../contract/oauth.ts';
import type { ServiceError } from '../errors.ts';
import { detailOf, problemHeaders } from '../http/problem.ts';
import { bytesOf } from '../http/read-body.ts';
import type { Supplement } from '../http/reply-with-problem.ts';
import type { TransportError } from '../http/transport-errors.ts';
import { errorData, rpcCodeOf } from './protocol-error.ts';
import { readId } from './read-message.ts';

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

/**
 * Makes an error response with an HTTP status a JSON-RPC error as well. Clients read such a body only if its type is
 * application/json.
 */
export const rpcSupplement =
  (baseUrl: () => string) =>
  (shown: ServiceError | TransportError, request: FastifyRequest): Supplement => ({
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...challengeHeaders(shown, baseUrl()),
    },
    members: {
      jsonrpc: '2.0',
      id: readId(bytesOf(request)),
      error: {
        code: rpcCodeOf(shown),
        message: detailOf(shown, baseUrl()),
        data: errorData(shown, baseUrl()),
      },
    },
  });
