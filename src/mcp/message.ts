import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  JSONRPCMessageSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  ReadResourceRequestSchema,
  RequestIdSchema,
  SetLevelRequestSchema,
  type JSONRPCMessage,
  type RequestId,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import type { JsonBounds } from '../contract/json-bounds.ts';
import { ServiceError } from '../errors.ts';
import { readJson } from '../http/read-input.ts';
import { TransportError, unsupportedMediaType } from '../http/transport-errors.ts';
import { INVALID_REQUEST, InvalidMessage, PARSE_ERROR } from './errors.ts';

/** The supported requests, and their schemas in the protocol. */
const REQUESTS = new Map<string, z.ZodType>(
  Object.entries({
    initialize: InitializeRequestSchema,
    ping: PingRequestSchema,
    'tools/list': ListToolsRequestSchema,
    'tools/call': CallToolRequestSchema,
    'prompts/list': ListPromptsRequestSchema,
    'prompts/get': GetPromptRequestSchema,
    'resources/list': ListResourcesRequestSchema,
    'resources/templates/list': ListResourceTemplatesRequestSchema,
    'resources/read': ReadResourceRequestSchema,
    'completion/complete': CompleteRequestSchema,
    'logging/setLevel': SetLevelRequestSchema,
  }),
);

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

const notAMessage = (): InvalidMessage =>
  new InvalidMessage(INVALID_REQUEST, 'is not a JSON-RPC 2.0 message');

/** What has to be known of a message before its caller is admitted. */
export interface Envelope {
  readonly value: object;
  /** Undefined for a response, although the service never sends requests. */
  readonly method: string | undefined;
  /** Undefined for a message that gets no response. */
  readonly id: RequestId | undefined;
  readonly needsCredentials: boolean;
  readonly callsTool: boolean;
}

/** A message that matches the protocol, apart from its parameters. */
export interface ClientMessage {
  readonly message: JSONRPCMessage;
  /** The first error in the parameters, as a sentence; undefined when they match the protocol. */
  readonly invalidParams: string | undefined;
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

/**
 * Reads as much of the message in a body as decides about its caller. Nothing is validated yet: callers who are refused
 * anyway must cost little.
 *
 * @throws InvalidMessage with the JSON-RPC error code
 */
export function openMessage(bytes: Buffer | undefined, bounds: JsonBounds): Envelope {
  const value = parseJson(bytes ?? Buffer.alloc(0), bounds);
  if (Array.isArray(value))
    throw new InvalidMessage(
      INVALID_REQUEST,
      'is a batch, which the protocol does not have: send one message per request',
    );
  if (typeof value !== 'object' || value === null || !('jsonrpc' in value) || value.jsonrpc !== '2.0')
    throw notAMessage();
  const method = 'method' in value && typeof value.method === 'string' ? value.method : undefined;
  const id = method !== undefined && 'id' in value ? RequestIdSchema.safeParse(value.id).data : undefined;
  return {
    value,
    method,
    id,
    needsCredentials: method === undefined || !ANONYMOUS.has(method),
    callsTool: method === 'tools/call' && id !== undefined,
  };
}

/** For the developer of the client. */
function invalidParamsIn(method: string, message: JSONRPCMessage): string | undefined {
  const issue = REQUESTS.get(method)?.safeParse(message).error?.issues[0];
  return issue === undefined
    ? undefined
    : `The request ${method} does not match the protocol: ${issue.path.join('.')} ${issue.message}.`;
}

/** A server without (experimental) tasks handles a request to create one like any other request. */
function withoutTask(message: JSONRPCMessage): JSONRPCMessage {
  if (!('params' in message) || message.params === undefined || !('task' in message.params)) return message;
  const { task: _task, ...params } = message.params;
  return { ...message, params };
}

/** The same value without the members that are null. Items of lists stay. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNulls(member)]),
  );
}

/** In parameters, null means absent: models and typed clients send null for what they leave out. */
function withoutNullParams(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('params' in value)) return value;
  const { params, ...rest } = value;
  return params === null ? rest : { ...rest, params: withoutNulls(params) };
}

/**
 * Validates a message.
 *
 * @throws InvalidMessage with the JSON-RPC error code
 */
export function readMessage({ value, method, id }: Envelope): ClientMessage {
  const parsed = JSONRPCMessageSchema.safeParse(withoutNullParams(value));
  if (!parsed.success) throw notAMessage();
  const message = withoutTask(parsed.data);
  return {
    message,
    invalidParams: method === undefined || id === undefined ? undefined : invalidParamsIn(method, message),
  };
}

const PROTOCOL_VERSION = 'mcp-protocol-version';

/**
 * Refuses an unsupported protocol version. A client that sends none is taken for an old one.
 *
 * @throws TransportError `malformed_request`
 */
export function checkProtocolVersion(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  method: string | undefined,
): void {
  const version = headers[PROTOCOL_VERSION];
  if (method === 'initialize' || version === undefined) return;
  if (typeof version !== 'string' || !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
    throw new TransportError(
      'malformed_request',
      `The header MCP-Protocol-Version must be one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`,
    );
}

const JSON_RANGES: ReadonlySet<string> = new Set(['application/json', 'application/*', '*/*']);

/**
 * Refuses bodies that are not JSON and clients that do not accept JSON. Clients need not accept event streams as well,
 * because the service never opens one.
 *
 * @throws TransportError `unsupported_media_type` or `not_acceptable`
 */
export function checkMediaTypes(isJson: boolean, accept: string | undefined): void {
  if (!isJson) throw unsupportedMediaType();
  const acceptsJson = (accept ?? '*/*').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return JSON_RANGES.has(type) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
  if (!acceptsJson)
    throw new TransportError('not_acceptable', 'The header Accept must allow application/json.');
}
