import { Command, Option } from 'commander';
import type { Pool } from 'pg';

import {
  findTopic,
  findUnknownTags,
  type TranslatableFilter,
} from '../indexer/store/questions/translations.ts';
import { TRANSLATION_FAULTS, TRANSLATION_WARNINGS } from '../indexer/translations/check-translation.ts';
import { exportTranslations, type TranslationExport } from '../indexer/translations/export-translations.ts';
import { importTranslations, type TranslationReport } from '../indexer/translations/import-translations.ts';
import { CATEGORIES, type CategoryRow } from '../src/contract/categories.ts';
import { Language, Source } from '../src/contract/vocabulary.ts';
import { createTopicCache } from '../src/store/taxonomy/taxonomy-names.ts';
import { analyzeTables } from './store/connection.ts';
import { withContext } from './command-context.ts';
import { subcommand, EXIT_CODES, serviceVersion, type CommandIo } from './command.ts';
import { readLimit } from './options.ts';
import { table } from './output.ts';
import { createProgress } from './progress.ts';

/** `trivia translations`: XLIFF files for translators. */
export const translationsCommand = (io: CommandIo): Command =>
  new Command('translations')
    .description('export questions for translation and import the results')
    .addCommand(exportSubcommand(io))
    .addCommand(importSubcommand(io));

interface ExportFlags {
  readonly out: string;
  readonly from: Language;
  readonly to: Language;
  readonly source: readonly Source[];
  readonly category: readonly string[];
  readonly tag: readonly string[];
  readonly topic?: string;
  readonly only?: 'missing' | 'stale';
  readonly limit?: number;
}

const CATEGORY_ROWS: readonly CategoryRow[] = CATEGORIES;

async function membersOf(
  pool: Pool,
  name: string | undefined,
  command: Command,
): Promise<TranslatableFilter['topic']> {
  if (name === undefined) return null;
  const slug = await findTopic(pool, name);
  if (slug === undefined) command.error(`error: unknown topic ${name}`);
  const [members] = await createTopicCache(pool).read([slug]);
  return members ?? null;
}

/** Reads the filter; a value that the catalogue does not have is reported as wrong usage. */
async function filterOf(pool: Pool, flags: ExportFlags, command: Command): Promise<TranslatableFilter> {
  const { from, to, source, category, tag, topic, only, limit } = flags;
  if (from === to) command.error('error: give two different languages');
  const unknown = await findUnknownTags(pool, tag);
  if (unknown.length > 0) command.error(`error: unknown tag ${unknown.join(', ')}`);
  return {
    from,
    to,
    sources: source,
    categories: CATEGORY_ROWS.filter(({ slug }) => category.includes(slug)).map(({ id }) => id),
    tags: tag,
    topic: await membersOf(pool, topic, command),
    only: only ?? null,
    limit: limit ?? null,
  };
}

const language = (flag: string, words: string, fallback: Language): Option =>
  new Option(`${flag} <language>`, words).choices(Language.options).default(fallback);

const exportSubcommand = (io: CommandIo): Command =>
  subcommand(
    'export',
    'write questions, with existing translations, as XLIFF 1.2 for translation tools',
    'trivia translations export --from en --to pl --category geography --only missing --out geography.xlf',
  )
    .requiredOption('--out <file>', 'output file; an existing file is replaced once the new one is complete')
    .addOption(language('--from', 'language of the questions', 'en'))
    .addOption(language('--to', 'language to translate into', 'pl'))
    .addOption(new Option('--source <name...>', 'only these sources').choices(Source.options).default([]))
    .addOption(
      new Option('--category <slug...>', 'only these categories')
        .choices(CATEGORY_ROWS.map(({ slug }) => slug))
        .default([]),
    )
    .option('--topic <name>', 'only this topic, by slug or alias')
    .option('--tag <slug...>', 'only questions with one of these tags', [])
    .addOption(
      new Option(
        '--only <kind>',
        'only untranslated questions, or only those whose original has changed since',
      ).choices(['missing', 'stale']),
    )
    .option('--limit <number>', 'maximum number of questions', readLimit)
    .action(
      withContext(io, async ({ pool, output, signal }, flags: ExportFlags, command: Command) => {
        const filter = await filterOf(pool, flags, command);
        const written = await exportTranslations(pool, filter, flags.out, serviceVersion(), signal);
        output.result({ file: flags.out, ...written }, exportedLines(flags.out, written));
      }),
    );

