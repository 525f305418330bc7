import type { Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { SERVICE_PREFIX } from '../contract/service.ts';
import { inputIssuesOf, refuseInput } from '../http/input-issues.ts';
import { phraseIssue } from '../http/phrase-issue.ts';
import type { Caller, OperationParts } from '../operations/operation.ts';
import { publishedSchema } from './published-schema.ts';

/** One row of the tool table. */
interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  /** Without the prefix of the service. */
  readonly name: string;
  /** For users. */
  readonly title: string;
  /** For models: what it returns, and when to use it rather than another tool. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Whether it stores something. */
  readonly writes?: boolean;
  readonly run: (parts: OperationParts, input: z.output<Input>, caller: Caller) => Promise<z.output<Output>>;
}

/** A tool without type parameters, for the table. */
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

export const toolName = (name: string): string => `${SERVICE_PREFIX}_${name}`;

/**
 * Models send null for omitted arguments, and comma-separated lists as in the REST API. Both are unambiguous, so they
 * are accepted.
 */
function argumentNormaliser(
  input: z.ZodObject,
): (callArguments: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
  const lists = new Set(
    Object.entries(properties)
      .filter(([, schema]) => typeof schema === 'object' && schema.type === 'array')
      .map(([name]) => name),
  );
  return (callArguments) =>
    Object.fromEntries(
      Object.entries(callArguments)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [
          name,
          lists.has(name) && typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value,
        ]),
    );
}

/** Creates a tool from a row of the table. */
export function bindTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  row: ToolDefinition<Input, Output>,
): Tool {
  const { title, description, input, output, writes = false } = row;
  const read = argumentNormaliser(input);
  const names = Object.keys(input.shape);
  return {
    output,
    definition: {
      name: toolName(row.name),
      title,
      description,
      inputSchema: publishedSchema(input, 'input'),
      outputSchema: publishedSchema(output, 'output'),
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
      if (parsed.success) return row.run(parts, parsed.data, caller);
      throw refuseInput(
        'invalid_query_param',
        inputIssuesOf(parsed.error.issues, names, `parameter of ${toolName(row.name)}`),
      );
    },
  };
}
