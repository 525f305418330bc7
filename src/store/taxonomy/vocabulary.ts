import type { Language } from '../../contract/vocabulary.ts';
import type { Database } from '../database.ts';
import type { TopicMembers } from './topics.ts';

/** Rows of one statement: reading a hundred thousand at once would hold up every other request for too long. */
const PAGE = 5_000;

type Labels = Readonly<Record<Language, string>>;

/** A tag or a subcategory. */
export interface LabelledSlug {
  readonly slug: string;
  readonly label: Labels;
}

export interface StoredRegion extends LabelledSlug {
  readonly kind: 'country' | 'cultural';
}

/** A curated topic with its other names and with what it gathers. */
export interface StoredTopic extends LabelledSlug {
  readonly kind: 'tag' | 'subcategory';
  readonly aliases: readonly string[];
  readonly members: TopicMembers;
}

/** The names that discovery shows and searches. */
export interface Vocabulary {
  readonly tags: readonly LabelledSlug[];
  readonly subcategories: readonly LabelledSlug[];
  readonly regions: readonly StoredRegion[];
  readonly topics: readonly StoredTopic[];
}

interface LabelRow {
  slug: string;
  label_en: string;
  label_pl: string;
}

const labelled = ({ slug, label_en, label_pl }: LabelRow): LabelledSlug => ({
  slug,
  label: { en: label_en, pl: label_pl },
});

async function readLabels(database: Database, table: 'tags' | 'subcategories'): Promise<LabelledSlug[]> {
  const read: LabelledSlug[] = [];
  for (;;) {
    const { rows } = await database.query<LabelRow>(
      `select slug, label_en, label_pl from ${table} where slug > $1 order by slug limit ${PAGE}`,
      [read.at(-1)?.slug ?? ''],
    );
    for (const row of rows) read.push(labelled(row));
    if (rows.length < PAGE) return read;
  }
}

async function readRegions(database: Database): Promise<StoredRegion[]> {
  const { rows } = await database.query<LabelRow & Pick<StoredRegion, 'kind'>>(
    'select code as slug, kind, label_en, label_pl from regions order by code',
  );
  return rows.map((row) => ({ ...labelled(row), kind: row.kind }));
}

type TopicRow = LabelRow & TopicMembers & Pick<StoredTopic, 'kind' | 'aliases'>;

async function readTopics(database: Database): Promise<StoredTopic[]> {
  const { rows } = await database.query<TopicRow>(
    `select slug, kind, label_en, label_pl,
       array(select alias from topic_aliases where topic = slug order by alias) as aliases,
       array(select tag from topic_tags where topic = slug order by tag) as tags,
       array(select subcategory from topic_subcategories where topic = slug order by subcategory) as subcategories
     from topics order by slug`,
  );
  return rows.map(({ kind, aliases, tags, subcategories, ...row }) => ({
    ...labelled(row),
    kind,
    aliases,
    members: { tags, subcategories },
  }));
}

/** Reads every name. */
export async function readVocabulary(database: Database): Promise<Vocabulary> {
  const [tags, subcategories, regions, topics] = await Promise.all([
    readLabels(database, 'tags'),
    readLabels(database, 'subcategories'),
    readRegions(database),
    readTopics(database),
  ]);
  return { tags, subcategories, regions, topics };
}
