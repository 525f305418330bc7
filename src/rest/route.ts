import { z } from 'zod';

import type { ErrorCode } from '../errors.ts';
import type { Caller, Operation, OperationParts } from '../operations/operation.ts';
import type { RequiredIdentity } from '../http/admit-caller.ts';
import type { AddressLimitName } from '../http/admit-address.ts';
import { decoderOf } from './decode-input.ts';
import { inputIssuesOf, refuseInput } from '../http/input-issues.ts';
import { phraseIssue } from '../http/phrase-issue.ts';
import { readBody, type RawBody } from '../http/read-body.ts';
import { queryOf } from '../http/read-query.ts';

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
  /** The input of a GET comes in the address, that of a POST in a JSON body. */
  readonly method: 'GET' | 'POST';
  /** Of an answer that is no refusal. */
  readonly status: 200 | 201;
  /** Behind the prefix of the interface; `:name` stands for one segment. */
  readonly path: string;
  /** The operation's name in the OpenAPI document. */
  readonly id: string;
  /** The group in the API reference. */
  readonly tag: string;
  /** A key; or an account, known by a key, a token or a session; or nobody. */
  readonly auth: RequiredIdentity | 'none';
  /** The limit for each client address that an endpoint without a key has. */
  readonly perAddress?: AddressLimitName;
  /** Codes that this operation may answer with beside those that every one of its kind may. */
  readonly errors: readonly ErrorCode[];
}

/** One request, as far as operations take their input from it. */
export interface RouteRequest {
  readonly url: string;
  readonly path: Readonly<Record<string, string>>;
  readonly body: RawBody;
}

/** A row together with its operation, bound so that the table needs no type parameters. */
export interface Route extends RouteRow {
  readonly summary: string;
  readonly pathNames: readonly string[];
  /** The part of the operation's input that comes in the address. */
  readonly input: z.ZodObject;
  /** The part that comes in the body; undefined where no body is read. */
  readonly body: z.ZodObject | undefined;
  readonly output: z.ZodObject;
  /**
   * Runs the operation on the text of one request.
   *
   * @throws ServiceError `invalid_query_param` or `invalid_body` with every fault of the address, or else of the body, at once
   */
  readonly run: (parts: OperationParts, request: RouteRequest, caller: Caller) => Promise<OperationResult>;
}

/** The members of a schema whose names pass. */
function pick(input: z.ZodObject, passes: (name: string) => boolean): z.ZodObject {
  return z.strictObject(Object.fromEntries(Object.entries(input.shape).filter(([name]) => passes(name))));
}

/** Binds a row of the route table to its operation. */
export function bindRoute<Input extends z.ZodObject, Output extends z.ZodObject & z.ZodType<OperationResult>>(
  row: RouteRow,
  operation: Operation<Input, Output>,
): Route {
  const pathNames = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const hasBody = row.method === 'POST';
  const input = hasBody ? pick(operation.input, (name) => pathNames.includes(name)) : operation.input;
  const body = hasBody ? pick(operation.input, (name) => !pathNames.includes(name)) : undefined;
  const fields = Object.keys(body?.shape ?? {});
  const decode = decoderOf(input, pathNames);
  return {
    ...row,
    summary: operation.summary,
    pathNames,
    input,
    body,
    output: operation.output,
    async run(parts, request, caller) {
      const { values, faults } = decode(queryOf(request.url), request.path);
      if (hasBody && faults.length > 0) throw refuseInput('invalid_query_param', faults);
      const given = hasBody ? { ...readBody(request.body), ...values } : values;
      const parsed = operation.input.safeParse(given, { error: phraseIssue });
      if (parsed.success && faults.length === 0) return operation.run(parts, parsed.data, caller);
      const named = new Set(faults.map((fault) => fault.path));
      const issues = inputIssuesOf(parsed.error?.issues ?? [], fields).filter(
        (fault) => !named.has(fault.path),
      );
      throw refuseInput(hasBody ? 'invalid_body' : 'invalid_query_param', [...faults, ...issues]);
    },
  };
}
