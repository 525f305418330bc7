import { RequestIdSchema, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyRequest } from 'fastify';

import type { JsonBounds } from '../contract/json-bounds.ts';
import { ANONYMOUS_BODY_BOUNDS, BODY_BOUNDS, MOST_ANONYMOUS_MESSAGE_BYTES } from '../contract/limits.ts';
import { bytesOf, isJsonType, readJson } from '../http/read-input.ts';
import { INVALID_REQUEST, InvalidMessage, missingCredentials, notAMessage, PARSE_ERROR } from './errors.ts';
import { ServiceError, unsupportedMediaType } from '../errors.ts';

/** What has to be known of a message before its caller is admitted. */
export interface Envelope {
  readonly value: object;
  readonly needsCredentials: boolean;
  readonly callsTool: boolean;
}

/** Methods for discovery, which need no credentials: they return nothing from the catalogue. */
const ANONYMOUS: ReadonlySet<string> = new Set([
  'initialize',
  'notifications/initialized',
  'ping',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
]);

/**
 * Reads as much of the message in a body as decides about its caller. Its parameters are not validated yet: callers who
 * are refused anyway must cost little. Callers without credentials only ask what is offered, so that less is read from
 * them.
 *
 * @throws InvalidMessage with the JSON-RPC error code; ServiceError for wrong headers, or `missing_api_key`
 */
export function openMessage(request: FastifyRequest, isAnonymous: boolean): Envelope {
  const { accept, 'content-type': contentType } = request.headers;
  checkMediaTypes(isJsonType(contentType), accept);
  const bytes = bytesOf(request) ?? Buffer.alloc(0);
  if (isAnonymous && bytes.length > MOST_ANONYMOUS_MESSAGE_BYTES)
    throw missingCredentials(`A message of more than ${MOST_ANONYMOUS_MESSAGE_BYTES / 1_024} KiB`);
  const value = parseJson(bytes, isAnonymous ? ANONYMOUS_BODY_BOUNDS : BODY_BOUNDS);
  if (Array.isArray(value))
    throw new InvalidMessage(
      INVALID_REQUEST,
      'is a batch, which the protocol does not have: send one message per request',
    );
  if (typeof value !== 'object' || value === null || !('jsonrpc' in value) || value.jsonrpc !== '2.0')
    throw notAMessage();
  // A response has no method, although the service never sends requests.
  const method = 'method' in value && typeof value.method === 'string' ? value.method : undefined;
  checkProtocolVersion(request.headers['mcp-protocol-version'], method);
  const needsCredentials = method === undefined || !ANONYMOUS.has(method);
  if (isAnonymous && needsCredentials) throw missingCredentials(method ?? 'This message');
  const hasId = 'id' in value && RequestIdSchema.safeParse(value.id).success;
  return { value, needsCredentials, callsTool: method === 'tools/call' && hasId };
}

const JSON_RANGES: ReadonlySet<string> = new Set(['application/json', 'application/*', '*/*']);

/**
 * Refuses bodies that are not JSON and clients that do not accept JSON. Clients need not accept event streams as well,
 * because the service never opens one.
 */
function checkMediaTypes(isJson: boolean, accept: string | undefined): void {
  if (!isJson) throw unsupportedMediaType();
  const acceptsJson = (accept ?? '*/*').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return JSON_RANGES.has(type) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
  if (!acceptsJson)
    throw new ServiceError('not_acceptable', 'The header Accept must allow application/json.');
}

function parseJson(bytes: Buffer, bounds: JsonBounds): unknown {
  try {
    return readJson(bytes, bounds);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const [issue] = error.members.errors ?? [];
    // Only a body that is not JSON has a cause; others are too large.
    const code = error.cause === undefined ? INVALID_REQUEST : PARSE_ERROR;
    throw new InvalidMessage(code, issue?.message ?? '', error);
  }
}

/** Refuses an unsupported protocol version. A client that sends none is taken for an old one. */
function checkProtocolVersion(version: string | string[] | undefined, method: string | undefined): void {
  if (method === 'initialize' || version === undefined) return;
  if (typeof version !== 'string' || !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
    throw new ServiceError(
      'malformed_request',
      `The header MCP-Protocol-Version must be one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`,
    );
}
