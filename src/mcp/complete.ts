import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';

import { DEFAULT_LANGUAGE, Difficulty, Language } from '../contract/vocabulary.ts';
import type { Caller, OperationParts } from '../operations/operation.ts';
import { findTopics } from './find-topics.ts';
import { PROMPTS } from './prompts.ts';
import { INVALID_PARAMS, ProtocolError, unknownName } from './protocol-error.ts';
import { Mechanic } from './texts/mechanic.ts';

/** Values of one answer, as the protocol bounds them. */
const MOST_VALUES = 100;

type Asked = CompleteRequest['params'];

/** Everything that fits, the best first, and how many there are in all. */
interface Fitting {
  readonly values: readonly string[];
  readonly total: number;
}

const beginsFirst = (values: readonly string[], text: string): string[] =>
  values.toSorted((a, b) => Number(b.startsWith(text)) - Number(a.startsWith(text)));

/** Those of a few words that begin with a text, then those that contain it. */
function among(words: readonly string[], text: string): Fitting {
  const sought = text.trim().toLowerCase();
  const values = beginsFirst(
    words.filter((word) => word.includes(sought)),
    sought,
  );
  return { values, total: values.length };
}

/** Slugs of topics by a part of any of their names, those with the most questions first among equals. */
async function topics(parts: OperationParts, caller: Caller, text: string, lang: Language): Promise<Fitting> {
  const q = text.trim();
  const { entries, total } = await findTopics({ parts, caller }, q, lang);
  const slugs = new Set(entries.map(({ slug }) => slug));
  return { values: beginsFirst([...slugs], q.toLowerCase()), total };
}

async function fittingOf(
  parts: OperationParts,
  caller: Caller,
  { argument, context }: Asked,
): Promise<Fitting> {
  const lang = Language.catch(DEFAULT_LANGUAGE).parse(context?.arguments?.lang);
  switch (argument.name) {
    case 'topic':
      return topics(parts, caller, argument.value, lang);
    case 'lang':
      return among(Language.options, argument.value);
    case 'difficulty':
      return among(Difficulty.options, argument.value);
    case 'mechanic':
      return among(Mechanic.options, argument.value);
    default:
      return { values: [], total: 0 };
  }
}

/** Refuses what is no argument of any prompt. */
function checkReference({ ref, argument }: Asked): void {
  if (ref.type !== 'ref/prompt')
    throw new ProtocolError(INVALID_PARAMS, 'There are no resource templates to complete; prompts can be.');
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
      `${ref.name} has the arguments ${prompt.argumentNames.join(', ')}.`,
    );
}

/** Completes an argument of a prompt while somebody types it. */
export async function complete(parts: OperationParts, caller: Caller, asked: Asked): Promise<CompleteResult> {
  checkReference(asked);
  const { values, total } = await fittingOf(parts, caller, asked);
  return {
    completion: {
      values: values.slice(0, MOST_VALUES),
      total,
      hasMore: total > MOST_VALUES,
    },
  };
}
