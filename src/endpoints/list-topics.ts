import { ListTopicsInput, ListTopicsOutput, type TopicEntry } from '../contract/discovery-requests.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { TopicTerm } from '../discovery/term.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { defineOperation } from './endpoint.ts';
import { withPlayable } from './list-slugs.ts';
import { pageListing } from './page-listing.ts';

/** A topic in discovery responses. */
export const topicEntry = (topic: TopicTerm, count: number, language: Language): TopicEntry => ({
  slug: topic.slug,
  kind: topic.kind,
  label: labelIn(topic, language),
  aliases: [...topic.aliases],
  count,
});

export const listTopics = defineOperation({
  summary: 'List the curated topics',
  input: ListTopicsInput,
  output: ListTopicsOutput,
  async run(parts, input) {
    const { entries, meta, page } = await pageListing(parts, 'topics', {
      ...input,
      listing: (view) => view.topics,
    });
    const data = entries.map((counted) => {
      const entry = topicEntry(counted.term, counted.count, input.lang);
      return input.include === undefined ? entry : withPlayable(entry, counted, input.lang);
    });
    return { data, meta, page };
  },
});
