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

/** The form of a slug or alias in which letter case is ignored. Some systems enter a letter with a diacritic as two characters. */
export const topicKey = (name: string): string => name.normalize('NFC').toLowerCase();

// A slug takes precedence over an equal alias of another topic.
const READ = `
  select requested.name,
    array(select tag from topic_tags where topic = named.slug order by tag) as tags,
    array(select subcategory from topic_subcategories where topic = named.slug order by subcategory) as subcategories
  from unnest($1::text[], $2::text[]) as requested(name, key)
  cross join lateral (
    select coalesce(
      (select slug from topics where slug = requested.key),
      (select topic from topic_aliases where alias = requested.key)
    ) as slug
  ) as named`;

/** Looks up the members of topics. */
export interface TopicCache {
  /** The members of each topic, in the order of `names`, which are slugs or aliases. An unknown topic has none. */
  read(names: readonly string[]): Promise<TopicMembers[]>;
}

/** Creates a topic cache of bounded size. */
export function createTopicCache(database: Database): TopicCache {
  const memory = new LRUCache<string, TopicMembers>({ max: MOST_TOPICS, ttl: FRESH });
  return {
    async read(names) {
      const members = new Map<string, TopicMembers>();
      for (const name of names) {
        const known = memory.get(name);
        if (known !== undefined) members.set(name, known);
      }
      const missing = names.filter((name) => !members.has(name));
      if (missing.length > 0) {
        const { rows } = await database.query<TopicMembers & { name: string }>({
          name: 'read-topics',
          text: READ,
          values: [missing, missing.map(topicKey)],
        });
        for (const { name, tags, subcategories } of rows) {
          memory.set(name, { tags, subcategories });
          members.set(name, { tags, subcategories });
        }
      }
      return names.map((name) => members.get(name) ?? { tags: [], subcategories: [] });
    },
  };
}
