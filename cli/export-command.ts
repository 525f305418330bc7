import { Command, InvalidArgumentError, Option } from 'commander';

import { exportCatalogue, type ExportResult } from '../indexer/export/export-catalogue.ts';
import { makeExports } from '../indexer/export/make-exports.ts';
import { UPSTREAMS } from '../indexer/sources/licences.ts';
import { isLicenseUsed } from '../indexer/store/questions/export-questions.ts';
import { CATEGORIES, type CategoryRow } from '../src/contract/categories.ts';
import type { ExportFile } from '../src/contract/exports.ts';
import { Language, LicenseId, QualityFilter, Source, licenseFamily } from '../src/contract/vocabulary.ts';
import { createExportFolder } from '../src/exports/export-folder.ts';
import { withContext } from './command-context.ts';
import { subcommand, EXIT_CODES, serviceVersion, type CommandIo } from './command.ts';
import { table, when, type Line } from './output.ts';
import { createProgress } from './progress.ts';

/** Spelled as stored: SPDX identifiers ignore case. */
const SOURCE_LICENSES = [...new Set(Object.values(UPSTREAMS).map(({ license }) => license))].sort();
const KNOWN_LICENSES = SOURCE_LICENSES.flatMap((license) => [license, licenseFamily(license)]);

const CATEGORY_ROWS: readonly CategoryRow[] = CATEGORIES;

interface ExportFlags {
  readonly out: string;
  readonly license?: string;
  readonly lang: readonly Language[];
  readonly source: readonly Source[];
  readonly category: readonly string[];
  readonly quality: QualityFilter;
}

/** `trivia export`: the visible questions as canonical records, with attribution. */
export const exportCommand = (io: CommandIo): Command =>
  subcommand(
    'export',
    'write the visible questions as canonical records (one JSON object per line) with a manifest; `trivia import` can read them',
    'trivia export --license CC-BY-SA --lang pl --out polish/',
  )
    .requiredOption(
      '--out <path>',
      'a folder, or a file *.jsonl or *.jsonl.gz; an existing file is replaced once the new one is complete',
    )
    .option(
      '--license <id>',
      'an SPDX identifier such as CC-BY-SA-4.0, or a family such as CC-BY-SA',
      readLicense,
    )
    .addOption(
      new Option('--lang <language...>', 'only these languages').choices(Language.options).default([]),
    )
    .addOption(new Option('--source <name...>', 'only these sources').choices(Source.options).default([]))
    .addOption(
      new Option('--category <slug...>', 'only these categories')
        .choices(CATEGORY_ROWS.map(({ slug }) => slug))
        .default([]),
    )
    .addOption(
      new Option('--quality <tier>', 'quality filter, as in the API')
        .choices(QualityFilter.options)
        .default('all'),
    )
    .addHelpText(
      'after',
      '\nHidden questions and merged duplicates are not exported. For a full copy, use `trivia backup`.',
    )
    .action(
      withContext(
        io,
        async (
          { pool, output, signal },
          { out, license, lang, source, category, quality }: ExportFlags,
          command: Command,
        ) => {
          if (
            license !== undefined &&
            !KNOWN_LICENSES.includes(license) &&
            !(await isLicenseUsed(pool, license))
          )
            command.error(`error: unknown licence ${license}; sources have ${SOURCE_LICENSES.join(', ')}`);
          const progress = createProgress(output, 'exporting');
          const filter = {
            sources: source,
            languages: lang,
            categories: CATEGORY_ROWS.filter(({ slug }) => category.includes(slug)).map(({ id }) => id),
            quality,
            license: license ?? null,
          };
          try {
            const result = await exportCatalogue(pool, filter, out, {
              version: serviceVersion(),
              signal,
              onProgress: ({ done, total }) =>
                progress.show({ done, total, text: `${done.toLocaleString('en')} questions written` }),
            });
            progress.end();
            output.result(result, countLines(result));
            return EXIT_CODES.done;
          } catch (error) {
            progress.end();
            if (!signal.aborted) throw error;
            output.note('Stopped; nothing was written. Run the same command to start over.');
            return EXIT_CODES.stopped;
          }
        },
      ),
    );

function readLicense(given: string): string {
  if (!LicenseId.safeParse(given).success)
    throw new InvalidArgumentError(
      'Give an SPDX identifier such as CC-BY-SA-4.0, or a family such as CC-BY-SA.',
    );
  return KNOWN_LICENSES.find((known) => known.toLowerCase() === given.toLowerCase()) ?? given;
}

function countLines({ file, manifest, bytes, tally }: ExportResult): string[] {
  const section = (counts: Readonly<Record<string, number>>): [string, number][] =>
    Object.entries(counts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => [`  ${name}`, count]);
  return [
    ...table([
      ['questions', tally.questions],
      ...section(tally.sources),
      ...section(tally.languages),
      ...section(tally.licenses),
      ...section(tally.tiers),
    ]),
    ...(tally.placeholders > 0
      ? [
          `originals needed for the translations, written without text: ${tally.placeholders.toLocaleString('en')}`,
        ]
      : []),
    `${file}, ${bytes.toLocaleString('en')} bytes; ${manifest}`,
    ...(tally.questions === 0 ? ['No questions matched the filters; the file is empty.'] : []),
  ];
}

/** `trivia exports`: the files that mirrors download. */
export const exportsCommand = (io: CommandIo): Command =>
  new Command('exports')
    .description('make and list the files that mirrors download from `GET /exports`')
    .addCommand(makeCommand(io))
    .addCommand(listCommand(io));

const makeCommand = (io: CommandIo): Command =>
  subcommand(
    'make',
    'write all visible questions to the export folder, for `GET /exports`',
    'trivia exports make',
  ).action(
    withContext(io, async ({ config, output, signal, ...parts }) => {
      try {
        const data = await makeExports(parts, config.exportFolder, signal);
        output.result({ folder: config.exportFolder, data }, fileLines(data, config.exportFolder));
        return EXIT_CODES.done;
      } catch (error) {
        if (!signal.aborted) throw error;
        output.note('Stopped; the previous exports are unchanged. Run the same command to start over.');
        return EXIT_CODES.stopped;
      }
    }),
  );

const listCommand = (io: CommandIo): Command =>
  subcommand('list', 'list the newest exports', 'trivia exports list').action(
    withContext(io, async ({ config, output }) => {
      const data = await createExportFolder(config.exportFolder).list();
      output.result({ folder: config.exportFolder, data }, fileLines(data, config.exportFolder));
    }),
  );

function fileLines(files: readonly ExportFile[], folder: string): Line[] {
  const [first] = files;
  if (first === undefined) return ['There are no exports.'];
  return [
    `made ${when(new Date(first.madeAt))}, in ${folder}`,
    {
      head: ['file', 'questions', 'bytes'],
      rows: files.map(({ name, questions, bytes }) => [name, questions, bytes]),
    },
  ];
}
