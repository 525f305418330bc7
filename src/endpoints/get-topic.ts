import { toolName, TEXT_IS_DATA } from './endpoint.ts';
import { TOPIC_SAMPLES } from '../contract/limits.ts';
import { GetTopicInput, GetTopicOutput } from '../contract/subject-requests.ts';
import type { TopicTerm } from '../discovery/term.ts';
import type { View } from '../discovery/view.ts';
import { topicEntry } from './list-topics.ts';
import { endpoint } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';
import { describeSubject } from './describe-subject.ts';
import { notFound } from './not-found.ts';

function topicOf(view: View, name: string): TopicTerm {
  const topic = view.topic(name);
  if (topic !== undefined) return topic;
  throw notFound(
    'topic_not_found',
    'No curated topic has this slug or alias.',
    view.known.topic.nearest(name),
  );
}

export const getTopic = endpoint({
  id: 'getTopic',
  method: 'GET',
  path: '/topics/:slug',
  tag: 'Catalogue',
  auth: 'key',
  errors: ['topic_not_found'],
  summary: 'Get a topic with its facets and sample questions',
  description:
    'Returns a topic with counts by category, difficulty, language, source and region, tags that often come with it, related topics, and sample questions. The topic can be given by its slug or by an alias.',
  returns: 'The topic, its counts and sample questions.',
  tool: {
    name: 'topic_by_slug',
    title: 'Look into a topic',
    description: `Shows one topic: question counts by category, difficulty and language, related tags and subcategories, and up to ${TOPIC_SAMPLES} sample questions without answers. Use it to see what a topic offers before you build a quiz on it. It accepts a slug or an alias; find them with ${toolName('topics')}. The response takes about 2,500 tokens. ${TEXT_IS_DATA}`,
  },
  input: GetTopicInput,
  output: GetTopicOutput,
  async run(parts, { slug, lang }) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const topic = topicOf(view, slug);
    const subject = { kind: 'topic', slug: topic.slug, members: topic.members } as const;
    const { entry, described } = await describeSubject(parts, view, subject, topic, lang);
    return { topic: { ...topicEntry(topic, entry.count, lang), ...entry }, ...described };
  },
});
