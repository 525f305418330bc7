import type { Prompt as Definition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { asSentence, inputIssuesOf } from '../http/input-issues.ts';
import { phraseIssue } from '../http/phrase-issue.ts';
import type { Caller, OperationParts } from '../operations/operation.ts';
import { INVALID_PARAMS, ProtocolError } from './protocol-error.ts';
import { isBlank } from './read-arguments.ts';

/** What a prompt needs to write its text. */
export interface PromptContext {
  readonly parts: OperationParts;
  readonly caller: Caller;
  /** Public address without a trailing slash. */
  readonly baseUrl: string;
}

/** One row of the prompt table. */
interface PromptDefinition<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Converts strings to values; descriptions are shown to the user who fills in the arguments. */
  readonly input: Input;
  /** Writes the text for the model. */
  readonly write: (context: PromptContext, input: z.output<Input>) => Promise<string> | string;
}

/** A prompt without type parameters, for the table. */
export interface Prompt {
  readonly definition: Definition;
  readonly argumentNames: readonly string[];
  /** @throws ProtocolError that lists all missing, wrong and unknown arguments */
  readonly write: (
    context: PromptContext,
    promptArguments: Readonly<Record<string, string>>,
  ) => Promise<{ readonly description: string; readonly text: string }>;
}

/** Creates a prompt from a row of the table. */
export function bindPrompt<Input extends z.ZodObject>(row: PromptDefinition<Input>): Prompt {
  const { name, title, description, input } = row;
  const argumentNames = Object.keys(input.shape);
  const known = { names: argumentNames, what: `argument of ${name}` };
  return {
    argumentNames,
    definition: {
      name,
      title,
      description,
      arguments: Object.entries<z.ZodType>(input.shape).map(([argument, schema]) => ({
        name: argument,
        description: z.toJSONSchema(schema, { io: 'input' }).description ?? '',
        required: !schema.safeParse(undefined).success,
      })),
    },
    async write(context, promptArguments) {
      const filled = Object.entries(promptArguments).filter(([, value]) => !isBlank(value));
      const parsed = input.safeParse(Object.fromEntries(filled), { error: phraseIssue });
      if (parsed.success) return { description, text: await row.write(context, parsed.data) };
      const issues = inputIssuesOf(parsed.error.issues, known);
      const listed = issues.map((issue) => asSentence(`${issue.path} ${issue.message}`));
      throw new ProtocolError(INVALID_PARAMS, listed.join(' '), { errors: issues });
    },
  };
}

/** A whole number that is sent as text. */
export const wholeNumber = (least: number, most: number): z.ZodType<number, string> =>
  z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));
