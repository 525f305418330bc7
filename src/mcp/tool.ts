import type { Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { SERVICE_PREFIX } from '../contract/service.ts';
import { inputIssuesOf, refuseInput } from '../http/input-issues.ts';
import { phraseIssue } from '../http/phrase-issue.ts';
import type { Caller, OperationParts } from '../operations/operation.ts';
import { publishedSchema } from './published-schema.ts';

/** What one row of the table of tools says. */
export interface ToolRow<Input extends z.ZodObject, Output extends z.ZodObject> {
  /** Behind the prefix of the service. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** For models: what it gives, and when to use it and not another. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Whether it leaves something behind. */
  readonly writes?: boolean;
  readonly run: (parts: OperationParts, input: z.output<Input>, caller: Caller) => Promise<z.output<Output>>;
}

/** A tool, bound so that the table needs no type parameters. */
export interface Tool {
  readonly definition: Definition;
  readonly output: z.ZodObject;
  /**
   * Runs it on whatever a client has sent.
   *
   * @throws ServiceError `invalid_query_param` with every fault of the arguments at once
   */
  readonly call: (
    parts: OperationParts,
    given: Readonly<Record<string, unknown>>,
    caller: Caller,
  ) => Promise<object>;
}

export const toolName = (name: string): string => `${SERVICE_PREFIX}_${name}`;

/**
 * Models fill in null for what they leave out, and write lists as the REST interface has them, with commas: both are clear enough to
 * be taken.
 */
function readerOf(input: z.ZodObject): (given: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
  const lists = new Set(
    Object.entries(properties)
      .filter(([, schema]) => typeof schema === 'object' && schema.type === 'array')
      .map(([name]) => name),
  );
  return (given) =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [
          name,
          lists.has(name) && typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value,
        ]),
    );
}

/** Makes a tool of a row. */
export function bindTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  row: ToolRow<Input, Output>,
): Tool {
  const { title, description, input, output, writes = false } = row;
  const read = readerOf(input);
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
    async call(parts, given, caller) {
      const parsed = input.safeParse(read(given), { error: phraseIssue });
      if (parsed.success) return row.run(parts, parsed.data, caller);
      throw refuseInput(
        'invalid_query_param',
        inputIssuesOf(parsed.error.issues, names, `parameter of ${toolName(row.name)}`),
      );
    },
  };
}