interface ImportFlags {
  readonly translator: 'machine' | 'human';
  readonly dryRun: boolean;
}

const importSubcommand = (io: CommandIo): Command =>
  subcommand(
    'import',
    'import translations; questions with errors are listed by id and left unchanged',
    'trivia translations import geography.xlf --translator human --dry-run',
  )
    .argument('<file>', 'XLIFF 1.2 or 2 file from the translation tool')
    .addOption(
      new Option('--translator <kind>', 'who translated').choices(['machine', 'human']).makeOptionMandatory(),
    )
    .option('--dry-run', 'run the import without saving anything', false)
    .action(
      withContext(io, async ({ pool, output, signal }, file: string, { translator, dryRun }: ImportFlags) => {
        const progress = createProgress(output, 'importing');
        const { report, ...read } = await importTranslations(pool, file, {
          translator,
          dryRun,
          signal,
          onProgress: (done, total) =>
            progress.show({ done, total, text: `${done.toLocaleString('en')} questions` }),
        }).finally(() => progress.end());
        if (!dryRun) await analyzeTables(pool);
        const finished = report.questions === read.questions;
        const { questions: _, ...counts } = report;
        output.result(
          { file, ...read, dryRun, finished, ...counts },
          importedLines(report, dryRun, finished),
        );
        if (!finished) return EXIT_CODES.stopped;
        return report.faults.length > 0 || report.foreignUnits > 0 ? EXIT_CODES.incomplete : EXIT_CODES.done;
      }),
    );

/** Findings shown in the text; the JSON has all of them. */
const SHOWN = 50;

function exportedLines(file: string, written: TranslationExport): string[] {
  const { questions, units, stale, missing, bytes } = written;
  return [
    ...table([
      ['questions', questions],
      ['  untranslated', missing],
      ['  outdated', stale],
      ['units', units],
    ]),
    `${file}, ${bytes.toLocaleString('en')} bytes`,
    ...(questions === 0 ? ['No questions matched the filters; the file is empty.'] : []),
  ];
}

function findingLines<Kind extends string>(
  title: string,
  findings: readonly { readonly id: string; readonly kind: Kind; readonly detail: string }[],
  words: Readonly<Record<Kind, string>>,
): string[] {
  if (findings.length === 0) return [];
  const left = findings.length - SHOWN;
  return [
    title,
    ...findings
      .slice(0, SHOWN)
      .map(({ id, kind, detail }) => `  ${id}: ${words[kind]}${detail === '' ? '' : ` (${detail})`}`),
    ...(left > 0 ? [`  and ${left.toLocaleString('en')} more; use --json to list all`] : []),
  ];
}

const IMPORT_COUNTS = [
  'questions',
  'imported',
  'updated',
  'unchanged',
  'merged',
  'untranslated',
  'refused',
] as const;

/** The result of a translation import as text. */
function importedLines(report: TranslationReport, dryRun: boolean, finished: boolean): string[] {
  return [
    ...table(IMPORT_COUNTS.map((name) => [name, report[name]])),
    ...findingLines('Refused and left unchanged:', report.faults, TRANSLATION_FAULTS),
    ...findingLines('Worth a look:', report.warnings, TRANSLATION_WARNINGS),
    ...(report.foreignUnits > 0
      ? [`${report.foreignUnits.toLocaleString('en')} units have ids that match no question.`]
      : []),
    ...(dryRun ? ['Dry run: nothing was saved.'] : []),
    ...(finished ? [] : ['Stopped before the end of the file. Run the same command again.']),
  ];
}
