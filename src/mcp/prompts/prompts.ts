import type {
  CompleteRequest,
  CompleteResult,
  GetPromptRequest,
  GetPromptResult,
} from '@modelcontextprotocol/sdk/types.js';

import { DEFAULT_LANGUAGE, Language } from '../../contract/vocabulary.ts';
import { INVALID_PARAMS, ProtocolError, unknownName } from '../errors.ts';
import type { McpContext } from '../tools.ts';
import { buildQuiz } from './build-quiz.ts';
import { clientMechanics } from './client-mechanics.ts';
import { exploreTopic } from './explore-topic.ts';
import type { Prompt } from './prompt.ts';
import { findTopics } from './topic.ts';
import { warmupRound } from './warmup-round.ts';

/** The prompts, in the order in which clients list them. */
export const PROMPTS: readonly Prompt[] = [buildQuiz, exploreTopic, warmupRound, clientMechanics];

const BY_NAME = new Map(PROMPTS.map((prompt) => [prompt.definition.name, prompt]));

/** @throws ProtocolError for an unknown prompt, or wrong arguments */
export async function getPrompt(
  context: McpContext,
  { name, arguments: promptArguments = {} }: GetPromptRequest['params'],
): Promise<GetPromptResult> {
  const prompt = BY_NAME.get(name);
  if (prompt === undefined) throw unknownName('prompt', name, BY_NAME.keys());
  const text = await prompt.write(context, promptArguments);
  return {
    description: prompt.definition.description,
    messages: [{ role: 'user', content: { type: 'text', text } }],
  };
}

/** The protocol's maximum number of values in one response. */
const MOST_VALUES = 100;

/**
 * Completes a prompt argument while the user types it.
 *
 * @throws ProtocolError for what is not an argument of a prompt
 */
export async function completeArgument(
  context: McpContext,
  { ref, argument, context: filled }: CompleteRequest['params'],
): Promise<CompleteResult> {
  if (ref.type !== 'ref/prompt')
    throw new ProtocolError(
      INVALID_PARAMS,
      'Only prompt arguments can be completed: there are no resource templates.',
    );
  const prompt = BY_NAME.get(ref.name);
  if (prompt === undefined) throw unknownName('prompt', ref.name, BY_NAME.keys());
  const { choices } = prompt;
  const names = choices.get(argument.name);
  if (names === undefined)
    throw new ProtocolError(
      INVALID_PARAMS,
      `The arguments of ${ref.name} are ${[...choices.keys()].join(', ')}.`,
    );
  const lang = Language.catch(DEFAULT_LANGUAGE).parse(filled?.arguments?.lang);
  const { values, total } =
    argument.name === 'topic'
      ? await matchingTopics(context, argument.value, lang)
      : matchingNames(names, argument.value);
  return {
    completion: { values: values.slice(0, MOST_VALUES), total, hasMore: total > MOST_VALUES },
  };
}

/** All matching values, best first, and their number. */
interface Matches {
  readonly values: readonly string[];
  readonly total: number;
}

/** Names that contain a text, those that start with it first. */
function matchingNames(names: readonly string[], text: string): Matches {
  const sought = text.trim().toLowerCase();
  const values = prefixMatchesFirst(
    names.filter((name) => name.includes(sought)),
    sought,
  );
  return { values, total: values.length };
}

/** Slugs of topics with a text in one of their names; those that start with it first, then by number of questions. */
async function matchingTopics(context: McpContext, text: string, lang: Language): Promise<Matches> {
  const q = text.trim();
  const { entries, total } = await findTopics(context, q, lang);
  const slugs = new Set(entries.map(({ slug }) => slug));
  return { values: prefixMatchesFirst([...slugs], q.toLowerCase()), total };
}

const prefixMatchesFirst = (values: readonly string[], text: string): string[] =>
  values.toSorted((a, b) => Number(b.startsWith(text)) - Number(a.startsWith(text)));
