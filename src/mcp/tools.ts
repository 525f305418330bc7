import type { Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { Cursor } from '../contract/inputs.ts';
import { PreparedQuestion } from '../contract/prepared-question.ts';
import { PartialQuestion } from '../contract/question.ts';
import {
  toolName,
  type AnyEndpoint,
  type Caller,
  type EndpointResult,
  type EndpointTool,
  type OperationParts,
  type PageParameters,
} from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { inputIssuesOf, refuseInput, phraseIssue } from '../http/input-issues.ts';
import { publishedInput, publishedOutput, argumentReader } from './tool-schemas.ts';

/** A tool, made from an endpoint. */
export interface Tool {
  readonly definition: Definition;
  readonly output: z.ZodObject;
  /**
   * Runs the tool with the arguments of a client.
   *
   * @throws ServiceError `invalid_query_param` that lists all issues of the arguments
   */
  readonly call: (
    parts: OperationParts,
    callArguments: Readonly<Record<string, unknown>>,
    caller: Caller,
  ) => Promise<object>;
}

const nextCursor = Cursor.nullable().describe(
  'Pass it as `cursor`, with the other arguments unchanged, for the next page. Null on the last page.',
);

/** Without `fields`, every question is complete. Clients refuse results that lack a required member. */
const questions = z
  .array(PartialQuestion)
  .describe('Questions with all fields, or with those that `fields` names, `id` and `attribution`.');

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

/** The cursor of the next page. A link to regions names the version of the counts, which a tool has in the cursor. */
const cursorOf = (next: PageParameters | undefined): string | null =>
  typeof next === 'object' ? `${next.cursor}.${next.as_of}` : (next ?? null);

/** The result of an endpoint in the form of `payloadOf`. */
function toPayload({ data, meta, page, ...others }: EndpointResult): object {
  const paged = page === undefined ? meta : { ...meta, nextCursor: cursorOf(page.next) };
  if (data instanceof PreparedQuestion) return { data: data.parse(), meta: paged };
  return { ...others, ...(data === undefined ? {} : { data }), meta: paged };
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
    async call(parts, callArguments, caller) {
      const parsed = input.safeParse(read(callArguments), { error: phraseIssue });
      if (!parsed.success)
        throw refuseInput('invalid_query_param', inputIssuesOf(parsed.error.issues, known));
      // The compiler has checked, at the endpoint, that its schemas agree.
      const result = await endpoint.run(parts, parsed.data as never, caller);
      if (tool.output !== undefined) return tool.output.parse(result);
      if (!listsQuestions) return toPayload(result);
      const { data, ...others } = result;
      const found = (data as readonly PreparedQuestion[]).map((question) => question.parse());
      return { questions: found, ...toPayload(others) };
    },
  };
}

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

/** The only tool that stores something. It has a separate limit. */
export const REPORT_TOOL = toolName('report');
