import type { PoolClient } from 'pg';

import type { Labels } from '../../../src/store/taxonomy/labels.ts';
import { topicChanges, type Pair, type VocabularyChange, type WrittenEntry } from './taxonomy-changes.ts';
import { upsertEntries } from './taxonomy-entries.ts';

/** A curated topic in the catalogue. `members` are slugs of tags or of subcategories, depending on `kind`. */
export interface TopicRow {
  readonly slug: string;
  readonly kind: 'tag' | 'subcategory';
  readonly label: Labels;
  readonly aliases: readonly string[];
  readonly members: readonly string[];
}

const DELETE_TOPICS = `
  delete from topics where slug <> all ($1::text[])
  returning slug as key, null as after, jsonb_build_object('kind', kind) || coalesce(
    (select jsonb_object_agg('label_' || language, text) from labels where labels.kind = 'topic' and labels.slug = topics.slug), '{}'
  ) as before`;

/** A table that links something to topics, with its listed pairs. */
interface PairTable {
  readonly name: string;
  /** The column other than `topic`. */
  readonly column: string;
  readonly pairs: readonly Pair[];
}

const deletePairs = ({ name, column }: PairTable): string => `
  delete from ${name} as existing
  where not exists (
    select from unnest($1::text[], $2::text[]) as listed(topic, gathered)
    where listed.topic = existing.topic and listed.gathered = existing.${column})
  returning existing.topic, existing.${column} as gathered`;

const insertPairs = ({ name, column }: PairTable): string => `
  insert into ${name} (topic, ${column})
  select topic, gathered from unnest($1::text[], $2::text[]) as listed(topic, gathered)
  where not exists (select from ${name} as existing where existing.topic = listed.topic and existing.${column} = listed.gathered)
  returning topic, ${column} as gathered`;

async function writePairs(
  client: PoolClient,
  statement: (table: PairTable) => string,
  table: PairTable,
): Promise<Pair[]> {
  const { rows } = await client.query<{ topic: string; gathered: string }>(statement(table), [
    table.pairs.map(([topic]) => topic),
    table.pairs.map(([, gathered]) => gathered),
  ]);
  return rows.map(({ topic, gathered }): Pair => [topic, gathered]);
}

/** The pairs that topics list, by table: one table for aliases, two for members. */
function pairTables(topics: readonly TopicRow[]): { aliases: PairTable; members: PairTable[] } {
  const members = (kind: TopicRow['kind']): Pair[] =>
    topics
      .filter((topic) => topic.kind === kind)
      .flatMap((topic) => topic.members.map((member): Pair => [topic.slug, member]));
  const aliases = topics.flatMap((topic) => topic.aliases.map((alias): Pair => [topic.slug, alias]));
  return {
    aliases: { name: 'topic_aliases', column: 'alias', pairs: aliases },
    members: [
      { name: 'topic_tags', column: 'tag', pairs: members('tag') },
      { name: 'topic_subcategories', column: 'subcategory', pairs: members('subcategory') },
    ],
  };
}

async function upsertTopics(client: PoolClient, topics: readonly TopicRow[]): Promise<WrittenEntry[]> {
  return upsertEntries(
    client,
    'topic',
    topics.map(({ slug, kind, label }) => ({ key: slug, slug, columns: { slug, kind }, label })),
  );
}

/** Makes topics, aliases and members match the listed ones, and returns the topics that changed. */
export async function replaceTopics(
  client: PoolClient,
  topics: readonly TopicRow[],
): Promise<VocabularyChange[]> {
  const tables = pairTables(topics);
  const change = async (
    statement: (table: PairTable) => string,
  ): Promise<{ aliases: Pair[]; members: Pair[] }> => {
    const members: Pair[] = [];
    for (const table of tables.members) members.push(...(await writePairs(client, statement, table)));
    return { aliases: await writePairs(client, statement, tables.aliases), members };
  };
  // Before the topics, because deletions by cascade return no rows. Before additions, because an alias may move to
  // another topic.
  const removed = await change(deletePairs);
  const deleted = await client.query<WrittenEntry>(DELETE_TOPICS, [topics.map(({ slug }) => slug)]);
  const upserted = await upsertTopics(client, topics);
  const added = await change(insertPairs);
  return topicChanges(
    [...deleted.rows, ...upserted],
    { added: added.aliases, removed: removed.aliases },
    { added: added.members, removed: removed.members },
  );
}
