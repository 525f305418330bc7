import { Command } from 'commander';

import { Language } from '../src/contract/vocabulary.ts';
import { withContext } from './command-context.ts';
import { documented, JSON_OPTION, type CommandIo } from './command.ts';
import {
  ENTRY_KINDS,
  type Columns,
  type EntryKind,
  type Gathered,
  type VocabularyChange,
} from './store/taxonomy-entries.ts';

/** `trivia taxonomy`: categories, regions, tags, subcategories and topics. */
export const taxonomyCommand = (io: CommandIo): Command =>
  new Command('taxonomy').description('update the taxonomy in the database').addCommand(apply(io));

const apply = (io: CommandIo): Command =>
  documented(
    'apply',
    'update categories, regions, labels and topics in the database to this version, all or nothing, and list the changes',
    'trivia taxonomy apply --dry-run',
    'Topics, aliases and members missing from the data files are deleted; tags and subcategories from imports stay.',
  )
    .option('--dry-run', 'list the changes without saving them', false)
    .option(...JSON_OPTION)
    .action(
      withContext(io, async ({ pool, output }, { dryRun }: { readonly dryRun: boolean }) => {
        // Loaded late: other commands start faster without the catalogue.
        const { applyBundledTaxonomy } = await import('./bundled-taxonomy.ts');
        const changes = await applyBundledTaxonomy(pool, { dryRun });
        output.result({ dryRun, changes, counts: countChanges(changes) }, taxonomyLines(changes, dryRun));
      }),
    );

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;

const PLURALS: Readonly<Record<EntryKind, string>> = {
  category: 'categories',
  region: 'regions',
  tag: 'tags',
  subcategory: 'subcategories',
  topic: 'topics',
};

/** Entries of one kind that were added, changed and removed. */
type Counts = Record<VocabularyChange['change'], number>;

/** Counts the changes of each kind, zeros included. */
function countChanges(changes: readonly VocabularyChange[]): Record<EntryKind, Counts> {
  const counts = Object.fromEntries(
    ENTRY_KINDS.map((entry) => [entry, { added: 0, changed: 0, removed: 0 }]),
  ) as Record<EntryKind, Counts>;
  for (const { entry, change } of changes) counts[entry][change] += 1;
  return counts;
}

/** The changes as text: one line per entry, then counts per kind. */
export function taxonomyLines(changes: readonly VocabularyChange[], dryRun: boolean): string[] {
  const diff =
    changes.length === 0
      ? ['No changes: the database has the taxonomy of this version.']
      : [...changes.map(changeLine), summaryLine(changes)];
  return dryRun ? [...diff, 'Dry run: nothing was saved.'] : diff;
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

function changeLine({ entry, key, change, before, after, members, aliases }: VocabularyChange): string {
  const only = change === 'changed' ? null : (after ?? before);
  const labels = only === null ? '' : `  ${labelWords(only)}`;
  const words = [
    ...columnChanges(before, after),
    ...(members === undefined ? [] : listChanges('member', members)),
    ...(aliases === undefined ? [] : listChanges('alias', aliases)),
  ];
  return `${SIGNS[change]} ${entry} ${key}${labels}${words.length === 0 ? '' : `: ${words.join(', ')}`}`;
}

/** The columns as text: both values of a changed entry; otherwise the only one, without labels. */
function columnChanges(before: Columns | null, after: Columns | null): string[] {
  const values = Object.entries(after ?? before ?? {});
  if (before !== null && after !== null)
    return values.map(
      ([column, value]) => `${column} ${JSON.stringify(before[column])} -> ${JSON.stringify(value)}`,
    );
  return values
    .filter(([column]) => !column.startsWith('label_'))
    .map(([column, value]) => `${column} ${JSON.stringify(value)}`);
}

const listChanges = (name: string, { added, removed }: Gathered): string[] => [
  ...added.map((each) => `+ ${name} ${each}`),
  ...removed.map((each) => `- ${name} ${each}`),
];

/** The labels in the supported languages, in the order of the list; missing ones are left out. */
const labelWords = (columns: Columns): string =>
  Language.options.flatMap((language) => columns[`label_${language}`] ?? []).join(' | ');
