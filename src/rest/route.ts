import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import { ANONYMOUS_BODY_BOUNDS, BODY_BOUNDS, MOST_PARAMETERS } from '../contract/limits.ts';
import type {
  AnyEndpoint,
  Caller,
  EndpointAccess,
  EndpointResult,
  EndpointParts,
} from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { invalidQuery, type InputIssue } from '../errors.ts';
import { inputIssuesOf, refuseInput, phraseIssue, unknownNames } from '../http/input-issues.ts';
import {
  listSizes,
  readLists,
  readerOf,
  type Reader,
  readBody,
  type RawBody,
  queryOf,
  withoutCacheBuster,
  hasMoreParameters,
  readQuery,
  type QueryPair,
  type Reading,
} from '../http/read-input.ts';

/** Maximum number of valid queries kept for each route, and characters of each. */
const MOST_KNOWN = 2_000;

const LONGEST_KNOWN = 256;

/** The parts of a request that contain an endpoint's input. */
export interface RouteRequest {
  readonly url: string;
  readonly path: Readonly<Record<string, string>>;
  readonly body: RawBody;
}

/** One method of one path, made from an endpoint. */
export type Route = Omit<AnyEndpoint, 'status' | 'byBody' | 'tool' | 'plan' | 'run' | keyof EndpointAccess> &
  EndpointAccess & {
    /** Status of a successful response. */
    readonly status: 200 | 201;
    readonly pathNames: readonly string[];
    /** The part of the endpoint's input that is in the URL. */
    readonly input: z.ZodObject;
    /** The part that is in the body; undefined where no body is read. */
    readonly body: z.ZodObject | undefined;
    /**
     * Runs the endpoint on the text of one request.
     *
     * @throws ServiceError `invalid_query_param` or `invalid_body` with every issue of the URL, or else of the body
     */
    readonly run: (parts: EndpointParts, request: RouteRequest, caller: Caller) => Promise<EndpointResult>;
  };

/** The REST interface: a route of each endpoint, and a POST of those whose input can be too long for a URL. */
export const ROUTES: readonly Route[] = ENDPOINTS.flatMap((endpoint) => [
  createRoute(endpoint),
  ...(endpoint.byBody === undefined
    ? []
    : [createRoute({ ...endpoint, ...endpoint.byBody, method: 'POST' })]),
]);

/** Makes the route of an endpoint. */
export function createRoute(endpoint: AnyEndpoint): Route {
  const { byBody: _byBody, tool: _tool, ...row } = endpoint;
  // Each input is parsed by the endpoint's own schema; the list of endpoints has no types of inputs and plans.
  const { plan: planOf, run } = endpoint as unknown as Runner;
  const pathNames = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const hasBody = row.method === 'POST';
  const input = hasBody ? pick(endpoint.input, (name) => pathNames.includes(name)) : endpoint.input;
  const body = hasBody ? pick(endpoint.input, (name) => !pathNames.includes(name)) : undefined;
  const known = {
    names: Object.keys(body?.shape ?? {}),
    what: 'field of this body',
    paging: 'Pages are followed by meta.nextCursor',
  };
  const bounds = row.auth === 'none' ? ANONYMOUS_BODY_BOUNDS : BODY_BOUNDS;
  const lists = listSizes(body ?? z.strictObject({}));
  const readChoices = choiceReader(body ?? z.strictObject({}));
  const decode = decoderOf(input, pathNames);
  // The same few queries are sent again and again, and validating one costs more than many endpoints do.
  const knownQueries =
    hasBody || pathNames.length > 0
      ? undefined
      : new LRUCache<string, { readonly input: object; readonly plan: unknown }>({ max: MOST_KNOWN });
  return {
    ...row,
    status: row.status ?? 200,
    pathNames,
    input,
    body,
    async run(parts, request, caller) {
      const query = hasBody ? queryOf(request.url) : withoutCacheBuster(queryOf(request.url));
      const before = knownQueries?.get(query);
      if (before !== undefined) return run(parts, before.input, caller, before.plan);
      const { values, issues } = decode(query, request.path);
      if (hasBody && issues.length > 0) throw refuseInput('invalid_query_param', issues);
      const given =
        body === undefined
          ? values
          : {
              ...readChoices(readLists(withoutNulls(readBody(request.body, bounds), body), lists)),
              ...values,
            };
      const parsed = endpoint.input.safeParse(given, { error: phraseIssue });
      if (parsed.success && issues.length === 0) {
        const plan = await planOf?.(parts, parsed.data);
        if (query.length <= LONGEST_KNOWN) knownQueries?.set(query, { input: parsed.data, plan });
        return run(parts, parsed.data, caller, plan);
      }
      const named = new Set(issues.map((issue) => issue.path));
      const schemaIssues = inputIssuesOf(parsed.error?.issues ?? [], known).filter(
        (issue) => !named.has(issue.path),
      );
      throw refuseInput(hasBody ? 'invalid_body' : 'invalid_query_param', [...issues, ...schemaIssues]);
    },
  };
}

