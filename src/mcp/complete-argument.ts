import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';

import { DEFAULT_LANGUAGE, Difficulty, Language } from '../contract/vocabulary.ts';
import type { Caller, OperationParts } from '../endpoints/endpoint.ts';
import { findTopics } from './prompts/topic.ts';
import { Mechanic } from './prompts/mechanics/mechanic.ts';
import { PROMPTS } from './prompts/prompts.ts';
import { INVALID_PARAMS, ProtocolError, unknownName } from './errors.ts';

/** The protocol's maximum number of values in one response. */
const MOST_VALUES = 100;

type CompletionParams = CompleteRequest['params'];

/** All matching values, best first, and their number. */
interface Matches {
  readonly values: readonly string[];
  readonly total: number;
}

const prefixMatchesFirst = (values: readonly string[], text: string): string[] =>
  values.toSorted((a, b) => Number(b.startsWith(text)) - Number(a.startsWith(text)));

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
async function matchingTopics(
  parts: OperationParts,
  caller: Caller,
  text: string,
  lang: Language,
): Promise<Matches> {
  const q = text.trim();
  const { entries, total } = await findTopics({ parts, caller }, q, lang);
  const slugs = new Set(entries.map(({ slug }) => slug));
  return { values: prefixMatchesFirst([...slugs], q.toLowerCase()), total };
}

async function matchesFor(
  parts: OperationParts,
  caller: Caller,
  { argument, context }: CompletionParams,
): Promise<Matches> {
  const lang = Language.catch(DEFAULT_LANGUAGE).parse(context?.arguments?.lang);
  switch (argument.name) {
    case 'topic':
      return matchingTopics(parts, caller, argument.value, lang);
    case 'lang':
      return matchingNames(Language.options, argument.value);
    case 'difficulty':
      return matchingNames(Difficulty.options, argument.value);
    case 'mechanic':
      return matchingNames(Mechanic.options, argument.value);
    default:
      return { values: [], total: 0 };
  }
}

/** Refuses what is not an argument of a prompt. */
function checkReference({ ref, argument }: CompletionParams): void {
  if (ref.type !== 'ref/prompt')
    throw new ProtocolError(
      INVALID_PARAMS,
      'Only prompt arguments can be completed: there are no resource templates.',
    );
  const prompt = PROMPTS.find(({ definition }) => definition.name === ref.name);
  if (prompt === undefined)
    throw unknownName(
      'prompt',
      ref.name,
      PROMPTS.map(({ definition }) => definition.name),
    );
  if (!prompt.argumentNames.includes(argument.name))
    throw new ProtocolError(
      INVALID_PARAMS,
      `The arguments of ${ref.name} are ${prompt.argumentNames.join(', ')}.`,
    );
}

/** Completes a prompt argument while the user types it. */
export async function completeArgument(
  parts: OperationParts,
  caller: Caller,
  params: CompletionParams,
): Promise<CompleteResult> {
  checkReference(params);
  const { values, total } = await matchesFor(parts, caller, params);
  return {
    completion: {
      values: values.slice(0, MOST_VALUES),
      total,
      hasMore: total > MOST_VALUES,
    },
  };
}
