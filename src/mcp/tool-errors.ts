import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

import { hideKeys } from '../contract/key-format.ts';
import { ServiceError, type ErrorCode } from '../errors.ts';
import { publicError } from '../http/problem.ts';
import type { TransportError } from '../http/transport-errors.ts';
import { toolName } from './tool.ts';

/** What a failing tool says, as the contract has it. */
interface ToolError {
  readonly error: 'not_found' | 'invalid_input' | 'rate_limit_exceeded' | 'internal_error';
  /** What went wrong and how to mend the call. */
  readonly message: string;
  /** What was not found. */
  readonly id?: string;
}

/** Faults that one message tells at most. */
const MOST_FAULTS = 10;
/** Characters of what was looked for that are repeated. */
const LONGEST_ID = 100;

type Given = Readonly<Record<string, unknown>>;

const KINDS: Partial<Record<ErrorCode, ToolError['error']>> = {
  invalid_query_param: 'invalid_input',
  invalid_body: 'invalid_input',
  unprocessable_report: 'invalid_input',
  question_not_found: 'not_found',
  topic_not_found: 'not_found',
  rate_limit_exceeded: 'rate_limit_exceeded',
  daily_limit_exceeded: 'rate_limit_exceeded',
  monthly_quota_exceeded: 'rate_limit_exceeded',
};

function faultsIn({ members, message }: ServiceError): string {
  const faults = members.errors ?? [];
  if (faults.length === 0) return message;
  const told = faults.slice(0, MOST_FAULTS).map((fault) => `${fault.path} ${fault.message}`);
  const rest = faults.length > MOST_FAULTS ? `; ${faults.length - MOST_FAULTS} more` : '';
  return `${told.join('; ')}${rest}.`;
}

function adviceFor(error: ServiceError): string {
  const { retryAfter, canonicalId } = error.members;
  switch (error.code) {
    case 'invalid_query_param':
    case 'invalid_body':
      return 'Correct the arguments and call again.';
    case 'unprocessable_report':
      return 'Give questionId, or without one questionText or questionUrl.';
    case 'question_not_found':
      return canonicalId === undefined
        ? `Take an id from ${toolName('random')} or ${toolName('list')}.`
        : `It was merged into another question: ask for the id ${canonicalId}.`;
    case 'topic_not_found':
      return `Search with ${toolName('topics')}: give a word of the theme as q and take a slug of the answer.`;
    default:
      return retryAfter === undefined
        ? 'Try again; if it stays, tell the user.'
        : `Wait ${retryAfter} seconds, then call again.`;
  }
}

/** What the arguments looked for. */
const soughtBy = ({ id, questionId, slug }: Given): string | undefined =>
  [id, questionId, slug].find((value) => typeof value === 'string')?.slice(0, LONGEST_ID);

function toolErrorOf(error: ServiceError | TransportError, given: Given, requestId: string): ToolError {
  if (!(error instanceof ServiceError)) return { error: 'internal_error', message: error.message };
  const kind = KINDS[error.code] ?? 'internal_error';
  const what = kind === 'invalid_input' ? faultsIn(error) : error.message;
  const trace = kind === 'internal_error' ? ` The request was ${requestId}.` : '';
  const id = kind === 'not_found' ? soughtBy(given) : undefined;
  return {
    error: kind,
    message: `${what} ${adviceFor(error)}${trace}`,
    ...(id === undefined ? {} : { id }),
  };
}

/**
 * The result of a tool that has failed. It is text only: clients hold `structuredContent` against the schema of what succeeds.
 *
 * @param given - the arguments of the call
 */
export function failedResult(error: unknown, given: Given, requestId: string): CallToolResult {
  const text = hideKeys(JSON.stringify(toolErrorOf(publicError(error), given, requestId)));
  return { isError: true, content: [{ type: 'text', text }] };
}
