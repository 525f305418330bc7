import type { Database } from '../database.ts';
import type { LabelledSlug } from './label-in.ts';
import type { TopicMembers } from './topics.ts';

/** Rows per statement. Reading 100,000 at once would block other requests for too long. */
const PAGE = 5_000;

export interface StoredRegion extends LabelledSlug {
  readonly kind: 'country' | 'cultural';
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
    const { rows } = await database.query<LabelledSlug>(READ_LABELLED, [kind, read.at(-1)?.slug ?? '']);
    for (const row of rows) read.push(row);
    if (rows.length < PAGE) return read;
  }
}

/** The column with the labels of a row by language. */
const labelOf = (kind: 'region' | 'topic', key: string): string => `
  coalesce((select json_object_agg(language, text) from labels where labels.kind = '${kind}' and labels.slug = ${key}), '{}')
    as label`;

async function readRegions(database: Database): Promise<StoredRegion[]> {
  const { rows } = await database.query<StoredRegion>(
    `select code as slug, kind, ${labelOf('region', 'regions.code')} from regions order by code`,
  );
  return rows;
}

type TopicRow = Omit<StoredTopic, 'members'> & TopicMembers;

async function readTopics(database: Database): Promise<StoredTopic[]> {
  const { rows } = await database.query<TopicRow>(
    `select slug, kind, ${labelOf('topic', 'topics.slug')},
       array(select alias from topic_aliases where topic = topics.slug order by alias) as aliases,
       array(select tag from topic_tags where topic = topics.slug order by tag) as tags,
       array(select subcategory from topic_subcategories where topic = topics.slug order by subcategory) as subcategories
     from topics order by slug`,
  );
  return rows.map(({ tags, subcategories, ...topic }) => ({ ...topic, members: { tags, subcategories } }));
}

/** Reads every name. */
export async function readTaxonomyNames(database: Database): Promise<TaxonomyNames> {
  const [tags, subcategories, regions, topics] = await Promise.all([
    readLabelled(database, 'tag'),
    readLabelled(database, 'subcategory'),
    readRegions(database),
    readTopics(database),
  ]);
  return { tags, subcategories, regions, topics };
}
