import { z } from 'zod';

import type { Language } from '../../contract/vocabulary.ts';
import { bindPrompt } from '../prompt.ts';
import { fill } from '../texts/fill.ts';
import { WARMUP_PIECES, WARMUP_ROUND } from '../texts/warmup-round.ts';
import { LANGUAGES } from '../texts/words.ts';
import { LangArgument, TopicArgument } from './arguments.ts';
import { callText } from './call-text.ts';
import { countQuestions } from './count-questions.ts';
import { resolveTopic } from './resolve-topic.ts';

const QUESTIONS = 5;

/** What to say of how many questions there are. */
function stockText({ stock, few, none }: (typeof WARMUP_PIECES)[Language], count: number): string {
  if (count === 0) return none;
  return count > QUESTIONS ? stock : few;
}

export const warmupRound = bindPrompt({
  name: 'warmup_round',
  title: 'Warm up',
  description: 'An icebreaker of five easy questions, on any topic or on one, with a single call of a tool.',
  input: z.strictObject({ topic: TopicArgument.optional(), lang: LangArgument }),
  required: ['lang'],
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
    const pieces = WARMUP_PIECES[lang];
    return fill(WARMUP_ROUND[lang], {
      about: topic === undefined ? '' : ` ${fill(pieces.about, { label: topic.label })}`,
      language: LANGUAGES[lang][lang],
      call: callText('random', {
        ...filters,
        difficulty: enough ? 'easy' : undefined,
        amount: QUESTIONS,
      }),
      stock: fill(stockText(pieces, count), { count }),
    });
  },
});
