import type { TopicEntry } from '../../contract/discovery-requests.ts';
import type { GetTopicOutput } from '../../contract/subject-requests.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { ServiceError } from '../../errors.ts';
import { getTopic } from '../../operations/subjects/get-topic.ts';
import { findTopics } from '../find-topics.ts';
import type { PromptContext } from '../prompt.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { SIMILAR_TOPICS, UNKNOWN_TOPIC } from '../texts/unknown-topic.ts';
import { toolName } from '../tool.ts';

/** Similar topics that are suggested when none has the requested name. */
const MOST_SIMILAR = 8;

/** A topic with its details, or a text that explains how to find one. */
type ResolvedTopic =
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

interface TopicRequest {
  readonly topic: string;
  readonly lang: Language;
  /** The prompt that asks, for the text about an unknown topic. */
  readonly prompt: string;
  readonly amount: number;
}

/** Explains how to find a topic; `entries` contain the requested name. */
function unknownTopicText(
  { topic, lang, prompt, amount }: TopicRequest,
  entries: readonly TopicEntry[],
): string {
  const list = entries
    .filter(({ slug }, index) => entries.findIndex((entry) => entry.slug === slug) === index)
    .slice(0, MOST_SIMILAR)
    .map(({ slug, label, count }) => `${slug} (${label}, ${count})`)
    .join(', ');
  const { similar, search } = SIMILAR_TOPICS[lang][list === '' ? 'none' : 'some'];
  const tools = { topics: toolName('topics'), tags: toolName('tags') };
  return fillTemplate(UNKNOWN_TOPIC[lang], {
    topic: topic.trim(),
    lang,
    prompt,
    amount,
    similar: fillTemplate(similar, { list }),
    search: fillTemplate(search, tools),
    bySlug: toolName('topic_by_slug'),
    random: toolName('random'),
    categories: toolName('categories'),
  });
}

/** Finds a topic by slug, alias or label, in any language. */
export async function resolveTopic(context: PromptContext, request: TopicRequest): Promise<ResolvedTopic> {
  const { lang } = request;
  const name = request.topic.trim();
  const exact =
    (await readTopic(context, name, lang)) ?? (await readTopic(context, name.replaceAll(' ', '-'), lang));
  if (exact !== undefined) return { topic: exact };

  const { entries } = await findTopics(context, name, lang);
  const sameLabel = entries.find(({ label }) => sameName(label, name));
  const found = sameLabel === undefined ? undefined : await readTopic(context, sameLabel.slug, lang);
  if (found !== undefined) return { topic: found };

  return { text: unknownTopicText(request, entries) };
}
