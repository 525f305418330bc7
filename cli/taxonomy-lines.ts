import {
  ENTRY_KINDS,
  type Columns,
  type EntryKind,
  type Gathered,
  type VocabularyChange,
} from '../src/store/taxonomy/taxonomy-changes.ts';

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;

const PLURALS: Readonly<Record<EntryKind, string>> = {
  category: 'categories',
  region: 'regions',
  tag: 'tags',
  subcategory: 'subcategories',
  topic: 'topics',
};

/** How many entries of a kind were added, changed and removed. */
type Counts = Record<VocabularyChange['change'], number>;

/** Counts the changes of each kind; every kind is there, with zeros. */
export function countChanges(changes: readonly VocabularyChange[]): Record<EntryKind, Counts> {
  const counts = Object.fromEntries(
    ENTRY_KINDS.map((entry) => [entry, { added: 0, changed: 0, removed: 0 }]),
  ) as Record<EntryKind, Counts>;
  for (const { entry, change } of changes) counts[entry][change] += 1;
  return counts;
}

/** The columns in words; of a changed entry both values, of others the one there is, its labels left out. */
function columnWords(before: Columns | null, after: Columns | null): string[] {
  const values = Object.entries(after ?? before ?? {});
  if (before !== null && after !== null)
    return values.map(
      ([column, value]) => `${column} ${JSON.stringify(before[column])} -> ${JSON.stringify(value)}`,
    );
  return values
    .filter(([column]) => !column.startsWith('label_'))
    .map(([column, value]) => `${column} ${JSON.stringify(value)}`);
}

const gatheredWords = (name: string, { added, removed }: Gathered): string[] => [
  ...added.map((each) => `+ ${name} ${each}`),
  ...removed.map((each) => `- ${name} ${each}`),
];

function changeLine({ entry, key, change, before, after, members, aliases }: VocabularyChange): string {
  const only = change === 'changed' ? null : (after ?? before);
  const labels = only === null ? '' : `  ${only.label_en ?? ''} | ${only.label_pl ?? ''}`;
  const words = [
    ...columnWords(before, after),
    ...(members === undefined ? [] : gatheredWords('member', members)),
    ...(aliases === undefined ? [] : gatheredWords('alias', aliases)),
  ];
  return `${SIGNS[change]} ${entry} ${key}${labels}${words.length === 0 ? '' : `: ${words.join(', ')}`}`;
}

function summaryLine(changes: readonly VocabularyChange[]): string {
  const kinds = Object.entries(countChanges(changes)) as [EntryKind, Counts][];
  const parts = kinds.flatMap(([entry, counts]) => {
    const words = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([change, count]) => `${count} ${change}`);
    return words.length === 0 ? [] : [`${PLURALS[entry]}: ${words.join(', ')}`];
  });
  return `${parts.join('; ')}.`;
}

/** A diff for people: one line for each entry that differs, then how many of each kind. */
export function taxonomyLines(changes: readonly VocabularyChange[], dryRun: boolean): string[] {
  const diff =
    changes.length === 0
      ? ['Nothing differs: the database has the taxonomy of this version.']
      : [...changes.map(changeLine), summaryLine(changes)];
  return dryRun ? [...diff, 'A dry run: nothing was written.'] : diff;
}
