import type { PoolClient } from 'pg';

import type { Labels } from './label-in.ts';
import type { Columns, EntryKind, WrittenEntry } from './taxonomy-changes.ts';

/** The columns that the catalogue decides about, with their types; the first one is the key. */
interface EntryTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, 'text' | 'smallint'>>;
}

const TABLES: Readonly<Record<EntryKind, EntryTable>> = {
  category: { name: 'categories', columns: { id: 'smallint', slug: 'text', opentdb_id: 'smallint' } },
  region: { name: 'regions', columns: { code: 'text', kind: 'text' } },
  tag: { name: 'tags', columns: { slug: 'text' } },
  subcategory: { name: 'subcategories', columns: { slug: 'text' } },
  topic: { name: 'topics', columns: { slug: 'text', kind: 'text' } },
};

/** An entry as the catalogue lists it. */
export interface ListedEntry {
  readonly key: string;
  /** What the labels are stored under: of a region its code. */
  readonly slug: string;
  readonly columns: Columns;
  readonly label: Labels;
}

/** A statement that writes the listed entries that are new or differ, and returns those as they were and as they are. */
function upsertStatement({ name, columns }: EntryTable): string {
  const names = Object.keys(columns);
  const [key = '', ...others] = names;
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  const of = (row: string): string => others.map((column) => `${row}.${column}`).join(', ');
  const asObject = (row: string): string =>
    `jsonb_build_object(${others.map((column) => `'${column}', ${row}.${column}`).join(', ')})`;
  const onConflict =
    others.length === 0
      ? 'nothing'
      : `update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
      where (${of(name)}) is distinct from (${of('excluded')})`;
  return `
    insert into ${name} (${names.join(', ')})
    select ${names.join(', ')} from jsonb_to_recordset($1) as listed(${types.join(', ')})
    on conflict (${key}) do ${onConflict}
    returning new.${key}::text as key,
      case when old.${key} is not null then ${asObject('old')} end as before, ${asObject('new')} as after`;
}

const UPSERT_LABELS = `
  with written as (
    insert into labels as known (kind, slug, language, text)
    select $1, listed.slug, label.key, label.value
    from jsonb_to_recordset($2) as listed(slug text, label jsonb) cross join lateral jsonb_each_text(listed.label) as label
    on conflict (kind, slug, language) do update set text = excluded.text where known.text <> excluded.text
    returning new.slug, 'label_' || new.language as name, old.text as before, new.text as after
  )
  select slug, jsonb_object_agg(name, before) as before, jsonb_object_agg(name, after) as after from written group by slug`;

/** The labels of an entry that a statement wrote, those of each language as a column. */
interface WrittenLabels {
  readonly slug: string;
  readonly before: Columns;
  readonly after: Columns;
}

/** Adds written labels to the written entries, and the entries of which nothing but labels was written. */
function withLabels(
  written: readonly WrittenEntry[],
  labels: readonly WrittenLabels[],
  listed: readonly ListedEntry[],
): WrittenEntry[] {
  const entries = new Map(written.map((entry) => [entry.key, entry]));
  const keys = new Map(listed.map(({ key, slug }) => [slug, key]));
  for (const { slug, ...label } of labels) {
    const key = keys.get(slug) ?? slug;
    const { before, after } = entries.get(key) ?? { before: {}, after: {} };
    entries.set(key, {
      key,
      before: before && { ...before, ...label.before },
      after: { ...after, ...label.after },
    });
  }
  return [...entries.values()];
}

/** Writes the listed entries and labels that are new or differ; returns only those. */
export async function upsertEntries(
  client: PoolClient,
  entry: EntryKind,
  listed: readonly ListedEntry[],
): Promise<WrittenEntry[]> {
  const columns = listed.map((each) => each.columns);
  const written = await client.query<WrittenEntry>(upsertStatement(TABLES[entry]), [JSON.stringify(columns)]);
  const labels = await client.query<WrittenLabels>(UPSERT_LABELS, [entry, JSON.stringify(listed)]);
  return withLabels(written.rows, labels.rows, listed);
}

// No slug starts with a tilde, so that this takes nobody's place.
const MAKE_WAY = `
  update categories set slug = '~' || categories.id, opentdb_id = null
  from jsonb_to_recordset($1) as listed(id smallint, slug text, opentdb_id smallint)
  where categories.id = listed.id
    and (categories.slug, categories.opentdb_id) is distinct from (listed.slug, listed.opentdb_id)
  returning categories.id::text as key, old.slug, old.opentdb_id`;

/** Like `upsertEntries`. Two categories may swap what is unique: those that get another slug or number give up theirs first. */
export async function upsertCategories(
  client: PoolClient,
  listed: readonly ListedEntry[],
): Promise<WrittenEntry[]> {
  const moved = await client.query<{ key: string; slug: string; opentdb_id: number | null }>(MAKE_WAY, [
    JSON.stringify(listed.map(({ columns }) => columns)),
  ]);
  const given = new Map(moved.rows.map(({ key, ...columns }) => [key, columns]));
  const written = await upsertEntries(client, 'category', listed);
  return written.map((row) => ({ ...row, before: row.before && { ...row.before, ...given.get(row.key) } }));
}
