import { z } from 'zod';

import type { Language } from '../../contract/vocabulary.ts';
import { bindPrompt } from '../prompt.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { WARMUP_PHRASES, WARMUP_ROUND } from '../texts/warmup-round.ts';
import { LANGUAGE_NAMES } from '../texts/phrases.ts';
import { LangArgument, OptionalTopicArgument } from './prompt-arguments.ts';
import { callText } from './call-text.ts';
import { countQuestions } from './count-questions.ts';
import { resolveTopic } from './resolve-topic.ts';

const QUESTIONS = 5;

/** The sentence about the number of matching questions. */
function stockText({ stock, few, none }: (typeof WARMUP_PHRASES)[Language], count: number): string {
  if (count === 0) return none;
  return count > QUESTIONS ? stock : few;
}

export const warmupRound = bindPrompt({
  name: 'warmup_round',
  title: 'Warm up',
  description: 'An icebreaker of five easy questions, on a topic or on all topics, with a single tool call.',
  input: z.strictObject({ topic: OptionalTopicArgument, lang: LangArgument }),
  async write(context, { topic: wanted, lang }) {
    const resolved =
      wanted === undefined
        ? undefined
        : await resolveTopic(context, { topic: wanted, lang, prompt: 'warmup_round', amount: QUESTIONS });
    if (resolved?.text !== undefined) return resolved.text;

    const topic = resolved?.topic.topic;
    const filters = { lang, topic: topic?.slug };
    const easy = await countQuestions(context, { ...filters, difficulty: 'easy' });
    const enough = easy >= QUESTIONS;
    const count = enough ? easy : await countQuestions(context, filters);
    const pieces = WARMUP_PHRASES[lang];
    return fillTemplate(WARMUP_ROUND[lang], {
      about: topic === undefined ? '' : ` ${fillTemplate(pieces.about, { label: topic.label })}`,
      language: LANGUAGE_NAMES[lang][lang],
      call: callText('random', {
        ...filters,
        difficulty: enough ? 'easy' : undefined,
        amount: QUESTIONS,
      }),
      stock: fillTemplate(stockText(pieces, count), { count }),
    });
  },
});
