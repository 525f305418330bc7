import { GetTopicInput, GetTopicOutput } from '../contract/subject-requests.ts';
import type { TopicTerm } from '../discovery/term.ts';
import type { View } from '../discovery/view.ts';
import { topicEntry } from './list-topics.ts';
import { defineOperation } from './endpoint.ts';
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

export const getTopic = defineOperation({
  summary: 'Get a topic with its facets and sample questions',
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
