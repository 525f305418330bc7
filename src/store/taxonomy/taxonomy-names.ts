import { LRUCache } from 'lru-cache';

import { queryRows, type Database } from '../database.ts';
import type { LabelledSlug } from './labels.ts';

/** Rows per statement. Reading 100,000 at once would block other requests for too long. */
const PAGE = 5_000;

export interface StoredRegion extends LabelledSlug {
  readonly kind: 'country' | 'cultural';
}

/** The members of a topic: tags or subcategories, depending on its kind. */
interface TopicMembers {
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
}

/** A curated topic with its aliases and members. */
export interface StoredTopic extends LabelledSlug {
  readonly kind: 'tag' | 'subcategory';
  readonly aliases: readonly string[];
  readonly members: TopicMembers;
}

/** The names that discovery lists and searches. */
export interface TaxonomyNames {
  readonly tags: readonly LabelledSlug[];
  readonly subcategories: readonly LabelledSlug[];
  readonly regions: readonly StoredRegion[];
  readonly topics: readonly StoredTopic[];
}

// Tags and subcategories without a label are omitted. Discovery lists them by slug if questions have them.
const READ_LABELLED = `
  select slug, json_object_agg(language, text) as label from labels
  where kind = $1 and slug > $2 group by slug order by slug limit ${PAGE}`;

async function readLabelled(database: Database, kind: 'tag' | 'subcategory'): Promise<LabelledSlug[]> {
  const read: LabelledSlug[] = [];
  for (;;) {
    const rows = await queryRows<LabelledSlug>(database, READ_LABELLED, [kind, read.at(-1)?.slug ?? '']);
    for (const row of rows) read.push(row);
    if (rows.length < PAGE) return read;
  }
}

/** The column with the labels of a row by language. */
const labelOf = (kind: 'region' | 'topic', key: string): string => `
  coalesce((select json_object_agg(language, text) from labels where labels.kind = '${kind}' and labels.slug = ${key}), '{}')
    as label`;

const READ_REGIONS = `select code as slug, kind, ${labelOf('region', 'regions.code')} from regions order by code`;

async function readTopics(database: Database): Promise<StoredTopic[]> {
  const rows = await queryRows<Omit<StoredTopic, 'members'> & TopicMembers>(
    database,
    `select slug, kind, ${labelOf('topic', 'topics.slug')},
       array(select alias from topic_aliases where topic = topics.slug order by alias) as aliases,
       array(select tag from topic_tags where topic = topics.slug order by tag) as tags,
       array(select subcategory from topic_subcategories where topic = topics.slug order by subcategory) as subcategories
     from topics order by slug`,
  );
  return rows.map(({ tags, subcategories, ...topic }) => ({ ...topic, members: { tags, subcategories } }));
}

export async function readTaxonomyNames(database: Database): Promise<TaxonomyNames> {
  const [tags, subcategories, regions, topics] = await Promise.all([
    readLabelled(database, 'tag'),
    readLabelled(database, 'subcategory'),
    queryRows<StoredRegion>(database, READ_REGIONS),
    readTopics(database),
  ]);
  return { tags, subcategories, regions, topics };
}

/** The form of a slug or alias in which letter case is ignored. Some systems enter a letter with a diacritic as two characters. */
export const topicKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Maximum cached topics. Unknown ones are cached too, so that they do not cause a query each time. */
const MOST_TOPICS = 2_000;
/** Milliseconds until a changed topic takes effect. */
const FRESH = 2_000;

// A slug takes precedence over an equal alias of another topic.
const READ_MEMBERS = `
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

export type TopicCache = ReturnType<typeof createTopicCache>;

/** Looks up the members of topics, in a cache of bounded size. */
export function createTopicCache(database: Database) {
  const memory = new LRUCache<string, TopicMembers>({ max: MOST_TOPICS, ttl: FRESH });
  return {
    /** The members of each topic, in the order of `names`, which are slugs or aliases. An unknown topic has none. */
    async read(names: readonly string[]): Promise<TopicMembers[]> {
      const members = new Map<string, TopicMembers>();
      for (const name of names) {
        const known = memory.get(name);
        if (known !== undefined) members.set(name, known);
      }
      const missing = names.filter((name) => !members.has(name));
      if (missing.length > 0) {
        const query = { name: 'read-topics', text: READ_MEMBERS, values: [missing, missing.map(topicKey)] };
        const rows = await queryRows<TopicMembers & { name: string }>(database, query);
        for (const { name, tags, subcategories } of rows) {
          memory.set(name, { tags, subcategories });
          members.set(name, { tags, subcategories });
        }
      }
      return names.map((name) => members.get(name) ?? { tags: [], subcategories: [] });
    },
  };
}
