import { LRUCache } from 'lru-cache';
import type { Database } from '../database.ts';

/** Maximum cached topics. Unknown ones are cached too, so that they do not cause a query each time. */
const MOST_TOPICS = 2_000;
/** Milliseconds until a changed topic takes effect. */
const FRESH = 2_000;

/** The members of a topic: tags or subcategories, depending on its kind. */
export interface TopicMembers {
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
}

const READ = `
  select requested.slug,
    array(select tag from topic_tags where topic = requested.slug order by tag) as tags,
    array(select subcategory from topic_subcategories where topic = requested.slug order by subcategory) as subcategories
  from unnest($1::text[]) as requested(slug)`;

/** Looks up the members of topics. */
export interface TopicCache {
  /** The members of each topic, in the order of `slugs`. An unknown topic has none. */
  read(slugs: readonly string[]): Promise<TopicMembers[]>;
}

/** Creates a topic cache of bounded size. */
export function createTopicCache(database: Database): TopicCache {
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
