import { LRUCache } from 'lru-cache';
import type { Database } from '../database.ts';

/** Topics kept in memory. Unknown ones are remembered too, so that they cost no query each time. */
const MOST_TOPICS = 2_000;
/** Milliseconds until a changed topic shows. */
const FRESH = 2_000;

/** What a topic gathers: tags or subcategories, as its kind says. */
export interface TopicMembers {
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
}

const READ = `
  select asked.slug,
    array(select tag from topic_tags where topic = asked.slug order by tag) as tags,
    array(select subcategory from topic_subcategories where topic = asked.slug order by subcategory) as subcategories
  from unnest($1::text[]) as asked(slug)`;

/** Looks up what topics gather. */
export interface TopicBook {
  /** The members of each topic, in the order asked; an unknown topic gathers nothing. */
  read(slugs: readonly string[]): Promise<TopicMembers[]>;
}

/** A topic book over the database, with a bounded memory. */
export function createTopicBook(database: Database): TopicBook {
  const memory = new LRUCache<string, TopicMembers>({ max: MOST_TOPICS, ttl: FRESH });
  return {
    async read(slugs) {
      const members = new Map<string, TopicMembers>();
      for (const slug of slugs) {
        const known = memory.get(slug);
        if (known !== undefined) members.set(slug, known);
      }
      const missing = slugs.filter((slug) => !members.has(slug));
      if (missing.length > 0) {
        const { rows } = await database.query<TopicMembers & { slug: string }>({
          name: 'read-topics',
          text: READ,
          values: [missing],
        });
        for (const { slug, tags, subcategories } of rows) {
          memory.set(slug, { tags, subcategories });
          members.set(slug, { tags, subcategories });
        }
      }
      return slugs.map((slug) => members.get(slug) ?? { tags: [], subcategories: [] });
    },
  };
}
