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
