import { z } from 'zod';

import { ServiceError, type ErrorCode, type InputFault } from '../errors.ts';
import type { Operation, Rooms } from '../operations/operation.ts';
import { decoderOf } from './decode-input.ts';
import { phraseIssue } from './phrase-issue.ts';
import { queryOf } from './read-query.ts';

/** What an operation gives back, as far as the transport looks into it. */
export interface OperationResult {
  readonly meta: object;
  /** Cursors of the neighbouring pages, and parameters that go along: the answer gets `_links` from them. */
  readonly page?: {
    readonly next?: string | undefined;
    readonly prev?: string | undefined;
    readonly along?: Readonly<Record<string, string>> | undefined;
  };
}

/** What one row of the route table says. */
export interface RouteRow {
  readonly method: 'GET';
  /** Behind the prefix of the interface; `:name` stands for one segment. */
  readonly path: string;
  /** The operation's name in the OpenAPI document. */
  readonly id: string;
  /** The group in the API reference. */
  readonly tag: string;
  readonly auth: 'key' | 'none';
  /** Codes that this operation may answer with beside those that every one of its kind may. */
  readonly errors: readonly ErrorCode[];
}

/** A row together with its operation, bound so that the table needs no type parameters. */
export interface Route extends RouteRow {
  readonly summary: string;
  readonly pathNames: readonly string[];
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /**
   * Runs the operation on the text of one request.
   *
   * @throws ServiceError `invalid_query_param` with every fault of the request at once
   */
  readonly run: (
    rooms: Rooms,
    url: string,
    path: Readonly<Record<string, string>>,
  ) => Promise<OperationResult>;
}

/** Told in one answer at most: a caller mends these first. */
const MOST_FAULTS = 50;
/** Characters of a parameter's name that are repeated to the caller. */
const LONGEST_ECHO = 64;

const faultOf = (issue: z.core.$ZodIssue): InputFault => {
  const [name, index] = issue.path;
  const item = typeof index === 'number' ? `item ${index + 1} ` : '';
  return { path: String(name ?? ''), message: item + issue.message };
};

function refusal(faults: readonly InputFault[]): ServiceError {
  const errors = faults
    .slice(0, MOST_FAULTS)
    .map((fault) => ({ ...fault, path: fault.path.slice(0, LONGEST_ECHO) }));
  const [first] = errors;
  const rest = faults.length > 1 ? ` ${faults.length} faults in all.` : '';
  return new ServiceError('invalid_query_param', `${first?.path ?? ''} ${first?.message ?? ''}.${rest}`, {
    errors,
  });
}

/** Binds a row of the route table to its operation. */
export function bindRoute<Input extends z.ZodObject, Output extends z.ZodObject & z.ZodType<OperationResult>>(
  row: RouteRow,
  operation: Operation<Input, Output>,
): Route {
  const pathNames = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const decode = decoderOf(operation.input, pathNames);
  return {
    ...row,
    summary: operation.summary,
    pathNames,
    input: operation.input,
    output: operation.output,
    async run(rooms, url, path) {
      const { values, faults } = decode(queryOf(url), path);
      const parsed = operation.input.safeParse(values, { error: phraseIssue });
      if (parsed.success && faults.length === 0) return operation.run(rooms, parsed.data);
      const named = new Set(faults.map((fault) => fault.path));
      const issues = (parsed.error?.issues ?? []).map(faultOf).filter((fault) => !named.has(fault.path));
      throw refusal([...faults, ...issues]);
    },
  };
}
