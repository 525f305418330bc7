import { z } from 'zod';

import { bindPrompt } from '../prompt.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { WARMUP_PHRASES, WARMUP_ROUND } from '../texts/warmup-round.ts';
import { LANGUAGE_NAMES } from '../texts/phrases.ts';
import { LangArgument, OptionalTopicArgument } from './prompt-arguments.ts';
import { callText } from './call-text.ts';
import { whyWider } from './describe-pools.ts';
import { noQuestionsText } from './no-questions-text.ts';
import { planFromCounts } from './plan-from-counts.ts';
import type { WantedRounds } from './plan-rounds.ts';
import { resolveTopic } from './resolve-topic.ts';

const QUESTIONS = 5;

/** Any level of the default filters is better than easy questions with wider ones. */
const EASY: WantedRounds = { levels: ['easy'], perRound: QUESTIONS, requested: false };

export const warmupRound = bindPrompt({
  name: 'warmup_round',
  title: 'Warm up',
  description:
    'An icebreaker of five questions on a topic or on all topics, easy ones if there are enough. Checks what the catalogue has, and lists a single call.',
  input: z.strictObject({ topic: OptionalTopicArgument, lang: LangArgument }),
  async write(context, { topic: wanted, lang }) {
    const resolved =
      wanted === undefined
        ? undefined
        : await resolveTopic(context, { topic: wanted, lang, prompt: 'warmup_round', amount: QUESTIONS });
    if (resolved?.text !== undefined) return resolved.text;

    const topic = resolved?.topic.topic;
    const subject = { lang, topic: topic?.slug };
    const { rounds, stock } = await planFromCounts(context, subject, EASY);
    const [round] = rounds;
    const pieces = WARMUP_PHRASES[lang];
    if (round === undefined)
      return resolved === undefined
        ? fillTemplate(pieces.none, { language: LANGUAGE_NAMES[lang][lang] })
        : noQuestionsText(resolved.topic, lang, 'warmup_round');
    const { pool, difficulty, amount } = round;
    const counts = stock.find((counted) => counted.pool === pool);
    const count = (difficulty === undefined ? counts?.total : counts?.levels.get(difficulty)) ?? amount;
    return fillTemplate(WARMUP_ROUND[lang], {
      about: topic === undefined ? '' : ` ${fillTemplate(pieces.about, { label: topic.label })}`,
      language: LANGUAGE_NAMES[lang][lang],
      call: callText('random', { ...subject, ...pool, difficulty, amount }),
      amount,
      notes: whyWider([pool], lang).join('\n'),
      stock: fillTemplate(count >= 2 * amount ? pieces.stock : pieces.few, { count }),
    });
  },
});
