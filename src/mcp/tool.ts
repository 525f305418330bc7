import type { Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';

import { SERVICE_PREFIX } from '../contract/service.ts';
import { inputIssuesOf, refuseInput } from '../http/input-issues.ts';
import { phraseIssue } from '../http/phrase-issue.ts';
import type { Caller, OperationParts } from '../endpoints/endpoint.ts';
import { publishedInput, publishedOutput, argumentReader } from './tool-schemas.ts';

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

/** Creates a tool from a row of the table. */
export function bindTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  row: ToolDefinition<Input, Output>,
): Tool {
  const { title, description, input, output, writes = false } = row;
  const read = argumentReader(input);
  const known = {
    names: Object.keys(input.shape),
    what: `parameter of ${toolName(row.name)}`,
    paging: 'Pages are followed by meta.nextCursor',
  };
  return {
    output,
    definition: {
      name: toolName(row.name),
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
      if (parsed.success) return row.run(parts, parsed.data, caller);
      throw refuseInput('invalid_query_param', inputIssuesOf(parsed.error.issues, known));
    },
  };
}
