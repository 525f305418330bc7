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
  SetLevelRequestSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';

import { ServiceError } from '../errors.ts';
import { readJson } from '../http/read-body.ts';
import { TransportError } from '../http/transport-errors.ts';
import { INVALID_REQUEST, MessageFault, PARSE_ERROR } from './protocol-error.ts';

/** Objects and lists within each other: a call of a tool needs four. */
const DEEPEST = 24;

/** What can be asked for and how, as far as the protocol says. */
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

/** What needs no credentials: it tells what there is, and nothing of the catalogue. */
const ANONYMOUS: ReadonlySet<string> = new Set([
  'initialize',
  'notifications/initialized',
  'ping',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
]);

/** One message of a client, as far as it is to be judged before it is answered. */
export interface ClientMessage {
  readonly message: JSONRPCMessage;
  /** Undefined for an answer to a request that we have never sent. */
  readonly method: string | undefined;
  /** Undefined where no answer is wanted. */
  readonly id: RequestId | undefined;
  readonly needsCredentials: boolean;
  /** Whether it asks for a tool to be run. */
  readonly callsTool: boolean;
  /** What is wrong with its parameters, as a sentence. */
  readonly fault: string | undefined;
}

/** Refuses what is nested deeper than any message has reason to be, so that nobody who walks it can run out of stack. */
function checkDepth(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST)
      throw new MessageFault(INVALID_REQUEST, `The message is nested deeper than ${DEEPEST} levels.`);
    level = level.flatMap((item): unknown[] =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return readJson(bytes);
  } catch (error) {
    throw new MessageFault(PARSE_ERROR, 'The body is not JSON in UTF-8.', error);
  }
}

/** What is wrong with a request of the protocol, for whoever wrote the client. */
function faultOf(method: string, message: JSONRPCMessage): string | undefined {
  const issue = REQUESTS.get(method)?.safeParse(message).error?.issues[0];
  return issue === undefined
    ? undefined
    : `The request ${method} is not as the protocol has it: ${issue.path.join('.')} ${issue.message}.`;
}

/** Experimental: a request that asks to become a task is answered as any other by whoever knows no tasks. */
function withoutTask(message: JSONRPCMessage): JSONRPCMessage {
  if (!('params' in message) || message.params === undefined || !('task' in message.params)) return message;
  const { task: _task, ...params } = message.params;
  return { ...message, params };
}

/**
 * The one message of a body.
 *
 * @throws ServiceError `invalid_body` that says what JSON-RPC calls it
 */
export function readMessage(bytes: Buffer | undefined): ClientMessage {
  const value = parse(bytes ?? Buffer.alloc(0));
  if (Array.isArray(value))
    throw new MessageFault(INVALID_REQUEST, 'Batches are not part of the protocol: send one message.');
  checkDepth(value);
  const parsed = JSONRPCMessageSchema.safeParse(value);
  if (!parsed.success) throw new MessageFault(INVALID_REQUEST, 'The body is not a JSON-RPC 2.0 message.');
  const message = withoutTask(parsed.data);
  const method = 'method' in message ? message.method : undefined;
  const id = 'method' in message && 'id' in message ? message.id : undefined;
  return {
    message,
    method,
    id,
    needsCredentials: method === undefined || !ANONYMOUS.has(method),
    callsTool: method === 'tools/call' && id !== undefined,
    fault: method === undefined || id === undefined ? undefined : faultOf(method, message),
  };
}

const VERSION_HEADER = 'mcp-protocol-version';

/**
 * Refuses a version of the protocol that is not spoken here; a client that names none is taken for an old one.
 *
 * @throws TransportError `malformed_request`
 */
export function checkVersion(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  method: string | undefined,
): void {
  const version = headers[VERSION_HEADER];
  if (method === 'initialize' || version === undefined) return;
  if (typeof version !== 'string' || !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
    throw new TransportError(
      'malformed_request',
      `The header MCP-Protocol-Version names none of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`,
    );
}

const JSON_RANGES: ReadonlySet<string> = new Set(['application/json', 'application/*', '*/*']);

/**
 * Refuses what is not JSON, or who takes no JSON: a stream is never opened here, so that asking for one besides is not needed.
 *
 * @throws TransportError `unsupported_media_type` or `not_acceptable`
 */
export function checkMediaTypes(isJson: boolean, accept: string | undefined): void {
  if (!isJson)
    throw new TransportError('unsupported_media_type', 'The body is not announced as application/json.');
  const taken = (accept ?? '*/*').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return JSON_RANGES.has(type) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
  if (!taken) throw new TransportError('not_acceptable', 'The header Accept admits no JSON.');
}

/** Refuses who asks for what needs credentials and has sent none. */
export function missingCredentials(method: string | undefined): ServiceError {
  return new ServiceError(
    'missing_api_key',
    `${method ?? 'This'} needs an API key or an access token, sent as Authorization: Bearer.`,
  );
}
