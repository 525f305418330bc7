import type { Prompt as Definition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { inputIssuesOf } from '../http/input-issues.ts';
import { phraseIssue } from '../http/phrase-issue.ts';
import type { Caller, OperationParts } from '../operations/operation.ts';
import { INVALID_PARAMS, ProtocolError } from './protocol-error.ts';

/** What a prompt is written with. */
export interface PromptContext {
  readonly parts: OperationParts;
  readonly caller: Caller;
  /** Public address of the service, without a slash at the end. */
  readonly baseUrl: string;
}

/** What one row of the table of prompts says. */
export interface PromptRow<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Texts become values; a description is shown to whoever fills in the argument. */
  readonly input: Input;
  /** Arguments that a form must ask for; others are asked for as well, and have a value of their own when left out. */
  readonly required: readonly (keyof Input['shape'] & string)[];
  /** The text for the model. */
  readonly write: (context: PromptContext, input: z.output<Input>) => Promise<string> | string;
}

/** A prompt, bound so that the table needs no type parameters. */
export interface Prompt {
  readonly definition: Definition;
  readonly argumentNames: readonly string[];
  /** @throws ProtocolError for arguments that are missing, wrong or unknown, all at once */
  readonly write: (
    context: PromptContext,
    given: Readonly<Record<string, string>>,
  ) => Promise<{ readonly description: string; readonly text: string }>;
}

/** Makes a prompt of a row. */
export function bindPrompt<Input extends z.ZodObject>(row: PromptRow<Input>): Prompt {
  const { name, title, description, input } = row;
  const argumentNames = Object.keys(input.shape);
  const required: readonly string[] = row.required;
  return {
    argumentNames,
    definition: {
      name,
      title,
      description,
      arguments: Object.entries(input.shape).map(([argument, schema]) => ({
        name: argument,
        description: z.toJSONSchema(schema, { io: 'input' }).description ?? '',
        required: required.includes(argument),
      })),
    },
    async write(context, given) {
      // A form sends what was left empty as an empty text.
      const filled = Object.entries(given).filter(([, value]) => value.trim() !== '');
      const parsed = input.safeParse(Object.fromEntries(filled), { error: phraseIssue });
      if (parsed.success) return { description, text: await row.write(context, parsed.data) };
      const faults = inputIssuesOf(parsed.error.issues, argumentNames, `argument of ${name}`);
      const told = faults.map((fault) => `${fault.path} ${fault.message}`).join('; ');
      throw new ProtocolError(INVALID_PARAMS, `${told}.`, { errors: faults });
    },
  };
}

/** A whole number that comes as text. */
export const wholeNumber = (least: number, most: number): z.ZodType<number, string> =>
  z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));
