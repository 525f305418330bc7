import { type CallToolResult, RequestIdSchema, type RequestId } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';

import { hideKeys } from '../contract/key-format.ts';
import { BODY_BOUNDS } from '../contract/limits.ts';
import { nearestName } from '../contract/nearest-name.ts';
import { RESOURCE_METADATA_PATH, SCOPES } from '../contract/oauth.ts';
import { toolName } from '../endpoints/endpoint.ts';
import { asSentence } from '../http/input-issues.ts';
import { publicError, membersOf, detailOf, problemHeaders, type Supplement } from '../http/problem.ts';
import { bytesOf, readJson } from '../http/read-input.ts';
import { ERRORS, type ErrorCode, ServiceError } from '../errors.ts';

/* JSON-RPC error codes, and one that MCP adds. */
export const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;
export const INVALID_PARAMS = -32_602;
const INTERNAL_ERROR = -32_603;
export const RESOURCE_NOT_FOUND = -32_002;

/** For errors that have an HTTP status but no JSON-RPC code. */
const SERVER_ERROR = -32_000;

/** A body that is not a message. */
export class InvalidMessage extends ServiceError {
  readonly rpcCode: number;

  /** @param message - completes the sentence `The body …` */
  constructor(rpcCode: number, message: string, cause?: unknown) {
    super('invalid_body', `The body ${message}.`, { errors: [{ path: 'body', message }] }, cause);
    this.rpcCode = rpcCode;
  }
}

export const notAMessage = (): InvalidMessage =>
  new InvalidMessage(INVALID_REQUEST, 'is not a JSON-RPC 2.0 message');

/** @param what - what the caller may not do, as the subject of a sentence */
export const missingCredentials = (what: string): ServiceError =>
  new ServiceError(
    'missing_api_key',
    `${what} needs an API key or an access token. Send it as Authorization: Bearer.`,
  );

/** A JSON-RPC error response: the SDK sends code, message and data. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Characters of an unknown name that the error repeats. */
const LONGEST_ECHO = 64;

/** The error for an unknown tool, prompt or resource. It names the most similar one, or else all. */
export function unknownName(
  what: string,
  name: string,
  known: Iterable<string>,
  code = INVALID_PARAMS,
): ProtocolError {
  const names = [...known];
  const echo = name.slice(0, LONGEST_ECHO);
  const nearest = nearestName(echo, names);
  const hint =
    nearest === undefined ? `the known ones are ${names.join(', ')}` : `the nearest one is ${nearest}`;
  return new ProtocolError(code, `There is no ${what} ${echo}; ${hint}.`);
}

/** The error response when a prompt, resource or completion fails. Tools report errors in their result. */
export function protocolErrorOf(error: ServiceError, baseUrl: string): ProtocolError {
  const code = ERRORS[error.code].status >= 500 ? INTERNAL_ERROR : INVALID_PARAMS;
  return new ProtocolError(code, error.message, errorData(error, baseUrl));
}

/**
 * Makes an error response with an HTTP status a JSON-RPC error as well. Clients read such a body only if its type is
 * application/json.
 */
