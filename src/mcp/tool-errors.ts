import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

import { hideKeys } from '../contract/key-format.ts';
import { toolName } from '../endpoints/endpoint.ts';
import { ServiceError } from '../errors.ts';
import { asSentence } from '../http/input-issues.ts';
import { publicError } from '../http/problem.ts';
import type { PublicErrorCode, TransportError } from '../http/transport-errors.ts';

/** The error payload of a tool, as specified in the contract. */
interface ToolError {
  readonly error: 'not_found' | 'invalid_input' | 'rate_limit_exceeded' | 'internal_error';
  /** What went wrong and how to correct the call. */
  readonly message: string;
  /** The id or slug that was not found. */
  readonly id?: string;
}

/** Issues that one message lists. */
const MOST_ISSUES = 10;
/** Characters of an unknown id that the error repeats. */
const LONGEST_ID = 100;

type ToolArguments = Readonly<Record<string, unknown>>;

/**
 * The kinds of errors that a caller can correct or wait for. All others are `internal_error`: those about credentials and
 * routes end a request before a tool runs, so a tool that met one would have a bug.
 */
const KINDS: Partial<Readonly<Record<PublicErrorCode, ToolError['error']>>> = {
  invalid_query_param: 'invalid_input',
  invalid_body: 'invalid_input',
  unprocessable_report: 'invalid_input',
  rate_limit_exceeded: 'rate_limit_exceeded',
  daily_limit_exceeded: 'rate_limit_exceeded',
  monthly_quota_exceeded: 'rate_limit_exceeded',
};

const kindOf = (code: PublicErrorCode): ToolError['error'] =>
  KINDS[code] ?? (code.endsWith('_not_found') && code !== 'route_not_found' ? 'not_found' : 'internal_error');

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

/** The id or slug in the arguments. */
const soughtId = ({ id, questionId, slug }: ToolArguments): string | undefined =>
  [id, questionId, slug].find((value) => typeof value === 'string')?.slice(0, LONGEST_ID);

function toolErrorOf(
  error: ServiceError | TransportError,
  callArguments: ToolArguments,
  requestId: string,
): ToolError {
  if (!(error instanceof ServiceError)) return { error: kindOf(error.code), message: error.message };
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
