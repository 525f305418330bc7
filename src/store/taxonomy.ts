import type { Pool, PoolClient } from 'pg';

import type { CategoryRow } from '../contract/categories.ts';
import { inTransaction } from './transaction.ts';
import { replaceTopics, type TopicRow } from './topic-members.ts';

interface Labels {
  readonly en: string;
  readonly pl: string;
}

/** The vocabulary that questions refer to, as the catalogue lists it. */
export interface Taxonomy {
  readonly categories: readonly CategoryRow[];
  readonly regions: readonly {
    readonly code: string;
    readonly kind: 'country' | 'cultural';
    readonly label: Labels;
  }[];
  readonly tags: Readonly<Record<string, Labels>>;
  readonly subcategories: Readonly<Record<string, Labels>>;
  readonly topics: readonly TopicRow[];
}

const UPSERT_CATEGORIES = `
  insert into categories (id, slug, label_en, label_pl, opentdb_id)
  select id, slug, label_en, label_pl, opentdb_id
  from jsonb_to_recordset($1) as listed(id smallint, slug text, label_en text, label_pl text, opentdb_id smallint)
  on conflict (id) do update
    set slug = excluded.slug, label_en = excluded.label_en, label_pl = excluded.label_pl, opentdb_id = excluded.opentdb_id
    where (categories.slug, categories.label_en, categories.label_pl, categories.opentdb_id)
      is distinct from (excluded.slug, excluded.label_en, excluded.label_pl, excluded.opentdb_id)`;

const UPSERT_REGIONS = `
  insert into regions (code, kind, label_en, label_pl)
  select code, kind, label_en, label_pl
  from jsonb_to_recordset($1) as listed(code text, kind text, label_en text, label_pl text)
  on conflict (code) do update
    set kind = excluded.kind, label_en = excluded.label_en, label_pl = excluded.label_pl
    where (regions.kind, regions.label_en, regions.label_pl)
      is distinct from (excluded.kind, excluded.label_en, excluded.label_pl)`;

const upsertLabels = (table: 'tags' | 'subcategories'): string => `
  insert into ${table} (slug, label_en, label_pl)
  select slug, label_en, label_pl
  from jsonb_to_recordset($1) as listed(slug text, label_en text, label_pl text)
  on conflict (slug) do update set label_en = excluded.label_en, label_pl = excluded.label_pl
    where (${table}.label_en, ${table}.label_pl) is distinct from (excluded.label_en, excluded.label_pl)`;

const rows = (labels: Readonly<Record<string, Labels>>): string =>
  JSON.stringify(
    Object.entries(labels).map(([slug, label]) => ({ slug, label_en: label.en, label_pl: label.pl })),
  );

async function upsert(client: PoolClient, statement: string, list: string): Promise<number> {
  return (await client.query(statement, [list])).rowCount ?? 0;
}

/**
 * Brings the vocabulary of the database to what is listed, in one transaction that touches only rows that differ. Tags and
 * subcategories that are not listed stay, since imports bring their own; topics, their aliases and members that are no longer
 * listed go.
 *
 * @returns how many rows were written or removed: 0 when nothing differed
 */
export async function applyTaxonomy(pool: Pool, taxonomy: Taxonomy): Promise<number> {
  const categories = taxonomy.categories.map(({ id, slug, opentdbId, name }) => ({
    id,
    slug,
    label_en: name.en,
    label_pl: name.pl,
    opentdb_id: opentdbId,
  }));
  const regions = taxonomy.regions.map(({ code, kind, label }) => ({
    code,
    kind,
    label_en: label.en,
    label_pl: label.pl,
  }));
  return inTransaction(pool, 'write', async (client) => {
    // Two processes that start at once would otherwise lock the same rows in different orders.
    await client.query(`select pg_advisory_xact_lock(hashtext('trivia taxonomy'))`);
    let changed = await upsert(client, UPSERT_CATEGORIES, JSON.stringify(categories));
    changed += await upsert(client, UPSERT_REGIONS, JSON.stringify(regions));
    changed += await upsert(client, upsertLabels('tags'), rows(taxonomy.tags));
    changed += await upsert(client, upsertLabels('subcategories'), rows(taxonomy.subcategories));
    return changed + (await replaceTopics(client, taxonomy.topics));
  });
}
