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
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { readJson } from '../http/read-body.ts';
import { INVALID_REQUEST, InvalidMessage, PARSE_ERROR } from './protocol-error.ts';

/** Levels of nested objects and lists; a tool call needs four. */
const MOST_LEVELS = 24;

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

/** One message of a client, with what has to be known before it is handled. */
export interface ClientMessage {
  readonly message: JSONRPCMessage;
  /** Undefined for a response, although the service never sends requests. */
  readonly method: string | undefined;
  /** Undefined for a message that gets no response. */
  readonly id: RequestId | undefined;
  readonly needsCredentials: boolean;
  readonly callsTool: boolean;
  /** The first error in the parameters, as a sentence; undefined when they match the protocol. */
  readonly invalidParams: string | undefined;
}

/** Refuses deeper nesting than any message needs, so that code that walks a message cannot exhaust the stack. */
function checkDepth(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS)
      throw new InvalidMessage(INVALID_REQUEST, `The message is nested deeper than ${MOST_LEVELS} levels.`);
    level = level.flatMap((item): unknown[] =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return readJson(bytes);
  } catch (error) {
    throw new InvalidMessage(PARSE_ERROR, 'The body is not JSON in UTF-8.', error);
  }
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

/** Reads the id of the request in a body that may be anything, for error responses. */
export function readId(bytes: Buffer | undefined): RequestId | null {
  try {
    const { id } = z.object({ id: RequestIdSchema }).parse(JSON.parse(bytes?.toString() ?? ''));
    return id;
  } catch {
    return null;
  }
}

/**
 * Reads the message in a body.
 *
 * @throws InvalidMessage with the JSON-RPC error code
 */
export function readMessage(bytes: Buffer | undefined): ClientMessage {
  const value = parseJson(bytes ?? Buffer.alloc(0));
  if (Array.isArray(value))
    throw new InvalidMessage(INVALID_REQUEST, 'The protocol has no batches: send one message per request.');
  checkDepth(value);
  const parsed = JSONRPCMessageSchema.safeParse(withoutNullParams(value));
  if (!parsed.success) throw new InvalidMessage(INVALID_REQUEST, 'The body is not a JSON-RPC 2.0 message.');
  const message = withoutTask(parsed.data);
  const method = 'method' in message ? message.method : undefined;
  const id = 'method' in message && 'id' in message ? message.id : undefined;
  return {
    message,
    method,
    id,
    needsCredentials: method === undefined || !ANONYMOUS.has(method),
    callsTool: method === 'tools/call' && id !== undefined,
    invalidParams: method === undefined || id === undefined ? undefined : invalidParamsIn(method, message),
  };
}
