import type { GetTopicOutput } from '../../contract/discovery-requests.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { ServiceError } from '../../errors.ts';
import { getTopic } from '../../operations/get-topic.ts';
import { findTopics } from '../find-topics.ts';
import type { PromptContext } from '../prompt.ts';
import { fill } from '../texts/fill.ts';
import { NEAR_TOPICS, UNKNOWN_TOPIC } from '../texts/unknown-topic.ts';
import { toolName } from '../tool.ts';

/** Topics that are named to a model when none is quite the one that was asked for. */
const MOST_NEAR = 8;

/** A topic with what is known of it, or the text that says how to find one. */
export type ResolvedTopic =
  { readonly topic: GetTopicOutput; readonly text?: undefined } | { readonly text: string };

async function readTopic(
  { parts, caller }: PromptContext,
  slug: string,
  lang: Language,
): Promise<GetTopicOutput | undefined> {
  try {
    return await getTopic.run(parts, { slug, lang }, caller);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'topic_not_found') return undefined;
    throw error;
  }
}

const sameName = (left: string, right: string): boolean =>
  left.localeCompare(right, undefined, { sensitivity: 'base' }) === 0;

/** Finds the topic that somebody means by a slug, an alias or a label, in either language. */
export async function resolveTopic(
  context: PromptContext,
  wanted: {
    readonly topic: string;
    readonly lang: Language;
    readonly prompt: string;
    readonly amount: number;
  },
): Promise<ResolvedTopic> {
  const { lang } = wanted;
  const name = wanted.topic.trim();
  const exact =
    (await readTopic(context, name, lang)) ?? (await readTopic(context, name.replaceAll(' ', '-'), lang));
  if (exact !== undefined) return { topic: exact };

  const { entries } = await findTopics(context, name, lang);
  const meant = entries.find(({ label }) => sameName(label, name));
  const found = meant === undefined ? undefined : await readTopic(context, meant.slug, lang);
  if (found !== undefined) return { topic: found };

  const list = entries
    .filter(({ slug }, place) => entries.findIndex((entry) => entry.slug === slug) === place)
    .slice(0, MOST_NEAR)
    .map(({ slug, label, count }) => `${slug} (${label}, ${count})`)
    .join(', ');
  const near = NEAR_TOPICS[lang];
  const text = fill(UNKNOWN_TOPIC[lang], {
    topic: name,
    lang,
    prompt: wanted.prompt,
    amount: wanted.amount,
    near: list === '' ? near.none : fill(near.some, { list }),
    topics: toolName('topics'),
    tags: toolName('tags'),
    bySlug: toolName('topic_by_slug'),
    random: toolName('random'),
    categories: toolName('categories'),
  });
  return { text };
}
