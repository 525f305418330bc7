import { isDeepStrictEqual } from 'node:util';
import type { CallToolRequest, CallToolResult, Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { Cursor } from '../contract/inputs.ts';
import { PreparedQuestion, PartialQuestion } from '../contract/question.ts';
import {
  toolName,
  type AnyEndpoint,
  type Caller,
  type EndpointTool,
  type EndpointParts,
  type PageParameters,
} from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { inputIssuesOf, phraseIssue, refuseInput } from '../http/input-issues.ts';
import { listSizes, readerOf, readLists, type Reader } from '../http/read-input.ts';
import { failedResult, unknownName } from './errors.ts';
import { publishedInput, publishedOutput } from './tool-schemas.ts';

/** What the handlers of a message work with. */
export interface McpContext {
  readonly parts: EndpointParts;
  readonly caller: Caller;
  /** Returns the public address without a trailing slash. */
  readonly baseUrl: () => string;
  readonly hasCredentials: boolean;
  readonly requestId: string;
  /** Runs a report and counts it against the account's limit if it is accepted. Throws when the limit is exceeded. */
  readonly countReport: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Called once with each error. */
  readonly onError: (error: unknown) => void;
  /** Whether every payload is validated against its schema, as in tests. */
  readonly checkAnswers: boolean;
}

/** A tool, made from an endpoint. */
export interface Tool {
  readonly definition: Definition;
  readonly output: z.ZodObject;
  /**
   * Runs the tool with the arguments of a client.
   *
   * @throws ServiceError `invalid_query_param` that lists all issues of the arguments
   */
  readonly call: (context: Pick<McpContext, 'parts' | 'caller'>, callArguments: Arguments) => Promise<object>;
}

type Arguments = Readonly<Record<string, unknown>>;

const nextCursor = Cursor.nullable().describe(
  'Pass it as `cursor`, with the other arguments unchanged, for the next page. Null on the last page.',
);

/** Without `fields`, every question is complete. Clients refuse results that lack a required member. */
const questions = z
  .array(PartialQuestion)
  .describe('Questions with all fields, or with those that `fields` names, `id` and `attribution`.');

/** Models look at these first. Other tools follow in the order of the endpoints. */
const FIRST = [
  'random',
  'list',
  'question_by_id',
  'stats',
  'topics',
  'topic_by_slug',
  'tags',
  'subcategories',
  'categories',
  'languages',
].map(toolName);

const placeOf = ({ definition }: Tool): number => {
  const place = FIRST.indexOf(definition.name);
  return place === -1 ? FIRST.length : place;
};

/** The tools. They run the same code as the REST endpoints. */
export const TOOLS: readonly Tool[] = ENDPOINTS.flatMap((endpoint) =>
  endpoint.tool === undefined ? [] : [createTool(endpoint, endpoint.tool)],
).toSorted((a, b) => placeOf(a) - placeOf(b));

const BY_NAME = new Map(TOOLS.map((tool) => [tool.definition.name, tool]));

/** The only tool that stores something. It has a separate limit. */
const REPORT_TOOL = toolName('report');

/**
 * Runs a tool. Its errors are results too.
 *
 * @throws ProtocolError for an unknown tool
 */
export async function callTool(
  context: McpContext,
  { name, arguments: callArguments = {} }: CallToolRequest['params'],
): Promise<CallToolResult> {
  const tool = BY_NAME.get(name);
  if (tool === undefined) throw unknownName('tool', name, BY_NAME.keys());
  try {
    const run = (): Promise<object> => tool.call(context, callArguments);
    const payload = await (name === REPORT_TOOL ? context.countReport(run) : run());
    if (context.checkAnswers) checkPayload(tool, payload);
    return {
      content: [{ type: 'text', text: JSON.stringify(payload) }],
      structuredContent: { ...payload },
    };
  } catch (error) {
    context.onError(error);
    return failedResult(error, callArguments, context.requestId);
  }
}

/** Throws when a payload does not match the tool's schema, or has members that are missing from it. For tests. */
function checkPayload({ definition, output }: Tool, payload: object): void {
  if (!isDeepStrictEqual(output.parse(payload), payload))
    throw new Error(`a payload of ${definition.name} has members that are not in its schema`);
}

function createTool(endpoint: AnyEndpoint, tool: EndpointTool<unknown>): Tool {
  const { title, description, input = endpoint.input, writes = false } = tool;
  const name = toolName(tool.name);
  const output = tool.output ?? payloadOf(endpoint);
  const listsQuestions = 'questions' in output.shape;
  const read = argumentReader(input);
  const known = {
    names: Object.keys(input.shape),
    what: `parameter of ${name}`,
    paging: 'Pages are followed by meta.nextCursor',
  };
  return {
    output,
    definition: {
      name,
      title,
      description,
      inputSchema: publishedInput(input),
      outputSchema: publishedOutput(output),
      annotations: {
        title,
        readOnlyHint: !writes,
        destructiveHint: false,
        idempotentHint: !writes,
        openWorldHint: false,
      },
    },
    async call({ parts, caller }, callArguments) {
      const parsed = input.safeParse(read(callArguments), { error: phraseIssue });
      if (!parsed.success)
        throw refuseInput('invalid_query_param', inputIssuesOf(parsed.error.issues, known));
      // The compiler has checked, at the endpoint, that its schemas agree.
      const result = await endpoint.run(parts, parsed.data as never, caller);
      if (tool.output !== undefined) return tool.output.parse(result);
      // In the form of `payloadOf`.
      const { data, meta, page, ...others } = result;
      const paged = page === undefined ? meta : { ...meta, nextCursor: cursorOf(page.next) };
      if (data instanceof PreparedQuestion) return { data: data.parse(), meta: paged };
      if (!listsQuestions) return { ...others, ...(data === undefined ? {} : { data }), meta: paged };
      const found: object[] = [];
      for (const question of data as readonly PreparedQuestion[]) found.push(question.parse());
      return { questions: found, ...others, meta: paged };
    },
  };
}

/**
 * The schema of a tool's results. They differ from the endpoint's output: lists of questions are in `questions`, and the
 * next page is a cursor in `meta`, because tools have no links.
 */
function payloadOf({ output, servesQuestions }: AnyEndpoint): z.ZodObject {
  const { data, meta, page }: Readonly<Record<string, z.core.$ZodType | undefined>> = output.shape;
  if (!(meta instanceof z.ZodObject) || data === undefined) return output;
  const paged = page === undefined ? meta : meta.extend({ nextCursor });
  if (servesQuestions !== true) return page === undefined ? output : z.object({ data, meta: paged });
  return data instanceof z.ZodArray
    ? z.object({ questions, meta: paged })
    : z.object({ data: PartialQuestion, meta: paged });
}

/**
 * Creates the reader of a tool's arguments. What models and clients write without ambiguity is accepted: blank text for an
 * optional argument that is left out, numbers as text, and lists as text with commas, as in a query string.
 */
function argumentReader(input: z.ZodObject): (callArguments: Arguments) => Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  const sizes = listSizes(input);
  const readers = new Map(
    Object.entries(properties)
      .filter(([name]) => !sizes.has(name))
      .map(([name, schema]): [string, Reader] => [name, readerOf(name, schema)]),
  );

  function read(name: string, value: unknown): unknown {
    const reading = typeof value === 'string' ? readers.get(name)?.(value) : undefined;
    // The schema words the issue of a text that is not a number.
    return reading !== undefined && 'value' in reading ? reading.value : value;
  }

  return (callArguments) => {
    const given = Object.entries(callArguments)
      .filter(([name, value]) => !readers.has(name) || required.includes(name) || !isBlank(value))
      .map(([name, value]): [string, unknown] => [name, read(name, value)]);
    return readLists(Object.fromEntries(given), sizes);
  };
}

/** Forms and some clients send blank text for an argument that was left empty. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The cursor of the next page. A link to regions names the version of the counts, which a tool has in the cursor. */
const cursorOf = (next: PageParameters | undefined): string | null =>
  typeof next === 'object' ? `${next.cursor}.${next.as_of}` : (next ?? null);
