import type { Prompt as Definition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { languageName, DEFAULT_LANGUAGE, Language } from '../../contract/vocabulary.ts';
import { storable } from '../../contract/text.ts';
import { toolName } from '../../endpoints/endpoint.ts';
import { asSentence, inputIssuesOf, phraseIssue } from '../../http/input-issues.ts';
import { INVALID_PARAMS, ProtocolError } from '../errors.ts';
import { isBlank, type McpContext } from '../tools.ts';

/** One row of the prompt table. */
interface PromptDefinition<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Converts strings to values; descriptions are shown to the user who fills in the arguments. */
  readonly input: Input;
  /** Writes the text for the model. */
  readonly write: (context: McpContext, input: z.output<Input>) => Promise<string> | string;
}

/** A prompt without type parameters, for the table. */
export interface Prompt {
  readonly definition: Definition & { readonly description: string };
  /** The values that each argument can have; none for an argument without a fixed list. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** @throws ProtocolError that lists all missing, wrong and unknown arguments */
  readonly write: (context: McpContext, promptArguments: Readonly<Record<string, string>>) => Promise<string>;
}

export function bindPrompt<Input extends z.ZodObject>(row: PromptDefinition<Input>): Prompt {
  const { name, title, description, input } = row;
  const schemas = Object.entries<z.ZodType>(input.shape).map(([argument, schema]) => ({
    argument,
    required: !schema.safeParse(undefined).success,
    published: z.toJSONSchema(schema, { io: 'input' }),
  }));
  const known = { names: Object.keys(input.shape), what: `argument of ${name}` };
  return {
    definition: {
      name,
      title,
      description,
      arguments: schemas.map(({ argument, required, published }) => ({
        name: argument,
        description: published.description ?? '',
        required,
      })),
    },
    choices: new Map(
      schemas.map(({ argument, published }) => [argument, (published.enum ?? []).map(String)]),
    ),
    async write(context, promptArguments) {
      const filled = Object.entries(promptArguments).filter(([, value]) => !isBlank(value));
      const parsed = input.safeParse(Object.fromEntries(filled), { error: phraseIssue });
      if (parsed.success) return row.write(context, parsed.data);
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

const OR = new Intl.ListFormat('en', { type: 'disjunction' });
const CODES = OR.format(Language.options);
const NAMES = OR.format(Language.options.map((language) => languageName(language, 'en')));

/** Arguments that several prompts share. */
export const LangArgument = Language.default(DEFAULT_LANGUAGE).describe(
  `Language of the questions and of this text: ${CODES}; ${DEFAULT_LANGUAGE} by default.`,
);
const TopicName = storable(100).min(1);
const A_TOPIC = `A topic by its slug or name, such as rivers or rivers-of-the-world, in ${NAMES}`;
export const TopicArgument = TopicName.describe(`${A_TOPIC}.`);
export const OptionalTopicArgument = TopicName.optional().describe(`${A_TOPIC}; all topics by default.`);

/** Names of the languages within a sentence. */
export const LANGUAGE_NAMES: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'English', pl: 'Polish' },
  pl: { en: 'angielskim', pl: 'polskim' },
};

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** What an empty value leaves behind. */
const EMPTY_LINES = /\n{3,}/g;

/**
 * Replaces the placeholders of a template, `{{name}}`. Values are inserted unchanged, even if they look like
 * placeholders.
 *
 * @throws Error for a placeholder without a value
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template
    .replace(PLACEHOLDER, (_placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the placeholder ${name} has no value`);
      return String(value);
    })
    .replace(EMPTY_LINES, '\n\n')
    .trim();
}

/** A tool call for a model to copy; undefined arguments are left out. */
export const callText = (name: string, callArguments: Readonly<Record<string, unknown>>): string =>
  `${toolName(name)} ${JSON.stringify(callArguments)
    .replaceAll('":', '": ')
    .replaceAll(/,(?=")/g, ', ')}`;