export const rpcSupplement =
  (baseUrl: () => string) =>
  (shown: ServiceError, request: FastifyRequest): Supplement => ({
    headers: { 'content-type': 'application/json; charset=utf-8', ...challengeHeaders(shown, baseUrl()) },
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

/**
 * The authentication challenge. In addition to the usual members (RFC 6750), it shows clients where to sign in and
 * which scopes to request (RFC 9728).
 */
function challengeHeaders(shown: ServiceError, baseUrl: string): Record<string, string> {
  const { 'www-authenticate': challenge } = problemHeaders(shown);
  if (challenge === undefined) return {};
  const error = shown.code === 'invalid_api_key' ? ', error="invalid_token"' : '';
  const scopes = shown.code === 'insufficient_scope' ? '' : `, scope="${SCOPES.join(' ')}"`;
  const metadata = `resource_metadata="${baseUrl}${RESOURCE_METADATA_PATH}"`;
  return { 'www-authenticate': `${challenge}${error}, ${metadata}${scopes}` };
}

/** Reads the id of the request in a body that may be anything, for error responses. */
function readId(bytes: Buffer | undefined): RequestId | null {
  try {
    const { id } = z.object({ id: RequestIdSchema }).parse(readJson(bytes ?? Buffer.alloc(0), BODY_BOUNDS));
    return id;
  } catch {
    return null;
  }
}

function rpcCodeOf(error: ServiceError): number {
  if (error instanceof InvalidMessage) return error.rpcCode;
  return ERRORS[error.code].status >= 500 ? INTERNAL_ERROR : SERVER_ERROR;
}

/** The `data` of an error: its code, and what its problem document says about limits and the time to wait. */
const errorData = (error: ServiceError, baseUrl: string): object => ({
  code: error.code,
  ...membersOf(error, baseUrl),
});

/** The error payload of a tool, as specified in the contract. */
interface ToolError {
  readonly error: 'not_found' | 'invalid_input' | 'rate_limit_exceeded' | 'internal_error';
  /** What went wrong and how to correct the call. */
  readonly message: string;
  /** The id or slug that was not found. */
  readonly id?: string;
}

type ToolArguments = Readonly<Record<string, unknown>>;

/**
 * The result of a failed tool. It is text only, because clients validate `structuredContent` against the schema of
 * successful results.
 *
 * @param callArguments - the arguments that the client sent
 */
export function failedResult(
  error: unknown,
  callArguments: ToolArguments,
  requestId: string,
): CallToolResult {
  const text = hideKeys(JSON.stringify(toolErrorOf(publicError(error), callArguments, requestId)));
  return { isError: true, content: [{ type: 'text', text }] };
}

function toolErrorOf(error: ServiceError, callArguments: ToolArguments, requestId: string): ToolError {
  const kind = kindOf(error.code);
  const problem = kind === 'invalid_input' ? issueText(error) : error.message;
  const trace = kind === 'internal_error' ? ` The request id is ${requestId}.` : '';
  const id = kind === 'not_found' ? soughtId(callArguments) : undefined;
  return {
    error: kind,
    message: `${problem} ${nextStep(error)}${trace}`,
    ...(id === undefined ? {} : { id }),
  };
}

/**
 * The kinds of errors that a caller can correct or wait for. All others are `internal_error`: those about credentials and
 * routes end a request before a tool runs, so a tool that met one would have a bug.
 */
const KINDS: Partial<Readonly<Record<ErrorCode, ToolError['error']>>> = {
  invalid_query_param: 'invalid_input',
  invalid_body: 'invalid_input',
  unprocessable_report: 'invalid_input',
  // No tool meets it. It is an error of the caller, like the others of its status.
  malformed_request: 'invalid_input',
  rate_limit_exceeded: 'rate_limit_exceeded',
  daily_limit_exceeded: 'rate_limit_exceeded',
  monthly_quota_exceeded: 'rate_limit_exceeded',
};

const kindOf = (code: ErrorCode): ToolError['error'] =>
  KINDS[code] ?? (code.endsWith('_not_found') && code !== 'route_not_found' ? 'not_found' : 'internal_error');

const MOST_ISSUES = 10;

function issueText({ members, message }: ServiceError): string {
  const issues = members.errors ?? [];
  if (issues.length === 0) return message;
  const listed = issues.slice(0, MOST_ISSUES).map((issue) => asSentence(`${issue.path} ${issue.message}`));
  const rest = issues.length > MOST_ISSUES ? ` ${issues.length - MOST_ISSUES} more errors.` : '';
  return listed.join(' ') + rest;
}

function nextStep(error: ServiceError): string {
  const { retryAfter, canonicalId } = error.members;
  switch (error.code) {
    case 'invalid_query_param':
    case 'invalid_body':
      return 'Correct the arguments and call again.';
    case 'unprocessable_report':
      return 'Pass questionId, or questionText or questionUrl if you have no id.';
    case 'question_not_found':
      return canonicalId === undefined
        ? `Use an id from ${toolName('random')} or ${toolName('list')}.`
        : `It was merged into another question. Request the id ${canonicalId}.`;
    case 'topic_not_found':
      return `Search with ${toolName('topics')}: pass a word of the theme as q, and use a slug from the result.`;
    default:
      return retryAfter === undefined
        ? 'Retry. If it keeps failing, inform the user.'
        : `Wait ${retryAfter} seconds, then call again.`;
  }
}

/** Characters of an unknown id that the error repeats. */
const LONGEST_ID = 100;

const soughtId = ({ id, questionId, slug }: ToolArguments): string | undefined =>
  [id, questionId, slug].find((value) => typeof value === 'string')?.slice(0, LONGEST_ID);
