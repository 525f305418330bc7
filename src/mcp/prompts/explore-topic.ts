import { z } from 'zod';

import { bindPrompt } from '../prompt.ts';
import { EXPLORE_TOPIC } from '../texts/explore-topic.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { LANGUAGE_NAMES } from '../texts/phrases.ts';
import { LangArgument, TopicArgument } from './prompt-arguments.ts';
import { callText } from './call-text.ts';
import { resolveTopic } from './resolve-topic.ts';

/** Questions in the suggested random call. */
const SAMPLE_SIZE = 5;
/** Related topics are searched by the first word of the slug. */
const FIRST_WORD = /^[a-z0-9]+/;

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
    const { topic, facets, samples } = resolved.topic;
    const { slug } = topic;
    return fillTemplate(EXPLORE_TOPIC[lang], {
      label: topic.label,
      slug,
      language: LANGUAGE_NAMES[lang][lang],
      aliases: topic.aliases.map((alias) => `, ${alias}`).join(''),
      facts: Object.entries({ topic, ...facets, samples })
        .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
        .join('\n'),
      bySlugCall: callText('topic_by_slug', { slug, lang }),
      byIdCall: callText('question_by_id', { id: samples[0]?.id ?? '<id>', lang }),
      randomCall: callText('random', { topic: slug, lang, amount: SAMPLE_SIZE }),
      countCall: callText('list', { topic: slug, lang, count: 'exact', limit: 1 }),
      topicsCall: callText('topics', { q: FIRST_WORD.exec(slug)?.[0] ?? slug, lang }),
    });
  },
});
