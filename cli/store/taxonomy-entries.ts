import type { PoolClient } from 'pg';

import type { Labels } from '../../src/store/taxonomy/labels.ts';

/** The kinds of vocabulary entries, in the order in which they are written. */
export const ENTRY_KINDS = ['category', 'region', 'tag', 'subcategory', 'topic'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Column values of an entry. */
export type Columns = Readonly<Record<string, string | number | null>>;

/** An entry that a statement wrote or deleted, before and after; null if it did not or does not exist. */
export interface WrittenEntry {
  readonly key: string;
  readonly before: Columns | null;
  readonly after: Columns | null;
}

/** What was added to a topic and removed from it, each sorted. */
export interface Gathered {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A vocabulary entry that was added, changed or removed. */
export interface VocabularyChange extends WrittenEntry {
  readonly entry: EntryKind;
  /** The slug, or the code of a region, or the id of a category. */
  readonly key: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** For a changed entry, only the columns that differ. */
  readonly before: Columns | null;
  readonly after: Columns | null;
  /** For topics only. */
  readonly members?: Gathered;
  readonly aliases?: Gathered;
}

/** A row that links something to a topic. */
export type Pair = readonly [topic: string, gathered: string];

/** Pairs that were added and removed. */
export interface PairChanges {
  readonly added: readonly Pair[];
  readonly removed: readonly Pair[];
}

const alphabetical = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function changeOf(entry: EntryKind, { key, before, after }: WrittenEntry): VocabularyChange {
  if (before === null) return { entry, key, change: 'added', before, after };
  if (after === null) return { entry, key, change: 'removed', before, after };
  const differing = (columns: Columns): Columns =>
    Object.fromEntries(Object.entries(columns).filter(([column]) => before[column] !== after[column]));
  return { entry, key, change: 'changed', before: differing(before), after: differing(after) };
}

/** The changes that statements made to entries, ordered by key. */
export function entryChanges(entry: EntryKind, written: readonly WrittenEntry[]): VocabularyChange[] {
  return written
    .map((row) => changeOf(entry, row))
    .toSorted((one, other) => alphabetical(one.key, other.key));
}

const gatheredBy = (topic: string, pairs: PairChanges): Gathered => {
  const ofTopic = (list: readonly Pair[]): string[] =>
    list
      .filter(([slug]) => slug === topic)
      .map(([, gathered]) => gathered)
      .sort(alphabetical);
  return { added: ofTopic(pairs.added), removed: ofTopic(pairs.removed) };
};

/** The topics whose row, aliases or members changed, ordered by slug. */
export function topicChanges(
  written: readonly WrittenEntry[],
  aliases: PairChanges,
  members: PairChanges,
): VocabularyChange[] {
  const rows = new Map(written.map((row) => [row.key, row]));
  for (const [topic] of [aliases.added, aliases.removed, members.added, members.removed].flat())
    if (!rows.has(topic)) rows.set(topic, { key: topic, before: {}, after: {} });
  return entryChanges('topic', [...rows.values()]).map((change) => ({
    ...change,
    members: gatheredBy(change.key, members),
    aliases: gatheredBy(change.key, aliases),
  }));
}

/** The columns that the catalogue sets, with their types. The first one is the key. */
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

/** A vocabulary entry listed in the catalogue. */
export interface ListedEntry {
  readonly key: string;
  /** The key of its labels; for a region, its code. */
  readonly slug: string;
  readonly columns: Columns;
  readonly label: Labels;
}

/** The statement that writes new and changed entries, and returns them before and after. */
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

/** The written labels of an entry, as one column per language. */
interface WrittenLabels {
  readonly slug: string;
  readonly before: Columns;
  readonly after: Columns;
}

/** Adds written labels to the written entries, and adds entries of which only labels were written. */
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

/** Writes new and changed entries and labels, and returns only these. */
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

// No slug starts with a tilde, so this cannot conflict.
const MAKE_WAY = `
  update categories set slug = '~' || categories.id, opentdb_id = null
  from jsonb_to_recordset($1) as listed(id smallint, slug text, opentdb_id smallint)
  where categories.id = listed.id
    and (categories.slug, categories.opentdb_id) is distinct from (listed.slug, listed.opentdb_id)
  returning categories.id::text as key, old.slug, old.opentdb_id`;

/**
 * Like `upsertEntries`. Two categories may swap unique values, so categories whose slug or number changes give up the
 * old ones first.
 */
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
