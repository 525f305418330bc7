import type { Pool, PoolClient } from 'pg';

import type { CategoryRow } from '../../../src/contract/categories.ts';
import { Refusal } from '../../../src/refusal.ts';
import { withImportLock } from '../../../indexer/store/imports/imports.ts';
import type { Labels } from '../../../src/store/taxonomy/labels.ts';
import { entryChanges, type VocabularyChange } from './taxonomy-changes.ts';
import { upsertCategories, upsertEntries, type ListedEntry } from './taxonomy-entries.ts';
import { replaceTopics, type TopicRow } from './topic-members.ts';

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

const labelled = (labels: Readonly<Record<string, Labels>>): ListedEntry[] =>
  Object.entries(labels).map(([slug, label]) => ({ key: slug, slug, columns: { slug }, label }));

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
    if (dryRun) await client.query('savepoint unwritten');
    const changes = await write(client, taxonomy);
    if (dryRun) await client.query('rollback to savepoint unwritten');
    return changes;
  });
}
