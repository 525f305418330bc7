import { toolName, ToolCursor, entryLinks } from './endpoint.ts';
import { ListTopicsInput, ListTopicsOutput, type TopicEntry } from '../contract/discovery-requests.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { TopicTerm } from '../discovery/term.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { endpoint } from './endpoint.ts';
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

export const listTopics = endpoint({
  id: 'listTopics',
  method: 'GET',
  path: '/topics',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'List the curated topics',
  description:
    'Lists curated topics: groups of tags or subcategories that people would call a subject. `?q=riv` searches in labels and aliases, ignoring case and accents.',
  returns: 'A page of topics.',
  leadsTo: entryLinks('getTopic', 'slug', 'topic'),
  tool: {
    name: 'topics',
    title: 'Find topics',
    description: `Finds curated topics such as rivers-of-the-world; topics with the most questions come first. Use it first when a user names a theme in plain words: pass a word as q and its language as lang, and use a slug from the result as topic in ${toolName('random')} or ${toolName('list')}, which know topics by slug and alias. If it finds nothing, try a shorter or more general word, then ${toolName('tags')}. A topic takes about 40 tokens, so set limit.`,
    input: ListTopicsInput.extend({ cursor: ToolCursor }),
  },
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
