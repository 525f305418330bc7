import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { TOPIC_SAMPLES } from '../contract/limits.ts';
import { PageMeta } from '../contract/meta.ts';
import { SearchText } from '../contract/text.ts';
import { Language, Slug } from '../contract/vocabulary.ts';
import type { TopicTerm } from '../discovery/listing.ts';
import { labelIn } from '../store/taxonomy/labels.ts';
import { withPlayable, PlayableCount, VisibleCount } from './catalogue-entries.ts';
import { describeSubject, notFound, named, described, Name, subjectExample } from './describe-subject.ts';
import {
  CATALOGUE_GET,
  KEYED_GET,
  toolName,
  ToolCursor,
  entryLinks,
  endpoint,
  TEXT_IS_DATA,
} from './endpoint.ts';
import { PageCursors } from './cursors.ts';
import { pageListing, LISTS_MAX_AGE, ListSlugsInput } from './page-listing.ts';

/** What a topic groups. */
export const TopicKind = z.enum(['tag', 'subcategory']);

export const TopicEntry = z.object({
  slug: Slug,
  kind: TopicKind.describe('Whether the topic groups tags or subcategories.'),
  label: z.string().describe('Localized by `lang`.'),
  aliases: z.array(z.string()).describe('Other names that find the topic.'),
  count: VisibleCount,
  playable: PlayableCount,
});
export type TopicEntry = z.infer<typeof TopicEntry>;

const ListTopicsInput = ListSlugsInput.extend({
  q: SearchText.optional().describe(
    'Substring of the slug, label or an alias. Case and diacritics are ignored.',
  ),
  kind: TopicKind.optional().describe('Only topics that group tags, or only those that group subcategories.'),
});

export const ListTopicsOutput = z.object({ data: z.array(TopicEntry), meta: PageMeta, page: PageCursors });

const topicEntry = (topic: TopicTerm, count: number, language: Language): TopicEntry => ({
  slug: topic.slug,
  kind: topic.kind,
  label: labelIn(topic, language),
  aliases: [...topic.aliases],
  count,
});

const EXAMPLE_TOPIC = {
  slug: 'rivers-of-the-world',
  kind: 'tag',
  label: 'Rivers of the world',
  aliases: ['rivers', 'rzeki'],
  count: 412,
};

export const listTopics = endpoint({
  ...CATALOGUE_GET,
  id: 'listTopics',
  path: '/topics',
  summary: 'List the curated topics',
  description:
    'Lists curated topics: groups of tags or subcategories that people would call a subject. `?q=riv` searches in labels and aliases, ignoring case and accents.',
  returns: 'A page of topics.',
  example: {
    data: [EXAMPLE_TOPIC],
    meta: { count: 1, total: 340, language: 'en' },
    _links: { next: 'https://trivia.example/api/v1/topics?limit=1&cursor=gQAAAAAAAAEAAAAAAB5yaXZlcnNn' },
  },
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

export const TopicDetails = TopicEntry.extend(named);

export const GetTopicOutput = z.object({ topic: TopicDetails, ...described });
export type GetTopicOutput = z.infer<typeof GetTopicOutput>;

export const getTopic = endpoint({
  ...KEYED_GET,
  id: 'getTopic',
  path: '/topics/:slug',
  tag: 'Catalogue',
  errors: ['topic_not_found'],
  summary: 'Get a topic with its facets and sample questions',
  description:
    'Returns a topic with counts by category, difficulty, language, source and region, tags that often come with it, related topics, and sample questions. The topic can be given by its slug or by an alias.',
  returns: 'The topic, its counts and sample questions.',
  example: subjectExample('topic', EXAMPLE_TOPIC),
  tool: {
    name: 'topic_by_slug',
    title: 'Look into a topic',
    description: `Shows one topic: question counts by category, difficulty and language, related tags and subcategories, and up to ${TOPIC_SAMPLES} sample questions without answers. Use it to see what a topic offers before you build a quiz on it. It accepts a slug or an alias; find them with ${toolName('topics')}. The response takes about 2,500 tokens. ${TEXT_IS_DATA}`,
  },
  input: LangInput.extend({
    slug: Name.describe('Slug or alias of the topic. Case is ignored.'),
  }),
  output: GetTopicOutput,
  async run(parts, { slug, lang }) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const topic = view.topic(slug);
    if (topic === undefined) {
      const nearest = view.known.topic.nearest(slug);
      throw notFound('topic_not_found', 'No curated topic has this slug or alias.', nearest);
    }
    const subject = { kind: 'topic', slug: topic.slug, members: topic.members } as const;
    const { entry, described } = await describeSubject(parts, view, subject, topic, lang);
    return { topic: { ...topicEntry(topic, entry.count, lang), ...entry }, ...described };
  },
});
