import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import { ANONYMOUS_BODY_BOUNDS, BODY_BOUNDS } from '../contract/limits.ts';
import type { ErrorCode } from '../errors.ts';
import type { Caller, Operation, OperationParts } from '../endpoints/endpoint.ts';
import type { RequiredIdentity } from '../http/admission/admit-caller.ts';
import type { AcceptanceLimits } from '../http/admission/admit-address.ts';
import { decoderOf } from './decode-input.ts';
import { inputIssuesOf, refuseInput } from '../http/input-issues.ts';
import { listSizes, readLists } from '../http/list-values.ts';
import { readerOf, type Reader } from '../http/read-text.ts';
import { phraseIssue } from '../http/phrase-issue.ts';
import { readBody, type RawBody } from '../http/read-body.ts';
import { queryOf, withoutCacheBuster } from '../http/read-query.ts';

/** Maximum number of valid queries kept for each route, and characters of each. */
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 256;

/** Parameters of a neighbouring page that differ from the request's; undefined removes one. A text is the cursor. */
export type PageParameters = string | Readonly<Record<string, string | undefined>>;

/** The parts of an operation's result that the transport reads. */
export interface OperationResult {
  readonly data?: unknown;
  readonly meta: object;
  /** The neighbouring pages, for `_links` of a GET. Those of a POST are cursors. */
  readonly page?:
    { readonly next?: PageParameters | undefined; readonly prev?: PageParameters | undefined } | undefined;
}

interface RowFields {
  /** The input of a GET is in the URL, that of a POST in a JSON body. */
  readonly method: 'GET' | 'POST';
  /** Status of a successful response. */
  readonly status: 200 | 201;
  /** Path after the API prefix; `:name` is one segment. */
  readonly path: string;
  /** The operation's name in the OpenAPI document. */
  readonly id: string;
  /** Instead of the summary of the operation, which another row has. */
  readonly summary?: string;
  /** The group in the API reference. */
  readonly tag: string;
  /** Whether equal requests get equal responses until the catalogue changes. They then carry an entity tag. */
  readonly revalidates?: true;
  /** The output has a file, which is sent instead of JSON. */
  readonly sendsFile?: true;
  /** Whether its data are questions: those of a visitor are counted. */
  readonly servesQuestions?: true;
  /** Whether it sends the same questions again and again, in other combinations. */
  readonly sendsAgain?: true;
  /** Error codes of this operation besides those that all operations of its kind have. */
  readonly errors: readonly ErrorCode[];
}

/** What an endpoint requires: an API key, or an account (by key, token or session). Its limits are the account's. */
interface KeyedRow extends RowFields {
  readonly auth: RequiredIdentity;
  readonly perAddress?: never;
}

/** An endpoint without a key, and its limits per client address. */
interface OpenRow extends RowFields {
  readonly auth: 'none';
  readonly perAddress?: AcceptanceLimits;
}

/** One row of the route table. */
export type RouteRow = KeyedRow | OpenRow;

/** The parts of a request that contain an operation's input. */
export interface RouteRequest {
  readonly url: string;
  readonly path: Readonly<Record<string, string>>;
  readonly body: RawBody;
}

/** A row bound to its operation, so that the table needs no type parameters. */
export type Route = RouteRow & {
  readonly summary: string;
  readonly readsUsage: boolean;
  readonly pathNames: readonly string[];
  /** The part of the operation's input that is in the URL. */
  readonly input: z.ZodObject;
  /** The part that is in the body; undefined where no body is read. */
  readonly body: z.ZodObject | undefined;
  readonly output: z.ZodObject;
  /**
   * Runs the operation on the text of one request.
   *
   * @throws ServiceError `invalid_query_param` or `invalid_body` with every issue of the URL, or else of the body
   */
  readonly run: (parts: OperationParts, request: RouteRequest, caller: Caller) => Promise<OperationResult>;
};

/** The members of a schema whose names pass the test. */
function pick(input: z.ZodObject, passes: (name: string) => boolean): z.ZodObject {
  return z.strictObject(Object.fromEntries(Object.entries(input.shape).filter(([name]) => passes(name))));
}

/**
 * The body without the fields of the schema that are null: typed clients send every field. Query parameters have no null,
 * so operations need not know it. Unknown fields stay, and are refused.
 */
const withoutNulls = (
  body: Readonly<Record<string, unknown>>,
  schema: z.ZodObject,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || !Object.hasOwn(schema.shape, name)),
  );

/** Reads the fields that take a number or text. The document says text for them, which may then be the number. */
function choiceReader(schema: z.ZodObject): (body: Record<string, unknown>) => Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  const readers = Object.entries(properties)
    .filter(([, property]) => typeof property === 'object' && property.anyOf !== undefined)
    .map(([name, property]): [string, Reader] => [name, readerOf(name, property)]);
  return (body) => {
    const read = { ...body };
    for (const [name, reader] of readers) {
      const value = body[name];
      const reading = typeof value === 'string' ? reader(value) : undefined;
      if (reading !== undefined && 'value' in reading) read[name] = reading.value;
    }
    return read;
  };
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
  const known = {
    names: Object.keys(body?.shape ?? {}),
    what: 'field of this body',
    paging: 'Pages are followed by meta.nextCursor',
  };
  const bounds = row.auth === 'none' ? ANONYMOUS_BODY_BOUNDS : BODY_BOUNDS;
  const lists = listSizes(body ?? z.strictObject({}));
  const readChoices = choiceReader(body ?? z.strictObject({}));
  const decode = decoderOf(input, pathNames);
  // The same few queries are sent again and again, and validating one costs more than many operations.
  const parsedInputs =
    hasBody || pathNames.length > 0 ? undefined : new LRUCache<string, z.output<Input>>({ max: MOST_KNOWN });
  return {
    ...row,
    summary: row.summary ?? operation.summary,
    readsUsage: operation.readsUsage === true,
    pathNames,
    input,
    body,
    output: operation.output,
    async run(parts, request, caller) {
      const query = hasBody ? queryOf(request.url) : withoutCacheBuster(queryOf(request.url));
      const parsedBefore = parsedInputs?.get(query);
      if (parsedBefore !== undefined) return operation.run(parts, parsedBefore, caller);
      const { values, issues } = decode(query, request.path);
      if (hasBody && issues.length > 0) throw refuseInput('invalid_query_param', issues);
      const given =
        body === undefined
          ? values
          : {
              ...readChoices(readLists(withoutNulls(readBody(request.body, bounds), body), lists)),
              ...values,
            };
      const parsed = operation.input.safeParse(given, { error: phraseIssue });
      if (parsed.success && issues.length === 0) {
        if (query.length <= LONGEST_KNOWN) parsedInputs?.set(query, parsed.data);
        return operation.run(parts, parsed.data, caller);
      }
      const named = new Set(issues.map((issue) => issue.path));
      const schemaIssues = inputIssuesOf(parsed.error?.issues ?? [], known).filter(
        (issue) => !named.has(issue.path),
      );
      throw refuseInput(hasBody ? 'invalid_body' : 'invalid_query_param', [...issues, ...schemaIssues]);
    },
  };
}
