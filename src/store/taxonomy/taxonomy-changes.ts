/** The kinds of entry that the vocabulary has, in the order in which they are written. */
export const ENTRY_KINDS = ['category', 'region', 'tag', 'subcategory', 'topic'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Columns of an entry with their values. */
export type Columns = Readonly<Record<string, string | number | null>>;

/** An entry that a statement wrote or removed, as it was and as it is; null where there was or is none. */
export interface WrittenEntry {
  readonly key: string;
  readonly before: Columns | null;
  readonly after: Columns | null;
}

/** What came to a topic and what left it, each in the order of the alphabet. */
export interface Gathered {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** One entry of the vocabulary that was added, changed or removed. */
export interface VocabularyChange extends WrittenEntry {
  readonly entry: EntryKind;
  /** The slug; of a region its code, of a category its number. */
  readonly key: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** Of a changed entry only the columns that differ. */
  readonly before: Columns | null;
  readonly after: Columns | null;
  /** Of topics only. */
  readonly members?: Gathered;
  readonly aliases?: Gathered;
}

/** Two columns of a row that ties something to a topic. */
export type Pair = readonly [topic: string, gathered: string];

/** Pairs that statements added and removed. */
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

/** The entries that statements wrote or removed, in the order of their keys. */
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

/** The topics whose own row, aliases or members changed, in the order of their slugs. */
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
