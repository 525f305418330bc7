import type { Readable } from 'node:stream';
import { Command, InvalidArgumentError, Option } from 'commander';

import { FilesRefused } from '../indexer/import/input-files.ts';
import { importFiles, type ImportResult } from '../indexer/import/import-files.ts';
import { spool, STANDARD_INPUT } from '../indexer/import/spool.ts';
import { Source } from '../src/contract/vocabulary.ts';
import { analyzeTables } from './store/connection.ts';
import { runInContext } from './command-context.ts';
import { documented, EXIT_CODES, JSON_OPTION, type CommandIo, type ExitCode } from './command.ts';
import { runImportAll } from './import-all.ts';
import { importLines, createImportDisplay } from './import-output.ts';
import type { Output } from './output.ts';

interface ImportFlags {
  readonly json: boolean;
  readonly all?: string;
  readonly source?: Source;
  readonly dryRun: boolean;
  readonly limit?: number;
  readonly prune: boolean;
  readonly forcePrune: boolean;
}

function exitCode({ finished, report, pruned }: ImportResult): ExitCode {
  if (!finished) return EXIT_CODES.stopped;
  return report.skipped > 0 || (pruned?.refused ?? null) !== null ? EXIT_CODES.incomplete : EXIT_CODES.done;
}

function readRowLimit(given: string): number {
  const limit = /^\d{1,12}$/u.test(given) ? Number(given) : 0;
  if (limit < 1) throw new InvalidArgumentError('Give a number of at least 1.');
  return limit;
}

/** Runs `work` with paths that can be read several times: standard input is copied to a file first. */
async function withReadable<Result>(
  paths: readonly string[],
  stdin: Readable,
  work: (paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
  if (!paths.includes(STANDARD_INPUT)) return work(paths);
  const copy = await spool(stdin);
  try {
    return await work(paths.map((path) => (path === STANDARD_INPUT ? copy.path : path)));
  } finally {
    await copy.remove();
  }
}

function printResult(output: Output, result: ImportResult, dryRun: boolean): ExitCode {
  const { report, files, ...rest } = result;
  output.result(
    { ...rest, dryRun, ...report, files: files.map(({ file, report: counts }) => ({ file, ...counts })) },
    importLines(result, dryRun),
  );
  return exitCode(result);
}

async function run(io: CommandIo, paths: readonly string[], flags: ImportFlags): Promise<void> {
  const { json, source = null, dryRun, limit, prune, forcePrune } = flags;
  await runInContext(io, { json }, async ({ pool, output, signal }) => {
    const { end, ...display } = createImportDisplay(output);
    try {
      const result = await withReadable(paths, io.stdin, (readable) =>
        importFiles(pool, readable, source, {
          signal,
          dryRun,
          ...(limit === undefined ? {} : { limit }),
          ...(prune || forcePrune ? { prune: forcePrune ? 'any' : 'some' } : {}),
          ...display,
        }),
      );
      if (!dryRun) await analyzeTables(pool);
      end();
      return printResult(output, result, dryRun);
    } catch (error) {
      end();
      if (!(error instanceof FilesRefused)) throw error;
      if (json) output.result({ error: error.message, refused: error.files }, []);
      else output.note(`trivia: ${error.message}`);
      return EXIT_CODES.usage;
    }
  });
}

/** `trivia import PATH…`: files from a source, canonical records, or all sources, into the database. */
export const importCommand = (io: CommandIo): Command =>
  documented(
    'import',
    'import questions from a source, or canonical records; a running indexer makes them searchable',
    'trivia import questions.jsonl\n  trivia import --source mintaka data/\n  trivia import --all .trivia/sources',
    'An import that is interrupted, even by a power cut, resumes when you run the same command again.\n' +
      'If a file does not belong to the source, nothing is imported.',
  )
    .argument('[path...]', 'files, folders, or - for standard input; .gz files are decompressed')
    .addOption(
      new Option(
        '--source <name>',
        'source of the files; without it, canonical records (one JSON object per line)',
      ).choices(Source.options),
    )
    .option(
      '--all <folder>',
      'import every source that has a folder there, as `trivia sources fetch` makes them',
    )
    .option('--dry-run', 'run the import without saving anything', false)
    .option('--limit <rows>', 'stop after this many rows (of each source with --all)', readRowLimit)
    .option(
      '--prune',
      "remove this source's questions that are missing from the input (refused above a fifth)",
      false,
    )
    .option('--force-prune', 'like --prune, however many are missing', false)
    .option(...JSON_OPTION)
    .action(async (paths: string[], flags: ImportFlags, command: Command) => {
      if ((flags.all === undefined) === (paths.length === 0))
        command.error('error: give paths, or --all and a folder');
      if (flags.all !== undefined && flags.source !== undefined)
        command.error('error: --all and --source exclude each other');
      if (flags.prune || flags.forcePrune) {
        if (flags.source === undefined) command.error('error: --prune needs --source');
        if (flags.limit !== undefined) command.error('error: --prune needs the whole input, without --limit');
      }
      await (flags.all === undefined ? run(io, paths, flags) : runImportAll(io, flags.all, flags));
    });