/** An endpoint without the types of its input and plan. */
interface Runner {
  readonly plan?: (parts: EndpointParts, input: object) => Promise<unknown>;
  readonly run: (
    parts: EndpointParts,
    input: object,
    caller: Caller,
    plan: unknown,
  ) => Promise<EndpointResult>;
}

/** The members of a schema whose names pass the test. */
function pick(input: z.ZodObject, passes: (name: string) => boolean): z.ZodObject {
  return z.strictObject(Object.fromEntries(Object.entries(input.shape).filter(([name]) => passes(name))));
}

/** Decodes the text of one request into values for the endpoint's schema, and collects every issue. */
export type DecodeInput = (
  query: string,
  path: Readonly<Record<string, string>>,
) => { values: Record<string, unknown>; issues: InputIssue[] };

/** Builds the decoder of an endpoint's input once, from its published JSON Schema. */
export function decoderOf(input: z.ZodObject, pathNames: readonly string[]): DecodeInput {
  const published = z.toJSONSchema(input, { io: 'input' });
  const schemas = Object.entries(published.properties ?? {});
  const readers = new Map(schemas.map(([name, schema]) => [name, readerOf(name, schema)]));
  const lists = [...listSizes(input).keys()];
  const names = [...readers.keys()].filter((name) => !pathNames.includes(name));
  const known = {
    names,
    what: 'parameter of this endpoint',
    paging: 'Pages are followed by _links.next',
  };
  // Several HTTP clients write arrays as `tags[]=a&tags[]=b`.
  const bracketed = new Map(lists.map((name) => [`${name}[]`, name]));

  function readOne(name: string, read: Reader, pairs: readonly QueryPair[]): Reading {
    const broken = pairs.find((pair) => pair.issue !== undefined)?.issue;
    if (broken !== undefined) return { issue: broken };
    if (pairs.length > 1 && !lists.includes(name))
      return { issue: `occurs ${pairs.length} times; send it once` };
    return read(pairs.map((pair) => pair.value).join(','));
  }

  return (query, path) => {
    if (hasMoreParameters(query, MOST_PARAMETERS))
      throw invalidQuery(`has more than ${MOST_PARAMETERS} parameters`);
    const values: Record<string, unknown> = { ...path };
    const issues: InputIssue[] = [];
    const unknown: string[] = [];
    const pairsByName = Map.groupBy(readQuery(query), ({ name }) => bracketed.get(name) ?? name);
    for (const [name, pairs] of pairsByName) {
      const read = names.includes(name) ? readers.get(name) : undefined;
      const reading = read === undefined ? undefined : readOne(name, read, pairs);
      if (reading === undefined) unknown.push(name);
      else if ('issue' in reading) issues.push({ path: name, message: reading.issue });
      else values[name] = reading.value;
    }
    return { values, issues: [...unknownNames(unknown, known), ...issues] };
  };
}

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

/**
 * The body without the fields of the schema that are null: typed clients send every field. Query parameters have no null,
 * so endpoints need not know it. Unknown fields stay, and are refused.
 */
const withoutNulls = (
  body: Readonly<Record<string, unknown>>,
  schema: z.ZodObject,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || !Object.hasOwn(schema.shape, name)),
  );
