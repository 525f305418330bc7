import type { PoolClient } from 'pg';

import type { Columns, EntryKind, WrittenEntry } from './taxonomy-changes.ts';

/** The columns that the catalogue decides about, with their types; the first one is the key. */
interface EntryTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, 'text' | 'smallint'>>;
}

const LABELS = { label_en: 'text', label_pl: 'text' } as const;

const TABLES: Readonly<Record<EntryKind, EntryTable>> = {
  category: {
    name: 'categories',
    columns: { id: 'smallint', slug: 'text', ...LABELS, opentdb_id: 'smallint' },
  },
  region: { name: 'regions', columns: { code: 'text', kind: 'text', ...LABELS } },
  tag: { name: 'tags', columns: { slug: 'text', ...LABELS } },
  subcategory: { name: 'subcategories', columns: { slug: 'text', ...LABELS } },
  topic: { name: 'topics', columns: { slug: 'text', kind: 'text', ...LABELS } },
};

/** A statement that writes the listed entries that are new or differ, and returns those as they were and as they are. */
function upsertStatement({ name, columns }: EntryTable): string {
  const names = Object.keys(columns);
  const [key = '', ...others] = names;
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  const of = (row: string): string => others.map((column) => `${row}.${column}`).join(', ');
  const asObject = (row: string): string =>
    `jsonb_build_object(${others.map((column) => `'${column}', ${row}.${column}`).join(', ')})`;
  return `
    insert into ${name} (${names.join(', ')})
    select ${names.join(', ')} from jsonb_to_recordset($1) as listed(${types.join(', ')})
    on conflict (${key}) do update
      set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
      where (${of(name)}) is distinct from (${of('excluded')})
    returning new.${key}::text as key,
      case when old.${key} is not null then ${asObject('old')} end as before, ${asObject('new')} as after`;
}

/** Writes the listed entries that are new or differ; returns only those. */
export async function upsertEntries(
  client: PoolClient,
  entry: EntryKind,
  listed: readonly Columns[],
): Promise<WrittenEntry[]> {
  const written = await client.query<WrittenEntry>(upsertStatement(TABLES[entry]), [JSON.stringify(listed)]);
  return written.rows;
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
  listed: readonly Columns[],
): Promise<WrittenEntry[]> {
  const moved = await client.query<{ key: string; slug: string; opentdb_id: number | null }>(MAKE_WAY, [
    JSON.stringify(listed),
  ]);
  const given = new Map(moved.rows.map(({ key, ...columns }) => [key, columns]));
  const written = await upsertEntries(client, 'category', listed);
  return written.map((row) => ({ ...row, before: row.before && { ...row.before, ...given.get(row.key) } }));
}
