import type { Pool, PoolClient } from 'pg';

import { unwritten, withImportLock } from '../../indexer/store/imports/import-transactions.ts';
import type { CategoryRow } from '../../src/contract/categories.ts';
import { Refusal } from '../../src/refusal.ts';
import type { Labels } from '../../src/store/taxonomy/labels.ts';
import {
  entryChanges,
  topicChanges,
  upsertCategories,
  upsertEntries,
  type ListedEntry,
  type Pair,
  type VocabularyChange,
  type WrittenEntry,
} from './taxonomy-entries.ts';

/** The vocabulary of the catalogue. */
export interface Taxonomy {
  readonly categories: readonly (Omit<CategoryRow, 'name'> & { readonly name: Labels })[];
  readonly regions: readonly {
    readonly code: string;
    readonly kind: 'country' | 'cultural';
    readonly label: Labels;
  }[];
  readonly tags: Readonly<Record<string, Labels>>;
  readonly subcategories: Readonly<Record<string, Labels>>;
  readonly topics: readonly TopicRow[];
}

/** A curated topic in the catalogue. `members` are slugs of tags or of subcategories, depending on `kind`. */
export interface TopicRow {
  readonly slug: string;
  readonly kind: 'tag' | 'subcategory';
  readonly label: Labels;
  readonly aliases: readonly string[];
  readonly members: readonly string[];
}

/** Slugs in the database, listed or not. */
interface KnownSlugs {
  readonly tags: ReadonlySet<string>;
  readonly subcategories: ReadonlySet<string>;
}

/** Options for applying a taxonomy. */
interface ApplyOptions {
  /** Applies everything and rolls it back, so that the changes are those of a real run. */
  readonly dryRun?: boolean;
  /** Checks the taxonomy with the slugs in the database before anything is written; returns one sentence per error. */
  readonly findErrors?: (taxonomy: Taxonomy, known: KnownSlugs) => readonly string[];
}

/**
 * Makes the vocabulary of the database match the taxonomy, in one transaction that writes only rows that differ.
 * Unlisted categories, regions, tags and subcategories stay, because questions use them and imports add their own.
 * Unlisted topics, aliases and members are deleted.
 *
 * @returns the entries that were added, changed or removed
 * @throws Refusal if `findErrors` finds any
 */
export async function applyTaxonomy(
  pool: Pool,
  taxonomy: Taxonomy,
  { dryRun = false, findErrors }: ApplyOptions = {},
): Promise<VocabularyChange[]> {
  // Imports create tags as well. The import lock prevents deadlocks with them, and keeps the known slugs valid.
  return withImportLock(pool, async (client) => {
    const errors = findErrors?.(taxonomy, await readKnownSlugs(client, taxonomy.topics)) ?? [];
    if (errors.length > 0) throw refuseErrors(errors);
    const apply = (): Promise<VocabularyChange[]> => write(client, taxonomy);
    return dryRun ? unwritten(client, apply) : apply();
  });
}

const refuseErrors = (errors: readonly string[]): Refusal =>
  new Refusal(
    `The taxonomy has errors, so nothing was written:${errors.map((error) => `\n  ${error}`).join('')}`,
  );

/** Finds the members of topics that exist in the database. */
async function readKnownSlugs(client: PoolClient, topics: readonly TopicRow[]): Promise<KnownSlugs> {
  const members = [...new Set(topics.flatMap((topic) => topic.members))];
  const known = async (table: keyof KnownSlugs): Promise<Set<string>> => {
    const found = await client.query<{ slug: string }>(
      `select slug from ${table} where slug = any ($1::text[])`,
      [members],
    );
    return new Set(found.rows.map(({ slug }) => slug));
  };
  return { tags: await known('tags'), subcategories: await known('subcategories') };
}

async function write(client: PoolClient, taxonomy: Taxonomy): Promise<VocabularyChange[]> {
  const categories = taxonomy.categories.map(({ id, slug, opentdbId, name }) => ({
    key: String(id),
    slug,
    columns: { id, slug, opentdb_id: opentdbId },
    label: name,
  }));
  const regions = taxonomy.regions.map(({ code, kind, label }) => ({
    key: code,
    slug: code,
    columns: { code, kind },
    label,
  }));
  return [
    ...entryChanges('category', await upsertCategories(client, categories)),
    ...entryChanges('region', await upsertEntries(client, 'region', regions)),
    ...entryChanges('tag', await upsertEntries(client, 'tag', labelled(taxonomy.tags))),
    ...entryChanges(
      'subcategory',
      await upsertEntries(client, 'subcategory', labelled(taxonomy.subcategories)),
    ),
    ...(await replaceTopics(client, taxonomy.topics)),
  ];
}

const labelled = (labels: Readonly<Record<string, Labels>>): ListedEntry[] =>
  Object.entries(labels).map(([slug, label]) => ({ key: slug, slug, columns: { slug }, label }));

/** Makes topics, aliases and members match the listed ones, and returns the topics that changed. */
async function replaceTopics(client: PoolClient, topics: readonly TopicRow[]): Promise<VocabularyChange[]> {
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

async function upsertTopics(client: PoolClient, topics: readonly TopicRow[]): Promise<WrittenEntry[]> {
  return upsertEntries(
    client,
    'topic',
    topics.map(({ slug, kind, label }) => ({ key: slug, slug, columns: { slug, kind }, label })),
  );
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
