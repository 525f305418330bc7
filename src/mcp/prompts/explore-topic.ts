import { z } from 'zod';

import { Language } from '../../contract/vocabulary.ts';
import { bindPrompt, type PromptContext } from '../prompt.ts';
import { EXPLORE_TOPIC } from '../texts/explore-topic.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { LANGUAGE_NAMES, PHRASES } from '../texts/phrases.ts';
import { LangArgument, TopicArgument } from './prompt-arguments.ts';
import { callText } from './call-text.ts';
import { whyWider } from './describe-pools.ts';
import { noQuestionsText } from './no-questions-text.ts';
import { choosePool, type PoolCounts, type Subject } from './pools.ts';
import { readSamples } from './read-samples.ts';
import { resolveTopic } from './resolve-topic.ts';

/** Questions in the suggested random call. */
const SAMPLE_SIZE = 5;
/** Related topics are searched by the first word of the slug. */
const FIRST_WORD = /^[a-z0-9]+/;

/** The questions that the suggested calls reach: in the language, or else in another one that has any. */
async function findQuestions(
  context: PromptContext,
  topic: string,
  lang: Language,
): Promise<{ readonly subject: Subject; readonly counts: PoolCounts } | undefined> {
  for (const language of [lang, ...Language.options.filter((other) => other !== lang)]) {
    const subject = { topic, lang: language };
    const counts = await choosePool(context, subject, SAMPLE_SIZE);
    if (counts.total > 0) return { subject, counts };
  }
  return undefined;
}

export const exploreTopic = bindPrompt({
  name: 'explore_topic',
  title: 'Explore a topic',
  description:
    'What the catalogue has on a topic: counts by category, level and language, related tags, sample questions and next steps.',
  input: z.strictObject({ topic: TopicArgument, lang: LangArgument }),
  async write(context, input) {
    const { lang } = input;
    const resolved = await resolveTopic(context, { ...input, prompt: 'explore_topic', amount: SAMPLE_SIZE });
    if (resolved.text !== undefined) return resolved.text;
    const { topic, facets } = resolved.topic;
    const { slug } = topic;
    const found = await findQuestions(context, slug, lang);
    if (found === undefined) return noQuestionsText(resolved.topic, lang, 'explore_topic');
    const { subject, counts } = found;
    const { pool, total } = counts;
    const samples =
      resolved.topic.samples.length > 0 ? resolved.topic.samples : await readSamples(context, subject, pool);
    const levels = Array.from(counts.levels)
      .filter(([, count]) => count > 0)
      .map(([level, count]) => `${level} ${count}`);
    return fillTemplate(EXPLORE_TOPIC[lang], {
      label: topic.label,
      slug,
      language: LANGUAGE_NAMES[lang][lang],
      aliases: topic.aliases.map((alias) => `, ${alias}`).join(''),
      facts: Object.entries({ topic, ...facets, samples })
        .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
        .join('\n'),
      bySlugCall: callText('topic_by_slug', { slug, lang }),
      byIdCall: callText('question_by_id', { id: samples[0]?.id, lang }),
      notes: [
        ...(subject.lang === lang ? [] : [PHRASES[lang].otherLanguage(LANGUAGE_NAMES[lang][lang])]),
        ...whyWider([pool], lang),
      ].join('\n'),
      levels: levels.join(', ') || PHRASES[lang].none,
      randomCall: callText('random', { ...subject, ...pool, amount: Math.min(SAMPLE_SIZE, total) }),
      countCall: callText('list', { ...subject, ...pool, count: 'exact', limit: 1 }),
      topicsCall: callText('topics', { q: FIRST_WORD.exec(slug)?.[0] ?? slug, lang }),
    });
  },
});
